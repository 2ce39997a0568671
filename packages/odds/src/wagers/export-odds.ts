import type { HandKey } from '@baize/rulebook';
import { toNumber } from '../figures/fraction.js';
import type { TableOdds, WagerOdds } from './odds-of-wagers.js';

/** Counts as decimal text, as scripts read them: one entry for each table, by wager and printed id. */
export type ExportedOdds = Readonly<Record<string, Readonly<Record<string, ExportedTable>>>>;

export interface ExportedTable {
  readonly combinations: string;
  readonly rows: readonly { readonly hand: HandKey; readonly count: string }[];
  /** Of a side bet. */
  readonly edge?: number;
  /** Of a jackpot, per dollar wagered: the return is the fixed one and this share of the meter. */
  readonly fixedReturn?: number;
  readonly meterShare?: number;
  /** In cents; null where no row takes a share of the meter. */
  readonly breakEvenMeter?: number | null;
  /** Of the ante bonus: what it pays in the mean, in antes, on five cards. */
  readonly meanPays?: number;
}

export const exportOdds = (odds: readonly WagerOdds[]): ExportedOdds =>
  Object.fromEntries(
    odds.map(({ wager, tables }) => [
      wager,
      Object.fromEntries(Object.entries(tables).map(([id, table]) => [id, exported(table)])),
    ]),
  );

const exported = (odds: TableOdds): ExportedTable => ({
  combinations: String(odds.hits.combinations),
  rows: odds.hits.rows.map(({ hand, count }) => ({ hand, count: String(count) })),
  ...figuresIn(odds),
});

const figuresIn = (odds: TableOdds): Partial<ExportedTable> => {
  switch (odds.kind) {
    case 'side-bet':
      return { edge: odds.figures.edge };
    case 'jackpot':
      return {
        fixedReturn: toNumber(odds.figures.fixedReturn),
        meterShare: toNumber(odds.figures.meterShare),
        breakEvenMeter: odds.figures.breakEvenMeterCents,
      };
    case 'bonus':
      return { meanPays: toNumber(odds.figures.meanPays) };
  }
};
