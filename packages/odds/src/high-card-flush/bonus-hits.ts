import { type AceRule, ALL_RANKS, lowestFlush } from '@baize/cards';
import { judgeFlush, judgeStraightFlush, type Reading } from '@baize/games';
import { assert } from '@baize/result';
import type { HandKey, PayTable } from '@baize/rulebook';
import { choose } from '../counting/binomials.js';
import { handsByFlush, handsByRun } from './readings.js';

/** How many hands reach each row of a pay table, in its printed order; a hand takes one row or none. */
export interface TableHits {
  readonly combinations: number;
  readonly rows: readonly { readonly hand: HandKey; readonly count: number }[];
}

const DECK = 52;
const CARDS = 7;
const NO_FLUSH = lowestFlush(2, 14);

/** Counted through the same judgement that pays. */
export const flushBonusHits = (table: PayTable): TableHits =>
  hitsOf(
    table,
    handsByFlush(ALL_RANKS, CARDS).map(({ of, hands }) => ({
      row: judgeFlush(table, readingWith({ flush: of })).row?.hand,
      hands,
    })),
  );

export const straightFlushHits = (table: PayTable, ace: AceRule): TableHits =>
  hitsOf(
    table,
    handsByRun(ALL_RANKS, CARDS, ace).map(({ of, hands }) => ({
      row: judgeStraightFlush(table, readingWith(of)).row?.hand,
      hands,
    })),
  );

const readingWith = (part: Partial<Reading>): Reading => ({
  flush: NO_FLUSH,
  run: 0 as Reading['run'],
  quads: undefined,
  ...part,
});

const hitsOf = (
  { rows }: PayTable,
  judged: readonly { readonly row: HandKey | undefined; readonly hands: number }[],
): TableHits => {
  const combinations = judged.reduce((sum, { hands }) => sum + hands, 0);
  assert(combinations === choose(DECK, CARDS), () => `${combinations} hands of seven cards`);
  return {
    combinations,
    rows: rows.map(({ hand }) => ({
      hand,
      count: judged.reduce((sum, { row, hands }) => sum + (row === hand ? hands : 0), 0),
    })),
  };
};
