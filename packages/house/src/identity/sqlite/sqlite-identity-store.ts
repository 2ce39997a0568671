import { err, ok, type Result } from '@baize/result';
import { appendWithin } from '../../store/sqlite/append-within.js';
import { CheckedQuery } from '../../store/sqlite/checked-text.js';
import {
  type Connection,
  inTransaction,
  type Statement,
  statement,
} from '../../store/sqlite/connect.js';
import { connectMigrated, type OpenError } from '../../store/sqlite/sqlite-store.js';
import { SHAPES, schemaOf } from '../../store/upcast.js';
import {
  type AttemptRule,
  type Attempts,
  lockedAt,
  NO_ATTEMPTS,
  withAttempt,
  withCount,
  withoutAttempt,
} from '../attempts.js';
import type {
  CodeOnRecord,
  IdentityStore,
  NewAccount,
  Redemption,
  Session,
  SessionOf,
  SignIn,
} from '../identity-store.js';
import type { Credential } from '../passwords.js';
import type { Account } from '../person.js';
import type { StaffRole } from '../roles.js';
import { codeId, STAFF_ROLL, type StaffRollEvent } from '../staff-roll.js';
import { SQL } from './statements.js';

type Names = keyof typeof SQL;

type SessionRow = Account & Omit<Session, 'createdAt'> & { readonly sessionCreatedAt: string };

/** Only what is an account's: rows come with more. */
const accountOf = ({ id, name, role, createdAt, disabledAt }: Account): Account => ({
  id,
  name,
  role,
  createdAt,
  disabledAt,
});

/** People in the same SQLite file as everything else, on a connection of their own. */
export class SqliteIdentityStore implements IdentityStore {
  private readonly prepared = new Map<Names, Statement>();
  private readonly queries = new Map<Names, CheckedQuery>();

  constructor(private readonly db: Connection) {}

  async addGuest(account: NewAccount, session: Session): Promise<void> {
    this.whole(() => {
      this.insertAccount(account);
      this.insertSession(session);
    });
  }

  async account(id: string): Promise<Account | null> {
    const found = this.row<Account>('account', id);
    return found === undefined ? null : accountOf(found);
  }

  async staff(): Promise<readonly Account[]> {
    return this.query('staff').all<Account>([]).map(accountOf);
  }

  async beginRoll(at: string): Promise<void> {
    this.whole(() => {
      if (this.row('head', STAFF_ROLL) !== undefined) return;
      const staff = this.query('staff')
        .all<Account>([])
        .map(({ id, role, disabledAt }) => ({
          account: id,
          role: role as StaffRole,
          disabled: disabledAt !== null,
        }));
      this.tell({ type: 'StaffListed', at, staff });
    });
  }

  async signInOf(signIn: string): Promise<SignIn | null> {
    return this.signInBy('signInOf', signIn);
  }

  async signInOfAccount(id: string): Promise<SignIn | null> {
    return this.signInBy('signInOfAccount', id);
  }

  async replaceCredential(next: Credential, instead: string, endAllBut?: string): Promise<boolean> {
    const { account, n, r, p, salt, hash } = next;
    return this.whole(() => {
      if (this.run('replaceCredential', n, r, p, salt, hash, account, instead) === 0) return false;
      if (endAllBut !== undefined) this.run('endSessions', account, endAllBut);
      return true;
    });
  }

  async addSession(session: Session, password: string): Promise<boolean> {
    return this.whole(() => {
      if (this.row('mayOpen', session.account, password) === undefined) return false;
      this.insertSession(session);
      return true;
    });
  }

  async session(hash: string): Promise<SessionOf | null> {
    const found = this.row<SessionRow>('session', hash);
    if (found === undefined) return null;
    const { account, sessionCreatedAt: createdAt, expiresAt, lastSeenAt } = found;
    return {
      account: accountOf(found),
      session: { hash, account, createdAt, expiresAt, lastSeenAt },
    };
  }

  async touchSession(hash: string, lastSeenAt: string, expiresAt: string): Promise<void> {
    this.run('touchSession', lastSeenAt, expiresAt, hash);
  }

  async endSession(hash: string): Promise<void> {
    this.run('endSession', hash);
  }

  async addFirstCodes(codes: readonly CodeOnRecord[], at: string): Promise<boolean> {
    return this.whole(() => {
      if (this.row('hasStaff') !== undefined) return false;
      this.run('dropUnusedCodes');
      for (const { hash, role, expiresAt } of codes) this.run('addCode', hash, role, expiresAt);
      const issued = codes.map(({ hash, ...code }) => ({ code: codeId(hash), ...code }));
      this.tell({ type: 'CodesIssued', at, first: true, codes: issued });
      return true;
    });
  }

  async roleOfCode(hash: string, at: string): Promise<StaffRole | null> {
    return this.row<{ role: StaffRole }>('goodCode', hash, at)?.role ?? null;
  }

  async redeem(redemption: Redemption): Promise<Result<Account, 'no-such-code' | 'name-taken'>> {
    const { code, at, account, credential, session } = redemption;
    return this.whole(() => {
      const found = this.row<{ role: StaffRole }>('goodCode', code, at);
      if (found?.role !== account.role) return err('no-such-code');
      if (this.row('nameTaken', account.signIn) !== undefined) return err('name-taken');
      this.insertAccount(account);
      const { n, r, p, salt, hash } = credential;
      this.run('addCredential', account.id, n, r, p, salt, hash);
      this.insertSession(session);
      this.run('redeemCode', account.id, at, code);
      this.tell({
        type: 'StaffJoined',
        at,
        account: account.id,
        role: found.role,
        code: codeId(code),
      });
      return ok(accountOf({ ...account, disabledAt: null }));
    });
  }

