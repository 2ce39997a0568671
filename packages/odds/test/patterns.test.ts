import { cardOf, describePoker, fiveCardValue, RANKS, type Rank, SUITS } from '@baize/cards';
import { describe, expect, test } from 'vitest';
import { patternsOf, unsuitedValues } from '../src/counting/patterns.js';

describe('five cards by their ranks alone', () => {
  test('are worth what five cards of several suits are, whatever their ranks', () => {
    const worthOf = unsuitedValues(RANKS);
    const patterns = patternsOf(RANKS, 5);
    expect(patterns).toHaveLength(6175);
    const wrong = patterns.filter((pattern) => {
      // Each takes the next suit: cards of one rank differ, and no five are alike.
      const ranks = RANKS.flatMap((rank, place) => Array<Rank>(pattern[place]!).fill(rank));
      const cards = ranks.map((rank, place) => cardOf(rank, SUITS[place % SUITS.length]!));
      return describePoker(worthOf(pattern)) !== describePoker(fiveCardValue(cards));
    });
    expect(wrong).toEqual([]);
  });

  test('are worth nothing where a deck has no five of a rank', () => {
    const five = Uint8Array.from(RANKS, (rank) => (rank === 9 ? 5 : 0));
    expect(unsuitedValues(RANKS)(five)).toBe(0);
  });
});
