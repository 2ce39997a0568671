import { pendingHits } from '@baize/jackpot';
import { describe, expect, it } from 'vitest';
import type { TableGesture } from '../../src/index.js';
import { bet, FLOOR, Table } from '../support/table.js';

const PLAYS = { ante: 500, progressive: 100 };
const DEALER_LOW = 'As Kd 9c 7d 2c';
/** The same hand twice: only the seat tells them apart. */
const [RUN, OTHER_RUN] = ['5s 6s 7s 8s 9s', '5h 6h 7h 8h 9h'];
const FLUSH = '3c 4c 8c Tc Kc';
const NOTHING = 'Qd Jd 8d 4s 3h';

const settled = (hands: Readonly<Record<number, string>>, multiHit = 'sequential'): Table =>
  Object.keys(hands)
    .map(Number)
    .reduce(
      (table, seat) => table.decides(seat, bet(1_000)),
      Table.open('sd/caribbean-stud', (house) => {
        house.settings.multiHit = multiHit;
      })
        .bets(Object.fromEntries(Object.keys(hands).map((seat) => [seat, PLAYS])))
        .deals({ dealer: DEALER_LOW, ...hands }),
    )
    .settles();

const hits = (table: Table) =>
  pendingHits(table.world.meters.progressive ?? { phase: 'unopened' }, 't1');
const seats = (table: Table): readonly number[] => hits(table).map(({ seat }) => seat);
const amounts = (table: Table): readonly string[] =>
  hits(table).map(({ seat, cents }) => `${seat}: ${cents}`);

const at = (step: object): TableGesture =>
  ({ type: 'AtJackpot', jackpot: 'progressive', step }) as TableGesture;
const hitAt = (table: Table, seat: number) => hits(table).find((one) => one.seat === seat)?.hit;
const off = (table: Table, seat: number): Table =>
  table.do(at({ type: 'UnkeyWinner', hit: hitAt(table, seat) }));
const key = (seat: number): TableGesture => ({ type: 'KeyWinner', jackpot: 'progressive', seat });
const ruleOut = (seat: number): TableGesture => ({
  type: 'RuleNoAward',
  jackpot: 'progressive',
  seat,
  reason: 'the cards were touched',
});
const correct = (table: Table, seat: number, cards: string): Table =>
  table.do(
    { type: 'CorrectCards', place: seat, cards: cards.split(' '), reason: 'mistyped' },
    FLOOR,
  );

const AGAIN = { type: 'Resettle', reason: 'mistyped', second: 'Fay' } as const;

const code = (refusal: string | null): string | null => refusal?.split(' ')[0] ?? null;

/** The seats that the meter was told to key since, together. */
const keysSince = (table: Table, before: Table): readonly (readonly number[])[] =>
  table
    .since(before)
    .flatMap((one) => ('jackpot' in one ? one.events : []))
    .flatMap((event) =>
      event.type === 'WinnersKeyed' ? [event.winners.map(({ seat }) => seat)] : [],
    );

