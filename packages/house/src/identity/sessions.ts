import { createHash } from 'node:crypto';
import type { Session } from './identity-store.js';
import type { RandomBytes } from './random.js';
import { isStaffRole, type PersonRole } from './roles.js';
import { SecretText } from './secret-text.js';

const TOKEN_BYTES = 32;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Lifetime {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

const STAFF: Lifetime = { idleMs: 30 * MINUTE, absoluteMs: 12 * HOUR };
const GUEST: Lifetime = { idleMs: 30 * 24 * HOUR, absoluteMs: Number.POSITIVE_INFINITY };

/** A guest who never played and was not here for so long is forgotten; who played, when no session is left. */
export const FORGET_GUEST_MS = 7 * 24 * HOUR;

const lifetimeOf = (role: PersonRole): Lifetime => (isStaffRole(role) ? STAFF : GUEST);

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Only what cannot be turned back into the token is kept. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token, 'utf8').digest('hex');

const expiryOf = (role: PersonRole, createdAt: string, seenAt: Date): string => {
  const { idleMs, absoluteMs } = lifetimeOf(role);
  return instant(Math.min(seenAt.getTime() + idleMs, Date.parse(createdAt) + absoluteMs));
};

export interface DrawnSession {
  readonly token: SecretText;
  readonly session: Omit<Session, 'account'>;
}

export const drawSession = (random: RandomBytes, role: PersonRole, now: Date): DrawnSession => {
  const token = Buffer.from(random(TOKEN_BYTES)).toString('base64url');
  const at = now.toISOString();
  return {
    token: new SecretText('session token', token),
    session: {
      hash: tokenHash(token),
      createdAt: at,
      expiresAt: expiryOf(role, at, now),
      lastSeenAt: at,
    },
  };
};

/** Whether a use is written down: not each one, for each costs a write to the disk. */
const MOST_UNSEEN = 1 / 30;

/** Until when a session holds after this use; null when there is nothing to write down yet. */
export const prolonged = (session: Session, role: PersonRole, now: Date): string | null => {
  const unseen = now.getTime() - Date.parse(session.lastSeenAt);
  if (unseen < lifetimeOf(role).idleMs * MOST_UNSEEN) return null;
  return expiryOf(role, session.createdAt, now);
};
