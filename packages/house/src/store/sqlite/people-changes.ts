import { assertNever } from '@baize/result';
import type { PeopleChange } from '../commit.js';
import type { WriteConnection } from './write-connection.js';

/** Changes the tables of people inside the transaction of a commit. */
export const makePeopleWriter = async (
  db: WriteConnection,
): Promise<(at: string, change: PeopleChange) => void> => {
  const [addCode, disable, enable, endSessions, forget, came, forgetCame, bar, forgetBarred] =
    await Promise.all([
      db.prepare('INSERT INTO codes VALUES (?, ?, ?, NULL, NULL)'),
      db.prepare('UPDATE accounts SET disabled_at = coalesce(disabled_at, ?) WHERE id = ?'),
      db.prepare('UPDATE accounts SET disabled_at = NULL WHERE id = ?'),
      db.prepare('DELETE FROM sessions WHERE account = ?'),
      db.prepare("DELETE FROM accounts WHERE id = ? AND role = 'player'"),
      db.prepare('INSERT OR REPLACE INTO seed_sources VALUES (?, ?, ?, ?, ?)'),
      db.prepare('DELETE FROM seed_sources WHERE kept_until <= ?'),
      db.prepare('INSERT OR REPLACE INTO barred_sources VALUES (?, ?)'),
      db.prepare('DELETE FROM barred_sources WHERE until <= ?'),
    ]);
  return (at, change) => {
    switch (change.type) {
      case 'AddCode':
        addCode.run([change.hash, change.role, change.expiresAt]);
        return;
      case 'Disable':
        disable.run([at, change.account]);
        endSessions.run([change.account]);
        return;
      case 'Enable':
        enable.run([change.account]);
        return;
      case 'Forget':
        endSessions.run([change.account]);
        forget.run([change.account]);
        return;
      case 'CameFrom':
        forgetCame.run([at]);
        came.run([
          ...[change.player, change.commitment],
          ...[change.source, change.browser, change.keptUntil],
        ]);
        return;
      case 'BarSource':
        forgetBarred.run([at]);
        bar.run([change.source, change.until]);
        return;
      default:
        assertNever(change);
    }
  };
};
