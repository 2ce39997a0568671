import {
  type Card,
  describePoker,
  fiveCardValue,
  formatRank,
  parsePokerThreshold,
  RANKS,
  type Rank,
  rankOf,
  shortDeck,
} from '@baize/cards';
import { unwrap } from '@baize/result';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hand, tally } from './support/hands.js';
import { inMixedSuits, rankPatterns } from './support/rank-patterns.js';

const reaches = (cards: readonly Card[], threshold: string): boolean =>
  fiveCardValue(cards) >= unwrap(parsePokerThreshold(threshold));

/** What a hand is, in plain counts. */
interface Facts {
  readonly ranks: readonly Rank[];
  readonly times: (count: number) => readonly Rank[];
  readonly straight: boolean;
  /** Two pairs, three of a kind, a straight or anything above. */
  readonly abovePair: boolean;
}

const facts = (cards: readonly Card[]): Facts => {
  const ranks = cards.map(rankOf).sort((a, b) => b - a);
  const kinds = [...new Set(ranks)];
  const times = (count: number) =>
    kinds.filter((rank) => ranks.filter((other) => other === rank).length >= count);
  const straight =
    kinds.length === 5 &&
    ((ranks[0] as number) - (ranks[4] as number) === 4 || ranks.join() === '14,5,4,3,2');
  return { ranks, times, straight, abovePair: straight || kinds.length < 4 };
};

const top = (ranks: readonly Rank[]): number => Math.max(0, ...ranks);

const DEFINITIONS: readonly [
  id: string,
  threshold: string,
  words: string,
  is: (hand: Facts) => boolean,
][] = [
  [
    'WA-RP-AppA#1',
    'KKQ',
    'a pair of kings with a queen or better beside it, or a better pair',
    ({ ranks, times, abovePair }) =>
      abovePair ||
      top(times(2)) === 14 ||
      (top(times(2)) === 13 && top(ranks.filter((rank) => rank !== 13)) >= 12),
  ],
  [
    'WA-RP-AppA#1',
    'AA',
    'a pair of aces',
    ({ times, abovePair }) => abovePair || top(times(2)) === 14,
  ],
  [
    'WA-RP-AppA#1',
    'AAQ',
    'a pair of aces with a queen or better beside it',
    ({ ranks, times, abovePair }) =>
      abovePair || (top(times(2)) === 14 && top(ranks.filter((rank) => rank !== 14)) >= 12),
  ],
  ['WA-RP-AppA#1', '2233', 'any two pairs', ({ abovePair }) => abovePair],
  [
    'WA-RP-AppA#1',
    'TT22',
    'two pairs, the higher tens or better',
    ({ times, straight }) =>
      straight || times(3).length > 0 || (times(2).length === 2 && top(times(2)) >= 10),
  ],
  [
    'WA-RP-AppA#1',
    'AA22',
    'two pairs, the higher aces',
    ({ times, straight }) =>
      straight || times(3).length > 0 || (times(2).length === 2 && top(times(2)) === 14),
  ],
  [
    'WA-RP-AppA#1',
    '222',
    'any three of a kind',
    ({ times, straight }) => straight || times(3).length > 0,
  ],
  [
    'WA-RP-AppA#1',
    'QQQ',
    'three of a kind, queens or better',
    ({ times, straight }) =>
      straight ||
      top(times(3)) >= 12 ||
      times(4).length > 0 ||
      (times(3).length > 0 && times(2).length > 1),
  ],
  [
    'WA-RP-AppA#1, AMB-44',
    'A2345',
    'any straight',
    ({ times, straight }) =>
      straight || times(4).length > 0 || (times(3).length > 0 && times(2).length > 1),
  ],
  [
    'SD-CSP-12#2',
    'AK',
    'an ace and a king, or any pair or better',
    ({ ranks, times, straight }) =>
      straight || times(2).length > 0 || (ranks.includes(14) && ranks.includes(13)),
  ],
];

