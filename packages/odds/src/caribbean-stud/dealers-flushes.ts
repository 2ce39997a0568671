import {
  type PokerCategory,
  type PokerValue,
  pokerCategoryOf,
  pokerValue,
  type Rank,
  type RankMask,
  rankBit,
  rankCount,
  rankMaskOf,
  ranksDown,
  ranksOf,
} from '@baize/cards';
import { choose } from '../counting/binomials.js';
import { setsBelow } from '../counting/rank-sets.js';

/** A hand that a dealer's hand is compared with. */
export interface Mark {
  readonly value: PokerValue;
  readonly category: PokerCategory;
  readonly mask: RankMask;
}

export const markOf = (value: PokerValue): Mark => ({
  value,
  category: pokerCategoryOf(value),
  mask: rankMaskOf(ranksOf(value)),
});

const HAND = 5;
const LOW: readonly Rank[] = [14, 2, 3, 4, 5];

/** Straights, as masks, with what they are worth unsuited and suited. */
const STRAIGHTS = [
  LOW,
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((low) => [0, 1, 2, 3, 4].map((step) => (low + step) as Rank)),
].map((ranks) => {
  const down = ranks === LOW ? ([5, 4, 3, 2, 1] as const) : ranks.toReversed();
  return {
    mask: rankMaskOf(ranks),
    unsuited: pokerValue('straight', down),
    suited: pokerValue(ranks[4] === 14 ? 'royal-flush' : 'straight-flush', down),
  };
});

/** What the dealer can have of the up card's suit. */
export interface Suit {
  readonly up: Rank;
  readonly ranks: RankMask;
  readonly straights: typeof STRAIGHTS;
  /** Five cards that are no straight. */
  readonly plain: number;
}

export const suitLeft = (left: RankMask, up: Rank): Suit => {
  const bit = rankBit(up);
  const ranks = left | bit;
  const straights = STRAIGHTS.filter(({ mask }) => (mask & bit) !== 0 && (mask & ~ranks) === 0);
  const plain = choose(rankCount(left), HAND - 1) - straights.length;
  return { up, ranks, straights, plain };
};

/**
 * The dealer's hands that are all of the up card's suit are no flushes while suits do not matter: by how
 * many more of them are below a mark in truth.
 */
export const shiftBelow = (suit: Suit, mark: Mark): number => {
  const { straights, plain } = suit;
  switch (mark.category) {
    case 'high-card':
      return -plainBelow(suit, mark.mask);
    case 'one-pair':
    case 'two-pair':
    case 'three-of-a-kind':
      return -plain;
    case 'straight':
      return -plain - straights.filter(({ unsuited }) => unsuited < mark.value).length;
    case 'flush':
      return plainBelow(suit, mark.mask) - plain - straights.length;
    case 'full-house':
    case 'four-of-a-kind':
      return -straights.length;
    case 'straight-flush':
    case 'royal-flush':
      return -straights.filter(({ suited }) => suited >= mark.value).length;
  }
};

/** The same for those equal to it. */
export const shiftEqual = (suit: Suit, mark: Mark): number => {
  switch (mark.category) {
    case 'high-card':
      return -plainEqual(suit, mark.mask);
    case 'straight':
      return -suit.straights.filter(({ unsuited }) => unsuited === mark.value).length;
    case 'flush':
      return plainEqual(suit, mark.mask);
    case 'straight-flush':
    case 'royal-flush':
      return suit.straights.filter(({ suited }) => suited === mark.value).length;
    default:
      return 0;
  }
};

/** Five cards with the up card, no straight, whose ranks are lower than a mark's. */
const plainBelow = ({ ranks, up, straights }: Suit, mark: RankMask): number => {
  let below = setsBelow(ranks, mark, HAND) - setsBelow(ranks & ~rankBit(up), mark, HAND);
  for (const { mask } of straights) if (mask < mark) below -= 1;
  return below;
};

/** Whether the very ranks of the mark, if it has five, can be dealt with the up card among them. */
const plainEqual = ({ ranks, up }: Suit, mark: RankMask): number =>
  (mark & rankBit(up)) !== 0 && (mark & ~ranks) === 0 && rankCount(mark) === HAND ? 1 : 0;

export const suitedValue = (mask: RankMask): PokerValue => {
  const straight = STRAIGHTS.find((one) => one.mask === mask);
  return straight?.suited ?? pokerValue('flush', ranksDown(mask));
};
