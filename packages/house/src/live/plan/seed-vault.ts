import { randomBytes } from 'node:crypto';
import { assert, present } from '@baize/result';
import { HouseSeed } from '../../fairness/house-seed.js';
import type { RandomBytes } from '../../identity/random.js';
import type { Reader } from '../../store/store.js';

/** A round whose commitment was voided gets another seed, under another name. */
export const seedName = (round: string, voided: number): string =>
  voided === 0 ? `seed/${round}` : `seed/${round}/${voided + 1}`;

const MOST_AT_HAND = 256;

/** The house's seeds: in the table of secrets, and the newest at hand. */
export class SeedVault {
  readonly #atHand = new Map<string, HouseSeed>();

  constructor(
    private readonly store: Pick<Reader, 'secret'>,
    private readonly random: RandomBytes = randomBytes,
  ) {}

  draw(name: string): HouseSeed {
    const seed = HouseSeed.draw(this.random);
    this.#keep(name, seed);
    return seed;
  }

  /** The seed that fits its commitment: one at hand may have been drawn for a draft that came to nothing. */
  async of(name: string, fits: (seed: HouseSeed) => boolean): Promise<HouseSeed> {
    const atHand = this.#atHand.get(name);
    if (atHand !== undefined && fits(atHand)) return atHand;
    const kept = present(await this.store.secret(name), 'the seed of a round');
    const seed = present(HouseSeed.ofHex(kept), 'a seed in the table of secrets');
    assert(fits(seed), 'the seed of a round is the one that was committed to');
    this.#keep(name, seed);
    return seed;
  }

  #keep(name: string, seed: HouseSeed): void {
    this.#atHand.set(name, seed);
    const [oldest] = this.#atHand.keys();
    if (this.#atHand.size > MOST_AT_HAND && oldest !== undefined) this.#atHand.delete(oldest);
  }
}
