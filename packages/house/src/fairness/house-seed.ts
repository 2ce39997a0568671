import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { assert } from '@baize/result';
import type { RandomBytes } from '../identity/random.js';

const HOUSE_SEED_BYTES = 32;

const REDACTED = '[house seed]';

const HEX = /^[0-9a-f]{64}$/;

/**
 * The house's secret of one round. Whatever writes it down by accident, a log, an error or JSON, writes
 * that it is one and not what it is; only `secretBytes` and `secretHex` give it away.
 */
export class HouseSeed {
  readonly #bytes: Uint8Array;

  private constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** A new one, from the system's cryptographic source unless told. */
  static draw(random: RandomBytes = randomBytes): HouseSeed {
    return HouseSeed.ofBytes(random(HOUSE_SEED_BYTES));
  }

  /** One that was kept: 32 bytes. */
  static ofBytes(bytes: Uint8Array): HouseSeed {
    assert(bytes.length === HOUSE_SEED_BYTES, `a house seed has ${HOUSE_SEED_BYTES} bytes`);
    return new HouseSeed(Uint8Array.from(bytes));
  }

  /** 64 small hexadecimal digits, or nothing. */
  static ofHex(text: string): HouseSeed | undefined {
    return HEX.test(text) ? new HouseSeed(Buffer.from(text, 'hex')) : undefined;
  }

  /** For the recipe and for the table of secrets. */
  secretBytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }

  /** For the proof, once the round is over. */
  secretHex(): string {
    return Buffer.from(this.#bytes).toString('hex');
  }

  toString(): string {
    return REDACTED;
  }

  toJSON(): string {
    return REDACTED;
  }

  [inspect.custom](): string {
    return REDACTED;
  }
}
