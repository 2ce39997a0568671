import type { Result } from '@baize/result';
import type { AttemptRule } from './attempts.js';
import type { Credential } from './passwords.js';
import type { Account } from './person.js';
import type { StaffRole } from './roles.js';

/** An account on its way into the store. Two guests may share a name; no two may sign in by the same. */
export interface NewAccount extends Omit<Account, 'disabledAt'> {
  /** What the name is compared by at sign-in; null for accounts without a password. */
  readonly signIn: string | null;
}

/** An account with a password. */
export interface SignIn {
  readonly account: Account;
  readonly credential: Credential;
}

/** A session. The token itself is nowhere: only who holds it can make this hash. */
export interface Session {
  readonly hash: string;
  readonly account: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastSeenAt: string;
}

export interface SessionOf {
  readonly session: Session;
  readonly account: Account;
}

/** A one-time code for staff, of which again only the hash is kept. */
export interface CodeOnRecord {
  readonly hash: string;
  readonly role: StaffRole;
  readonly expiresAt: string;
}

/** Everything that comes of a code. */
export interface Redemption {
  readonly code: string;
  readonly at: string;
  readonly account: NewAccount;
  readonly credential: Credential;
  readonly session: Session;
}

/**
 * The port to where people, their passwords and their sessions are kept. All instants are texts as
 * `Date.toISOString` writes them. Each function is one step: done as a whole, even when others call it at once.
 */
export interface IdentityStore {
  addGuest(account: NewAccount, session: Session): Promise<void>;
  account(id: string): Promise<Account | null>;
  /** Everybody who is not a player, the earliest first. */
  staff(): Promise<readonly Account[]>;
  /** Begins the roll of staff with everybody who is of the staff now; nothing where it has begun. */
  beginRoll(at: string): Promise<void>;

  /** The account and the password behind a sign-in name. */
  signInOf(signIn: string): Promise<SignIn | null>;
  /** The same of an account; null where it has no password. */
  signInOfAccount(id: string): Promise<SignIn | null>;
  /**
   * Puts a credential in the place of exactly this hash; false when another has come between. When it is
   * told so, it ends every session of the account but one.
   */
  replaceCredential(next: Credential, instead: string, endAllBut?: string): Promise<boolean>;

  /** False when the account is disabled, or its password no longer has this hash. */
  addSession(session: Session, password: string): Promise<boolean>;
  session(hash: string): Promise<SessionOf | null>;
  touchSession(hash: string, lastSeenAt: string, expiresAt: string): Promise<void>;
  endSession(hash: string): Promise<void>;

  /** Only while there is no staff, and in place of the codes before; whether it did. It is on the roll. */
  addFirstCodes(codes: readonly CodeOnRecord[], at: string): Promise<boolean>;
  /** The role that a code gives; null when it can no longer be redeemed. */
  roleOfCode(hash: string, at: string): Promise<StaffRole | null>;
  /** A code works once: of any number who try at once, one gets the account. It is on the roll. */
  redeem(redemption: Redemption): Promise<Result<Account, 'no-such-code' | 'name-taken'>>;

  /**
   * Counts an attempt before it is made, so that many at once are no way round the limit. Answers until
   * when there may be none, or null when this one may go on.
   */
  takeAttempt(subject: string, at: string, rule: AttemptRule): Promise<string | null>;
  /** An attempt that was none: what was counted for it is taken off, with the lock it made. */
  giveAttemptBack(subject: string, at: string): Promise<void>;
  forgetAttempts(subject: string): Promise<void>;

  /**
   * The same for a name that is tried from one address: counted over all addresses, locked for this one alone,
   * and longer the more failures of the name there were.
   */
  takeSlowedAttempt(
    name: string,
    there: string,
    at: string,
    rule: Required<AttemptRule>,
  ): Promise<string | null>;

  /** Whether this name has signed in on this device before. */
  knowsDevice(hash: string, signIn: string): Promise<boolean>;
  /** Whether anybody was. */
  isDevice(hash: string): Promise<boolean>;
  /** The device of an account from now on; what it was known by before ends, for everybody who was in on it. */
  renewDevice(shown: string | null, next: string, account: string, until: string): Promise<void>;

  /**
   * Guests without chips who were not here since an instant, and who never played or have no session left to
   * come back by.
   */
  idleGuests(since: string, limit: number): Promise<readonly string[]>;
  /** Deletes what has expired: sessions, codes never redeemed, old attempts, devices. */
  sweep(at: string): Promise<void>;
  close(): Promise<void>;
}
