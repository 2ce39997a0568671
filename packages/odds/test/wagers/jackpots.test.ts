import { cents, dollars, for1, LOSE, meterPercent, PUSH, to1 } from '@baize/money';
import { present } from '@baize/result';
import { type PayTable, putInForce, type RulebookId, rulebookById } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { timesFraction } from '../../src/figures/fraction.js';
import {
  fraction,
  jackpotFiguresAt,
  longRunOf,
  meterGrowth,
  oddsOfWagers,
  toNumber,
} from '../../src/index.js';
import { jackpotFigures } from '../../src/wagers/jackpot-figures.js';
import { sideBetFigures } from '../../src/wagers/returns.js';
import type { TableHits } from '../../src/wagers/table-hits.js';

/** A wheel of 100: one takes the meter, four a tenth of it, ten win a fixed prize, five are a push. */
const TABLE: PayTable = {
  id: 'wheel',
  cite: 'AMB-33',
  judged: 'pocket-two',
  rows: [
    { hand: 'pair-of-aces', label: '', pays: meterPercent(100), envy: null, cite: 'AMB-33' },
    { hand: 'ace-face-suited', label: '', pays: meterPercent(10), envy: null, cite: 'AMB-33' },
    { hand: 'ace-face-offsuit', label: '', pays: dollars(3), envy: null, cite: 'AMB-33' },
    { hand: 'pair', label: '', pays: LOSE, envy: null, cite: 'AMB-33' },
  ],
  printedForCents: { value: 100, cite: 'AMB-33' },
};
const HITS: TableHits = {
  space: 'C(100,1)',
  combinations: 100,
  rows: [
    { hand: 'pair-of-aces', count: 1 },
    { hand: 'ace-face-suited', count: 4 },
    { hand: 'ace-face-offsuit', count: 10 },
    { hand: 'pair', count: 5 },
  ],
};
const ONE_DOLLAR = { wagerCents: cents(100), fixedDollars: 'as-printed' } as const;

describe('a jackpot', () => {
  const figures = jackpotFigures(TABLE, HITS, ONE_DOLLAR);

  test('returns its fixed prizes and a share of the meter', () => {
    expect(figures.fixedReturn).toEqual(fraction(3, 10));
    expect(figures.meterShare).toEqual(fraction(14, 1000));
    expect(figures.hitFrequency).toEqual(fraction(15, 100));
    expect(figures.topAward).toEqual({
      hands: ['pair-of-aces'],
      percent: 100,
      chance: fraction(1, 100),
      meanWagers: fraction(100),
    });
  });

  test('breaks even at the least meter that loses nothing, to the cent', () => {
    expect(figures.breakEvenMeterCents).toBe(5000);
    expect(jackpotFiguresAt(TABLE, HITS, ONE_DOLLAR, cents(5000)).edge).toBe(0);
    expect(jackpotFiguresAt(TABLE, HITS, ONE_DOLLAR, cents(4990)).edge).toBeGreaterThan(0);
  });

  test('has an edge and a spread at any meter, awards rounded down to the cent', () => {
    const at = jackpotFiguresAt(TABLE, HITS, ONE_DOLLAR, cents(1009));
    // 1009 once, 100 four times, 300 ten times, of 100 wagers of 100.
    expect([at.numerator, at.denominator]).toEqual([1009n + 400n + 3000n - 10_000n, 10_000n]);
    expect(at.expectedReturn).toBe(0.4409);
    expect(at.edge).toBe(0.5591);
    const squares = 909 ** 2 + 10 * 200 ** 2 + 85 * 100 ** 2;
    expect(at.standardDeviation).toBeCloseTo(Math.sqrt(squares / 100 / 10_000 - 0.5591 ** 2), 12);
  });

  test('of five dollars: prizes as printed, or per dollar where the document scales them', () => {
    const five = { wagerCents: cents(500), fixedDollars: 'as-printed' } as const;
    expect(jackpotFigures(TABLE, HITS, five).fixedReturn).toEqual(fraction(3, 50));
    const scaled = { wagerCents: cents(500), fixedDollars: 'per-dollar-wagered' } as const;
    const figuresOfFive = jackpotFigures(TABLE, HITS, scaled);
    expect(figuresOfFive.fixedReturn).toEqual(fraction(3, 10));
    expect(figuresOfFive.meterShare).toEqual(fraction(14, 5000));
    expect(figuresOfFive.breakEvenMeterCents).toBe(25_000);
  });

  test('without a share of the meter has no break-even, no top award and no long run', () => {
    const fixed = { ...TABLE, rows: TABLE.rows.map((row) => ({ ...row, pays: for1(2) })) };
    const of = jackpotFigures(fixed, HITS, ONE_DOLLAR);
    expect([of.breakEvenMeterCents, of.topAward]).toEqual([null, null]);
    expect(of.fixedReturn).toEqual(fraction(40, 100));
    expect(
      longRunOf(of, { seedCents: cents(1), rateBasisPoints: 1, reserveRateBasisPoints: 0 }),
    ).toBe(null);
  });

  test('[SD-HCF-12#4] returns no stake but where odds to 1 or a push say so', () => {
    const pays = [to1(2), for1(2), PUSH, LOSE] as const;
    const rows = TABLE.rows.map((row, place) => ({ ...row, pays: pays[place] ?? LOSE }));
    const of = jackpotFigures({ ...TABLE, rows }, HITS, ONE_DOLLAR);
    expect(of.fixedReturn).toEqual(fraction(3 * 1 + 2 * 4 + 1 * 10, 100));
    const same = sideBetFigures({ ...TABLE, rows }, HITS);
    expect(same.expectedReturn).toBe(0.21);
    expect(same.hitFrequency).toBe(0.05);
  });
});

