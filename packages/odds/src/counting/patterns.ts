import {
  type Card,
  cardOf,
  fiveCardValue,
  type PokerValue,
  RANKS,
  type Rank,
  type RankMask,
  rankBit,
  SUITS,
} from '@baize/cards';
import { present } from '@baize/result';
import { choose } from './binomials.js';

const MOST_OF_A_RANK = 4;

/** How many cards of each rank a hand has, by the place of the rank in the deck. */
export type Pattern = Uint8Array;

/** Every way to have so many cards of these ranks, suits aside. */
export const patternsOf = (ranks: readonly Rank[], cards: number): readonly Pattern[] => {
  const found: Pattern[] = [];
  const counts = new Uint8Array(ranks.length);
  const fill = (place: number, left: number): void => {
    if (place === ranks.length) {
      if (left === 0) found.push(counts.slice());
      return;
    }
    for (let take = Math.min(MOST_OF_A_RANK, left); take >= 0; take -= 1) {
      counts[place] = take;
      fill(place + 1, left - take);
    }
    counts[place] = 0;
  };
  fill(0, cards);
  return found;
};

export const ranksIn = (ranks: RankMask): readonly Rank[] =>
  RANKS.filter((rank) => (ranks & rankBit(rank)) !== 0);

/** A pattern as one number. */
export const keyOf = (pattern: ArrayLike<number>): number => {
  let key = 0;
  for (let place = 0; place < pattern.length; place += 1)
    key = key * 5 + (pattern[place] as number);
  return key;
};

/**
 * What five cards of these ranks are worth when they are not all of one suit: each takes the next suit, so
 * that cards of one rank differ and no five are alike.
 */
export const unsuitedValue = (ranks: readonly Rank[], pattern: Pattern): PokerValue => {
  const cards: Card[] = [];
  for (const [place, rank] of ranks.entries()) {
    for (let copy = 0; copy < (pattern[place] ?? 0); copy += 1) {
      cards.push(cardOf(rank, present(SUITS[cards.length % SUITS.length], 'a suit')));
    }
  }
  return fiveCardValue(cards);
};

/** In how many ways the cards that are left make each of these patterns. */
export const waysToHave = (
  patterns: readonly Pattern[],
): ((left: ArrayLike<number>, into: Float64Array) => void) => {
  const taken = patterns.map((pattern) => [...pattern.entries()].filter(([, take]) => take > 0));
  const table = Float64Array.from({ length: 25 }, (_, at) => choose(Math.floor(at / 5), at % 5));
  return (left, into) => {
    for (let index = 0; index < taken.length; index += 1) {
      let ways = 1;
      for (const [place, take] of taken[index] as [number, number][]) {
        ways *= table[5 * (left[place] as number) + take] as number;
      }
      into[index] = ways;
    }
  };
};
