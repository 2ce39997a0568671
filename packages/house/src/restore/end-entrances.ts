import { unwrap } from '@baize/result';
import { inTransaction, statement } from '../store/sqlite/connect.js';
import { connectMigrated } from '../store/sqlite/sqlite-store.js';
import { unmarkBackup } from '../store/sqlite/without-secrets.js';

/** How many were ended. */
export interface Ended {
  readonly sessions: number;
  readonly codes: number;
}

/**
 * Ends what a backup would bring back to life: sessions, which may have been ended since, and codes for
 * staff, which may have been used since. No one is signed in afterwards; all sign in anew.
 */
export const endEntrances = (file: string): Ended => {
  const db = unwrap(connectMigrated(file));
  try {
    return inTransaction(db, 'BEGIN IMMEDIATE', () => {
      const sessions = statement(db, 'DELETE FROM sessions').run([]).changes;
      const codes = statement(db, 'DELETE FROM codes WHERE redeemed_at IS NULL').run([]).changes;
      unmarkBackup(db);
      return { sessions, codes };
    });
  } finally {
    db.close();
  }
};