describe('a meter', () => {
  test('grows by its rate with every player who wagers', () => {
    expect(meterGrowth(cents(100), 2345, 3)).toBe(3 * 234_500);
  });

  test('comes in the long run to what flows onto it over what its shares take', () => {
    const figures = jackpotFigures(TABLE, HITS, ONE_DOLLAR);
    const terms = { seedCents: cents(700), rateBasisPoints: 1500, reserveRateBasisPoints: 500 };
    const longRun = present(longRunOf(figures, terms), 'a long run');
    // Wager by wager: a cycle starts from the seed and the last cycle's reserve, 5 cents a wager.
    let [mean, still] = [0, 1];
    let meter = 700 + 5 * 100;
    for (let wager = 1; wager < 5000; wager += 1) {
      meter += 15;
      mean += still * 0.01 * meter;
      still *= 0.99;
      meter *= 1 - (0.04 / 0.99) * 0.1;
    }
    expect(toNumber(longRun.meanMeterCents)).toBeCloseTo(mean, 9);
    expect(toNumber(longRun.expectedReturn)).toBeCloseTo(0.3 + (0.014 * mean) / 100, 12);
  });
});

describe('jackpots of the documents', () => {
  const progressive = (rulebook: RulebookId, wager: number | undefined, id: string) => {
    const rules = putInForce(rulebookById(rulebook), {
      paytables: { progressive: id },
      jackpots: {
        progressive: { seed: 50_000_000, ...(wager === undefined ? {} : { wager }) },
      },
    });
    if (!rules.ok) throw new Error(rules.error.map(({ message }) => message).join('; '));
    const odds = oddsOfWagers(rules.value).find((one) => one.wager === 'progressive');
    const table = odds?.tables[id];
    if (table?.kind !== 'jackpot') throw new Error(`no jackpot ${id}`);
    return table.figures;
  };

  test('[AMB-47] Maryland pays its dollars as printed, whatever the wager', () => {
    const [one, five] = [100, 500].map((wager) => progressive('md/high-card-flush', wager, 'A'));
    const [least, most] = [
      toNumber(present(one, '$1').fixedReturn),
      toNumber(present(five, '$5').fixedReturn),
    ];
    expect(most).toBeCloseTo(least / 5, 15);
  });

  test('[SD-CSP-21f#1] PMG returns the same for $1 and for $5, and the meter must be five times as high', () => {
    const [one, five] = ['PMG-01', 'PMG-02'].map((id) =>
      progressive('sd/caribbean-stud', undefined, id),
    );
    expect(five?.wagerCents).toBe(500);
    expect(five?.fixedReturn).toEqual(one?.fixedReturn);
    expect(one?.meterShare).toEqual(timesFraction(present(five, '$5').meterShare, fraction(5)));
    expect(present(five?.breakEvenMeterCents, '$5')).toBeCloseTo(
      5 * present(one?.breakEvenMeterCents, '$1'),
      -1,
    );
  });

  test('[AMB-67] where two hands take the whole meter, either is the top award', () => {
    const { topAward } = progressive('md/high-card-flush', 100, 'C');
    expect(topAward?.hands).toEqual(['straight-flush-7', 'straight-flush-6']);
    expect(topAward?.chance).toEqual(fraction(32 + 1592, 133_784_560));
  });

  test('[AMB-04] an ace that is high only makes straight flushes rarer, by the house’s setting', () => {
    const odds = (aceLow: boolean) => {
      const rules = putInForce(rulebookById('md/high-card-flush'), { settings: { aceLow } });
      if (!rules.ok) throw new Error('the rules of Maryland');
      const table = oddsOfWagers(rules.value).find((one) => one.wager === 'straight-flush')?.tables
        .A;
      return present(table?.hits.rows[0], 'seven in a row').count;
    };
    expect([odds(true), odds(false)]).toEqual([32, 28]);
  });
});
