import { describe, expect, test } from 'vitest';
import {
  automaticStep,
  GESTURES,
  HOUSE_SECONDS,
  nextStep,
  type TableCommand,
} from '../../src/index.js';
import { AUTOMATIC, MANUAL, Room } from '../support/room.js';
import { RULEBOOKS } from '../support/tables.js';

const byWhom = (room: Room): ReadonlySet<string> =>
  new Set(
    room.happened.flatMap((one) =>
      'jackpot' in one ? [] : one.events.map(({ as, type }) => `${as} ${type}`),
    ),
  );

describe('a fully automatic table', () => {
  for (const id of RULEBOOKS) {
    test(`${id}: plays its rounds with players deciding and people only inspecting and validating`, () => {
      const room = Room.open(id, { policy: AUTOMATIC, seed: 11 });
      for (let round = 0; round < 12; round += 1) room.playRound();
      expect(room.world.table.lastRound).toBe(12);
      const dealt = [...byWhom(room)].filter((what) => what.startsWith('dealer '));
      // The dealer sat the players down, and inspected the decks where a person has to.
      const inspects = room.rules.inForce.rulebook.shuffling.opening.some(
        ({ value }) => value === 'dealer-inspects',
      );
      expect(dealt.toSorted()).toEqual([
        'dealer BoughtIn',
        ...(inspects ? ['dealer InCards'] : []),
        'dealer PlayerSat',
      ]);
    });
  }

  test('waits for players, and betting stays open for who has not bet', () => {
    const room = Room.open('md/high-card-flush', { policy: AUTOMATIC }).until('betting');
    room.bet(1);
    expect(automaticStep(room.world, room.at, room.stack)).toBeNull();
    room.bet(2);
    room.bet(3);
    expect(automaticStep(room.world, room.at, room.stack)).toMatchObject({ type: 'CloseBetting' });
  });

  test('closes betting without those who let the time run out', () => {
    const room = Room.open('oh/high-card-flush', { policy: AUTOMATIC }).until('betting');
    room.bet(2);
    room.seconds += 31;
    for (;;) {
      const own = automaticStep(room.world, room.at, room.stack);
      if (own?.type !== 'SitOut') {
        expect(own).toMatchObject({ type: 'CloseBetting' });
        return;
      }
      expect(own).toMatchObject({ why: 'time' });
      expect(own.seat).not.toBe(2);
      expect(room.issue(own)).toBeNull();
    }
  });

  test('opens no round for nobody', () => {
    const room = Room.open('oh/high-card-flush', { policy: AUTOMATIC, players: 1 }).playRound();
    room.until('between');
    room.do({ type: 'Leave', seat: 1 }, 'player', 'player-1');
    for (let step = 0; step < 40; step += 1) {
      const own = automaticStep(room.world, room.at, room.stack);
      if (own === null) break;
      expect(own.type).toBe('Cards');
      expect(room.issue(own)).toBeNull();
    }
    expect(nextStep(room.world, room.at)).toMatchObject({ gesture: { type: 'OpenRound' } });
  });

  test('deals only when it is handed enough cards', () => {
    const room = Room.open('sd/caribbean-stud', { policy: AUTOMATIC }).until('dealing');
    while (nextStep(room.world, room.at)?.kind !== 'deal') room.advance();
    expect(automaticStep(room.world, room.at, room.stack.slice(0, 19))).toBeNull();
    expect(automaticStep(room.world, room.at, room.stack)).toMatchObject({ type: 'Deal' });
  });

  test('is stopped by what a floorperson has to look at', () => {
    const room = Room.open('md/high-card-flush', { policy: AUTOMATIC }).until('deciding');
    room.do({ type: 'RackStub', counted: 3 });
    expect(automaticStep(room.world, room.at, room.stack)).toBeNull();
  });
});

