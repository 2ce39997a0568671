import { describe, expect, test } from 'vitest';
import { DealtDeck } from '../src/simulate/dealt-deck.js';
import { RandomWords, wordsOfBlock } from '../src/simulate/random-words.js';

/** How far counts lie from equal ones; about as large as there are counts, when chance is fair. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('xoshiro128**', () => {
  test('gives the words of the reference implementation for the state 1, 2, 3, 4', () => {
    const words = new RandomWords([1, 2, 3, 4]);
    expect(Array.from({ length: 10 }, () => words.next())).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ]);
  });

  test('goes on in the same way from batch to batch', () => {
    const words = new RandomWords([1, 2, 3, 4]);
    let [a, b, c, d] = [1n, 2n, 3n, 4n];
    const low = (word: bigint) => BigInt.asUintN(32, word);
    const turned = (word: bigint, by: bigint) => low(word << by) | (word >> (32n - by));
    for (let at = 0; at < 5000; at += 1) {
      expect(words.next()).toBe(Number(low(turned(low(b * 5n), 7n) * 9n)));
      const shifted = low(b << 9n);
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = turned(d, 11n);
    }
  });

  test('does not start from nothing', () => {
    expect(() => new RandomWords([0, 0, 0, 0])).toThrow('zeros');
  });
});

describe('numbers below a bound', () => {
  test.each([1, 2, 3, 7, 39, 52, 127])('below %d come up alike', (bound) => {
    const words = wordsOfBlock('fair', bound);
    const counts = new Array<number>(bound).fill(0);
    for (let draw = 0; draw < 2000 * bound; draw += 1) {
      const drawn = words.below(bound);
      counts[drawn] = (counts[drawn] ?? Number.NaN) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(bound + 6 * Math.sqrt(2 * bound));
  });

  test('are drawn again where one value would have one way more than another', () => {
    // The first word of this state is 0, whose product belongs to a value with one way too many.
    const words = new RandomWords([0x12345678, 0, 0, 0]);
    const plain = new RandomWords([0x12345678, 0, 0, 0]);
    expect(plain.next()).toBe(0);
    const next = Array.from({ length: 8 }, () => plain.next() >>> 8);
    const first = next.find((word) => ((word * 52) & 0xffffff) >= 2 ** 24 % 52) ?? Number.NaN;
    expect((first * 52) >> 24).toBeGreaterThan(0);
    expect(words.below(52)).toBe((first * 52) >> 24);
  });
});

describe('the words of a block', () => {
  const start = (seed: string, block: number) => {
    const words = wordsOfBlock(seed, block);
    return Array.from({ length: 4 }, () => words.next()).join(' ');
  };

  test('are the same for the same seed and block, and differ for every other', () => {
    expect(start('tuesday', 7)).toBe(start('tuesday', 7));
    const starts = ['', 'a', 'b', 'ab', 'ba', '1', '12', 'tuesday'].flatMap((seed) =>
      Array.from({ length: 2000 }, (_, block) => start(seed, block)),
    );
    expect(new Set(starts).size).toBe(starts.length);
  });

  test('are fair across blocks: the first numbers of many blocks come up alike', () => {
    const counts = new Array<number>(52).fill(0);
    for (let block = 0; block < 52_000; block += 1) {
      const drawn = wordsOfBlock('blocks', block).below(52);
      counts[drawn] = (counts[drawn] ?? Number.NaN) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(52 + 6 * Math.sqrt(104));
  });
});

describe('a dealt deck', () => {
  test('is all 52 cards, and each is as likely in each place, first and last', () => {
    const deck = new DealtDeck(wordsOfBlock('deck', 0));
    const places = [0, 6, 13, 51].map((place) => ({
      place,
      counts: new Array<number>(52).fill(0),
    }));
    for (let round = 0; round < 52_000; round += 1) {
      deck.deal(52);
      for (const { place, counts } of places) {
        const card = deck.cards[place] as number;
        counts[card] = (counts[card] as number) + 1;
      }
    }
    expect([...deck.cards].toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 52 }, (_, card) => card),
    );
    for (const { counts } of places) {
      expect(chiSquare(counts)).toBeLessThan(52 + 6 * Math.sqrt(104));
    }
  });
});
