import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { below, keyedWords } from '../../src/fairness/keyed-words.js';
import { shuffled } from '../../src/fairness/shuffle.js';

/** Words from a list; asking for more of them fails. */
const wordsOf = (...given: readonly number[]) => {
  const left = [...given];
  return () => {
    const next = left.shift();
    if (next === undefined) throw new RangeError('no word is left');
    return next;
  };
};

describe('words from a key', () => {
  test('are the blocks of HMAC-SHA-256 over their numbers, four bytes a word', () => {
    const key = Buffer.from('a key of no importance');
    const words = keyedWords(key);
    const bytes = Buffer.concat(
      [0, 1, 2].map((block) =>
        createHmac('sha256', key)
          .update(Buffer.of(0, 0, 0, block))
          .digest(),
      ),
    );
    expect(Array.from({ length: 24 }, words)).toEqual(
      Array.from({ length: 24 }, (_, at) => bytes.readUInt32BE(4 * at)),
    );
  });

  test('go on beyond block 255', () => {
    const words = keyedWords(Buffer.from('far'));
    for (let at = 0; at < 8 * 256; at += 1) words();
    const block = createHmac('sha256', 'far')
      .update(Buffer.of(0, 0, 1, 0))
      .digest();
    expect(words()).toBe(block.readUInt32BE(0));
  });
});

describe('a number below a bound', () => {
  test('every word of a small range: each number equally often, the rest thrown away', () => {
    for (let range = 2; range <= 64; range += 1) {
      for (let bound = 2; bound <= range; bound += 1) {
        const counts = new Array<number>(bound).fill(0);
        let thrownAway = 0;
        for (let word = 0; word < range; word += 1) {
          // The word after one that is thrown away is taken: 0 here.
          const first = below(bound, wordsOf(word, 0), range);
          const again = below(bound, wordsOf(word, bound - 1), range);
          if (first === again) counts[first]! += 1;
          else thrownAway += 1;
        }
        const often = Math.floor(range / bound);
        expect(counts).toEqual(counts.map(() => often));
        expect(thrownAway).toBe(range % bound);
      }
    }
  });

  test('of 2³² words: the last fair one is taken, the first unfair one is not', () => {
    for (let bound = 2; bound <= 52; bound += 1) {
      const fair = 2 ** 32 - (2 ** 32 % bound);
      expect(below(bound, wordsOf(fair - 1))).toBe(bound - 1);
      if (fair < 2 ** 32) {
        expect(() => below(bound, wordsOf(fair))).toThrow('no word is left');
        expect(below(bound, wordsOf(2 ** 32 - 1, fair, 1))).toBe(1);
      }
    }
  });
});

describe('the shuffle', () => {
  /** Every way to draw the places of so many cards: last place first. */
  const allDraws = (cards: number): readonly (readonly number[])[] =>
    cards < 2
      ? [[]]
      : Array.from({ length: cards }, (_, place) => place).flatMap((place) =>
          allDraws(cards - 1).map((draws) => [place, ...draws]),
        );

  test.each([1, 2, 3, 4, 5, 6])('of %i cards: every order from exactly one way to draw', (size) => {
    const cards = Array.from({ length: size }, (_, card) => card);
    const orders = allDraws(size).map((draws) => shuffled(cards, wordsOf(...draws)).join());
    const factorial = cards.reduce((product, card) => product * (card + 1), 1);
    expect(orders).toHaveLength(factorial);
    expect(new Set(orders).size).toBe(factorial);
  });

  test('changes the last card with the place drawn, then the one before it', () => {
    // abcd: d with b, adcb; c with d, acdb; a with c.
    expect(shuffled(['a', 'b', 'c', 'd'], wordsOf(1, 1, 0)).join('')).toBe('cadb');
  });
});
