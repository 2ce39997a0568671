import type { Statement } from './connect.js';
import type { WriteConnection } from './write-connection.js';

/** A value of a column. */
export type Value = string | number;

/** Puts rows into a table, whose values follow one another. */
export type PutRows = (values: readonly Value[]) => void;

const AT_ONCE = 8;

/** With as few calls as can be: a call costs more than a row. `into` is such as `INSERT INTO heads`. */
export const manyRows = async (
  db: WriteConnection,
  into: string,
  columns: number,
): Promise<PutRows> => {
  const row = `(${Array(columns).fill('?').join(', ')})`;
  const prepare = (rows: number): Promise<Statement> =>
    db.prepare(`${into} VALUES ${Array(rows).fill(row).join(', ')}`);
  const one = await prepare(1);
  const several = await prepare(AT_ONCE);
  return (values) => {
    let from = 0;
    while (from < values.length) {
      const together = values.length - from >= columns * AT_ONCE;
      const to = from + (together ? columns * AT_ONCE : columns);
      (together ? several : one).run(values.slice(from, to));
      from = to;
    }
  };
};
