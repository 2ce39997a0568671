/** Text, a number as it is written, or nothing. */
export type Cell = string | number | null;

const NUMBER = /^[+-]?\d+(\.\d+)?$/;
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** A program that calculates must not run what a player called themselves. */
const harmless = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;

const written = (cell: Cell): string => {
  if (cell === null) return '';
  const text = harmless(String(cell));
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Comma-separated values (RFC 4180): every line ends in CR LF. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
