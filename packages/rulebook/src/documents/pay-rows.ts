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
