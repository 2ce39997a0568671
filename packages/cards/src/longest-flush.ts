import { assert, present } from '@baize/result';
import { type Card, cardOf, type Rank, SUITS } from './card.js';
import { CardSet } from './card-set.js';
import { numberWord } from './number-words.js';
import { ALL_RANKS, type RankMask, rankBit, rankCount, ranksDown, topRank } from './rank-mask.js';
import { rankWord } from './rank-words.js';

declare const flushBrand: unique symbol;
/**
 * What a hand is worth in High Card Flush: more cards of one suit first, then the highest card the
 * other lacks (MD-HCF-6D(1)). `length << 13 | ranks`; cards outside the flush are not in it, and
 * so never break a tie (AMB-06).
 */
export type FlushValue = number & { readonly [flushBrand]: true };

export const flushOfSuit = (ranks: RankMask): FlushValue =>
  ((rankCount(ranks) << 13) | ranks) as FlushValue;

/** Suits are equal: of two flushes as long as each other the higher ranks are the hand (AMB-06). */
export const longestFlush = (cards: Iterable<Card>): FlushValue => {
  const [clubs, diamonds, hearts, spades] = CardSet.of(cards).suits;
  const best = Math.max(
    flushOfSuit(clubs),
    flushOfSuit(diamonds),
    flushOfSuit(hearts),
    flushOfSuit(spades),
  ) as FlushValue;
  assert(best > 0, 'no flush without cards');
  return best;
};

/**
 * The cards of it, high to low. Two suits with the very same ranks are worth the same; the first
 * is shown.
 */
export const longestFlushCards = (cards: Iterable<Card>): readonly Card[] => {
  const set = CardSet.of(cards);
  const value = longestFlush(set);
  const suit = present(
    SUITS.find((one) => flushOfSuit(set.suit(one)) === value),
    'the suit of the longest flush',
  );
  return flushRanks(value).map((rank) => cardOf(rank, suit));
};

export const flushLength = (value: FlushValue): number => value >> 13;

/** High to low. */
export const flushRanks = (value: FlushValue): readonly Rank[] => ranksDown(value & ALL_RANKS);

/**
 * The lowest flush of this length with this top card: a hand is at least so good when its value is
 * no less.
 */
export const lowestFlush = (length: number, top: Rank): FlushValue => {
  const below = rankBit(top) - 1;
  assert(length >= 1 && length - 1 <= rankCount(below), `no flush of ${length} is ${top} high`);
  return flushOfSuit(rankBit(top) | ((1 << (length - 1)) - 1));
};

/** `three-card flush, nine high`. */
export const describeFlush = (value: FlushValue): string =>
  `${numberWord(flushLength(value))}-card flush, ${rankWord(topRank(value & ALL_RANKS))} high`;
