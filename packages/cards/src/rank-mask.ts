import { assert } from '@baize/result';
import { RANKS, type Rank } from './card.js';

/**
 * A set of ranks, often those held in one suit: bit 0 is the two, bit 12 the ace. Of two masks
 * with equally many ranks the greater number is the one that holds the highest rank the other
 * lacks.
 */
export type RankMask = number;

export const ALL_RANKS: RankMask = 0x1fff;

export const rankBit = (rank: Rank): RankMask => 1 << (rank - 2);

export const rankMaskOf = (ranks: Iterable<Rank>): RankMask => {
  let mask = 0;
  for (const rank of ranks) mask |= rankBit(rank);
  return mask;
};

export const rankCount = (mask: RankMask): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

export const topRank = (mask: RankMask): Rank => {
  assert(mask !== 0, 'no top rank without cards');
  return (33 - Math.clz32(mask)) as Rank;
};

/** High to low, as a dealer spreads them. */
export const ranksDown = (mask: RankMask): readonly Rank[] =>
  RANKS.filter((rank) => (mask & rankBit(rank)) !== 0).reverse();