describe('a hand whose player does not answer', () => {
  test('[OH-HCF-fold#1] is folded when the time is up, with every winning bonus claimed', () => {
    const room = Room.open('oh/high-card-flush', { policy: AUTOMATIC, players: 1 }).until(
      'dealing',
    );
    // Seat 1 gets five hearts: a flush bonus, and no straight flush.
    const hand = ['Ah', 'Jh', '9h', '7h', '3h', '2c', '4d'];
    const rest = room.stack.filter((card) => !hand.includes(card));
    while (nextStep(room.world, room.at)?.kind !== 'deal') room.advance();
    const next = nextStep(room.world, room.at);
    if (next?.kind !== 'deal') throw new Error('no deal');
    room.stack = next.places.map((to) => (to === 1 ? hand.shift() : rest.shift()) as string);
    room.until('deciding');
    while (nextStep(room.world, room.at)?.kind !== 'players') room.advance();
    expect(automaticStep(room.world, room.at, [])).toBeNull();
    room.seconds += 31;
    expect(automaticStep(room.world, room.at, [])).toMatchObject({
      type: 'Decide',
      seat: 1,
      as: 'house',
      decision: { kind: 'fold', claims: ['flush'] },
    });
  });

  test('is folded in its turn where everybody plays for a pot', () => {
    const room = Room.open('wa/ricochet-poker', { policy: AUTOMATIC, seed: 2 }).until('acting');
    const next = nextStep(room.world, room.at);
    room.seconds += 31;
    const own = automaticStep(room.world, room.at, room.stack);
    expect(next?.kind).toBe('players');
    expect(own).toMatchObject({ type: 'Decide', decision: 'fold' });
  });

  test('has the time of the house where the table states none', () => {
    const policy = { ...AUTOMATIC, decisionSeconds: null };
    const room = Room.open('oh/high-card-flush', { policy }).until('deciding');
    while (nextStep(room.world, room.at)?.kind !== 'players') room.advance();
    expect(automaticStep(room.world, room.at, room.stack)).toBeNull();
    room.seconds += HOUSE_SECONDS;
    expect(automaticStep(room.world, room.at, room.stack)).toMatchObject({ type: 'Decide' });
  });

  test('is left alone where a dealer deals and no time is stated', () => {
    const room = Room.open('oh/high-card-flush', { policy: MANUAL }).until('deciding');
    while (nextStep(room.world, room.at)?.kind !== 'players') room.advance();
    room.seconds += 100_000;
    expect(automaticStep(room.world, room.at, room.stack)).toBeNull();
  });
});

describe('automation is policy', () => {
  for (const id of RULEBOOKS) {
    test(`${id}: with an empty policy nothing happens by itself`, () => {
      const room = Room.open(id, { policy: MANUAL, seed: 4 });
      const before = room.world.table.lastRound;
      for (let step = 0; step < 300 && room.world.table.lastRound < before + 2; step += 1) {
        expect(automaticStep(room.world, room.at, room.stack)).toBeNull();
        room.advance();
      }
      expect(room.world.table.lastRound).toBe(before + 2);
    });
  }

  const GESTURE_OF: Readonly<Partial<Record<TableCommand['type'], string>>> = {
    Cards: 'prepare-cards',
    OpenRound: 'open-round',
    CloseBetting: 'close-betting',
    DoStep: 'before-deal',
    CountChips: 'before-deal',
    Deal: 'deal',
    RackStub: 'rack-stub',
    SettleBonuses: 'settle-bonuses',
    SitOut: 'close-betting',
    PassBetting: 'close-betting',
    Decide: 'fold-on-time-out',
    Turn: 'turn',
    Settle: 'settle',
    OpenAction: 'settle-bonuses',
    AtJackpot: 'pay-awards',
    KeyWinner: 'pay-awards',
    PayEnvy: 'pay-awards',
    TakeUp: 'take-up',
    EndRound: 'end-round',
  };

  for (const gesture of GESTURES) {
    test(`${gesture} alone: the table does that and nothing else`, () => {
      const done = new Set<string>();
      for (const id of ['md/high-card-flush', 'wa/ricochet-poker'] as const) {
        const policy = {
          ...MANUAL,
          gestures: [gesture],
          decisionSeconds: gesture === 'fold-on-time-out' ? 1 : 60,
        };
        const room = Room.open(id, { policy, seed: 9 });
        for (let step = 0; step < 2_000 && room.world.table.lastRound < 5; step += 1) {
          room.seconds += 2;
          const own = automaticStep(room.world, room.at, room.stack);
          if (own !== null) done.add(GESTURE_OF[own.type] ?? own.type);
          room.advance();
        }
      }
      expect([...done]).toEqual([gesture]);
    });
  }
});
