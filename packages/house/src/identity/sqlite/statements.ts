const ACCOUNT = 'a.id, a.name, a.role, a.created_at AS createdAt, a.disabled_at AS disabledAt';
const SESSION = `s.hash, s.account, s.created_at AS sessionCreatedAt, s.expires_at AS expiresAt,
  s.last_seen_at AS lastSeenAt`;
const SIGN_IN = (where: string): string => `SELECT ${ACCOUNT}, c.n, c.r, c.p, c.salt, c.hash
  FROM accounts a JOIN credentials c ON c.account = a.id WHERE ${where}`;
const IS_GOOD = 'redeemed_at IS NULL AND expires_at > ?';

/** Everything that is asked of the tables of people, by name. */
export const SQL = {
  account: `SELECT ${ACCOUNT} FROM accounts a WHERE id = ?`,
  staff: `SELECT ${ACCOUNT} FROM accounts a WHERE role <> 'player' ORDER BY created_at, id`,
  addAccount: 'INSERT INTO accounts VALUES (?, ?, ?, ?, ?, NULL)',
  head: 'SELECT version FROM heads WHERE stream = ?',
  nameTaken: 'SELECT 1 FROM accounts WHERE sign_in = ?',

  signInOf: SIGN_IN('a.sign_in = ?'),
  signInOfAccount: SIGN_IN('a.id = ?'),
  addCredential: 'INSERT INTO credentials VALUES (?, ?, ?, ?, ?, ?)',
  replaceCredential: `UPDATE credentials SET n = ?, r = ?, p = ?, salt = ?, hash = ?
    WHERE account = ? AND hash = ?`,

  addSession: 'INSERT INTO sessions VALUES (?, ?, ?, ?, ?)',
  mayOpen: `SELECT 1 FROM accounts a JOIN credentials c ON c.account = a.id
    WHERE a.id = ? AND a.disabled_at IS NULL AND c.hash = ?`,
  session: `SELECT ${ACCOUNT}, ${SESSION} FROM sessions s JOIN accounts a ON a.id = s.account
    WHERE s.hash = ?`,
  touchSession: 'UPDATE sessions SET last_seen_at = ?, expires_at = ? WHERE hash = ?',
  endSession: 'DELETE FROM sessions WHERE hash = ?',
  endSessions: 'DELETE FROM sessions WHERE account = ? AND hash IS NOT ?',

  addCode: 'INSERT INTO codes VALUES (?, ?, ?, NULL, NULL)',
  hasStaff: "SELECT 1 FROM accounts WHERE role <> 'player' LIMIT 1",
  dropUnusedCodes: 'DELETE FROM codes WHERE redeemed_at IS NULL',
  goodCode: `SELECT role FROM codes WHERE hash = ? AND ${IS_GOOD}`,
  redeemCode: 'UPDATE codes SET redeemed_by = ?, redeemed_at = ? WHERE hash = ?',

  attempts: `SELECT times, kept_until AS keptUntil, locked_until AS lockedUntil FROM failures
    WHERE subject = ?`,
  putAttempts: 'INSERT OR REPLACE INTO failures VALUES (?, ?, ?, ?)',
  forget: 'DELETE FROM failures WHERE subject = ?',

  knowsDevice: `SELECT 1 FROM devices d JOIN accounts a ON a.id = d.account
    WHERE d.hash = ? AND a.sign_in = ?`,
  isDevice: 'SELECT 1 FROM devices WHERE hash = ? LIMIT 1',
  rememberDevice: 'INSERT OR REPLACE INTO devices VALUES (?, ?, ?)',
  renewDevice: 'UPDATE OR REPLACE devices SET hash = ? WHERE hash = ?',
  sweepDevices: 'DELETE FROM devices WHERE expires_at <= ?',
  idleGuests: `SELECT a.id FROM accounts a
    WHERE a.role = 'player' AND a.disabled_at IS NULL AND a.created_at <= ?
      AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.account = a.id AND s.last_seen_at > ?)
      AND NOT EXISTS (SELECT 1 FROM balances b WHERE b.account = 'player/' || a.id AND b.micros <> 0)
      AND (NOT EXISTS (SELECT 1 FROM sessions s WHERE s.account = a.id)
        OR NOT EXISTS (SELECT 1 FROM events e
          WHERE e.stream = 'account/' || a.id AND e.type = 'ChipsBought'))
    LIMIT ?`,

  sweepSessions: 'DELETE FROM sessions WHERE expires_at <= ?',
  sweepCodes: 'DELETE FROM codes WHERE redeemed_at IS NULL AND expires_at <= ?',
  sweepAttempts: 'DELETE FROM failures WHERE kept_until <= ?',
} as const;