describe('two players with the same hand', () => {
  const both = (): Table => settled({ 1: RUN, 3: OTHER_RUN });

  it('each is keyed by their seat, though both were taken off', () => {
    const none = off(off(both(), 3), 1);
    expect(seats(none)).toEqual([]);
    expect(seats(none.do(key(1)))).toEqual([1]);
    expect(seats(none.do(key(3)))).toEqual([3]);
  });

  it('a ruling on one says nothing of the other', () => {
    const ruled = off(off(both(), 3), 1).do(ruleOut(3), FLOOR);
    expect(code(ruled.refuses(key(3)))).toBe('ruled-on');
    expect(code(ruled.refuses(ruleOut(3), FLOOR))).toBe('not-taken-off');
    expect(ruled.next).toMatchObject({ kind: 'floorperson' });
    expect(seats(ruled.do(key(1)))).toEqual([1]);
    expect(ruled.refuses(ruleOut(1), FLOOR)).toBeNull();
    // Ante, bet and the envy for seat 1, and no award.
    expect(ruled.do(key(1)).ends().netOf('Cleo')).toBe(500 + 50_000 + 30_000 - 100);
  });

  it('an award whose cards were corrected is not verified, and the equal one of another seat is', () => {
    const fixed = correct(both(), 3, NOTHING);
    const verify = (seat: number): TableGesture =>
      at({ type: 'VerifyHit', hit: hitAt(fixed, seat) });
    expect(fixed.refuses(verify(3), FLOOR)).toMatch(/^cards-corrected \[SD-CSP-20d\] .* seat 3 /);
    expect(code(fixed.refuses(verify(1), FLOOR))).not.toBe('cards-corrected');
  });

  it('a hand that is corrected to the hand of another is keyed only when its line says so too', () => {
    const fixed = correct(settled({ 1: NOTHING, 3: OTHER_RUN }), 1, RUN);
    expect(code(fixed.refuses(key(1)))).toBe('does-not-win');
    expect(seats(fixed)).toEqual([3]);
    const again = fixed.do(AGAIN, FLOOR);
    expect(again.refuses(key(1))).toBeNull();
  });

  it('a hand that was ruled out is keyed once it turns out to be another hand', () => {
    const ruled = off(both(), 3).do(ruleOut(3), FLOOR);
    const again = correct(ruled, 3, 'Th Jh Qh Kh Ah').do(AGAIN, FLOOR);
    expect(again.refuses(key(3))).toBeNull();
    expect(hits(again.do(key(3)))[0]).toMatchObject({ seat: 3, percent: 100 });
  });

  it('nobody waits for a ruling on a hand that was taken off and does not win by its cards', () => {
    const taken = off(both(), 3);
    const waits = { kind: 'floorperson', why: expect.stringContaining('took') };
    expect(taken.next).toMatchObject(waits);
    const settledWith = (seat: number): Table => correct(taken, seat, NOTHING).do(AGAIN, FLOOR);
    expect(settledWith(3).next).not.toMatchObject(waits);
    expect(settledWith(1).next).toMatchObject(waits);
  });
});

describe('a winner is keyed again', () => {
  const three = (multiHit?: string): Table => settled({ 1: RUN, 2: FLUSH, 3: OTHER_RUN }, multiHit);

  it('behind nobody: a share of a lower seat leaves those before it as they are', () => {
    const taken = off(three(), 1);
    const again = taken.do(key(1));
    expect(keysSince(again, taken)).toEqual([[1]]);
    expect(amounts(again)).toEqual([...amounts(taken), amounts(three()).at(-1)]);
  });

  it('before others: their shares are keyed again, in the order of the seats', () => {
    const taken = off(three(), 3);
    const again = taken.do(key(3));
    expect(keysSince(again, taken)).toEqual([[3, 1]]);
    expect(amounts(again).toSorted()).toEqual(amounts(three()).toSorted());
  });

  it('with a fixed award: no share changes by it', () => {
    const taken = off(three(), 2);
    const again = taken.do(key(2));
    expect(keysSince(again, taken)).toEqual([[2]]);
    expect(amounts(again).toSorted()).toEqual(amounts(three()).toSorted());
  });

  it.each(['split', 'sameBasis'])(
    '%s: shares depend on each other, and all are keyed again',
    (how) => {
      const two = settled({ 1: RUN, 3: OTHER_RUN }, how);
      const taken = off(two, 1);
      const again = taken.do(key(1));
      expect(keysSince(again, taken)).toEqual([[3, 1]]);
      expect(amounts(again)).toEqual(amounts(two));
    },
  );

  it('only a seat that wins and is not keyed', () => {
    const taken = off(three(), 3);
    expect(code(taken.refuses(key(1)))).toBe('seat-already-keyed');
    expect(code(taken.refuses(key(2)))).toBe('seat-already-keyed');
    expect(code(settled({ 1: NOTHING, 3: RUN }).refuses(key(1)))).toBe('does-not-win');
  });
});
