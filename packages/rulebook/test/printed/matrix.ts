/**
 * A second, independent transcription of the pay tables: text matrices with the tables' printed ids
 * on top, a hand key before each row, and cells as the paper has them. `300` is odds in the unit of
 * the matrix, `100%` a share of the meter, `$250` dollars; `100%/$250` has an envy of $250;
 * `Push`, `Loss` and `0` are what they say, and `-` is no row.
 */
export interface PrintedRow {
  readonly hand: string;
  readonly pays: { readonly kind: string; readonly value?: number };
  readonly envy: number | null;
}

/** The printed rows of each table, by its id. */
export type Printed = ReadonlyMap<string, readonly PrintedRow[]>;

export type Odds = 'to-1' | 'for-1';

const cells = (line: string) => line.trim().split(/\s+/);

/** Head and body of a matrix; a row that is short or long is a slip in the transcription. */
export const readMatrix = (text: string) => {
  const [head = [], ...body] = text.trim().split('\n').map(cells);
  const [, ...ids] = head;
  const rows = body.map(([key = '', ...values]) => {
    if (values.length !== ids.length) throw new Error(`${key}: ${values.length} cells`);
    return { key, values };
  });
  return { ids, rows };
};

const readPays = (cell: string, odds: Odds): PrintedRow['pays'] => {
  if (cell === 'Push') return { kind: 'push' };
  if (cell === 'Loss' || cell === '0') return { kind: 'lose' };
  const [, dollar, digits, percent] = /^(\$?)(\d+)(%?)$/.exec(cell) ?? [];
  if (digits === undefined) throw new Error(`no such cell: ${cell}`);
  const kind = dollar === '$' ? 'dollars' : percent === '%' ? 'meter-percent' : odds;
  return { kind, value: Number(digits) };
};

const readCell = (hand: string, cell: string, odds: Odds): PrintedRow => {
  const [pays = '', envy] = cell.split('/$');
  return { hand, pays: readPays(pays, odds), envy: envy === undefined ? null : Number(envy) };
};

/** The tables of one matrix. `family` goes before the short ids of its columns. */
export const printed = (odds: Odds, text: string, family = ''): Printed => {
  const { ids, rows } = readMatrix(text);
  return new Map(
    ids.map((id, column) => [
      family + id,
      rows.flatMap(({ key, values }) => {
        const cell = values[column] ?? '-';
        return cell === '-' ? [] : [readCell(key, cell, odds)];
      }),
    ]),
  );
};

export const together = (...parts: readonly Printed[]): Printed =>
  new Map(parts.flatMap((part) => [...part]));
