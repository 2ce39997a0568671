import Database from 'libsql';
import { type Connection, inTransaction, statement } from './connect.js';

/** The projection that marks a copy from which the seeds were taken out, until it is restored. */
export const BACKUP = 'backup';

const has = (db: Connection, table: string): boolean =>
  statement(db, 'SELECT 1 FROM sqlite_schema WHERE name = ?').get([table]) !== undefined;

/**
 * Takes the seeds of rounds out of a copy, and marks it: what is over has its seed in its proof, and what
 * is open is ended when the copy is restored. Nothing is left of them in the file, nor of the addresses that seeds
 * came from.
 */
export const withoutSecrets = (copy: string): void => {
  const db = new Database(copy);
  try {
    // Straight into the file, with no log beside it.
    db.pragma('journal_mode = DELETE');
    db.pragma('secure_delete = ON');
    if (!has(db, 'secrets')) return;
    inTransaction(db, 'BEGIN IMMEDIATE', () => {
      const kept = statement(
        db,
        "SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = 'secrets_remain'",
      ).get([]) as { readonly sql: string } | undefined;
      db.exec('DROP TRIGGER IF EXISTS secrets_remain; DELETE FROM secrets');
      if (kept !== undefined) db.exec(kept.sql);
      for (const table of ['seed_sources', 'barred_sources']) {
        if (has(db, table)) db.exec(`DELETE FROM ${table}`);
      }
      db.exec(`INSERT OR REPLACE INTO projections
        SELECT '${BACKUP}', coalesce(max(position), 0), 'true' FROM events`);
    });
  } finally {
    db.close();
  }
};

/** A copy that was restored is a house again. */
export const unmarkBackup = (db: Connection): void => {
  statement(db, 'DELETE FROM projections WHERE name = ?').run([BACKUP]);
};
