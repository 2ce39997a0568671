import { type Cents, microsOfCents, percentOfMeter } from '@baize/money';
import { assert } from '@baize/result';
import type { HandKey, JackpotInForce, PayRow, PayTable } from '@baize/rulebook';
import { type Figures, figuresOf } from '../figures/figures.js';
import { fixedReturnCents, type JackpotWager, rowsHit } from '../wagers/returns.js';
import type { TableHits } from '../wagers/table-hits.js';

/** What a jackpot is run on. */
export interface JackpotTerms extends JackpotWager {
  readonly type: JackpotInForce['type'];
  readonly seedCents: Cents;
  readonly rateBasisPoints: number;
  readonly reserveRateBasisPoints: number;
  /** What each other player with the wager gets for a hand, in cents of this wager. */
  readonly envyCents: ReadonlyMap<HandKey, number>;
  /** How many others have the wager. */
  readonly others: number;
}

const WHOLE = 10_000;

/**
 * What the house itself makes of one jackpot wager. Of a progressive, what goes to meter and reserve is the
 * players' at once, so that shares of the meter cost nothing more; the house pays fixed awards and envy, and
 * the seed when the meter is emptied. Of a house jackpot it pays every share of the posted prize.
 */
export const jackpotMargin = (
  table: PayTable,
  hits: TableHits,
  terms: JackpotTerms,
): Pick<Figures, 'numerator' | 'denominator' | 'edge' | 'standardDeviation'> => {
  const { wagerCents, others, envyCents, type } = terms;
  const fed =
    type === 'progressive'
      ? wagerCents * (terms.rateBasisPoints + terms.reserveRateBasisPoints)
      : 0;
  // In parts of a cent, so that what is fed at basis points stays whole.
  const netOf = (paidCents: number): number => (paidCents - wagerCents) * WHOLE + fed;
  const paid = rowsHit(table, hits).map(({ row, count }) => ({
    count,
    net: netOf(costCents(row, table, terms) + others * (envyCents.get(row.hand) ?? 0)),
    staked: wagerCents * WHOLE,
  }));
  const missed = hits.combinations - paid.reduce((sum, { count }) => sum + count, 0);
  assert(missed >= 0, 'no more hits than hands');
  const all = figuresOf(
    [...paid, { count: missed, net: netOf(0), staked: wagerCents * WHOLE }],
    hits.combinations,
  );
  return {
    numerator: all.numerator,
    denominator: all.denominator * BigInt(wagerCents * WHOLE),
    edge: all.elementOfRisk,
    standardDeviation: all.standardDeviation / (wagerCents * WHOLE),
  };
};

const WHOLE_METER = 100;

/** A share of a house's prize rounds down to the cent. */
const costCents = ({ pays }: PayRow, table: PayTable, terms: JackpotTerms): number => {
  if (pays.kind !== 'meter-percent') return fixedReturnCents(pays, table, terms);
  if (terms.type === 'house') return percentOfMeter(pays.value, microsOfCents(terms.seedCents));
  return pays.value === WHOLE_METER ? terms.seedCents : 0;
};
