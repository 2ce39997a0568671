import { ALL_RANKS, type RankMask, rankCount } from '@baize/cards';
import { choose } from '../counting/binomials.js';

/** Every set of ranks that a suit of a hand can be, by how many there are, in ascending order. */
export const setsBySize = (ranks: RankMask, most: number): readonly Int32Array[] => {
  const sets: number[][] = Array.from({ length: most + 1 }, () => []);
  for (let mask = 0; mask <= ALL_RANKS; mask += 1) {
    if ((mask & ~ranks) !== 0) continue;
    sets[rankCount(mask)]?.push(mask);
  }
  return sets.map((of) => Int32Array.from(of));
};

/**
 * How many sets of as many ranks as `high` has can be made of the ranks left in a suit so that they are
 * lower than it. As numbers, masks of equal size compare as the hands do, so that this is counting below
 * a number digit by digit.
 */
export const setsBelow = (left: RankMask, high: RankMask): number => {
  let need = rankCount(high);
  let below = 0;
  for (let rest = high; rest !== 0; ) {
    const bit = 1 << (31 - Math.clz32(rest));
    below += choose(rankCount(left & (bit - 1)), need);
    if ((left & bit) === 0) return below;
    rest ^= bit;
    need -= 1;
  }
  return below;
};