  async takeAttempt(subject: string, at: string, rule: AttemptRule): Promise<string | null> {
    return this.whole(() => {
      const before = this.attemptsOf(subject);
      const locked = lockedAt(before, at);
      if (locked === null) this.putAttempts(subject, withAttempt(before, at, rule));
      return locked;
    });
  }

  async takeSlowedAttempt(
    name: string,
    there: string,
    at: string,
    rule: Required<AttemptRule>,
  ): Promise<string | null> {
    return this.whole(() => {
      const before = this.attemptsOf(there);
      const locked = lockedAt(before, at);
      if (locked !== null) return locked;
      const counted = withCount(this.attemptsOf(name), at, rule);
      this.putAttempts(name, counted);
      const failures = counted.times.length;
      const slowed = failures >= rule.failures ? 1 : Number.POSITIVE_INFINITY;
      const lockMs = () => rule.lockMs(failures);
      this.putAttempts(there, withAttempt(before, at, { ...rule, failures: slowed, lockMs }));
      return null;
    });
  }

  async giveAttemptBack(subject: string, at: string): Promise<void> {
    this.whole(() => this.putAttempts(subject, withoutAttempt(this.attemptsOf(subject), at)));
  }

  async forgetAttempts(subject: string): Promise<void> {
    this.run('forget', subject);
  }

  async knowsDevice(hash: string, signIn: string): Promise<boolean> {
    return this.row('knowsDevice', hash, signIn) !== undefined;
  }

  async isDevice(hash: string): Promise<boolean> {
    return this.row('isDevice', hash) !== undefined;
  }

  async renewDevice(
    shown: string | null,
    next: string,
    account: string,
    until: string,
  ): Promise<void> {
    this.whole(() => {
      if (shown !== null) this.run('renewDevice', next, shown);
      this.run('rememberDevice', next, account, until);
    });
  }

  async idleGuests(since: string, limit: number): Promise<readonly string[]> {
    const idle = this.query('idleGuests').all<{ id: string }>([since, since, limit]);
    return idle.map(({ id }) => id);
  }

  async sweep(at: string): Promise<void> {
    this.whole(() => {
      for (const name of ['sweepSessions', 'sweepCodes', 'sweepAttempts', 'sweepDevices'] as const)
        this.run(name, at);
    });
  }

  async close(): Promise<void> {
    this.db.close();
  }

  private insertAccount({ id, name, signIn, role, createdAt }: NewAccount): void {
    this.run('addAccount', id, name, signIn, role, createdAt);
  }

  private insertSession({ hash, account, createdAt, expiresAt, lastSeenAt }: Session): void {
    this.run('addSession', hash, account, createdAt, expiresAt, lastSeenAt);
  }

  private signInBy(name: 'signInOf' | 'signInOfAccount', value: string): SignIn | null {
    const found = this.row<Account & Omit<Credential, 'account'>>(name, value);
    if (found === undefined) return null;
    const { id, n, r, p, salt, hash } = found;
    return { account: accountOf(found), credential: { account: id, n, r, p, salt, hash } };
  }

  /** On the roll, in the transaction that changes the tables. */
  private tell(event: StaffRollEvent): void {
    const schema = schemaOf(SHAPES, STAFF_ROLL, event.type);
    appendWithin(this.db, event.at, STAFF_ROLL, (at) => [
      { type: event.type, schema, data: { ...event, at } },
    ]);
  }

  private attemptsOf(subject: string): Attempts {
    const found = this.row<Omit<Attempts, 'times'> & { times: string }>('attempts', subject);
    if (found === undefined) return NO_ATTEMPTS;
    const { times, keptUntil, lockedUntil } = found;
    return { times: JSON.parse(times) as readonly string[], keptUntil, lockedUntil };
  }

  private putAttempts(subject: string, { times, keptUntil, lockedUntil }: Attempts): void {
    if (times.length === 0) this.run('forget', subject);
    else this.run('putAttempts', subject, JSON.stringify(times), keptUntil, lockedUntil);
  }

  /** Immediate: what is looked at is what is written upon. */
  private whole<T>(work: () => T): T {
    return inTransaction(this.db, 'BEGIN IMMEDIATE', work);
  }

  private query(name: Names): CheckedQuery {
    const ready = this.queries.get(name) ?? new CheckedQuery(this.db, SQL[name], 'an account');
    this.queries.set(name, ready);
    return ready;
  }

  private row<T>(name: Names, ...values: readonly unknown[]): T | undefined {
    return this.query(name).get<T>(values);
  }

  private run(name: Names, ...values: readonly unknown[]): number {
    const ready = this.prepared.get(name) ?? statement(this.db, SQL[name]);
    this.prepared.set(name, ready);
    return ready.run(values).changes;
  }
}

/** The people of a database that has been migrated. */
export const openSqliteIdentity = (file: string): Result<SqliteIdentityStore, OpenError> => {
  const connected = connectMigrated(file);
  return connected.ok ? ok(new SqliteIdentityStore(connected.value)) : connected;
};
