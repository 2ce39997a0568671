import { cents, describePays, formatCents, type Pays } from '@baize/money';
import type { KickoutTable, PayTable, TableFamily } from '@baize/rulebook';
import colors from 'picocolors';
import { counted } from './numbers.js';
import { sharedPrefix, sideBySide } from './side-by-side.js';
import { dim, indent, prose, wrap } from './text.js';

interface Row {
  readonly key: string;
  readonly label: string;
}

/** Tables printed side by side: hands down, tables across. */
interface Block {
  readonly ids: readonly string[];
  readonly rows: readonly Row[];
  readonly cell: (row: Row, id: string) => string;
  readonly about: string;
  readonly cites: readonly string[];
  readonly notes: readonly { readonly ids: readonly string[]; readonly text: string }[];
}

export interface TableOptions {
  readonly columns: number;
  readonly notes: boolean;
}

export const familyLines = (family: TableFamily, options: TableOptions): readonly string[] => {
  const tables = Object.values(family.paytables);
  const kickouts = tables.filter((table): table is KickoutTable => !('judged' in table));
  const payTables = tables.filter((table): table is PayTable => 'judged' in table);
  const judged = [...new Set(payTables.map((table) => table.judged))];
  const blocks = [
    ...(kickouts.length > 0 ? [kickoutBlock(kickouts)] : []),
    ...judged.map((one) => payBlock(payTables.filter((table) => table.judged === one))),
  ];
  return blocks.flatMap((block) => [
    '',
    ...wrap(
      [
        { text: family.name, paint: (text) => colors.bold(colors.green(text)) },
        block.about === '' ? '' : `· ${block.about}`,
        dim(block.cites.length === 1 ? `[${block.cites.join()}]` : ''),
      ],
      options.columns,
    ),
    ...tableLines(block, options.columns),
    ...(options.notes ? noteLines(block, options.columns) : []),
  ]);
};

export const areToOne = (cells: readonly Pays[]): boolean =>
  cells.every(({ kind }) => kind === 'to-1' || kind === 'push' || kind === 'lose');

const payBlock = (tables: readonly PayTable[]): Block => {
  const cells = tables.flatMap(({ rows }) => rows.map(({ pays }) => pays));
  const allToOne = areToOne(cells);
  return {
    ids: tables.map(({ id }) => id),
    rows: [...mergedRows(tables), ...amountRows(tables)],
    cell: ({ key }, id) => {
      const table = tables.find((one) => one.id === id);
      const amount = AMOUNTS.find((one) => one.key === key);
      if (amount !== undefined) return amountCell(table === undefined ? table : amount.of(table));
      const row = table?.rows.find(({ hand }) => hand === key);
      if (row === undefined) return '-';
      const price = priceCell(row.pays, allToOne);
      return row.envy === null ? price : `${price}\nenvy $${counted(row.envy)}`;
    },
    about: aboutPays(cells, allToOne),
    cites: [...new Set(tables.map(({ cite }) => cite))],
    notes: notesOf(tables),
  };
};

/** Amounts that apply to a whole table, shown below its hands. */
const AMOUNTS = [
  {
    key: 'printed-for',
    label: 'Printed for a wager of',
    of: ({ printedForCents }: PayTable) => printedForCents?.value,
  },
  {
    key: 'smallest-seed',
    label: 'Smallest seed',
    of: ({ minimumSeedCents }: PayTable) => minimumSeedCents?.value,
  },
] as const;

/** Amounts that all tables share are left out. */
const amountRows = (tables: readonly PayTable[]): readonly Row[] =>
  AMOUNTS.filter(({ of }) => new Set(tables.map(of)).size > 1);

const amountCell = (amount: number | undefined): string =>
  amount === undefined ? '-' : formatCents(cents(amount));

export const aboutPays = (cells: readonly Pays[], allToOne: boolean): string => {
  if (allToOne) return 'pays to 1';
  return cells.some(({ kind }) => kind === 'meter-percent') ? 'percents are of the meter' : '';
};

/** Where every price is to 1, the number is enough. */
export const priceCell = (pays: Pays, allToOne: boolean): string => {
  if (pays.kind === 'meter-percent') return `${pays.value}%`;
  return pays.kind === 'to-1' && allToOne ? counted(pays.value) : describePays(pays);
};

/** Every hand once, in the printed order. */
const mergedRows = (tables: readonly PayTable[]): readonly Row[] => {
  const merged: Row[] = [];
  for (const table of tables) {
    let at = 0;
    for (const { hand, label } of table.rows) {
      const known = merged.findIndex(({ key }) => key === hand);
      if (known === -1) merged.splice(at, 0, { key: hand, label });
      at = (known === -1 ? at : known) + 1;
    }
  }
  return merged;
};

const kickoutBlock = (tables: readonly KickoutTable[]): Block => {
  const counts = [...new Set(tables.flatMap(({ rows }) => rows.map(({ hands }) => hands)))];
  return {
    ids: tables.map(({ id }) => id),
    rows: counts.map((hands) => ({
      key: String(hands),
      label: hands === 1 ? '1 hand' : `${hands} hands`,
    })),
    cell: ({ key }, id) =>
      tables.find((table) => table.id === id)?.rows.find(({ hands }) => String(hands) === key)
        ?.label ?? '-',
    about: "the dealer folds with this or better, by the players' hands dealt",
    cites: [...new Set(tables.map(({ cite }) => cite))],
    notes: [],
  };
};

const notesOf = (tables: readonly PayTable[]): Block['notes'] => {
  const byText = new Map<string, string[]>();
  for (const { id, notes = [] } of tables) {
    for (const { value, cite, reading } of notes) {
      const text = `${value} (${[cite, ...(reading === undefined || reading === cite ? [] : [reading])].join(', ')})`;
      byText.set(text, [...(byText.get(text) ?? []), id]);
    }
  }
  return [...byText].map(([text, ids]) => ({ text, ids }));
};

const noteLines = (block: Block, columns: number): readonly string[] => {
  const prefix = sharedPrefix(block.ids);
  return block.notes.flatMap(({ text, ids }) => {
    const heads = ids.map((id) => id.slice(prefix.length)).toSorted();
    const which = ids.length === block.ids.length ? '' : `${heads.join(', ')}: `;
    return indent(prose(`${which}${text}`, columns - 2, colors.dim));
  });
};

const tableLines = ({ ids, rows, cell }: Block, columns: number): readonly string[] => {
  const sorted = ids.toSorted();
  const filled = rows.map((row) => ({ ...row, cells: sorted.map((id) => cell(row, id)) }));
  return sideBySide(sorted, filled, columns);
};
