import type { Statement } from './connect.js';
import type { WriteConnection } from './write-connection.js';

/** A value of a column. */
export type Value = string | number;

/** Puts rows into a table, whose values follow one another. */
export type PutRows = (values: readonly Value[]) => void;

/** The most first; the last is one row. */
const AT_ONCE = [16, 8, 4, 2, 1] as const;

/** With as few calls as can be: a call costs more than a row. `into` is such as `INSERT INTO heads`. */
export const manyRows = async (
  db: WriteConnection,
  into: string,
  columns: number,
): Promise<PutRows> => {
  const row = `(${Array(columns).fill('?').join(', ')})`;
  const prepare = (rows: number): Promise<Statement> =>
    db.prepare(`${into} VALUES ${Array(rows).fill(row).join(', ')}`);
  const statements = await Promise.all(
    AT_ONCE.map(async (rows) => ({ length: rows * columns, put: await prepare(rows) })),
  );
  return (values) => {
    let from = 0;
    for (const { length, put } of statements) {
      while (values.length - from >= length) {
        put.run(values.slice(from, from + length));
        from += length;
      }
    }
  };
};
