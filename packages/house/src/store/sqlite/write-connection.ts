import Blocking from 'libsql';
import Database from 'libsql/promise';
import { BUSY_MS, type SqliteOptions, type Statement, statement } from './connect.js';

/** What is used of the library's connection; its own types are looser. */
interface AsyncDatabase {
  readonly inTransaction: boolean;
  prepare(sql: string): Promise<Statement>;
  exec(sql: string): Promise<void>;
  close(): void;
}

const connectTo = (
  file: string,
  { busyMs = BUSY_MS, commits = 'awaited' }: SqliteOptions,
): AsyncDatabase => {
  if (commits === 'awaited') {
    return new Database(file, { timeout: busyMs }) as unknown as AsyncDatabase;
  }
  const db = new Blocking(file, { timeout: busyMs });
  return {
    get inTransaction() {
      return db.inTransaction;
    },
    prepare: async (sql) => statement(db, sql),
    exec: async (sql) => {
      db.exec(sql);
    },
    close: () => {
      db.close();
    },
  };
};

/**
 * A connection for transactions whose end is awaited: while the disk takes a commit, this thread goes on
 * serving people.
 */
export class WriteConnection {
  readonly #db: AsyncDatabase;
  readonly #begin: Statement;
  /** One transaction after another. */
  #last: Promise<void> = Promise.resolve();

  private constructor(db: AsyncDatabase, begin: Statement) {
    this.#db = db;
    this.#begin = begin;
  }

  /** To a file that has been migrated, with every commit on the disk before it is answered. */
  static async open(
    file: string,
    cacheKib: number,
    options: SqliteOptions,
  ): Promise<WriteConnection> {
    const db = connectTo(file, options);
    const { mostPages } = options;
    const size = mostPages === undefined ? [] : [`max_page_count = ${mostPages}`];
    const usual = ['synchronous = FULL', 'foreign_keys = ON', `cache_size = -${cacheKib}`];
    for (const pragma of [...usual, ...size]) {
      await db.exec(`PRAGMA ${pragma}`);
    }
    // Immediate: the versions that are checked are those that are written upon.
    return new WriteConnection(db, await db.prepare('BEGIN IMMEDIATE'));
  }

  prepare(sql: string): Promise<Statement> {
    return this.#db.prepare(sql);
  }

  /**
   * All of it, or nothing. The work is done in one go: other work of this thread that waits for the file
   * waits for the disk at most, never for this thread.
   */
  async transaction<A, T>(work: (given: A) => T, given: A): Promise<T> {
    const before = this.#last;
    let end = (): void => undefined;
    this.#last = new Promise<void>((ended) => {
      end = ended;
    });
    await before;
    try {
      this.#begin.run([]);
      const result = work(given);
      await this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      // Some failures have ended the transaction already, and one that did not begin has nothing to undo.
      if (this.#db.inTransaction) await this.#db.exec('ROLLBACK');
      throw error;
    } finally {
      end();
    }
  }

  /** When what was begun has ended. */
  async close(): Promise<void> {
    await this.#last;
    this.#db.close();
  }
}
