import { ok, type Result } from '@baize/result';
import { BY_SOURCE, sourceSubject } from './attempts.js';
import { crockford } from './crockford.js';
import { DEVICE_LIFE_MS, deviceHash, drawDeviceToken } from './devices.js';
import { Door } from './door.js';
import type { IdentityStore, SignIn } from './identity-store.js';
import { checkGuestName, skeleton } from './lookalike.js';
import { displayName, guestName, signInName } from './names.js';
import { type Credential, checkPassword, Passwords } from './passwords.js';
import type { Account } from './person.js';
import type { RandomBytes } from './random.js';
import { type IdentityRefusal, refused } from './refusal.js';
import type { PersonRole, StaffRole } from './roles.js';
import type { SecretText } from './secret-text.js';
import {
  type DrawnSession,
  drawSession,
  FORGET_GUEST_MS,
  prolonged,
  tokenHash,
} from './sessions.js';
import {
  CODE_LIFE_MS,
  codeHash,
  drawCode,
  FIRST_STAFF,
  onRecord,
  type StaffCode,
} from './staff-code.js';

/** A person who has signed in, and the token that they show from now on. */
export interface SignedIn {
  readonly account: Account;
  readonly token: SecretText;
  readonly expiresAt: string;
  /** What the browser shows from now on, so that its owner is known here; null for guests. */
  readonly device: SecretText | null;
}

/** Who holds a token. */
export interface CurrentSession {
  readonly account: Account;
  readonly expiresAt: string;
}

/** What was typed at the entrance, and the address it came from. */
export interface SignInAttempt {
  readonly name: string;
  readonly password: string;
  readonly from: string;
  /** The token of the device, where it has one. */
  readonly device?: string | null;
}

export interface IdentityOptions {
  readonly store: IdentityStore;
  readonly now: () => Date;
  readonly random: RandomBytes;
  readonly passwords?: Passwords;
}

type Answer<T> = Promise<Result<T, IdentityRefusal>>;

const ID_BYTES = 10;
const SWEEP_MS = 10 * 60_000;
/** So many guests are forgotten at a time. */
const MOST_FORGOTTEN = 200;

/** Who people are: how they come in, stay and go. What they may do is asked elsewhere. */
export class Identity {
  private readonly store: IdentityStore;
  private readonly now: () => Date;
  private readonly random: RandomBytes;
  private readonly passwords: Passwords;
  private readonly door: Door;
  private sweptAt = 0;
  private lookedAt = 0;

  constructor({ store, now, random, passwords = new Passwords(random) }: IdentityOptions) {
    this.store = store;
    this.now = now;
    this.random = random;
    this.passwords = passwords;
    this.door = new Door(store, passwords);
  }

  /** A player in one click; nothing is asked but, perhaps, what the others shall call them. */
  async joinGuest(typed?: string): Answer<SignedIn> {
    const shown = displayName(typed ?? guestName(this.random));
    if (!shown.ok) return shown;
    if (typed !== undefined) {
      const staff = (await this.store.staff()).map((one) => one.name);
      const checked = checkGuestName(shown.value, staff);
      if (!checked.ok) return checked;
    }
    const now = this.now();
    const account = this.newAccount('p', shown.value, 'player', now);
    const drawn = drawSession(this.random, 'player', now);
    await this.sweepNowAndThen(now);
    await this.store.addGuest(
      { ...account, signIn: null },
      { ...drawn.session, account: account.id },
    );
    return ok(signedIn(account, drawn, null));
  }

  /** One-time codes for new staff, seen here and never again; they work when the house has issued them. */
  drawCodes(roles: readonly StaffRole[]): readonly StaffCode[] {
    const expiresAt = new Date(this.now().getTime() + CODE_LIFE_MS).toISOString();
    return roles.map((role) => ({ role, code: drawCode(this.random), expiresAt }));
  }

  /** From here on, only people on the roll are staff. */
  async beginRoll(): Promise<void> {
    await this.store.beginRoll(this.now().toISOString());
  }

  /**
   * Codes for the first staff; null once there is staff. Only hashes are stored, so a process that was
   * killed before it printed its codes has lost them: each start draws new ones, and the old ones end.
   */
  async firstCodes(): Promise<readonly StaffCode[] | null> {
    const codes = this.drawCodes(FIRST_STAFF);
    const at = this.now().toISOString();
    const added = await this.store.addFirstCodes(codes.map(onRecord), at);
    return added ? codes : null;
  }

  /** Redeems a code: its bearer becomes a member of staff. */
  async redeem(
    typed: string,
    { name, password, from, device = null }: SignInAttempt,
  ): Answer<SignedIn> {
    const shown = displayName(name);
    if (!shown.ok) return shown;
    const strong = checkPassword(password, shown.value);
    if (!strong.ok) return strong;
    const now = this.now();
    const at = now.toISOString();
    const code = codeHash(typed);
    const role = code === null ? null : await this.store.roleOfCode(code, at);
    // A code is no guess: its bearer is not locked out by what others try from the same address.
    if (code === null || role === null) {
      const waits = await this.door.attempt(sourceSubject(from), BY_SOURCE, now);
      return waits ?? refused('no-such-code');
    }
    if (await this.readsLikeStaff(shown.value)) return refused('name-taken');
    const account = this.newAccount('s', shown.value, role, now);
    const drawn = drawSession(this.random, role, now);
    const redeemed = await this.store.redeem({
      code,
      at,
      account: { ...account, signIn: signInName(shown.value) },
      credential: { ...(await this.passwords.scramble(password)), account: account.id },
      session: { ...drawn.session, account: account.id },
    });
    if (!redeemed.ok) return refused(redeemed.error);
    return ok(signedIn(redeemed.value, drawn, await this.knowDevice(device, account.id, now)));
  }

