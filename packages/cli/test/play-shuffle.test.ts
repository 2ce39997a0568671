import { FULL_DECK, formatCard } from '@baize/cards';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { repeatable, shuffledDeck, unforeseeable } from '../src/table/shuffle.js';

const text = (deck: readonly Parameters<typeof formatCard>[0][]) => deck.map(formatCard).join(' ');

/** Words from a list, and then zeros. */
const wordsOf = (...given: readonly number[]) => {
  const left = [...given];
  return () => left.shift() ?? 0;
};

describe('the shuffle', () => {
  test.prop([fc.string(), fc.nat(1000)])(
    'gives every card once, whatever the seed',
    (seed, round) => {
      expect(shuffledDeck(repeatable(seed, round)).toSorted((a, b) => a - b)).toEqual(FULL_DECK);
    },
  );

  test('gives every card once from the unforeseeable source, and another order each time', () => {
    const deck = shuffledDeck(unforeseeable);
    expect(deck.toSorted((a, b) => a - b)).toEqual(FULL_DECK);
    expect(deck).not.toEqual(shuffledDeck(unforeseeable));
  });

  test('throws words away that would favour a place', () => {
    // 2³² is 52 × 82595524 + 48: from here on a word is one too many for the 48 first places.
    const unfair = 52 * 82_595_524;
    expect(text(shuffledDeck(wordsOf(unfair, 7)))).toBe(text(shuffledDeck(wordsOf(7))));
    expect(text(shuffledDeck(wordsOf(2 ** 32 - 1, unfair, 7)))).toBe(
      text(shuffledDeck(wordsOf(7))),
    );
    expect(text(shuffledDeck(wordsOf(unfair - 1)))).toBe(text(shuffledDeck(wordsOf(51))));
  });

  test('changes the last card with the place drawn, then the one before it', () => {
    const swapped = [...FULL_DECK];
    [swapped[51], swapped[3]] = [swapped[3]!, swapped[51]!];
    [swapped[50], swapped[9]] = [swapped[9]!, swapped[50]!];
    const rest = Array.from({ length: 49 }, (_, index) => 49 - index);
    expect(text(shuffledDeck(wordsOf(3, 9, ...rest)))).toBe(text(swapped));
  });

  test('finds every place equally often', () => {
    const words = repeatable('fair', 1);
    const rounds = 13_000;
    const seen = new Map<number, number>();
    for (let round = 0; round < rounds; round += 1) {
      const [top = 0] = shuffledDeck(words);
      seen.set(top, (seen.get(top) ?? 0) + 1);
    }
    expect(seen.size).toBe(52);
    // Chi squared with 51 degrees of freedom: above 100 once in thirty thousand seeds; this is one seed.
    const expected = rounds / 52;
    const chiSquared = [...seen.values()].reduce(
      (sum, n) => sum + (n - expected) ** 2 / expected,
      0,
    );
    expect(chiSquared).toBeLessThan(100);
  });

  test('a seeded deck stays what it is, for ever', () => {
    expect(text(shuffledDeck(repeatable('tuesday', 1)))).toMatchInlineSnapshot(
      `"8d Ad 3s Td 7d Qd 2d Js 2c Ah 6h Th 8h 3d Jd 5d Kd 3h Qc 9s Tc 4c 6s 9d 6d 3c 6c 7h Jc 4d Ts 7s Kh 7c 2h 9c Ks 4h 4s Kc 2s As 8c Qs 5s Qh 5h Ac 9h 5c Jh 8s"`,
    );
    expect(text(shuffledDeck(repeatable('tuesday', 2))).slice(0, 14)).toMatchInlineSnapshot(
      `"4s Qs Ad 9d Qd"`,
    );
  });

  test('seed and round tell decks apart', () => {
    const decks = ['a', 'b'].flatMap((seed) =>
      [1, 2].map((round) => text(shuffledDeck(repeatable(seed, round)))),
    );
    expect(new Set(decks).size).toBe(4);
  });
});
