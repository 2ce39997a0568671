import type { Pays } from '@baize/money';
import type { Cited, ClauseId } from '../../schema/cited.js';
import type { HandKey } from '../../schema/names.js';
import type { Judged, PayTable } from '../../schema/pay-table.js';
import { row } from '../pay-rows.js';

/** One printed line: the hand, and its price in each column. */
type PrintedRow = readonly [hand: HandKey, prices: readonly Pays[]];

interface PrintedTables {
  readonly judged: Judged;
  readonly cite: ClauseId;
  readonly citeOf: (pays: Pays) => ClauseId;
  /** The numbers at the head of the columns. */
  readonly ids: readonly string[];
  readonly rows: readonly PrintedRow[];
  /** Where it prints a hand otherwise than others do. */
  readonly labels?: Readonly<Partial<Record<HandKey, string>>>;
  readonly notes: readonly Cited<string>[];
}

/** The rule prints its tables side by side, hands down and tables across: one pay table per column. */
export const payTablesOf = (printed: PrintedTables): Readonly<Record<string, PayTable>> => {
  for (const [hand, prices] of printed.rows) {
    if (prices.length !== printed.ids.length) throw new Error(`${printed.cite}: ${hand} is ragged`);
  }
  return Object.fromEntries(
    printed.ids.map((id, column): [string, PayTable] => [
      id,
      {
        id,
        cite: printed.cite,
        judged: printed.judged,
        rows: printed.rows.flatMap(([hand, prices]) =>
          prices
            .slice(column, column + 1)
            .map((pays) => row(hand, pays, printed.citeOf(pays), null, printed.labels?.[hand])),
        ),
        ...(printed.notes.length > 0 ? { notes: printed.notes } : {}),
      },
    ]),
  );
};