describe('this hand or better', () => {
  test.each(DEFINITIONS)('[%s] %s: %s, in all 6,175 hands by rank', (_, threshold, __, is) => {
    const hands = rankPatterns(RANKS, 5).map(inMixedSuits);
    expect(hands).toHaveLength(6_175);
    for (const cards of hands) {
      if (reaches(cards, threshold) !== is(facts(cards))) {
        expect.fail(`${threshold} and ${describePoker(fiveCardValue(cards))}`);
      }
    }
  });

  test('[WA-RP-AppA#1] a flush is better than any of them', () => {
    for (const [, threshold] of DEFINITIONS) {
      expect(reaches(shortDeck({ ranks: [2, 3, 4, 5, 7], suits: ['c'] }), threshold)).toBe(true);
    }
  });

  test.each([
    ['the lowest with both', 'Ah Kc 4d 3s 2h', true],
    ['a pair of twos', '2h 2c 3d 4s 5h', true],
    ['an ace without a king', 'Ah Qc Jd Ts 9h', false],
    ['a king without an ace', 'Kh Qc Jd Ts 8h', false],
  ])('[SD-CSP-12#2] an ace and a king, or better: %s', (_, text, reached) => {
    expect(reaches(hand(text), 'AK')).toBe(reached);
  });

  test.each([
    ['KKQ', 'pair of kings, queen kicker'],
    ['AA', 'pair of aces'],
    ['2233', 'threes and twos'],
    ['3232', 'threes and twos'],
    ['A22', 'pair of twos, ace kicker'],
    ['3AAA3', 'aces full of threes'],
    ['222', 'three twos'],
    ['A2345', 'straight, five high'],
    ['TJQKA', 'straight, ace high'],
    ['22333', 'threes full of twos'],
    ['4444', 'four fours'],
    ['AK', 'ace-king high'],
    ['9', 'nine high'],
    ['5432', 'five-four-three-two high'],
  ])('%s is read as %s', (text, words) => {
    expect(describePoker(unwrap(parsePokerThreshold(text)))).toBe(words);
  });

  test.each([
    ['', '"" is not a hand: write one to five ranks, as in "KKQ" or "A2345"'],
    ['KKX', '"KKX" is not a hand: write one to five ranks, as in "KKQ" or "A2345"'],
    ['kk', '"kk" is not a hand: write one to five ranks, as in "KKQ" or "A2345"'],
    ['K K', '"K K" is not a hand: write one to five ranks, as in "KKQ" or "A2345"'],
    ['234567', '"234567" is not a hand: write one to five ranks, as in "KKQ" or "A2345"'],
    ['66666', '"66666" is not a hand: there are only four sixes'],
  ])('"%s" is refused, and why', (text, message) => {
    expect(parsePokerThreshold(text)).toEqual({
      ok: false,
      error: { code: 'not-a-threshold', message },
    });
  });

  test('five ranks written in any order are worth what the five cards are', () => {
    const fives = fc
      .constantFrom(...rankPatterns(RANKS, 5))
      .chain((ranks) => fc.shuffledSubarray([...ranks], { minLength: 5, maxLength: 5 }));
    fc.assert(
      fc.property(fives, (ranks) => {
        const threshold = parsePokerThreshold(ranks.map(formatRank).join(''));
        expect(unwrap(threshold)).toBe(fiveCardValue(inMixedSuits(ranks)));
      }),
    );
  });

  test('any text is refused or has at most five ranks', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'23456789TJQKAxk1 ') }), (text) => {
        expect(parsePokerThreshold(text).ok).toBe(
          /^[2-9TJQKA]{1,5}$/.test(text) && !/^(.)\1{4}$/.test(text),
        );
      }),
    );
  });

  test('a hand reaches what it is', () => {
    const counts = tally(shortDeck({ ranks: [2, 3, 9, 14], suits: ['c', 'd', 'h'] }), 5, (cards) =>
      reaches(cards, cards.map((card) => formatRank(rankOf(card))).join('')),
    );
    expect(Object.fromEntries(counts)).toEqual({ true: 792 });
  });
});
