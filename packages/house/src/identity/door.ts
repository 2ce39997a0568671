import { type Err, ok, type Result } from '@baize/result';
import {
  type AttemptRule,
  BY_DEVICE,
  BY_NAME,
  BY_SOURCE,
  deviceSubject,
  nameSubject,
  passwordSubject,
  secondsUntil,
  sourceSubject,
} from './attempts.js';
import type { IdentityStore, SignIn } from './identity-store.js';
import { signInName } from './names.js';
import type { Passwords, Scrambled } from './passwords.js';
import type { Account } from './person.js';
import { type IdentityRefusal, lockedFor, refused } from './refusal.js';

/** What somebody typed at the door, where they come from, and the hash of the device's token. */
interface Knock {
  readonly name: string;
  readonly password: string;
  readonly from: string;
  readonly device: string | null;
}

interface Counted {
  readonly subject: string;
  readonly rule: AttemptRule;
  /** Whether a success takes this attempt off, or forgets all of them. */
  readonly after: 'give-back' | 'forget';
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
   * for this name, its owner gets in. All others count by their address, and then by the name.
   */
  async byName({ name: typed, password, from, device }: Knock, now: Date) {
    const name = signInName(typed);
    const known = device !== null && (await this.store.knowsDevice(device, name));
    const counts: readonly Counted[] = known
      ? [{ subject: deviceSubject(device, name), rule: BY_DEVICE, after: 'forget' }]
      : [
          { subject: sourceSubject(from), rule: BY_SOURCE, after: 'give-back' },
          { subject: nameSubject(name), rule: BY_NAME, after: 'forget' },
        ];
    return this.counted(counts, now, async () =>
      this.checked(password, await this.store.signInOf(name)),
    );
  }

  /** The password of somebody who is in already, before it is changed. */
  async byAccount(
    { id }: Account,
    password: string,
    now: Date,
  ): Promise<Result<SignIn, IdentityRefusal>> {
    const found = await this.store.signInOfAccount(id);
    if (found === null) return refused('no-password');
    const counts = [{ subject: passwordSubject(id), rule: BY_DEVICE, after: 'forget' }] as const;
    return this.counted(counts, now, () => this.checked(password, found));
  }

  private async counted(
    counts: readonly Counted[],
    now: Date,
    check: () => Promise<Result<SignIn, IdentityRefusal>>,
  ): Promise<Result<SignIn, IdentityRefusal>> {
    for (const { subject, rule } of counts) {
      const waits = await this.attempt(subject, rule, now);
      if (waits !== null) return waits;
    }
    const checked = await check();
    if (!checked.ok) return checked;
    for (const { subject, after } of counts) {
      if (after === 'forget') await this.store.forgetAttempts(subject);
      else await this.store.giveAttemptBack(subject, now.toISOString());
    }
    return checked;
  }

  /** One way through for everybody: the comparison is made whether or not there is somebody. */
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
