import { dollars, LOSE, meterPercent, type Pays, PUSH, to1 } from '@baize/money';
import type { ClauseId } from '../../schema/cited.js';
import type { HandKey } from '../../schema/names.js';
import type { PayRow, PayTable } from '../../schema/pay-table.js';
import { row } from '../pay-rows.js';

type Dollars = `$${number}`;
/** A cell as it stands on the page; a bare number pays "to 1". */
type Amount = number | Dollars | `${number}%` | 'Push' | 'Loss';
/** `-`: the hand is not on that table. A pair: what it pays, and the envy beside it. */
type Cell = Amount | '-' | readonly [pays: Amount | '-', envy: Dollars | '-'];

/** A column of the page: the id above it, or what sets that column apart. */
type Column =
  | string
  | (Pick<PayTable, 'needsSuit' | 'notes'> & {
      /** Several ids stand above one column when they share its figures. */
      readonly ids: readonly string[];
    });

/** Where this page prints a hand otherwise than others do. */
type Labels = Readonly<Partial<Record<HandKey, string>>>;

/** A line of the page: exactly one cell for every column. */
type Line<Columns extends readonly Column[]> = readonly [
  hand: HandKey,
  ...cells: { readonly [K in keyof Columns]: Cell },
];

/** Pay tables that are printed side by side, read column by column. */
export const printedTables = <const Columns extends readonly Column[]>(
  { envy, labels, ...about }: Omit<PayTable, 'id' | 'rows'> & { readonly labels?: Labels },
  columns: Columns,
  lines: readonly Line<Columns>[],
): Readonly<Record<string, PayTable>> =>
  Object.fromEntries(
    columns.flatMap((column, index) => {
      const { ids, ...apart } = typeof column === 'string' ? { ids: [column] } : column;
      const rows = lines.flatMap(([hand, ...cells]) =>
        rowOf(hand, cells[index] ?? '-', about.cite, labels?.[hand]),
      );
      const hasEnvy = envy !== undefined && rows.some((one) => one.envy !== null);
      return ids.map((id) => [id, { id, ...about, ...apart, rows, ...(hasEnvy ? { envy } : {}) }]);
    }),
  );

const rowOf = (
  hand: HandKey,
  cell: Cell,
  cite: ClauseId,
  label: string | undefined,
): readonly PayRow[] => {
  const [pays, envy] = isPair(cell) ? cell : ([cell, '-'] as const);
  return pays === '-' ? [] : [row(hand, paysOf(pays), cite, envyOf(envy), label)];
};

const isPair = (cell: Cell): cell is Extract<Cell, readonly unknown[]> => Array.isArray(cell);

const paysOf = (amount: Amount): Pays => {
  if (typeof amount === 'number') return to1(amount);
  if (amount === 'Push') return PUSH;
  if (amount === 'Loss') return LOSE;
  return amount.endsWith('%')
    ? meterPercent(Number(amount.slice(0, -1)))
    : dollars(Number(amount.slice(1)));
};

const envyOf = (envy: Dollars | '-'): number | null =>
  envy === '-' ? null : Number(envy.slice(1));
