import type { Row } from './attack.js';

const COUNTED = new Intl.NumberFormat('en-US');

const resultOf = ({ bar, found, note }: Row): string =>
  `${found.length} ${bar}${note === '' ? '' : `; ${note}`}`;

/** A table as Markdown has it. */
export const tableText = (rows: readonly Row[]): string => {
  const cells = [
    ['part', 'tried', 'times', 'came of it'],
    ...rows.map((row) => [row.part, row.what, COUNTED.format(row.tries), resultOf(row)]),
  ];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => (at === 2 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join(' | ')} |`;
  const [head = [], ...body] = cells;
  const rule = `| ${widths.map((width, at) => (at === 2 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [line(head), rule, ...body.map(line)].join('\n');
};

const SHOWN = 20;

/** Everything that was found, each finding once with how often; empty where nothing was. */
export const findingsText = (rows: readonly Row[]): string =>
  rows
    .filter(({ found }) => found.length > 0)
    .map(({ part, what, bar, found }) => {
      const all = [...new Set(found)];
      const more = all.length > SHOWN ? [`… and ${all.length - SHOWN} more`] : [];
      return [`${part}: ${what}: ${found.length} ${bar}`, ...all.slice(0, SHOWN), ...more].join(
        '\n  ',
      );
    })
    .join('\n');
