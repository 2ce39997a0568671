import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { err, ok, type Result } from '@baize/result';
import { isCommon } from './common-passwords.js';
import type { RandomBytes } from './random.js';
import type { IdentityRefusal } from './refusal.js';

/** What scrypt was asked to spend; kept with each password, so that it may grow. */
export interface ScryptCost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** A password as it is kept. Salt and hash are base64url. */
export interface Credential extends ScryptCost {
  readonly account: string;
  readonly salt: string;
  readonly hash: string;
}

export type Scrambled = Omit<Credential, 'account'>;

export const SCRYPT_COST: ScryptCost = { n: 2 ** 15, r: 8, p: 1 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const LEAST = 12;
const MOST = 128;

/** The same password typed on two keyboards is the same text. */
const normal = (password: string): string => password.normalize('NFC');

const bad = (message: string): Result<never, IdentityRefusal> =>
  err({ code: 'bad-password', message });

/** Any characters at all, so many of them, and none of the passwords that are tried first. */
export const checkPassword = (password: string, name = ''): Result<true, IdentityRefusal> => {
  const characters = [...normal(password)].length;
  if (characters < LEAST || characters > MOST)
    return bad(`a password has ${LEAST} to ${MOST} characters`);
  return isCommon(password, name)
    ? bad('this password is among the first that a guesser tries: choose several words of your own')
    : ok(true);
};

/** Scrambles passwords at one cost, and compares them at whatever cost they were kept. */
export class Passwords {
  constructor(
    private readonly random: RandomBytes,
    private readonly cost: ScryptCost = SCRYPT_COST,
  ) {}

  async scramble(password: string): Promise<Scrambled> {
    const salt = Buffer.from(this.random(SALT_BYTES));
    const hash = await derive(password, salt, this.cost);
    const { n, r, p } = this.cost;
    return { n, r, p, salt: salt.toString('base64url'), hash: hash.toString('base64url') };
  }

  /** In constant time for what is compared, and at the cost of what was kept. */
  async matches(password: string, kept: Scrambled): Promise<boolean> {
    const hash = await derive(password, Buffer.from(kept.salt, 'base64url'), kept);
    return timingSafeEqual(hash, Buffer.from(kept.hash, 'base64url'));
  }

  /** Something to compare with where there is no password: nothing matches it. */
  nobody(): Scrambled {
    const { n, r, p } = this.cost;
    const chance = (bytes: number) => Buffer.from(this.random(bytes)).toString('base64url');
    return { n, r, p, salt: chance(SALT_BYTES), hash: chance(HASH_BYTES) };
  }

  isOutdated({ n, r, p }: ScryptCost): boolean {
    return n !== this.cost.n || r !== this.cost.r || p !== this.cost.p;
  }
}

const derive = (password: string, salt: Buffer, { n, r, p }: ScryptCost): Promise<Buffer> => {
  // Twice what it needs: Node's own limit is just below the cost of today.
  const options: ScryptOptions = { N: n, r, p, maxmem: 256 * n * r };
  return new Promise((resolve, reject) => {
    scrypt(normal(password), salt, HASH_BYTES, options, (error, hash) => {
      if (error === null) resolve(hash);
      else reject(error);
    });
  });
};
