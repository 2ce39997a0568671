import { existsSync } from 'node:fs';
import { assert, err, ok, type Result } from '@baize/result';
import { canonicalText } from '@baize/rulebook';
import type { Commit, CommitError, Committed } from '../commit.js';
import type { Projection, Reader, Store } from '../store.js';
import { type StoreTrouble, troubleOf } from '../trouble.js';
import {
  type Connection,
  connect,
  type SqliteOptions,
  sqliteCode,
  statement,
  tryConnect,
  type Unreadable,
} from './connect.js';
import { checkSchema, type WrongSchema } from './migrate.js';
import { SqliteReader } from './sqlite-reader.js';
import { WriteConnection } from './write-connection.js';
import { makeWriter, type Writer } from './writer.js';

interface Writing {
  readonly connection: WriteConnection;
  readonly write: Writer;
}

const openWriting = async (file: string, options: SqliteOptions): Promise<Writing> => {
  const connection = await WriteConnection.open(file, CACHE_KIB, options);
  return { connection, write: await makeWriter(connection) };
};

/** The store in one SQLite file. Any number of processes of one machine may have it open. */
export class SqliteStore extends SqliteReader implements Store {
  /** Opened with the first commit: most that look into a store write nothing. */
  #writing: Promise<Writing> | null = null;
  #closed = false;
  #trouble: StoreTrouble | null = null;

  constructor(
    private readonly file: string,
    db: Connection,
    /** For reads of their own. */
    private readonly connectAgain: () => Connection,
    private readonly options: SqliteOptions,
  ) {
    super(db);
  }

  /** Why nothing can be stored now; null when the last commit went well. */
  get trouble(): StoreTrouble | null {
    return this.#trouble;
  }

  async commit(commit: Commit): Promise<Result<Committed, CommitError>> {
    const [done] = await this.commitAll([commit]);
    assert(done !== undefined, 'each commit has an answer');
    return done;
  }

  async commitAll(commits: readonly Commit[]): Promise<readonly Result<Committed, CommitError>[]> {
    if (commits.length === 0) return [];
    try {
      const { connection, write } = await this.#openToWrite();
      const done = await connection.transaction(write, commits);
      this.#trouble = null;
      return done;
    } catch (error) {
      this.#trouble = troubleOf(error) ?? this.#trouble;
      if (sqliteCode(error)?.startsWith('SQLITE_BUSY') !== true) throw error;
      return commits.map(() => err({ code: 'busy', message: 'another process holds the store' }));
    }
  }

  /**
   * What failed to open is opened anew. Everybody waits for the same promise: who asked before the store is
   * closed is served before it is closed.
   */
  #openToWrite(): Promise<Writing> {
    this.#writing ??= openWriting(this.file, this.options).catch((error: unknown) => {
      this.#writing = null;
      throw error;
    });
    return this.#writing;
  }

  /** Tries whether there is room again: as much as a busy moment takes is written, and taken away. */
  async probe(): Promise<void> {
    try {
      const { connection } = await this.#openToWrite();
      const put = await connection.prepare('INSERT OR REPLACE INTO projections VALUES (?, 0, ?)');
      const drop = await connection.prepare('DELETE FROM projections WHERE name = ?');
      await connection.transaction((row) => put.run(row), ['probe', 'x'.repeat(PROBE_BYTES)]);
      await connection.transaction((row) => drop.run(row), ['probe']);
      this.#trouble = null;
    } catch (error) {
      this.#trouble = troubleOf(error) ?? this.#trouble;
    }
  }

  async putProjection(name: string, { position, state }: Projection): Promise<void> {
    statement(this.db, 'INSERT OR REPLACE INTO projections VALUES (?, ?, ?)').run([
      name,
      position,
      canonicalText(state),
    ]);
  }

  async reading<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    const db = this.connectAgain();
    try {
      db.exec('BEGIN');
      return await work(new SqliteReader(db));
    } finally {
      // A connection that is closed goes away in its own time; what it reads must not wait for that. Some
      // failures have ended the transaction already.
      if (db.inTransaction) db.exec('ROLLBACK');
      db.close();
    }
  }

  /** Folds the write-ahead log into the file, unless another reader is busy just now. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await (await this.#writing)?.connection.close();
    this.db.pragma('busy_timeout = 0');
    try {
      this.db.pragma('wal_checkpoint(TRUNCATE)');
    } catch (error) {
      // A full disk, or one that cannot be written: the log stays, and is read with the file.
      if (troubleOf(error) === null) throw error;
    } finally {
      this.db.close();
    }
  }
}

export type OpenError =
  | WrongSchema
  | Unreadable
  | { readonly code: 'file-missing'; readonly message: string };

/** Room for the ends of many streams and accounts: every commit touches some of them. */
const CACHE_KIB = 32_768;

const PROBE_BYTES = 128 * 1024;

/** A connection to a database that has been migrated. */
export const connectMigrated = (file: string): Result<Connection, OpenError> => {
  if (!existsSync(file)) return err({ code: 'file-missing', message: `${file} is not there` });
  const connected = tryConnect(file);
  if (!connected.ok) return connected;
  const db = connected.value;
  const checked = checkSchema(db);
  if (checked.ok) return ok(db);
  db.close();
  return checked;
};

/** Opens a database that has been migrated. */
export const openSqlite = (
  file: string,
  options: SqliteOptions = {},
): Result<SqliteStore, OpenError> => {
  const connected = connectMigrated(file);
  if (!connected.ok) return connected;
  connected.value.pragma(`cache_size = -${CACHE_KIB}`);
  return ok(new SqliteStore(file, connected.value, () => connect(file), options));
};
