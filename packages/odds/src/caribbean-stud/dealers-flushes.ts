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

/**
 * The dealer's hands that are all of the up card's suit, against a mark: how many are below it or equal
 * to it as if suits did not matter, and how many in truth.
 */
export interface Flushes {
  readonly as: { readonly below: number; readonly equal: number };
  readonly are: { readonly below: number; readonly equal: number };
}

export const dealersFlushes = (left: RankMask, up: Rank, mark: Mark): Flushes => {
  const bit = rankBit(up);
  const all = left | bit;
  const straights = STRAIGHTS.filter(({ mask }) => (mask & bit) !== 0 && (mask & ~all) === 0);
  const plain = choose(rankCount(left), HAND - 1) - straights.length;
  const lower = (): number =>
    setsBelow(all, mark.mask, HAND) -
    setsBelow(left, mark.mask, HAND) -
    straights.filter(({ mask }) => mask < mark.mask).length;
  const same = (): number =>
    rankCount(mark.mask) === HAND && (mark.mask & bit) !== 0 && (mark.mask & ~all) === 0 ? 1 : 0;
  const count = (of: 'unsuited' | 'suited') => ({
    below: straights.filter((one) => one[of] < mark.value).length,
    equal: straights.filter((one) => one[of] === mark.value).length,
  });
  switch (mark.category) {
    case 'high-card':
      return { as: { below: lower(), equal: same() }, are: NONE };
    case 'one-pair':
    case 'two-pair':
    case 'three-of-a-kind':
      return { as: { below: plain, equal: 0 }, are: NONE };
    case 'straight': {
      const { below, equal } = count('unsuited');
      return { as: { below: plain + below, equal }, are: NONE };
    }
    case 'flush':
      return {
        as: { below: plain + straights.length, equal: 0 },
        are: { below: lower(), equal: same() },
      };
    case 'full-house':
    case 'four-of-a-kind':
      return { as: { below: plain + straights.length, equal: 0 }, are: { below: plain, equal: 0 } };
    case 'straight-flush':
    case 'royal-flush': {
      const { below, equal } = count('suited');
      return {
        as: { below: plain + straights.length, equal: 0 },
        are: { below: plain + below, equal },
      };
    }
  }
};

const NONE = { below: 0, equal: 0 } as const;

export const suitedValue = (mask: RankMask): PokerValue => {
  const straight = STRAIGHTS.find((one) => one.mask === mask);
  return straight?.suited ?? pokerValue('flush', ranksDown(mask));
};
