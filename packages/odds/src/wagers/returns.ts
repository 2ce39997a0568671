import {
  type Cents,
  cents,
  microsOfCents,
  payAtOdds,
  percentOfMeter,
  scaleDollars,
} from '@baize/money';
import { assertNever, present } from '@baize/result';
import type { JackpotRules, PayRow, PayTable } from '@baize/rulebook';
import { type Figures, figuresOf, quotient } from '../figures/figures.js';
import { type Fraction, fraction, toNumber } from '../figures/fraction.js';
import type { TableHits } from './table-hits.js';

/** What a wager is worth, by the hands that reach its rows. */
export interface WagerFigures
  extends Pick<Figures, 'numerator' | 'denominator' | 'edge' | 'standardDeviation'> {
  /** What comes back of one unit, the stake included. */
  readonly expectedReturn: number;
  /** How often anything is won; a push wins nothing. */
  readonly hitFrequency: number;
}

const UNIT = cents(1);

/** A side bet of one unit: odds, a push or a loss. */
export const sideBetFigures = (table: PayTable, hits: TableHits): WagerFigures =>
  figuresFor(table, hits, UNIT, ({ pays }) => {
    if (pays.kind === 'dollars' || pays.kind === 'meter-percent') {
      throw new Error(`table ${table.id} pays from a jackpot`);
    }
    const { paysCents, returnedCents } = payAtOdds(pays, UNIT);
    return paysCents + returnedCents;
  });

/** A jackpot wager of so many cents when its meter shows so much: shares round down to the cent. */
export const jackpotFiguresAt = (
  table: PayTable,
  hits: TableHits,
  wager: JackpotWager,
  meterCents: Cents,
): WagerFigures =>
  figuresFor(table, hits, wager.wagerCents, ({ pays }) =>
    pays.kind === 'meter-percent'
      ? percentOfMeter(pays.value, microsOfCents(meterCents))
      : fixedReturnCents(pays, table, wager),
  );

/** The fixed wager of a jackpot, and whether printed dollars grow with it. */
export interface JackpotWager {
  readonly wagerCents: Cents;
  readonly fixedDollars: JackpotRules['fixedDollars']['value'];
}

/** What a row that takes no share of the meter gives back. */
export const fixedReturnCents = (
  pays: Exclude<PayRow['pays'], { kind: 'meter-percent' }>,
  { printedForCents }: Pick<PayTable, 'printedForCents'>,
  { wagerCents, fixedDollars }: JackpotWager,
): number => {
  switch (pays.kind) {
    case 'dollars': {
      const printedFor = cents(printedForCents?.value ?? wagerCents);
      return scaleDollars(
        pays.value,
        printedFor,
        fixedDollars === 'per-dollar-wagered' ? wagerCents : printedFor,
      );
    }
    case 'to-1':
    case 'for-1':
    case 'push':
    case 'lose': {
      const { paysCents, returnedCents } = payAtOdds(pays, wagerCents);
      return paysCents + returnedCents;
    }
    default:
      return assertNever(pays);
  }
};

const figuresFor = (
  table: PayTable,
  hits: TableHits,
  wager: Cents,
  returnOf: (row: PayRow) => number,
): WagerFigures => {
  const { combinations } = hits;
  const paid = rowsHit(table, hits).map(({ row, count }) => ({
    count,
    net: returnOf(row) - wager,
    staked: wager,
  }));
  const missed = combinations - paid.reduce((sum, { count }) => sum + count, 0);
  const all = figuresOf([...paid, { count: missed, net: -wager, staked: wager }], combinations);
  const denominator = all.denominator * BigInt(wager);
  return {
    numerator: all.numerator,
    denominator,
    edge: all.elementOfRisk,
    standardDeviation: all.standardDeviation / wager,
    expectedReturn: quotient(all.numerator + denominator, denominator),
    hitFrequency: toNumber(hitFrequency(table, hits)),
  };
};

/** The rows of a table with the hands that reach them. */
export const rowsHit = (
  { rows }: PayTable,
  hits: TableHits,
): readonly { readonly row: PayRow; readonly count: number }[] =>
  rows.map((row, place) => ({
    row,
    count: present(hits.rows[place], `the hits of ${row.hand}`).count,
  }));

const NOT_WON: readonly PayRow['pays']['kind'][] = ['push', 'lose'];

export const hitFrequency = (table: PayTable, hits: TableHits): Fraction =>
  fraction(
    rowsHit(table, hits).reduce(
      (sum, { row, count }) => sum + (NOT_WON.includes(row.pays.kind) ? 0 : count),
      0,
    ),
    hits.combinations,
  );
