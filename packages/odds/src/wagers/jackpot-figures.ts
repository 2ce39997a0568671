import { atBasisPoints, type Cents, type Micros, micros, times } from '@baize/money';
import type { HandKey, PayRow, PayTable } from '@baize/rulebook';
import {
  ceiling,
  type Fraction,
  fraction,
  minus,
  over,
  plus,
  timesFraction,
} from '../figures/fraction.js';
import { fixedReturnCents, hitFrequency, type JackpotWager, rowsHit } from './returns.js';
import type { TableHits } from './table-hits.js';

/** What a jackpot wager is worth, whatever its meter shows. Envy and payout limits are left out. */
export interface JackpotFigures {
  readonly wagerCents: Cents;
  /** What fixed awards bring back of one dollar wagered. */
  readonly fixedReturn: Fraction;
  /** What one dollar wagered brings back of each dollar on the meter. */
  readonly meterShare: Fraction;
  /** The least meter at which the wager loses nothing; null where no row takes a share of it. */
  readonly breakEvenMeterCents: number | null;
  readonly hitFrequency: Fraction;
  /** The rows with the largest share of the meter; null where none takes any. */
  readonly topAward: TopAward | null;
}

interface TopAward {
  readonly hands: readonly HandKey[];
  readonly percent: number;
  /** How often one wager wins it. */
  readonly chance: Fraction;
  /** How many wagers it takes, in the mean. */
  readonly meanWagers: Fraction;
}

const CENTS_PER_DOLLAR = 100;
const ONE = fraction(1);
const NONE = fraction(0);

export const jackpotFigures = (
  table: PayTable,
  hits: TableHits,
  wager: JackpotWager,
): JackpotFigures => {
  const { wagerCents } = wager;
  const fixedCents = rowsHit(table, hits).reduce(
    (sum, { row, count }) =>
      row.pays.kind === 'meter-percent'
        ? sum
        : sum + BigInt(count) * BigInt(fixedReturnCents(row.pays, table, wager)),
    0n,
  );
  const fixedReturn = fraction(fixedCents, BigInt(hits.combinations) * BigInt(wagerCents));
  const meterShare = timesFraction(
    shareOfMeter(table, hits),
    fraction(CENTS_PER_DOLLAR, wagerCents),
  );
  return {
    wagerCents,
    fixedReturn,
    meterShare,
    breakEvenMeterCents: breakEven(fixedReturn, meterShare),
    hitFrequency: hitFrequency(table, hits),
    topAward: topAwardOf(table, hits),
  };
};

const breakEven = (fixedReturn: Fraction, meterShare: Fraction): number | null => {
  if (meterShare.numerator === 0n) return null;
  const dollars = over(minus(ONE, fixedReturn), meterShare);
  const least = ceiling(timesFraction(dollars, fraction(CENTS_PER_DOLLAR)));
  return least < 0n ? 0 : Number(least);
};

const percentOf = ({ pays }: PayRow): number => (pays.kind === 'meter-percent' ? pays.value : 0);

/** The share of the meter that one wager wins, in the mean. */
const shareOfMeter = (table: PayTable, hits: TableHits): Fraction =>
  rowsHit(table, hits).reduce(
    (sum, { row, count }) =>
      plus(sum, fraction(count * percentOf(row), BigInt(hits.combinations) * 100n)),
    NONE,
  );

const topAwardOf = (table: PayTable, hits: TableHits): TopAward | null => {
  const percent = Math.max(...table.rows.map(percentOf));
  const tops = rowsHit(table, hits).filter(({ row }) => percentOf(row) === percent);
  const count = tops.reduce((sum, top) => sum + top.count, 0);
  if (percent === 0 || count === 0) return null;
  const chance = fraction(count, hits.combinations);
  return { hands: tops.map(({ row }) => row.hand), percent, chance, meanWagers: over(ONE, chance) };
};

/** How a meter is fed: at a rate in basis points, with so many players wagering. */
export const meterGrowth = (wagerCents: Cents, rateBasisPoints: number, players: number): Micros =>
  micros(times(atBasisPoints(wagerCents, rateBasisPoints), players));

/** What feeds a progressive and what it restarts from. */
export interface MeterTerms {
  readonly seedCents: Cents;
  readonly rateBasisPoints: number;
  readonly reserveRateBasisPoints: number;
}

/** What a progressive comes to over time, wager after wager, each on a deal of its own. */
export interface LongRun {
  /** What the meter shows in the mean when a wager is dealt, and so when the top award is won. */
  readonly meanMeterCents: Fraction;
  /** What comes back of one dollar wagered, shares of the meter included. */
  readonly expectedReturn: Fraction;
}

/**
 * Whatever flows onto a meter flows out by its shares: with c and r the parts of a wager that go to meter
 * and reserve, p the chance of the award that empties it and s its seed, the mean meter is
 * (c + r + p·s) ÷ the mean share. Null where no row empties the meter: then no seed comes back.
 */
export const longRunOf = (figures: JackpotFigures, terms: MeterTerms): LongRun | null => {
  const { wagerCents, topAward, meterShare, fixedReturn } = figures;
  if (topAward === null || topAward.percent !== 100) return null;
  const fed = fraction(
    BigInt(wagerCents) * BigInt(terms.rateBasisPoints + terms.reserveRateBasisPoints),
    10_000n,
  );
  const seeded = timesFraction(topAward.chance, fraction(terms.seedCents));
  const flow = plus(fed, seeded);
  const sharePerWager = timesFraction(meterShare, fraction(wagerCents, CENTS_PER_DOLLAR));
  return {
    meanMeterCents: over(flow, sharePerWager),
    expectedReturn: plus(fixedReturn, over(flow, fraction(wagerCents))),
  };
};
