import { randomBytes } from 'node:crypto';
import { unwrap } from '@baize/result';
import { onTestFinished } from 'vitest';
import { Identity, type SignedIn } from '../../src/identity/identity.js';
import type { IdentityStore } from '../../src/identity/identity-store.js';
import { Passwords, type ScryptCost } from '../../src/identity/passwords.js';
import type { StaffRole } from '../../src/identity/roles.js';
import { PERSON_ROLES } from '../../src/identity/roles.js';
import { openSqliteIdentity } from '../../src/identity/sqlite/sqlite-identity-store.js';
import { onRecord, type StaffCode } from '../../src/identity/staff-code.js';
import { newSqlite } from './sqlite.js';
import { disableAccount, issueCodes } from './staff.js';

/** A clock that stands until it is told. */
class Clock {
  private milliseconds = Date.parse('2026-03-01T12:00:00.000Z');

  readonly now = (): Date => new Date(this.milliseconds);

  pass({ minutes = 0, hours = 0, days = 0, milliseconds = 0 }): void {
    this.milliseconds += milliseconds + 60_000 * (minutes + 60 * (hours + 24 * days));
  }
}

/** Real scrypt, at a cost that a test can pay a hundred times. */
export const CHEAP: ScryptCost = { n: 2 ** 4, r: 8, p: 1 };

export const identityAt = (file: string): IdentityStore => {
  const store = unwrap(openSqliteIdentity(file));
  onTestFinished(() => store.close());
  return store;
};

export const PASSWORD = 'correct horse battery';
export const FROM = '192.0.2.1';

const ROLES = PERSON_ROLES.filter((role) => role !== 'player');

/** A house with its people in a real file. */
export class People {
  #pool: StaffCode[] = [];
  readonly clock = new Clock();
  readonly file: string;
  readonly store: IdentityStore;
  readonly identity: Identity;

  constructor(
    file = newSqlite().file,
    readonly passwords = new Passwords(randomBytes, CHEAP),
  ) {
    this.file = file;
    this.store = identityAt(file);
    this.identity = this.another(this.store);
  }

  /** The same house, as another process would open it. */
  another(store = identityAt(this.file), passwords = this.passwords): Identity {
    return new Identity({ store, now: this.clock.now, random: randomBytes, passwords });
  }

  async code(role: StaffRole): Promise<string> {
    return (await this.codes([role]))[0]!;
  }

  /** As a first start issues them, once and for as many as a test may hire. */
  async codes(roles: readonly StaffRole[]): Promise<readonly string[]> {
    const at = this.clock.now().toISOString();
    const missing = roles.some(
      (role) => this.#pool.filter((one) => one.role === role && one.expiresAt > at).length === 0,
    );
    if (missing) {
      const drawn = this.identity.drawCodes(ROLES.flatMap((role) => [...Array(12)].fill(role)));
      issueCodes(this.file, at, drawn.map(onRecord));
      this.#pool = [...drawn];
    }
    return roles.map((role) => {
      const [code] = this.#pool.splice(
        this.#pool.findIndex((one) => one.role === role),
        1,
      );
      return code!.code.secret();
    });
  }

  /** As two people have disabled it. */
  disable(account: string): void {
    disableAccount(this.file, this.clock.now().toISOString(), account);
  }

  async hire(
    name: string,
    role: StaffRole = 'dealer',
    password = PASSWORD,
    from = FROM,
  ): Promise<SignedIn> {
    return unwrap(await this.identity.redeem(await this.code(role), { name, password, from }));
  }

  signIn(name: string, password = PASSWORD, from = FROM) {
    return this.identity.signIn({ name, password, from });
  }

  /** The code of a refusal; null when somebody was let in. */
  async refusal(name: string, password = PASSWORD, from = FROM): Promise<string | null> {
    const answer = await this.signIn(name, password, from);
    return answer.ok ? null : answer.error.code;
  }
}