  async signIn({ name, password, from, device = null }: SignInAttempt): Answer<SignedIn> {
    const now = this.now();
    await this.sweepNowAndThen(now);
    const shown = device === null ? null : deviceHash(device);
    const found = await this.door.byName({ name, password, from, device: shown }, now);
    if (!found.ok) return found;
    const { account } = found.value;
    const drawn = drawSession(this.random, account.role, now);
    const session = { ...drawn.session, account: account.id };
    const kept = await this.keptAnew(found.value, password);
    if (!(await this.store.addSession(session, kept))) return refused('wrong-name-or-password');
    return ok(signedIn(account, drawn, await this.knowDevice(device, account.id, now)));
  }

  async signOut(token: string): Promise<void> {
    await this.store.endSession(tokenHash(token));
  }

  /** Whether a member of staff has signed in before on the device that shows this token. */
  isDevice(token: string): Promise<boolean> {
    return this.store.isDevice(deviceHash(token));
  }

  /** Whether a token still holds. Asking does not renew it: a screen left open extends no session. */
  async holds(token: string): Promise<boolean> {
    const found = await this.store.session(tokenHash(token));
    return (
      found !== null &&
      found.session.expiresAt > this.now().toISOString() &&
      found.account.disabledAt === null
    );
  }

  /** Who holds this token, if it still holds; to ask is to use it. */
  async sessionOf(token: string): Promise<CurrentSession | null> {
    const hash = tokenHash(token);
    const found = await this.store.session(hash);
    const now = this.now();
    const at = now.toISOString();
    if (found === null || found.session.expiresAt <= at || found.account.disabledAt !== null)
      return null;
    const { account, session } = found;
    const longer = prolonged(session, account.role, now);
    if (longer !== null) await this.store.touchSession(hash, at, longer);
    return { account, expiresAt: longer ?? session.expiresAt };
  }

  /** Ends every other session of the account, so that the old password is of no more use. */
  async changePassword(token: string, current: string, next: string): Answer<true> {
    const session = await this.sessionOf(token);
    if (session === null) return refused('no-session');
    const strong = checkPassword(next, session.account.name);
    if (!strong.ok) return strong;
    const found = await this.door.byAccount(session.account, current, this.now());
    if (!found.ok) return found;
    const { account, credential } = found.value;
    const scrambled = { ...(await this.passwords.scramble(next)), account: account.id };
    const replaced = await this.store.replaceCredential(
      scrambled,
      credential.hash,
      tokenHash(token),
    );
    return replaced ? ok(true) : refused('wrong-name-or-password');
  }

  account(id: string): Promise<Account | null> {
    return this.store.account(id);
  }

  staff(): Promise<readonly Account[]> {
    return this.store.staff();
  }

  /** Takes away what has run out. It happens by itself now and then as people come in. */
  async sweep(): Promise<void> {
    this.sweptAt = this.now().getTime();
    await this.store.sweep(this.now().toISOString());
  }

  /** Guests whom the house may forget now. It is looked for now and then, as guests come in. */
  async idleGuests(): Promise<readonly string[]> {
    const now = this.now().getTime();
    if (now - this.lookedAt < SWEEP_MS) return [];
    this.lookedAt = now;
    await this.sweep();
    return this.store.idleGuests(new Date(now - FORGET_GUEST_MS).toISOString(), MOST_FORGOTTEN);
  }

  private async sweepNowAndThen(now: Date): Promise<void> {
    if (now.getTime() - this.sweptAt >= SWEEP_MS) await this.sweep();
  }

  /** What was scrambled at another cost is scrambled anew; answers the hash that is kept now. */
  private async keptAnew({ credential }: SignIn, password: string): Promise<string> {
    if (!this.passwords.isOutdated(credential)) return credential.hash;
    const { account } = credential;
    const next: Credential = { ...(await this.passwords.scramble(password)), account };
    return (await this.store.replaceCredential(next, credential.hash))
      ? next.hash
      : credential.hash;
  }

  /** Whether a reader would take a name for that of a member of staff. */
  private async readsLikeStaff(name: string): Promise<boolean> {
    const reads = skeleton(name);
    return (await this.store.staff()).some((one) => skeleton(one.name) === reads);
  }

  private async knowDevice(shown: string | null, account: string, now: Date): Promise<SecretText> {
    const token = drawDeviceToken(this.random);
    const until = new Date(now.getTime() + DEVICE_LIFE_MS).toISOString();
    const before = shown === null ? null : deviceHash(shown);
    await this.store.renewDevice(before, deviceHash(token.secret()), account, until);
    return token;
  }

  private newAccount(prefix: 'p' | 's', name: string, role: PersonRole, now: Date): Account {
    const id = `${prefix}-${crockford(this.random(ID_BYTES)).toLowerCase()}`;
    return { id, name, role, createdAt: now.toISOString(), disabledAt: null };
  }
}

const signedIn = (
  account: Account,
  { token, session }: DrawnSession,
  device: SecretText | null,
): SignedIn => ({
  account,
  token,
  device,
  expiresAt: session.expiresAt,
});
