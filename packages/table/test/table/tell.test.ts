import { cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import {
  type EventOf,
  type Looking,
  type TableEvent,
  type Told,
  tellTable,
  viewTable,
  type World,
} from '../../src/index.js';
import { eachEvent } from '../support/replay.js';
import { AUTOMATIC, Room } from '../support/room.js';

const ADA: Looking = { kind: 'player', player: 'player-1' };
const BEN: Looking = { kind: 'player', player: 'player-2' };
const DEALER: Looking = { kind: 'dealer' };
const FLOOR: Looking = { kind: 'floorperson' };
const SPECTATOR: Looking = { kind: 'spectator' };
const EVERYBODY = [ADA, BEN, DEALER, FLOOR, SPECTATOR];

/** How the last event of a kind is told to each of them. */
const toldOf = <T extends TableEvent['type']>(room: Room, type: T): readonly (Told | null)[] => {
  let found: { readonly before: World; readonly event: TableEvent } | null = null;
  eachEvent(room.rules, room.happened, (before, event) => {
    if (event?.type === type) found = { before, event };
  });
  if (found === null) throw new Error(`there was no ${type}`);
  const { before, event } = found as { before: World; event: EventOf<T> };
  return EVERYBODY.map((looking) => tellTable(before, event, looking));
};

const isTold = (told: readonly (Told | null)[]): readonly boolean[] =>
  told.map((one) => one !== null);

describe('who is told what', () => {
  const room = Room.open('sd/high-card-flush', { seed: 6 });
  room.do({ type: 'FillTray', cents: cents(500_000), slip: 'F-1' }, 'floorperson');
  room.do({ type: 'CreditTray', cents: cents(100_000), slip: 'C-1' }, 'floorperson');
  room.do({ type: 'TakeDrop', cents: cents(100) }, 'floorperson');
  room.do({ type: 'BuyIn', player: 'player-1', cents: cents(10_000) });
  room.do({ type: 'TipDealer', player: 'player-1', cents: cents(500) }, 'player', 'player-1');

  test.each(['TrayFilled', 'TrayCredited', 'DropTaken'] as const)('staff alone of %s', (type) => {
    expect(isTold(toldOf(room, type))).toEqual([false, false, true, true, false]);
  });

  test.each(['BoughtIn', 'DealerTipped'] as const)('the player and staff of %s', (type) => {
    expect(isTold(toldOf(room, type))).toEqual([true, false, true, true, false]);
  });

  test('everybody that the table opens, staff alone with what', () => {
    const [ada, , dealer] = toldOf(room, 'TableOpened');
    expect(ada).toMatchObject({ type: 'TableOpened', dealer: 'Dana' });
    expect(ada).not.toHaveProperty('trayCents');
    expect(ada).not.toHaveProperty('policy');
    expect(dealer).toMatchObject({ trayCents: 90_000_000 });
  });

  test('everybody that the table closes, staff alone with what', () => {
    const closed = Room.open('oh/high-card-flush');
    closed.do({ type: 'CloseTable', trayCents: cents(1) }, 'floorperson');
    const [ada, , , floor] = toldOf(closed, 'TableClosed');
    expect(ada).not.toHaveProperty('trayCents');
    expect(ada).not.toHaveProperty('overCents');
    expect(floor).toMatchObject({ trayCents: 1 });
  });
});

describe('an irregularity', () => {
  test('is told to everybody, what staff noted about it to staff alone', () => {
    const room = Room.open('md/high-card-flush', { seed: 3 }).until('deciding');
    const note = 'Ada turned it';
    room.do({ type: 'CallIrregularity', kind: 'dealer-card-exposed-early', note });
    const told = toldOf(room, 'IrregularityCalled');
    for (const one of told) expect(one).toMatchObject({ kind: 'dealer-card-exposed-early' });
    const notes = told.map((one) => one?.type === 'IrregularityCalled' && one.note);
    expect(notes).toEqual([null, null, note, note, null]);
  });
});

describe('cards that were put right', () => {
  const corrected = (phase: string) => {
    const room = Room.open('sd/high-card-flush', { seed: 8 }).until('deciding');
    room.decide(1, true);
    room.until(phase);
    const hand = room.round.game.hands[0];
    const cards = hand?.cards.map((card) => room.text(card)) ?? [];
    const unused = room.stack.at(-1) as string;
    const as = phase === 'settled' ? 'floorperson' : 'dealer';
    const to = [unused, ...cards.slice(1)];
    room.do({ type: 'CorrectCards', place: 1, cards: to, reason: `not ${cards[0]}` }, as);
    return { room, to };
  };

  test('of a folded hand, before the settlement: its player alone learns them', () => {
    const { room, to } = corrected('revealing');
    const [ada, ...others] = toldOf(room, 'CardsCorrected');
    expect(ada).toMatchObject({ to });
    for (const told of others) {
      expect(told).toMatchObject({ to: to.map(() => '??'), from: to.map(() => '??'), reason: '' });
    }
  });

  test('of a folded hand, after the settlement: its player and staff do', () => {
    const { room, to } = corrected('settled');
    const [ada, ben, dealer, floor, spectator] = toldOf(room, 'CardsCorrected');
    for (const told of [ada, dealer, floor]) expect(told).toMatchObject({ to });
    for (const told of [ben, spectator]) expect(told).toMatchObject({ to: to.map(() => '??') });
  });
});

describe('receipts', () => {
  const room = Room.open('md/high-card-flush', { policy: AUTOMATIC, seed: 3 }).until('settled');

  test('a player has the lines of the own seat, staff have all, others none', () => {
    const receipts = (looking: Looking) => viewTable(room.world, looking, room.at).receipts;
    expect(receipts(ADA).map(({ seat }) => seat)).toEqual([1]);
    expect(receipts(ADA)[0]?.lines.every(({ seat }) => seat === 1)).toBe(true);
    expect(receipts(FLOOR).map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(receipts(SPECTATOR)).toEqual([]);
    expect(receipts({ kind: 'player', player: 'somebody' })).toEqual([]);
  });

  test('the next player of a seat gets neither the receipt nor the cards of the last', () => {
    const folded = Room.open('sd/high-card-flush', { seed: 3 }).until('deciding');
    folded.decide(1, true);
    folded.until('settled');
    folded.do({ type: 'Leave', seat: 1 }, 'player', 'player-1');
    folded.seat(1, 'newcomer');
    const view = viewTable(folded.world, { kind: 'player', player: 'newcomer' }, folded.at);
    expect(view.mine).toEqual([1]);
    expect(view.receipts).toEqual([]);
    expect(view.round?.game.hands[0]?.cards.every((card) => card === '??')).toBe(true);
  });

  test('an adjusted payment is told to its player and to staff, on a new receipt', () => {
    room.do(
      {
        type: 'AdjustPayment',
        round: 'pit-1/1',
        seat: 1,
        player: 'player-1',
        cents: cents(500),
        reason: 'a chip too few',
      },
      'floorperson',
    );
    expect(isTold(toldOf(room, 'PaymentAdjusted'))).toEqual([true, false, true, true, false]);
    expect(viewTable(room.world, ADA, room.at).receipts[0]?.issue).toBe(2);
  });
});

describe('a round that is stopped or void', () => {
  test('says why, in words and with the clause', () => {
    const room = Room.open('md/high-card-flush', { seed: 3 }).until('deciding');
    room.do({ type: 'RackStub', counted: 3 });
    const stopped = viewTable(room.world, SPECTATOR, room.at).round?.stopped;
    expect(stopped).toMatchObject({ kind: 'stub-count-misdealt' });
    expect(stopped?.words).not.toBe('');
    room.do({ type: 'CallIrregularity', kind: 'stub-count-defective-deck' });
    const { round } = viewTable(room.world, SPECTATOR, room.at);
    expect(round?.voided?.words).toBe(round?.irregularities.at(-1)?.words);
    expect(round?.voided?.cite).toBe(round?.irregularities.at(-1)?.cite);
  });

  test('by a floorperson, for a reason no rule foresees', () => {
    const room = Room.open('oh/high-card-flush', { seed: 3 }).until('deciding');
    room.do({ type: 'VoidRound', reason: 'the lights went out' }, 'floorperson');
    const { round } = viewTable(room.world, ADA, room.at);
    expect(round?.voided?.words).toMatch(/void/);
  });

  test('how long a player has is for everybody to see', () => {
    const room = Room.open('md/high-card-flush', { policy: AUTOMATIC, seed: 3 }).until('deciding');
    while (room.world.table.phase === 'open' && room.round.stub === 'in-use') room.advance();
    const left = viewTable(room.world, SPECTATOR, room.at).round?.secondsLeft;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(30);
  });
});

describe('an award', () => {
  /** Played until a jackpot has something to pay. */
  const won = (): { readonly room: Room; readonly hit: string; readonly seat: number } => {
    const room = Room.open('md/high-card-flush', { seed: 9 });
    for (let steps = 0; steps < 20_000; steps += 1) {
      const pending = viewTable(room.world, SPECTATOR, room.at).jackpots[0]?.pending[0];
      if (pending !== undefined) return { room, hit: pending.hit, seat: pending.seat };
      room.advance();
    }
    throw new Error('nobody won');
  };
  const rejects = (hit: string) => ({
    type: 'AtJackpot' as const,
    jackpot: 'progressive' as const,
    step: { type: 'RejectHit' as const, hit, office: 'floorperson' as const, reason: 'misread' },
  });

  test('that is taken back is on the receipt as not paid, and the round goes on', () => {
    const { room, hit, seat } = won();
    room.do(rejects(hit), 'floorperson');
    expect(viewTable(room.world, FLOOR, room.at).jackpots[0]?.pending).toEqual([]);
    room.until('between');
    const { receipts } = viewTable(room.world, FLOOR, room.at);
    const receipt = receipts.find((one) => one.seat === seat);
    expect(receipt).toMatchObject({ changes: [{ why: 'award-withdrawn' }] });
  });

  test('of another table on the same meter is not touched from here', () => {
    const { room, hit } = won();
    const meter = room.world.meters.progressive;
    if (meter === undefined || meter.phase === 'unopened') throw new Error('no meter');
    const hits = meter.hits.map((one) => ({ ...one, table: 'pit-2' }));
    room.world = { ...room.world, meters: { progressive: { ...meter, hits } } };
    expect(room.tries(rejects(hit), 'floorperson')?.code).toBe('hit-elsewhere');
  });
});
