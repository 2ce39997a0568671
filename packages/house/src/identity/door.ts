import { type Err, ok, type Result } from '@baize/result';
import {
  type AttemptRule,
  BY_DEVICE,
  BY_NAME,
  BY_SOURCE,
  deviceSubject,
  nameSubject,
  nameThereSubject,
  passwordSubject,
  secondsUntil,
  sourceSubject,
} from './attempts.js';
import type { IdentityStore, SignIn } from './identity-store.js';
import { signInName } from './names.js';
import type { Passwords, Scrambled } from './passwords.js';
import type { Account } from './person.js';
import { type IdentityRefusal, lockedFor, refused } from './refusal.js';

/** What was typed at the entrance, from which address, and the hash of the device's token. */
interface Knock {
  readonly name: string;
  readonly password: string;
  readonly from: string;
  readonly device: string | null;
}

interface Counted {
  /** Until when there may be no attempt; null when there may, and it is counted. */
  readonly take: (at: string) => Promise<string | null>;
  /** What a success does to the count. */
  readonly succeed: (at: string) => Promise<void>;
}

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

  /**
   * A device on which this person was in before counts by itself: whatever others guess, from this address or
   * for this name, its owner gets in. All others count by their address, and then by the name as it is tried
   * from there: guesses from elsewhere lock no one out.
   */
  async byName({ name: typed, password, from, device }: Knock, now: Date) {
    const name = signInName(typed);
    const known = device !== null && (await this.store.knowsDevice(device, name));
    const counts = known
      ? [this.locking(deviceSubject(device, name), BY_DEVICE)]
      : [this.ofSource(sourceSubject(from)), this.slowing(name, from)];
    return this.counted(counts, now, async () =>
      this.checked(password, await this.store.signInOf(name)),
    );
  }

  /** The password of an account that is signed in, before it is changed. */
  async byAccount(
    { id }: Account,
    password: string,
    now: Date,
  ): Promise<Result<SignIn, IdentityRefusal>> {
    const found = await this.store.signInOfAccount(id);
    if (found === null) return refused('no-password');
    const counts = [this.locking(passwordSubject(id), BY_DEVICE)];
    return this.counted(counts, now, () => this.checked(password, found));
  }

  /** Locked by its own failures; a success forgets them. */
  private locking(subject: string, rule: AttemptRule): Counted {
    return {
      take: (at) => this.store.takeAttempt(subject, at, rule),
      succeed: () => this.store.forgetAttempts(subject),
    };
  }

  /** Others come from the same address: a success takes no failure off but its own attempt. */
  private ofSource(source: string): Counted {
    return {
      take: (at) => this.store.takeAttempt(source, at, BY_SOURCE),
      succeed: (at) => this.store.giveAttemptBack(source, at),
    };
  }

  private slowing(name: string, from: string): Counted {
    const [counted, there] = [nameSubject(name), nameThereSubject(name, from)];
    return {
      take: (at) => this.store.takeSlowedAttempt(counted, there, at, BY_NAME),
      succeed: async () => {
        for (const subject of [counted, there]) await this.store.forgetAttempts(subject);
      },
    };
  }

  private async counted(
    counts: readonly Counted[],
    now: Date,
    check: () => Promise<Result<SignIn, IdentityRefusal>>,
  ): Promise<Result<SignIn, IdentityRefusal>> {
    const at = now.toISOString();
    for (const { take } of counts) {
      const until = await take(at);
      if (until !== null) return lockedFor(secondsUntil(until, now));
    }
    const checked = await check();
    if (!checked.ok) return checked;
    for (const { succeed } of counts) await succeed(at);
    return checked;
  }

  /** One path for all: passwords are compared whether or not the account exists. */
  private async checked(
    password: string,
    found: SignIn | null,
  ): Promise<Result<SignIn, IdentityRefusal>> {
    const matches = await this.passwords.matches(password, found?.credential ?? this.nobody);
    return !matches || found === null || found.account.disabledAt !== null
      ? refused('wrong-name-or-password')
      : ok(found);
  }
}
