import { pendingHits } from '@baize/jackpot';
import { describe, expect, it } from 'vitest';
import { receiptOf } from '../../src/chips/receipt.js';
import type { TableGesture } from '../../src/index.js';
import { bet, FLOOR, raise, Table } from '../support/table.js';

const PLAYS = { ante: 500, progressive: 100 };
const ROYAL = 'Th Jh Qh Kh Ah';
const RUN = '5s 6s 7s 8s 9s';
const PAIR = 'Kc Ks 7c 4d 2h';
const DEALER_LOW = 'As Kd 9c 7d 2c';

const settled = (
  hands: Readonly<Record<number, string>>,
  multiHit = 'sequential',
  validateFrom?: number,
): Table =>
  Object.keys(hands)
    .map(Number)
    .reduce(
      (table, seat) => table.decides(seat, bet(1_000)),
      Table.open('sd/caribbean-stud', (house) => {
        house.settings.multiHit = multiHit;
        if (validateFrom !== undefined) house.settings.validateFrom = validateFrom;
      })
        .bets(Object.fromEntries(Object.keys(hands).map((seat) => [seat, PLAYS])))
        .deals({ dealer: DEALER_LOW, ...hands }),
    )
    .settles();

const hitsIn = (table: Table) =>
  pendingHits(table.world.meters.progressive ?? { phase: 'unopened' }, 't1');

const at = (step: object): TableGesture =>
  ({ type: 'AtJackpot', jackpot: 'progressive', step }) as TableGesture;

const takeOff = (table: Table, seat: number): Table => {
  const hit = hitsIn(table).find((one) => one.seat === seat)?.hit;
  return table.do(at({ type: 'UnkeyWinner', hit }));
};

const key = (seat: number): TableGesture => ({ type: 'KeyWinner', jackpot: 'progressive', seat });

const netOn = (table: Table, seat: number) => {
  const round = table.world.table.settled;
  return round === null ? null : receiptOf(round, seat);
};

const ruleOut: TableGesture = {
  type: 'RuleNoAward',
  jackpot: 'progressive',
  seat: 1,
  reason: 'the cards were touched',
};

const AGAIN = { type: 'Resettle', reason: 'mistyped', second: 'Fay' } as const;
const correct = (table: Table, seat: number, cards: string): Table =>
  table.do(
    { type: 'CorrectCards', place: seat, cards: cards.split(' '), reason: 'mistyped' },
    FLOOR,
  );

