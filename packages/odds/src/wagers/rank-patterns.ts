import {
  type Card,
  cardOf,
  type PokerValue,
  pokerCategoryOf,
  type Rank,
  type RankMask,
  rankBit,
  ranksDown,
  ranksOf,
  SUITS,
  type Suit,
} from '@baize/cards';
import { choose } from '../counting/binomials.js';
import type { Pattern } from '../counting/patterns.js';

/**
 * Cards of these ranks, each of the next suit that is left, when some cards are gone: those of one rank
 * differ, and no five are of one suit.
 */
export const unsuitedCards = (
  ranks: readonly Rank[],
  pattern: Pattern,
  gone: readonly Card[] = [],
): readonly Card[] => {
  const cards: Card[] = [];
  let next = 0;
  for (const [place, rank] of ranks.entries()) {
    for (let missing = pattern[place] ?? 0; missing > 0; next += 1) {
      const card = cardOf(rank, SUITS[(next % SUITS.length) as 0 | 1 | 2 | 3]);
      if (gone.includes(card)) continue;
      cards.push(card);
      missing -= 1;
    }
  }
  return cards;
};

/** Visits every way to have so many cards of so many ranks; the pattern is the same array each time. */
export const eachPattern = (
  ranks: number,
  cards: number,
  visit: (pattern: Pattern) => void,
): void => {
  const pattern = new Uint8Array(ranks);
  const fill = (place: number, left: number): void => {
    const least = Math.max(0, left - SUITS.length * (ranks - place - 1));
    for (let take = Math.min(SUITS.length, left); take >= least; take -= 1) {
      pattern[place] = take;
      if (take === left) visit(pattern);
      else fill(place + 1, left - take);
    }
    pattern[place] = 0;
  };
  fill(0, cards);
};

export const suitedCards = (ranks: RankMask, suit: Suit): readonly Card[] =>
  ranksDown(ranks).map((rank) => cardOf(rank, suit));

/** The ranks of a pattern, however many cards there are of each. */
export const ranksHeld = (ranks: readonly Rank[], pattern: Pattern): RankMask => {
  let held = 0;
  for (let place = 0; place < ranks.length; place += 1) {
    if (pattern[place] !== 0) held |= rankBit(ranks[place] as Rank);
  }
  return held;
};

/** In how many ways four suits give these cards. */
export const waysOfSuits = (pattern: Pattern): number =>
  pattern.reduce((ways, take) => ways * choose(SUITS.length, take), 1);

/**
 * In how many of these ways five or more are of one suit. Two suits never have five of seven cards, so
 * that it is four times as many as have five of the first: of each rank, that suit is taken or it is not.
 */
export const waysWithFlush = (pattern: Pattern): number => {
  let byTaken = [1];
  for (const take of pattern) {
    const without = choose(SUITS.length - 1, take);
    const withIt = choose(SUITS.length - 1, take - 1);
    byTaken = Array.from(
      { length: byTaken.length + 1 },
      (_, taken) => (byTaken[taken] ?? 0) * without + (byTaken[taken - 1] ?? 0) * withIt,
    );
  }
  return SUITS.length * byTaken.slice(FLUSH).reduce((sum, ways) => sum + ways, 0);
};

/** How many cards of a suit make a flush. */
export const FLUSH = 5;

/** As much of a poker value as any row of a pay table asks for: its category, and the rank it is of. */
export const kindOf = (value: PokerValue): string =>
  `${pokerCategoryOf(value)} ${ranksOf(value)[0] ?? ''}`;
