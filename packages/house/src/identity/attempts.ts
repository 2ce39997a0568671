import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** So many failures within so long lock the subject. */
export interface AttemptRule {
  readonly failures: number;
  readonly milliseconds: number;
  /** For how long, after so many; as long as failures count unless told. */
  readonly lockMs?: (failures: number) => number;
}

const MINUTE = 60_000;
const QUARTER_HOUR = 15 * MINUTE;

/**
 * Names are public: guesses slow a name down, and lock it nowhere but where they come from. Failures are counted
 * over all addresses; from the fifth on, each makes its own address wait, and longer the more there were.
 */
export const BY_NAME = {
  failures: 5,
  milliseconds: 60 * MINUTE,
  lockMs: (failures: number) => Math.min(QUARTER_HOUR, 15_000 * 2 ** (failures - 5)),
} as const satisfies AttemptRule;
export const BY_SOURCE: AttemptRule = { failures: 20, milliseconds: QUARTER_HOUR };
/** A device on which that person was in before. */
export const BY_DEVICE: AttemptRule = { failures: 10, milliseconds: QUARTER_HOUR };

/** The attempts of a subject that still count. */
export interface Attempts {
  readonly times: readonly string[];
  /** From when on it is as if there had been none. */
  readonly keptUntil: string;
  readonly lockedUntil: string | null;
}

export const NO_ATTEMPTS: Attempts = { times: [], keptUntil: '', lockedUntil: null };

export const lockedAt = ({ lockedUntil }: Attempts, at: string): string | null =>
  lockedUntil !== null && lockedUntil > at ? lockedUntil : null;

/** More than any rule counts up to. */
const MOST_KEPT = 64;

export const withAttempt = (before: Attempts, at: string, rule: AttemptRule): Attempts => {
  const after = (milliseconds: number): string =>
    new Date(Date.parse(at) + milliseconds).toISOString();
  const recent = before.times.filter((time) => time > after(-rule.milliseconds));
  const times = [...recent, at].slice(-MOST_KEPT);
  const keptUntil = after(rule.milliseconds);
  const lockMs = rule.lockMs?.(times.length) ?? rule.milliseconds;
  const lockedUntil = times.length >= rule.failures ? after(lockMs) : null;
  return { times, keptUntil, lockedUntil };
};

/** Counted, and no more: a subject that is never locked by itself. */
export const withCount = (before: Attempts, at: string, rule: AttemptRule): Attempts => ({
  ...withAttempt(before, at, rule),
  lockedUntil: null,
});

/** One fewer is below the limit again. */
export const withoutAttempt = (before: Attempts, at: string): Attempts => {
  const index = before.times.indexOf(at);
  if (index === -1) return before;
  return { ...before, times: before.times.toSpliced(index, 1), lockedUntil: null };
};

/** Hashed: people type passwords where a name is asked for. */
export const nameSubject = (signIn: string): string =>
  `name/${createHash('sha256').update(signIn, 'utf8').digest('hex')}`;

/** A name, as it is tried from one address. */
export const nameThereSubject = (signIn: string, address: string): string =>
  `name-there/${createHash('sha256')
    .update(`${sourceSubject(address)} ${signIn}`, 'utf8')
    .digest('hex')}`;

/** A known device, for one name: what is guessed there for others does not count. */
export const deviceSubject = (device: string, signIn: string): string =>
  `device/${createHash('sha256').update(`${device} ${signIn}`, 'utf8').digest('hex')}`;

/** The password of an account that is signed in. */
export const passwordSubject = (account: string): string => `password/${account}`;

/** A client with one IPv6 address has its whole network: it counts as one address. */
export const sourceSubject = (address: string): string => {
  const plain = withoutPort(address).replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped?.[1] !== undefined) return `source/${mapped[1]}`;
  return `source/${isIPv6(plain) ? networkOf(plain) : plain}`;
};

/** Some proxies write the port too, and it is another with each connection. */
const withoutPort = (address: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ??
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
  address;

/** The first 64 of the 128 bits. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const groups = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));
  const left = groups(head);
  const right = groups(tail ?? '');
  const gap = Math.max(0, 8 - left.length - right.length);
  const all = [
    ...left,
    ...Array.from({ length: tail === undefined ? 0 : gap }, () => '0'),
    ...right,
  ];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
};

export const secondsUntil = (until: string, now: Date): number =>
  Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000));
