import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import {
  type EventOf,
  evolveWorld,
  type Happened,
  type Looking,
  newWorld,
  type TableEvent,
  type Told,
  tellTable,
  type World,
} from '../../src/index.js';
import { playedOut, ricochet, STAYS } from '../support/ricochet.js';
import { bet, FLOOR, raise, Table } from '../support/table.js';

const ADA: Looking = { kind: 'player', player: 'Ada' };
const BEN: Looking = { kind: 'player', player: 'Ben' };
const CLEO: Looking = { kind: 'player', player: 'Cleo' };
const STAFF: Looking = { kind: 'dealer' };
const SPECTATOR: Looking = { kind: 'spectator' };
const EVERYBODY = [ADA, BEN, CLEO, STAFF, SPECTATOR];

/** The last event of a kind, and the world it happened in. */
const last = <T extends TableEvent['type']>({ world, happened }: Table, type: T) => {
  let before = newWorld('t1', world.rules);
  let found: { readonly before: World; readonly event: EventOf<T> } | null = null;
  for (const one of happened.flatMap(singly)) {
    const [event] = one.events;
    if (!('jackpot' in one) && event?.type === type) found = { before, event: event as EventOf<T> };
    before = evolveWorld(before, one);
  }
  if (found === null) throw new Error(`there was no ${type}`);
  return found as { readonly before: World; readonly event: EventOf<T> };
};

const singly = (one: Happened): readonly Happened[] =>
  one.events.map((event) => ({ ...one, events: [event] }) as Happened);

const told = (table: Table, type: TableEvent['type'], looking: Looking): Told | null => {
  const { before, event } = last(table, type);
  return tellTable(before, event, looking);
};

const correct = (table: Table, place: number | 'dealer', cards: string): Table =>
  table.do({ type: 'CorrectCards', place, cards: cards.split(' '), reason: 'mistyped' }, FLOOR);

const TIPPED = { stakes: { ante: cents(1_000) }, tips: { ante: cents(500) } };
const PAIR = 'Kc Ks 7c 4d 2h';
const STUD = { 1: PAIR, 2: 'Qc Jd 9d 5s 6s', dealer: 'As Kd 9h 7h 2c' };
const stud = Table.open('sd/caribbean-stud')
  .bets({ 1: { ante: 500 }, 2: { ante: 500 } })
  .deals(STUD);
const decided = stud.decides(1, bet(1_000)).decides(2, bet(1_000));

describe('a gesture of the round', () => {
  it('is told to everybody, with the cards that each may see', () => {
    const dealt = { type: 'InRound', by: 'Dana', event: { type: 'CardsDealt' } };
    expect(told(stud, 'InRound', SPECTATOR)).toMatchObject(dealt);
    const cards = (looking: Looking) => JSON.stringify(told(stud, 'InRound', looking));
    expect(cards(ADA)).toContain('"Kc"');
    expect(cards(BEN)).not.toContain('"Kc"');
    // The dealer's last card lies face up.
    for (const looking of EVERYBODY) expect(cards(looking)).toContain('"2c"');
  });
});

describe('cards that were put right', () => {
  const seen = (table: Table, looking: Looking) => {
    const event = told(table, 'CardsCorrected', looking);
    return event?.type === 'CardsCorrected'
      ? [event.from.join(' '), event.to.join(' '), event.reason]
      : null;
  };
  const UNSEEN = '?? ?? ?? ?? ??';

  it("the dealer's, before they are turned: the card that lies face up, and no reason", () => {
    const table = correct(stud, 'dealer', 'Ac Kd 9h 7h 2d');
    for (const looking of EVERYBODY) {
      expect(seen(table, looking)).toEqual(['?? ?? ?? ?? 2c', '?? ?? ?? ?? 2d', '']);
    }
  });

  it("the dealer's, once they are turned: all of them", () => {
    const table = correct(decided.settles(), 'dealer', 'Ac Kd 9h 7h 2d');
    for (const looking of EVERYBODY) {
      expect(seen(table, looking)).toEqual(['As Kd 9h 7h 2c', 'Ac Kd 9h 7h 2d', 'mistyped']);
    }
  });

  it("a player's, before they are turned: to that player alone", () => {
    const table = correct(stud, 2, 'Qc Jd 9d 5s 6c');
    expect(seen(table, BEN)).toEqual(['Qc Jd 9d 5s 6s', 'Qc Jd 9d 5s 6c', 'mistyped']);
    for (const looking of [ADA, CLEO, STAFF, SPECTATOR]) {
      expect(seen(table, looking)).toEqual([UNSEEN, UNSEEN, '']);
    }
  });

  it('after the round is over, as at its end', () => {
    const table = correct(decided.ends(), 2, 'Qc Jd 9d 5s 6c');
    expect(seen(table, SPECTATOR)).toEqual(['Qc Jd 9d 5s 6s', 'Qc Jd 9d 5s 6c', 'mistyped']);
  });

  it('where everything lies face up: the draw too', () => {
    const hands = { 1: 'Ac Ad 7s 8s Th', dealer: STAYS };
    const table = playedOut(ricochet().bets({ 1: { ante: 1_000 } }), hands);
    const corrected = correct(table, 1, 'Ac Ad 7s 8s Tc');
    expect(seen(corrected, SPECTATOR)).toEqual(['Ac Ad 7s 8s Th', 'Ac Ad 7s 8s Tc', 'mistyped']);
  });
});

