import { assert } from '@baize/result';

/** The four words of a generator's state, as signed integers of 32 bits. */
export type WordState = readonly [number, number, number, number];

const BATCH = 1024;
/** Bits of a word that make a number below a bound: with a bound of seven bits the product is 31 bits long. */
const DRAW_BITS = 24;
const DRAW_MASK = (1 << DRAW_BITS) - 1;
const MOST_BOUND = 127;

/** By the bound: remainders so low belong to values that would come up once too often. */
const UNFAIR = Int32Array.from({ length: MOST_BOUND + 1 }, (_, bound) =>
  bound === 0 ? 0 : 2 ** DRAW_BITS % bound,
);

/** Blackman and Vigna's xoshiro128**: an endless run of words of 32 bits that its state decides. */
export class RandomWords {
  private readonly batch = new Int32Array(BATCH);
  private readonly state: Int32Array;
  private at = BATCH;

  constructor(state: WordState) {
    this.state = Int32Array.from(state);
    assert(
      this.state.some((word) => word !== 0),
      'a state of nothing but zeros never leaves them',
    );
  }

  /** From 0 to 2³² − 1. */
  next(): number {
    return this.word() >>> 0;
  }

  /**
   * From 0 to one less than the bound, each as likely as the others: the upper part of a product, drawn
   * again where the lower part belongs to a value that has one more way to come up (Lemire).
   */
  below(bound: number): number {
    for (;;) {
      const product = (this.word() >>> (32 - DRAW_BITS)) * bound;
      if ((product & DRAW_MASK) >= (UNFAIR[bound] as number)) return product >> DRAW_BITS;
    }
  }

  private word(): number {
    if (this.at === BATCH) this.refill();
    const word = this.batch[this.at] as number;
    this.at += 1;
    return word;
  }

  private refill(): void {
    const { batch, state } = this;
    let [a, b, c, d] = state as unknown as [number, number, number, number];
    for (let at = 0; at < BATCH; at += 1) {
      const scrambled = Math.imul(b, 5);
      batch[at] = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
    }
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = d;
    this.at = 0;
  }
}

const GOLDEN = 0x9e3779b9;

/** A one-to-one mixing of 32 bits in which every bit moves every other (MurmurHash3's last step). */
const mixed = (word: number): number => {
  let mix = word ^ (word >>> 16);
  mix = Math.imul(mix, 0x85ebca6b);
  mix ^= mix >>> 13;
  mix = Math.imul(mix, 0xc2b2ae35);
  return mix ^ (mix >>> 16);
};

/**
 * The words of one block of rounds: the same whichever thread plays the block, and when. The block is
 * mixed in last and one to one, so that no two blocks of a seed start alike.
 */
export const wordsOfBlock = (seed: string, block: number): RandomWords => {
  assert(Number.isSafeInteger(block) && block >= 0 && block < 2 ** 32, 'a block of 32 bits');
  const lanes = Int32Array.from({ length: 4 }, (_, lane) => Math.imul(GOLDEN, lane + 1));
  for (let at = 0; at <= seed.length; at += 1) {
    const letter = at < seed.length ? seed.charCodeAt(at) : 0x10000 + seed.length;
    for (let lane = 0; lane < 4; lane += 1) {
      const before = lanes[(lane + 3) & 3] as number;
      lanes[lane] = mixed(Math.imul((lanes[lane] as number) ^ letter, 0x01000193) + before);
    }
  }
  const [a, b, c, d] = lanes as unknown as [number, number, number, number];
  const place = mixed(Math.imul(block + 1, GOLDEN));
  return new RandomWords([a ^ place, b ^ mixed(place + b), c, d === 0 ? GOLDEN : d]);
};
