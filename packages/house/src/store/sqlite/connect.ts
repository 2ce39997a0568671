import Database from 'libsql';

/** A connection to one database file. */
export type Connection = Database.Database;
export type Statement = Database.Statement<[readonly unknown[]]>;

const BUSY_MS = 10_000;

/**
 * Every commit is on the disk before it is answered (WAL with full synchronisation); a second process
 * waits for its turn.
 */
export const connect = (file: string): Connection => {
  const db = new Database(file, { timeout: BUSY_MS });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  return db;
};

export const statement = (db: Connection, sql: string): Statement =>
  db.prepare<[readonly unknown[]]>(sql);

/** The code of an error that the database raised; null for any other. */
export const sqliteCode = (error: unknown): string | null =>
  error instanceof Database.SqliteError ? error.code : null;

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