describe('a round that is settled again', () => {
  const settled = Table.open('sd/high-card-flush')
    .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } })
    .do({ type: 'PlaceWagers', seat: 1, ...TIPPED })
    .do({ type: 'PlaceWagers', seat: 2, ...TIPPED })
    .deals({ 1: 'Kh Qh Jh 8c 5c 2d 3d', 2: 'Kc Qc Jc 8h 5h 6d 9d', dealer: 'As Qs 9s 7d 2c 3c 4d' })
    .decides(1, raise(1_000))
    .decides(2, raise(1_000))
    .settles();
  const again = correct(settled, 'dealer', 'Js 6s 2s 7d 2c 3c 4d').do(
    { type: 'Resettle', reason: 'mistyped', second: 'Fay' },
    FLOOR,
  );
  const seats = (looking: Looking) => {
    const event = told(again, 'RoundResettled', looking);
    if (event?.type !== 'RoundResettled') return null;
    return [event.lines, event.changes, event.tips, event.tipChanges].map((all) => [
      ...new Set(all.map(({ seat }) => seat)),
    ]);
  };

  it.each([
    ['a player of the round: their own lines', ADA, [[1], [1], [1], [1]]],
    ['the other player: theirs', BEN, [[2], [2], [2], [2]]],
    [
      'staff: all of them',
      STAFF,
      [
        [2, 1],
        [2, 1],
        [2, 1],
        [2, 1],
      ],
    ],
    ['a player without a hand in it: nothing', CLEO, null],
    ['a spectator: nothing', SPECTATOR, null],
  ])('is told to %s', (_who, looking, expected) => {
    expect(seats(looking)).toEqual(expected);
  });

  it('keeps its reason and who put their names to it', () => {
    expect(told(again, 'RoundResettled', ADA)).toMatchObject({ reason: 'mistyped', second: 'Fay' });
  });
});

describe('of a round that the table no longer knows', () => {
  const gesture = last(stud, 'InRound').event;
  const corrected = last(correct(stud, 1, 'Kc Ks 7c 4d 2s'), 'CardsCorrected').event;
  const atNoSeat = { ...corrected, place: 6 };
  const settled = correct(decided.settles(), 1, 'Qs Jc 8d 5c 3s');
  const resettled = last(
    settled.do({ type: 'Resettle', reason: 'mistyped', second: 'Fay' }, FLOOR),
    'RoundResettled',
  ).event;
  const never = newWorld('t1', stud.world.rules);
  const idle = Table.open('sd/caribbean-stud').world;
  const later = decided
    .ends()
    .bets({ 1: { ante: 500 } })
    .deals(STUD);
  const other = { ...later.world, table: { ...later.world.table, settled: null } };

  it.each<[string, World, TableEvent]>([
    ['a gesture, at a closed table', never, gesture],
    ['a gesture, between rounds', idle, gesture],
    ['a correction, at a closed table', never, corrected],
    ['a correction, between rounds', idle, corrected],
    ['a correction, in another round', other, corrected],
    ['a correction of a hand that is not there', stud.world, atNoSeat],
    ['a settlement, at a closed table', never, resettled],
    ['a settlement, between rounds', idle, resettled],
    ['a settlement, in another round', other, resettled],
  ])('nothing is told: %s', (_what, world, event) => {
    for (const looking of EVERYBODY) expect(tellTable(world, event, looking)).toBeNull();
  });
});
