import {
  ALL_RANKS,
  type Card,
  cardOf,
  describeFlush,
  type FlushValue,
  flushLength,
  flushOfSuit,
  flushRanks,
  formatCards,
  longestFlush,
  longestFlushCards,
  lowestFlush,
  RANKS,
  rankCount,
  rankMaskOf,
  rankOf,
  ranksDown,
  SUITS,
  shortDeck,
  suitOf,
  topRank,
} from '@baize/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countBestSuits, regroup } from './support/by-suit.js';
import {
  choose,
  eachHand,
  hand,
  recoloured,
  shuffled,
  someCards,
  suitOrders,
  sum,
} from './support/hands.js';

const flush = (text: string): FlushValue => longestFlush(hand(text));

const outcome = (one: string, other: string): string => {
  const difference = flush(one) - flush(other);
  return difference === 0 ? 'ties' : difference > 0 ? 'beats' : 'loses to';
};

/**
 * The rule in its own words, without bits: sort each suit, take the most cards, then the higher
 * ranks.
 */
const plainFlush = (cards: readonly Card[]): readonly number[] =>
  SUITS.map((suit) =>
    cards
      .filter((card) => suitOf(card) === suit)
      .map(rankOf)
      .sort((a, b) => b - a),
  ).reduce((best, ranks) => (compareFlushes(ranks, best) > 0 ? ranks : best));

const compareFlushes = (a: readonly number[], b: readonly number[]): number => {
  if (a.length !== b.length) return a.length - b.length;
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
};

/** MD-HCF-6D(1) to the letter: who holds the highest card that the other does not. */
const higherByMissingCard = (a: readonly number[], b: readonly number[]): number =>
  Math.max(0, ...a.filter((rank) => !b.includes(rank))) -
  Math.max(0, ...b.filter((rank) => !a.includes(rank)));

describe('single cards', () => {
  test('[SD-HCF-1#1, MD-HCF-6A, AMB-05] cards rank ace, king, queen, jack, ten … two', () => {
    const order = [...'AKQJT98765432'].map((rank) => flush(`${rank}c`));
    expect(order).toEqual([...order].sort((a, b) => b - a));
    expect(new Set(order).size).toBe(13);
  });

  test('[SD-HCF-1#1, MD-HCF-6B] suits are equal', () => {
    for (const rank of RANKS) {
      expect(new Set(SUITS.map((suit) => longestFlush([cardOf(rank, suit)]))).size).toBe(1);
    }
  });
});

describe('the six hands', () => {
  test.each([
    ['MD-HCF-6C(1)', '2h 9h Th Kh 4h 7h Ah', 7, 'seven-card flush, ace high'],
    ['MD-HCF-6C(2)', '2h 9h Th Kh 4h 7h As', 6, 'six-card flush, king high'],
    ['MD-HCF-6C(3)', '2h 9h Th 3h 4h Ks As', 5, 'five-card flush, ten high'],
    ['MD-HCF-6C(4)', '2h 9h 8h 3h Kd Ks As', 4, 'four-card flush, nine high'],
    ['MD-HCF-6C(5)', '2h 9h 3h Kd Ad Ks As', 3, 'three-card flush, nine high'],
    ['MD-HCF-6C(6)', '2h 9h Kd Ad Qs Js Tc', 2, 'two-card flush, ace high'],
  ])('[%s] %s is of length %i', (_, text, length, words) => {
    expect(flushLength(flush(text))).toBe(length);
    expect(describeFlush(flush(text))).toBe(words);
  });

  test('[MD-HCF-6C, OH-HCF-object] more cards of one suit win, whatever they are and whichever the suit', () => {
    const best = (length: number) => flushOfSuit(rankMaskOf(RANKS.slice(-length)));
    const worst = (length: number) => flushOfSuit(rankMaskOf(RANKS.slice(0, length)));
    for (const length of [2, 3, 4, 5, 6]) expect(worst(length + 1)).toBeGreaterThan(best(length));
    expect(outcome('2c 3c 4c 5c As Kd Qh', 'Ah Kh Qh 2d 3s 4s 9d')).toBe('beats');
  });

  test('[MD-HCF-6D(2), AMB-08] every seven cards hold at least two of a suit', () => {
    const lengths = regroup(countBestSuits(7, flushOfSuit), (value) =>
      flushLength(value as FlushValue),
    );
    expect(Math.min(...lengths.keys())).toBe(2);
  });
});