describe('[SD-CSP-20c, AMB-81] the dealer keys a winner and takes it off again', () => {
  it('keys it again, at the same amount', () => {
    const table = settled({ 1: ROYAL });
    const [first] = hitsIn(table);
    const off = takeOff(table, 1);
    expect(hitsIn(off)).toEqual([]);
    expect(off.shown()).toBe(first?.cents);
    const on = off.do(key(1));
    expect(hitsIn(on)).toMatchObject([{ seat: 1, cents: first?.cents, keyedBy: 'Dana' }]);
    expect(on.events.map(({ type }) => type).slice(-2)).toEqual(['AwardWithdrawn', 'AwardKeyed']);
    expect(netOn(on, 1)).toMatchObject({ issue: 3, netCents: netOn(table, 1)?.netCents });
    expect(on.ends().round).toBeNull();
  });

  it('taking off a hand that wins calls the floorperson, who may rule it out', () => {
    const off = takeOff(settled({ 1: ROYAL, 2: PAIR }), 1);
    expect(off.next).toMatchObject({ kind: 'floorperson', cite: 'SD-CSP-20d' });
    expect(off.refuses({ type: 'EndRound' })).toMatch(/^award-open \[SD-CSP-20d\]/);
    expect(off.refuses(ruleOut)).toMatch(/^not-allowed /);
    const ruled = off.do(ruleOut, FLOOR);
    expect(ruled.refuses(key(1))).toMatch(/^ruled-on /);
    expect(ruled.refuses(ruleOut, FLOOR)).toMatch(/^not-taken-off /);
    const ended = ruled.ends();
    expect(ended.netOf('Ben')).toBe(settled({ 1: ROYAL, 2: PAIR }).netOf('Ben'));
    expect(netOn(ended, 1)?.changes).toMatchObject([{ why: 'award-withdrawn' }]);
  });

  it('a hand that does not win is not keyed, and no hand twice', () => {
    const table = settled({ 1: ROYAL, 2: PAIR });
    expect(table.refuses(key(2))).toMatch(/^does-not-win \[SD-CSP-4#2\]/);
    expect(table.refuses(key(1))).toMatch(/^seat-already-keyed \[baize:orders\]/);
    expect(table.refuses(key(1), FLOOR)).toMatch(/^not-allowed /);
  });

  it.each(['sequential', 'split', 'sameBasis'])(
    '%s: awards that come after it are keyed again behind it',
    (multiHit) => {
      const table = settled({ 1: RUN, 3: ROYAL }, multiHit);
      const amounts = (of: Table) => hitsIn(of).map(({ seat, cents }) => [seat, cents]);
      const off = takeOff(table, 3);
      expect(netOn(off, 1)?.changes.length).toBe(multiHit === 'sameBasis' ? 0 : 1);
      const on = off.do(key(3));
      expect(amounts(on)).toEqual(amounts(table));
      expect(netOn(on, 1)?.netCents).toBe(netOn(table, 1)?.netCents);
      expect(on.ends().round).toBeNull();
    },
  );

  it('an award that is verified is not taken off', () => {
    const table = settled({ 1: ROYAL });
    const verified = table.follow((next) => isPay(next));
    const [hit] = hitsIn(verified);
    expect(verified.refuses(at({ type: 'UnkeyWinner', hit: hit?.hit }))).toMatch(
      /^already-decided /,
    );
  });
});

const isPay = (next: { readonly kind: string }): boolean =>
  'gesture' in next && JSON.stringify(next.gesture).includes('PayHit');

describe('[SD-CSP-20c] a mistyped royal is put right', () => {
  it('settling again takes off the award that the corrected cards do not win', () => {
    const table = settled({ 1: ROYAL, 2: PAIR });
    const meter = settled({ 1: PAIR, 2: 'Qc Qs 7h 4s 3h' }).shown();
    const fixed = correct(table, 1, '9h Jh Qh 3d Ah');
    const [hit] = hitsIn(fixed);
    expect(fixed.next).toMatchObject({ kind: 'floorperson', cite: 'SD-CSP-20d' });
    expect(fixed.refuses(at({ type: 'VerifyHit', hit: hit?.hit }), FLOOR)).toMatch(
      /^cards-corrected \[SD-CSP-20d\]/,
    );
    const again = fixed.do(AGAIN, FLOOR);
    expect(hitsIn(again)).toEqual([]);
    expect(again.shown()).toBe(meter);
    expect(netOn(again, 1)).toMatchObject({ issue: 2, changes: [], netCents: -1_600 });
    expect(netOn(again, 2)?.lines.some(({ wager }) => wager.endsWith('envy'))).toBe(false);
    const ended = again.ends();
    expect(ended.netOf('Ada')).toBe(-1_600);
    expect(ended.netOf('Ben')).toBe(netOn(ended, 2)?.netCents);
  });

  it('a fixed award that waits for nobody is not paid on cards that were put right', () => {
    const table = settled({ 1: '8c 8d 8h 8s 3d' }, 'sequential', 100_000).follow((next) =>
      isPay(next),
    );
    const [hit] = hitsIn(table);
    const fixed = correct(table, 1, '8c 8d 8h 4s 3d');
    expect(fixed.refuses(at({ type: 'PayHit', hit: hit?.hit }))).toMatch(
      /^cards-corrected \[SD-CSP-20d\]/,
    );
    const ended = fixed.do(AGAIN, FLOOR).ends();
    expect(ended.events.filter(({ type }) => type === 'AwardPaid')).toHaveLength(1);
    expect(ended.netOf('Ada')).toBe(netOn(ended, 1)?.netCents);
  });

  it('rejected first, then corrected and settled again: nothing is taken off twice', () => {
    const table = settled({ 1: ROYAL });
    const [hit] = hitsIn(table);
    const rejected = table.do(
      at({ type: 'RejectHit', hit: hit?.hit, reason: 'it is no royal' }),
      FLOOR,
    );
    const again = correct(rejected, 1, '9h Jh Qh 3d Ah').do(AGAIN, FLOOR);
    expect(netOn(again, 1)).toMatchObject({ changes: [], netCents: -1_600 });
    expect(again.ends().netOf('Ada')).toBe(-1_600);
  });

  it('a royal that was typed as something else is keyed by the dealer and paid', () => {
    const table = settled({ 1: '9h Jh Qh 3d Ah', 2: PAIR });
    const again = correct(table, 1, ROYAL).do(AGAIN, FLOOR);
    expect(again.next).toMatchObject({ who: 'dealer', gesture: key(1) });
    expect(again.refuses({ type: 'EndRound' })).toMatch(/^award-open \[SD-CSP-20d\]/);
    const keyed = again.do(key(1));
    const [hit] = hitsIn(keyed);
    expect(hit).toMatchObject({ seat: 1, percent: 100 });
    const ended = keyed.ends();
    expect(ended.netOf('Ada')).toBe(netOn(ended, 1)?.netCents);
    expect(netOn(ended, 2)?.lines.find(({ wager }) => wager === 'progressive:envy')).toMatchObject({
      paysCents: 100_000,
    });
    expect(ended.netOf('Ben')).toBe(netOn(ended, 2)?.netCents);
  });

  it('after the reset of the sensors it is adjusted instead', () => {
    const ended = settled({ 1: '9h Jh Qh 3d Ah' }).ends();
    expect(correct(ended, 1, ROYAL).refuses(AGAIN, FLOOR)).toMatch(
      /^award-changes .*sensors of that round are reset/,
    );
  });

  it('[MD-HCF-11C] an award that was paid is adjusted also when the round is over: its receipt stays true', () => {
    const ended = settled({ 1: ROYAL }).ends();
    const fixed = correct(ended, 1, '9h Jh Qh 3d Ah');
    expect(fixed.refuses(AGAIN, FLOOR)).toMatch(/^award-changes .*seat 1 is paid already/);
    expect(netOn(fixed, 1)?.netCents).toBe(fixed.netOf('Ada'));
  });

  it('one that was rejected is not paid: the round is settled again, also when it is over', () => {
    const table = settled({ 1: ROYAL });
    const [hit] = hitsIn(table);
    const ended = table
      .do(at({ type: 'RejectHit', hit: hit?.hit, reason: 'it is no royal' }), FLOOR)
      .ends();
    const again = correct(ended, 1, '9h Jh Qh 3d Ah').do(AGAIN, FLOOR);
    expect(netOn(again, 1)?.netCents).toBe(-1_600);
    expect(again.netOf('Ada')).toBe(-1_600);
  });

  it('what is verified is adjusted, not taken off', () => {
    const verified = settled({ 1: ROYAL }).follow((next) => isPay(next));
    expect(correct(verified, 1, '9h Jh Qh 3d Ah').refuses(AGAIN, FLOOR)).toMatch(
      /^award-changes .*verified already/,
    );
    expect(verified.ends().round).toBeNull();
  });
});

describe('several shares of one meter', () => {
  it.each(['sequential', 'split', 'sameBasis'])(
    '[SD-CSP-20e] %s: every step that is asked for is taken, to the end of the round',
    (multiHit) => {
      const table = settled({ 1: RUN, 3: ROYAL }, multiHit);
      expect(hitsIn(table)).toHaveLength(2);
      const ended = table.ends();
      for (const [seat, by] of [
        [1, 'Ada'],
        [3, 'Cleo'],
      ] as const) {
        expect(ended.netOf(by)).toBe(netOn(ended, seat)?.netCents);
      }
    },
  );

  it('[MD-HCF-11C] the receipt of a later award follows when an earlier one is rejected', () => {
    const table = Table.open('md/high-card-flush')
      .bets({ 1: { ante: 1_000, progressive: 100 }, 3: { ante: 1_000, progressive: 100 } })
      .deals({
        1: '2h 3h 4h 5h 6h 7h Kc',
        3: '2s 3s 4s 5s 6s 7s Kd',
        dealer: 'As Qd 9s 7d 2c 3c 4d',
      })
      .decides(1, raise(1_000))
      .decides(3, raise(1_000))
      .settles();
    const [first, second] = hitsIn(table);
    expect([first?.seat, second?.seat]).toEqual([3, 1]);
    const reject = { type: 'RejectHit', hit: first?.hit, reason: 'the light was not lit' };
    const rejected = table.do(at(reject), FLOOR);
    const [now] = hitsIn(rejected);
    const more = (now?.cents ?? 0) - (second?.cents ?? 0);
    expect(more).toBeGreaterThan(0);
    expect(netOn(rejected, 1)).toMatchObject({
      issue: 2,
      changes: [{ why: 'award-changed', cents: more, cite: 'MD-HCF-12E(3)' }],
      replaces: { issue: 1, netCents: netOn(table, 1)?.netCents },
    });
    const ended = rejected.ends();
    expect(ended.netOf('Ada')).toBe(netOn(ended, 1)?.netCents);
    expect(ended.netOf('Cleo')).toBe(netOn(ended, 3)?.netCents);
  });
});
