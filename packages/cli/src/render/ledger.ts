import { stripVTControlCharacters } from 'node:util';
import { type Cents, centsBelow, formatCentsFull, formatMicros, type Micros } from '@baize/money';
import colors from 'picocolors';

export interface Block {
  readonly head: string;
  readonly lines: readonly string[];
}

/** A row of a ledger; `rule` draws the line above a sum, null is skipped. */
export type LedgerLine = readonly [what: string, amount: string] | 'rule' | null;

const INDENT = 2;
const GAP = 2;

export const dollars = (amount: Cents): string => formatCentsFull(amount);

/** Fractions of a cent are shown only where there are any. */
export const dollarsOfMicros = (amount: Micros): string =>
  amount % 10_000 === 0 ? formatCentsFull(centsBelow(amount)) : formatMicros(amount);

/** Words at the left, amounts at the right. */
export const ledger = (head: string, all: readonly LedgerLine[], columns: number): Block => {
  const lines = all.filter((line) => line !== null);
  const wide = Math.max(0, ...lines.map((line) => (line === 'rule' ? 0 : line[1].length)));
  const rule = `${' '.repeat(Math.max(0, columns - wide))}${'-'.repeat(wide)}`;
  return {
    head,
    lines: lines.map((line) => {
      if (line === 'rule') return rule;
      const [what, amount] = line;
      const left = `${' '.repeat(INDENT)}${what}`;
      return `${left}${amount.padStart(Math.max(amount.length + 1, columns - left.length))}`;
    }),
  };
};

type Rows = readonly (readonly string[])[];

const widths = (rows: Rows): readonly number[] =>
  (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));

const spaceFor = (rows: Rows): number =>
  widths(rows).reduce((sum, wide) => sum + wide + GAP, INDENT - GAP);

/** Drops the named columns in order until the rest fits. */
const fitting = (rows: Rows, columns: number, [first, ...others]: readonly string[]): Rows => {
  if (first === undefined || spaceFor(rows) <= columns) return rows;
  const gone = rows[0]?.indexOf(first) ?? -1;
  return fitting(gone < 0 ? rows : rows.map((row) => row.toSpliced(gone, 1)), columns, others);
};

/** Columns under their names, the first left-aligned. If they do not fit, those in `mayGo` are dropped in order. */
export const grid = (head: string, all: Rows, columns: number, mayGo: readonly string[]): Block => {
  const rows = fitting(all, columns, mayGo);
  const wide = widths(rows);
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(wide[at] ?? 0) : cell.padStart(wide[at] ?? 0)))
      .join(' '.repeat(GAP));
  return {
    head,
    lines: rows.map((row, at) => {
      const text = `${' '.repeat(INDENT)}${line(row)}`.trimEnd();
      return at === 0 ? colors.dim(text) : text;
    }),
  };
};

export const blockLines = ({ head, lines }: Block): readonly string[] => [
  '',
  colors.bold(head),
  ...lines,
];

/** Colour codes take no columns. */
const padded = (line: string, columns: number): string =>
  `${line}${' '.repeat(Math.max(0, columns - stripVTControlCharacters(line).length))}`;

/** Two blocks side by side, each `columns` wide. */
export const besideBlocks = (left: Block, right: Block, columns: number): readonly string[] => {
  const many = Math.max(left.lines.length, right.lines.length);
  const gap = ' '.repeat(GAP * 2);
  const head = `${colors.bold(left.head)}${' '.repeat(columns - left.head.length)}${gap}${colors.bold(right.head)}`;
  return [
    '',
    head,
    ...Array.from({ length: many }, (_, at) =>
      `${padded(left.lines[at] ?? '', columns)}${gap}${right.lines[at] ?? ''}`.trimEnd(),
    ),
  ];
};

/** Width of a block when two fit side by side; null when they do not. */
export const halfOf = (columns: number): number | null =>
  columns >= 104 ? Math.min(56, Math.floor((columns - GAP * 2) / 2)) : null;

/** In pairs where there is room, otherwise one below the other. */
export const arranged = (blocks: readonly Block[], half: number | null): readonly string[] => {
  const [first, second, ...others] = blocks;
  if (first === undefined) return [];
  if (half === null || second === undefined) {
    return [...blockLines(first), ...arranged(blocks.slice(1), half)];
  }
  return [...besideBlocks(first, second, half), ...arranged(others, half)];
};
