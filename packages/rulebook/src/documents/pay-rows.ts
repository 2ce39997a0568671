import type { Pays } from '@baize/money';
import type { ClauseId } from '../schema/cited.js';
import type { HandKey } from '../schema/names.js';
import type { PayRow } from '../schema/pay-table.js';

/** One printed row of a pay table. */
export const row = (
  hand: HandKey,
  label: string,
  pays: Pays,
  cite: ClauseId,
  envy: number | null = null,
): PayRow => ({ hand, label, pays, envy, cite });

/** Hands as several documents print them, from the best down. */
export type Hands = readonly (readonly [hand: HandKey, label: string])[];

export const FLUSHES: Hands = [
  ['flush-7', 'Seven-card flush'],
  ['flush-6', 'Six-card flush'],
  ['flush-5', 'Five-card flush'],
  ['flush-4', 'Four-card flush'],
];

export const STRAIGHT_FLUSHES: Hands = [
  ['straight-flush-7', 'Seven-card straight flush'],
  ['straight-flush-6', 'Six-card straight flush'],
  ['straight-flush-5', 'Five-card straight flush'],
  ['straight-flush-4', 'Four-card straight flush'],
  ['straight-flush-3', 'Three-card straight flush'],
];

/** What such hands pay on one table, all by one clause; the last may be missing. */
export const rowsOf = (hands: Hands, prices: readonly Pays[], cite: ClauseId): readonly PayRow[] =>
  prices.flatMap((pays, at) =>
    hands.slice(at, at + 1).map(([hand, label]) => row(hand, label, pays, cite)),
  );
