import { DamagedRecord } from '../damaged-record.js';
import { type Connection, type Statement, statement } from './connect.js';

// The driver aborts the process when a text is not UTF-8 (docs/decisions, "Stored text is read as bytes"): no text is asked for as text.
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text that a value of bytes is. */
export const textOf = (bytes: unknown, record: string, position: number | null = null): string => {
  if (!(bytes instanceof ArrayBuffer || bytes instanceof Uint8Array)) {
    throw new DamagedRecord(record, position);
  }
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new DamagedRecord(record, position);
  }
};

/** Several columns that hold no line feed, as one value of bytes: one value is cheaper than many. */
export const linesOfBytes = (columns: readonly string[]): string =>
  `CAST(${columns.join(' || char(10) || ')} AS BLOB)`;

/** A query whose rows come as bytes, and are checked. Its columns need names of their own. */
export class CheckedQuery {
  readonly #columns: readonly string[];
  readonly #statement: Statement;

  constructor(
    db: Connection,
    sql: string,
    /** What its rows are, for a person who looks for a damaged one. */
    private readonly record: string,
  ) {
    this.#columns = statement(db, sql)
      .columns()
      .map(({ name }) => name);
    const quoted = this.#columns.map((name) => `"${name}"`);
    const row = `CAST(json_array(${quoted.join(', ')}) AS BLOB)`;
    this.#statement = statement(db, `SELECT ${row} AS bytes FROM (${sql})`);
  }

  get<T>(values: readonly unknown[]): T | undefined {
    const found = this.#statement.get(values) as { readonly bytes: unknown } | undefined;
    return found === undefined ? undefined : this.#row<T>(found);
  }

  all<T>(values: readonly unknown[]): readonly T[] {
    const found = this.#statement.all(values) as { readonly bytes: unknown }[];
    return found.map((row) => this.#row<T>(row));
  }

  #row<T>({ bytes }: { readonly bytes: unknown }): T {
    const values = JSON.parse(textOf(bytes, this.record)) as readonly unknown[];
    return Object.fromEntries(this.#columns.map((name, at) => [name, values[at]])) as T;
  }
}