describe('which flush is the hand', () => {
  test.each([
    ['three and three', 'Kh 7h 2h Kd 8d 2d As', 'Kd 8d 2d'],
    ['two, two and two', 'Ah 2h Ad 4d As 3s Kc', 'Ad 4d'],
    ['three low before two high', '4h 3h 2h Ad Kd As Ks', '4h 3h 2h'],
    ['four and three', '5c 4c 3c 2c Ad Kd Qd', '5c 4c 3c 2c'],
    ['two suits with the very same ranks', 'Ah Kh 9h As Ks 9s 2c', 'Ah Kh 9h'],
  ])('[SD-HCF-9#1, AMB-06] %s: the longer, then the higher', (_, text, cards) => {
    expect(formatCards(longestFlushCards(hand(text)))).toBe(cards);
  });
});

describe('hand against hand', () => {
  test.each([
    [
      'OH-HCF-compare#1',
      'the highest card decides',
      'Ah 3h 2h Ks Qs Jd Td',
      'beats',
      'Kc Qc Jc As 9s 8d 7d',
    ],
    [
      'OH-HCF-compare#1',
      'then the second',
      'Ah Th 2h Ks Qs Jd 4d',
      'beats',
      'Ac 9c 8c Kd Qd 7s 5s',
    ],
    [
      'OH-HCF-compare#1',
      'and so on to the last',
      'Ah Kh 9h 4h 3h 2s 2d',
      'beats',
      'As Ks 9s 4s 2s 3d 3c',
    ],
    [
      'OH-HCF-compare#2',
      'all the same is a tie',
      'Ah Kh 9h 4d 3d 2s 7s',
      'ties',
      'As Ks 9s Qd Td 8h 6h',
    ],
    [
      'MD-HCF-6D(2)',
      'all the same is a tie',
      'Jh 6h 4h 4d 3d 2s 7s',
      'ties',
      'Js 6s 4s Qd Td 8c 9c',
    ],
    [
      'SD-HCF-1#1, MD-HCF-6B',
      'no suit breaks a tie',
      'Kc 8c 4c 7d 6d 2h 3h',
      'ties',
      'Ks 8s 4s 9d Th 5d 6c',
    ],
    [
      'AMB-06',
      'cards beside the flush never count',
      'Kc 8c 4c Ad Qd Ah Qh',
      'ties',
      'Ks 8s 4s 2d 3d 2h 3h',
    ],
    [
      'MD-HCF-6D(1)',
      'the highest card the other lacks',
      'Kh Jh 2h 3d 4d 5s 6s',
      'beats',
      'Ks Tc Kc 9c 4s 5d 6d',
    ],
    [
      'OH-HCF-compare#3',
      'a run means nothing',
      'Qh Jh Th 2c 3c 4d 5d',
      'loses to',
      'Kd 3d 2d 4s 5s 6h 7h',
    ],
    [
      'OH-HCF-compare#3',
      'the ace is the highest',
      '3h 2h Ah 4c 5c 6d 7d',
      'beats',
      'Kd Qd Jd 4s 5s 6h 7h',
    ],
  ])('[%s] %s', (_, __, one, verb, other) => {
    expect(`${one} ${outcome(one, other)} ${other}`).toBe(`${one} ${verb} ${other}`);
  });

  test('[MD-HCF-6D(1)] the highest card not in the other hand, for every two flushes of two to four cards', () => {
    for (const length of [2, 3, 4]) {
      const flushes = Array.from({ length: ALL_RANKS + 1 }, (_, ranks) => ranks).filter(
        (ranks) => rankCount(ranks) === length,
      );
      const cards = flushes.map((ranks) => ranksDown(ranks));
      expect(flushes).toHaveLength(choose(13, length));
      for (const [i, a] of cards.entries()) {
        for (const [j, b] of cards.entries()) {
          const value = Math.sign(
            flushOfSuit(flushes[i] as number) - flushOfSuit(flushes[j] as number),
          );
          if (value !== Math.sign(higherByMissingCard(a, b))) expect.fail(`${a} against ${b}`);
        }
      }
    }
  });

  test('[MD-HCF-6D(1), OH-HCF-compare#1] any two hands compare as the plain rule says', () => {
    fc.assert(
      fc.property(someCards(7), someCards(7), (one, other) => {
        expect(Math.sign(longestFlush(one) - longestFlush(other))).toBe(
          Math.sign(compareFlushes(plainFlush(one), plainFlush(other))),
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe('at least so good', () => {
  test.each([
    ['nine-three-two is the lowest', '9h 3h 2h Ad Kd As Ks', true],
    ['a three-card flush, ace high', 'Ah 3h 2h Kd Qd Js Ts', true],
    ['any four-card flush', '5h 4h 3h 2h Ad Kd As', true],
    ['eight-seven-six falls short', '8h 7h 6h Ad Kd As Ks', false],
    ['a two-card flush, ace-king, falls short', 'Ah Kh Ad Kd As Ks 2c', false],
  ])('[SD-HCF-9a#1, OH-HCF-qualify#1] three-card flush, nine high: %s', (_, text, reached) => {
    expect(flush(text) >= lowestFlush(3, 9)).toBe(reached);
  });

  test('[SD-HCF-9a#1] of all three-card flushes those with a nine or higher, and every longer one', () => {
    for (let ranks = 1; ranks <= ALL_RANKS; ranks++) {
      const length = rankCount(ranks);
      const expected = length > 3 || (length === 3 && topRank(ranks) >= 9);
      if (flushOfSuit(ranks) >= lowestFlush(3, 9) !== expected) expect.fail(`${ranksDown(ranks)}`);
    }
  });

  test('there is no five-card flush with a five on top', () => {
    expect(flushRanks(lowestFlush(5, 6))).toEqual([6, 5, 4, 3, 2]);
    expect(() => lowestFlush(5, 5)).toThrow('no flush of 5 is 5 high');
  });
});

describe('over every hand', () => {
  const all = countBestSuits(7, flushOfSuit);

  test('[MD-HCF-6C] 133,784,560 hands by their longest flush', () => {
    const lengths = regroup(all, (value) => flushLength(value as FlushValue));
    const upToFour = sum([...lengths].filter(([length]) => length !== 3).map(([, count]) => count));
    expect(Object.fromEntries(lengths)).toEqual({
      7: 4 * choose(13, 7),
      6: 4 * choose(13, 6) * choose(39, 1),
      5: 4 * choose(13, 5) * choose(39, 2),
      4: 4 * choose(13, 4) * choose(39, 3),
      3: choose(52, 7) - upToFour,
      2: 4 * choose(13, 2) ** 3 * 13,
    });
    expect(sum(lengths.values())).toBe(133_784_560);
    expect(lengths.get(7)).toBe(6_864);
    expect(lengths.get(3)).toBe(78_881_088);
  });

  test('[SD-HCF-9a#1, OH-HCF-qualify#1] 100,825,036 of them are three cards nine high or better', () => {
    const low = choose(7, 3);
    const eightHigh = 12 * low * 78 * 78 + 12 * low * 78 * 13 * 13 + 12 * low * low * 13;
    const short = 4 * 78 ** 3 * 13;
    const reached = sum(
      [...all].filter(([value]) => value >= lowestFlush(3, 9)).map(([, count]) => count),
    );
    expect(reached).toBe(choose(52, 7) - eightHigh - short);
    expect(reached).toBe(100_825_036);
  });

  test('[SD-HCF-9#1] all 77,520 hands of a 20-card deck are what the plain rule says', () => {
    let hands = 0;
    eachHand(shortDeck({ ranks: [2, 3, 9, 13, 14] }), 7, (cards) => {
      hands++;
      const plain = plainFlush(cards);
      const value = longestFlush(cards);
      const same = flushRanks(value).join() === plain.join() && flushLength(value) === plain.length;
      if (!same) expect.fail(formatCards(cards));
    });
    expect(hands).toBe(choose(20, 7));
  });

  test('neither the order of the cards nor the names of the suits matter', () => {
    const cases = someCards(1, 12).chain((cards) =>
      fc.tuple(fc.constant(cards), shuffled(cards), suitOrders),
    );
    fc.assert(
      fc.property(cases, ([cards, again, suits]) => {
        expect(longestFlush(again)).toBe(longestFlush(cards));
        expect(longestFlush(recoloured(cards, suits))).toBe(longestFlush(cards));
        expect(longestFlushCards(again)).toEqual(longestFlushCards(cards));
        expect(longestFlush(longestFlushCards(cards))).toBe(longestFlush(cards));
        expect(new Set(longestFlushCards(cards).map(suitOf)).size).toBe(1);
      }),
    );
  });

  test('no cards are no hand', () => {
    expect(() => longestFlush([])).toThrow('no flush without cards');
  });
});
