import {
  describePoker,
  LOW_ACE,
  POKER_CATEGORIES,
  pokerCategoryOf,
  pokerValue,
  RANKS,
  ranksOf,
  rankWord,
} from '@baize/cards';
import { AssertionFailure } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { rankPlural } from '../src/rank-words.js';
import { allValues } from './support/poker-samples.js';

describe('a poker value', () => {
  test.each([
    ['royal-flush', [14, 13, 12, 11, 10], 'royal flush'],
    ['straight-flush', [9, 8, 7, 6, 5], 'straight flush, nine high'],
    ['straight-flush', [5, 4, 3, 2, LOW_ACE], 'straight flush, five high'],
    ['four-of-a-kind', [9, 9, 9, 9, 14], 'four nines, ace kicker'],
    ['full-house', [13, 13, 13, 4, 4], 'kings full of fours'],
    ['flush', [14, 11, 9, 4, 2], 'flush, ace-jack-nine-four-two'],
    ['straight', [10, 9, 8, 7, 6], 'straight, ten high'],
    ['straight', [5, 4, 3, 2, LOW_ACE], 'straight, five high'],
    ['three-of-a-kind', [12, 12, 12, 14, 7], 'three queens, ace-seven kickers'],
    ['two-pair', [14, 14, 8, 8, 13], 'aces and eights, king kicker'],
    ['one-pair', [6, 6, 14, 13, 4], 'pair of sixes, ace-king-four kickers'],
    ['high-card', [14, 13, 9, 6, 3], 'ace-king-nine-six-three high'],
  ] as const)('in five cards: %s %j is "%s"', (category, ranks, words) => {
    const value = pokerValue(category, ranks);
    expect(describePoker(value)).toBe(words);
    expect(pokerCategoryOf(value)).toBe(category);
    expect(ranksOf(value)).toEqual(ranks.map((rank) => (rank === LOW_ACE ? 14 : rank)));
  });

  test.each([
    ['one-pair', [8, 8], 'pair of eights'],
    ['one-pair', [8, 8, 14], 'pair of eights, ace kicker'],
    ['high-card', [14, 13], 'ace-king high'],
    ['high-card', [7], 'seven high'],
    ['three-of-a-kind', [2, 2, 2], 'three twos'],
  ] as const)('in fewer cards: %s %j is "%s"', (category, ranks, words) => {
    const value = pokerValue(category, ranks);
    expect(describePoker(value)).toBe(words);
    expect(ranksOf(value)).toEqual(ranks);
  });

  test('a missing card ranks below any card', () => {
    const weakestFirst = [
      pokerValue('high-card', [14, 13]),
      pokerValue('high-card', [14, 13, 2]),
      pokerValue('high-card', [14, 13, 4, 3, 2]),
      pokerValue('one-pair', [8, 8]),
      pokerValue('one-pair', [8, 8, 4, 3, 2]),
      pokerValue('one-pair', [9, 9]),
    ];
    expect(weakestFirst.toSorted((a, b) => a - b)).toEqual(weakestFirst);
  });

  test('a higher category is a greater value, whatever the ranks', () => {
    const best = POKER_CATEGORIES.map((category) => pokerValue(category, [14, 14, 14, 14, 14]));
    const worst = POKER_CATEGORIES.map((category) => pokerValue(category, []));
    best.slice(0, -1).forEach((value, place) => {
      expect(value).toBeLessThan(worst[place + 1] as number);
    });
  });

  test('no two of the 7,462 values are described in the same words', () => {
    expect(new Set(allValues().map(describePoker)).size).toBe(7_462);
  });

  test('more than five cards are a bug of ours', () => {
    expect(() => pokerValue('high-card', [14, 12, 10, 8, 6, 4])).toThrow(AssertionFailure);
  });
});

test('ranks in words', () => {
  expect(RANKS.map(rankWord).join(' ')).toBe(
    'two three four five six seven eight nine ten jack queen king ace',
  );
  expect(RANKS.map(rankPlural).join(' ')).toBe(
    'twos threes fours fives sixes sevens eights nines tens jacks queens kings aces',
  );
});
