import { createHash } from 'node:crypto';

/**
 * Everything that is left to chance in a simulation comes from here: the same seed gives the same numbers.
 * Not for anything that must be unpredictable. (sfc32, seeded by a hash of a name.)
 */
export class Chance {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(private readonly name: string) {
    const digest = createHash('sha256').update(name).digest();
    this.#a = digest.readInt32LE(0);
    this.#b = digest.readInt32LE(4);
    this.#c = digest.readInt32LE(8);
  }

  /** Numbers of its own for one part: what happens elsewhere does not move them. */
  fork(part: string): Chance {
    return new Chance(`${this.name}/${part}`);
  }

  /** A whole number of 32 bits. */
  word(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    this.#c |= 0;
    return sum >>> 0;
  }

  /** From 0 up to, and not including, 1. */
  fraction(): number {
    return this.word() / 2 ** 32;
  }

  below(bound: number): number {
    return Math.floor(this.fraction() * bound);
  }

  /** A whole number from one to another, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  happens(probability: number): boolean {
    return this.fraction() < probability;
  }

  pick<T>(from: readonly T[]): T | undefined {
    return from[this.below(from.length)];
  }

  /** One of the names, as likely as its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = this.fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) {
      left -= weight;
      if (left < 0) return name;
    }
    return (entries.at(-1) as [K, number])[0];
  }

  shuffled<T>(from: readonly T[]): readonly T[] {
    const cards = [...from];
    for (let last = cards.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const moved = cards[last] as T;
      cards[last] = cards[other] as T;
      cards[other] = moved;
    }
    return cards;
  }

  bytes(count: number): Buffer {
    const made = Buffer.alloc(Math.ceil(count / 4) * 4);
    for (let at = 0; at < made.length; at += 4) made.writeUInt32LE(this.word(), at);
    return made.subarray(0, count);
  }
}
