import { pendingHits } from '@baize/jackpot';
import type { WagerId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import type { TableGesture } from '../../src/index.js';
import { allRaise } from '../support/clauses.js';
import { DEALERS, OTHER_RUNS, RUNS } from '../support/flush-hands.js';
import { maryland } from '../support/maryland.js';
import { bet, DEALER, FLOOR, Table } from '../support/table.js';

const hits = (table: Table, jackpot: WagerId = 'progressive') =>
  pendingHits(table.world.meters[jackpot] ?? { phase: 'unopened' }, 't1');

const atHit = (table: Table, seat: number, step: object, jackpot: WagerId = 'progressive') => {
  const hit = hits(table, jackpot).find((one) => one.seat === seat)?.hit;
  return { type: 'AtJackpot', jackpot, step: { ...step, hit } } as TableGesture;
};
const off = (table: Table, seat: number, jackpot?: WagerId): Table =>
  table.do(atHit(table, seat, { type: 'UnkeyWinner' }, jackpot));

const correct = (table: Table, seat: number, cards: string): Table =>
  table.do(
    { type: 'CorrectCards', place: seat, cards: cards.split(' '), reason: 'mistyped' },
    FLOOR,
  );

const envyOf = (table: Table): readonly string[] =>
  (table.playing.awards?.envy ?? []).map(({ seat, envies }) => `${seat} for ${envies}`);
const typesSince = (table: Table, before: Table): readonly string[] =>
  table.events.slice(before.events.length).map(({ type }) => type);

describe('an award is taken off after the cards were corrected', () => {
  const [RUN, OTHER_RUN] = ['5s 6s 7s 8s 9s', '5h 6h 7h 8h 9h'];
  const NOTHING = 'Qd Jd 8d 4s 3h';
  const settled = (): Table =>
    [1, 2, 3]
      .reduce(
        (table, seat) => table.decides(seat, bet(1_000)),
        Table.open('sd/caribbean-stud')
          .bets({
            1: { ante: 500, progressive: 100 },
            2: { ante: 500, progressive: 100 },
            3: { ante: 500, progressive: 100 },
          })
          .deals({ dealer: 'As Kd 9c 7d 2c', 1: RUN, 2: 'Kc Ks 7c 4d 2h', 3: OTHER_RUN }),
      )
      .settles();

  it.each([
    ['nothing', NOTHING],
    ['a better hand', 'Th Jh Qh Kh Ah'],
  ])('to %s: it does not qualify, and its envy is gone at once', (_what, cards) => {
    const table = settled();
    expect(envyOf(table)).toContain('2 for 3');
    const taken = off(correct(table, 3, cards), 3);
    expect(taken.events.find(({ type }) => type === 'AwardWithdrawn')).toMatchObject({
      seat: 3,
      how: 'taken-off',
      qualifies: false,
    });
    expect(envyOf(taken)).toEqual(envyOf(table).filter((line) => !line.endsWith('for 3')));
    expect(taken.playing.awards?.off).toEqual([]);
  });

  it('the right one: it qualifies, and its envy waits for a ruling', () => {
    const table = settled();
    const taken = off(table, 3);
    expect(taken.events.at(-1)).toMatchObject({ type: 'AwardChanged', seat: 1 });
    expect(taken.events.find(({ type }) => type === 'AwardWithdrawn')).toMatchObject({
      seat: 3,
      qualifies: true,
    });
    expect(envyOf(taken)).toEqual(envyOf(table));
  });

  it('[SD-CSP-21g-iii] envy waits where the only award was taken off', () => {
    const only = [1, 3]
      .reduce(
        (table, seat) => table.decides(seat, bet(1_000)),
        Table.open('sd/caribbean-stud')
          .bets({ 1: { ante: 500, progressive: 100 }, 3: { ante: 500, progressive: 100 } })
          .deals({ dealer: 'As Kd 9c 7d 2c', 1: NOTHING, 3: OTHER_RUN }),
      )
      .settles();
    expect(off(only, 3).refuses({ type: 'PayEnvy' })).toMatch(/^award-first /);
  });
});

describe('a ruling is about the hand that was ruled on', () => {
  const STAKES = { ante: 1_000, progressive: 100 } as const;
  const DEALER_HAS = DEALERS.least.replace('Jd', '3d');
  const decided = (): Table =>
    allRaise(
      maryland()
        .bets({ 1: STAKES, 2: STAKES, 3: STAKES })
        .deals({ 1: 'As Kc Qd 8d 6d 4d 2h', 2: OTHER_RUNS[6], 3: RUNS[7], dealer: DEALER_HAS }),
      1_000,
    );
  const ruledOut = (): Table => {
    const finished = decided()
      .follow(
        (next) => next.kind === 'do' && next.gesture.type === 'Settle' && next.gesture.seat === 3,
      )
      .do({ type: 'Settle', seat: 3 });
    return off(finished, 3).do(
      { type: 'RuleNoAward', jackpot: 'progressive', seat: 3, reason: 'the cards were touched' },
      FLOOR,
    );
  };

  it('[AMB-81] the hand that was ruled out gets no award with the settlement, and no envy', () => {
    const settled = ruledOut().settles();
    expect(hits(settled).map(({ seat }) => seat)).toEqual([2]);
    expect(envyOf(settled)).toEqual([]);
  });

  it('[AMB-81] corrected to another hand, it is keyed with the settlement, and envied', () => {
    const another = 'Th 9h 8h 7h 6h 5h 4h';
    const settled = correct(ruledOut(), 3, another).settles();
    expect(hits(settled).map(({ seat, percent }) => [seat, percent])).toEqual([
      [3, 100],
      [2, 10],
    ]);
    expect(envyOf(settled)).toEqual(['2 for 3', '1 for 3']);
  });
});

describe('before the action of Ricochet Poker', () => {
  const PLAYS = { ante: 1_000, 'mini-royal': 100, 'straight-flush': 100 };
  const settled = (): Table =>
    Table.open('wa/ricochet-poker')
      .bets({ 1: { ante: 1_000, 'mini-royal': 100 }, 2: PLAYS })
      .deals({ 1: 'Ah Kh', 2: '4c 9d', dealer: 'Qh 3d 8s 9c Td' })
      .do({ type: 'SettleBonuses' });

  it('[WA-RP-3] an award that was taken off by mistyped cards is keyed first', () => {
    const mistyped = off(correct(settled(), 1, 'Ac Kh'), 1, 'mini-royal');
    const back = correct(mistyped, 1, 'Ah Kh');
    expect(back.refuses({ type: 'OpenAction' })).toBe(
      'award-not-keyed [WA-RP-3] key the award of seat 1 before the action',
    );
    const keyed = back.do({ type: 'KeyWinner', jackpot: 'mini-royal', seat: 1 });
    expect(hits(keyed, 'mini-royal').map(({ seat }) => seat)).toEqual([1]);
  });

  it('an award without envy is rejected without a word about envy', () => {
    const table = Table.open('wa/ricochet-poker')
      .bets({ 1: PLAYS, 2: PLAYS })
      .deals({ 1: '6h 7h', 2: 'Ac Kd', dealer: '8h 9h 2c Qs 3d' })
      .do({ type: 'SettleBonuses' });
    const [hit] = hits(table, 'straight-flush');
    const step = { type: 'RejectHit', reason: 'a marked card' };
    const rejected = table.do(atHit(table, hit?.seat ?? 0, step, 'straight-flush'), FLOOR);
    expect(typesSince(rejected, table)).toEqual(['AwardWithdrawn']);
  });
});

describe('at a jackpot, from a table', () => {
  it('that does not offer it: refused', () => {
    const step = { type: 'Adjust', changeMicros: 1, reason: 'r', second: 'Fay' };
    const gesture = { type: 'AtJackpot', jackpot: 'flush', step } as never;
    expect(maryland().refuses(gesture, { by: 'Olive', as: 'operator' })).toBe(
      'not-offered [house:elections] no jackpot flush is offered here',
    );
  });

  it('an award of another table is neither paid nor rejected nor taken off here', () => {
    const STAKES = { ante: 1_000, progressive: 100 } as const;
    const one = maryland();
    const two = allRaise(
      Table.linkedTo(one, 't2', ['Dora'])
        .bets({ 1: STAKES })
        .deals({ 1: RUNS[7], dealer: DEALERS.least }),
      1_000,
    ).settles();
    const here = one.after(two);
    const meter = two.world.meters.progressive ?? { phase: 'unopened' };
    const [hit] = pendingHits(meter, 't2');
    for (const step of [
      { type: 'PayHit', hit: hit?.hit },
      { type: 'VerifyHit', hit: hit?.hit },
      { type: 'RejectHit', hit: hit?.hit, reason: 'r' },
      { type: 'UnkeyWinner', hit: hit?.hit },
    ]) {
      const gesture = { type: 'AtJackpot', jackpot: 'progressive', step } as TableGesture;
      const by = /^(Verify|Reject)/.test(step.type) ? FLOOR : DEALER;
      expect(here.refuses(gesture, by)).toBe(
        'hit-elsewhere [baize:orders] that award was won at table t2',
      );
    }
  });

  it('an amount that a jackpot holds is one: it is recovered or refused for another reason', () => {
    const step = {
      type: 'RecoverSeed',
      amountMicros: 1,
      reason: 'r',
      second: 'Fay',
      document: 'D-1',
    };
    const gesture = { type: 'AtJackpot', jackpot: 'progressive', step } as never;
    expect(maryland().refuses(gesture, { by: 'Olive', as: 'operator' })).not.toMatch(
      /^not-an-amount/,
    );
  });
});
