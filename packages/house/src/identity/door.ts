import { type Err, ok, type Result } from '@baize/result';
import { type AttemptRule, BY_NAME, nameSubject, secondsUntil } from './attempts.js';
import type { IdentityStore, SignIn } from './identity-store.js';
import { signInName } from './names.js';
import type { Passwords, Scrambled } from './passwords.js';
import type { Account } from './person.js';
import { type IdentityRefusal, lockedFor, refused } from './refusal.js';

/** Where passwords are asked for: attempts are counted, and every wrong answer looks alike. */
export class Door {
  /** Compared with where a name is unknown: that takes as long as a wrong password. */
  private readonly nobody: Scrambled;

  constructor(
    private readonly store: IdentityStore,
    private readonly passwords: Passwords,
  ) {
    this.nobody = passwords.nobody();
  }

  /** Null when there may be an attempt, which is counted already. */
  async attempt(
    subject: string,
    rule: AttemptRule,
    now: Date,
  ): Promise<Err<IdentityRefusal> | null> {
    const until = await this.store.takeAttempt(subject, now.toISOString(), rule);
    return until === null ? null : lockedFor(secondsUntil(until, now));
  }

  async byName(
    typed: string,
    password: string,
    now: Date,
  ): Promise<Result<SignIn, IdentityRefusal>> {
    const name = signInName(typed);
    const waits = await this.attempt(nameSubject(name), BY_NAME, now);
    if (waits !== null) return waits;
    return this.checked(name, password, await this.store.signInOf(name));
  }

  /** The password of somebody who is in already, before it is changed. */
  async byAccount(
    { id, name: shown }: Account,
    password: string,
    now: Date,
  ): Promise<Result<SignIn, IdentityRefusal>> {
    const found = await this.store.signInOfAccount(id);
    if (found === null) return refused('no-password');
    const name = signInName(shown);
    const waits = await this.attempt(nameSubject(name), BY_NAME, now);
    return waits ?? this.checked(name, password, found);
  }

  /** One way through for everybody: the comparison is made whether or not there is somebody. */
  private async checked(
    name: string,
    password: string,
    found: SignIn | null,
  ): Promise<Result<SignIn, IdentityRefusal>> {
    const matches = await this.passwords.matches(password, found?.credential ?? this.nobody);
    if (!matches || found === null || found.account.disabledAt !== null)
      return refused('wrong-name-or-password');
    await this.store.forgetAttempts(nameSubject(name));
    return ok(found);
  }
}
