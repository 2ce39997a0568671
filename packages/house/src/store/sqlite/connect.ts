import { err, ok, type Result } from '@baize/result';
import Database from 'libsql';
import { makeOwnFile } from '../owner-only.js';
import { causeOf } from '../trouble.js';

/** A connection to one database file. */
export type Connection = Database.Database;
export type Statement = Database.Statement<[readonly unknown[]]>;

export const BUSY_MS = 10_000;

/** How a database is opened. */
export interface SqliteOptions {
  /** How long a commit waits for another process. */
  readonly busyMs?: number;
  /** How many pages the file may grow to: a small disk. */
  readonly mostPages?: number;
  /**
   * What waits for a commit: its sender, unless told, or this whole thread. A simulation blocks, so
   * that nothing depends on how fast a disk is.
   */
  readonly commits?: 'awaited' | 'blocking';
}

/**
 * Every commit is on the disk before it is answered (WAL with full synchronisation); a second process
 * waits for its turn. A file that is not there is made, for its owner alone; what SQLite puts beside it
 * has the same mode.
 */
export const connect = (file: string): Connection => {
  makeOwnFile(file);
  const db = new Database(file, { timeout: BUSY_MS });
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

/** A file that holds something else, or only a part of a database. */
export interface Unreadable {
  readonly code: 'unreadable';
  readonly message: string;
}

/** The same for a file named by a user. */
export const tryConnect = (file: string): Result<Connection, Unreadable> => {
  try {
    return ok(connect(file));
  } catch (error) {
    const code = sqliteCode(error);
    if (code !== 'SQLITE_NOTADB' && code !== 'SQLITE_CORRUPT') throw error;
    return err({ code: 'unreadable', message: `${file} is not a whole database (${code})` });
  }
};

export const statement = (db: Connection, sql: string): Statement =>
  db.prepare<[readonly unknown[]]>(sql);

/** The code of an error that the database raised; null for any other. */
export const sqliteCode = (error: unknown): string | null => {
  const code = causeOf(error);
  return code?.startsWith('SQLITE_') === true ? code : null;
};

/** All of it, or nothing: a commit that fails leaves the database as it was. */
export const inTransaction = <T>(db: Connection, begin: string, work: () => T): T => {
  db.exec(begin);
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // Some failures have ended the transaction already.
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
};
