import { ALL_RANKS, type RankMask, rankCount } from '@baize/cards';
import { choose } from './binomials.js';

/** Every set of ranks that a suit of a hand can be, by how many there are, in ascending order. */
export const setsBySize = (ranks: RankMask, most: number): readonly Int32Array[] => {
  const sets: number[][] = Array.from({ length: most + 1 }, () => []);
  for (let mask = 0; mask <= ALL_RANKS; mask += 1) {
    if ((mask & ~ranks) !== 0) continue;
    sets[rankCount(mask)]?.push(mask);
  }
  return sets.map((of) => Int32Array.from(of));
};

/** Ranks of every mask, counted beforehand: sets are counted below hundreds of thousands of hands. */
const RANKS_IN = Uint8Array.from({ length: ALL_RANKS + 1 }, (_, mask) => rankCount(mask));

/**
 * How many sets of `size` of these ranks are lower than another set. As numbers, masks compare as hands of
 * as many cards do, so that this is counting below a number digit by digit.
 */
export const setsBelow = (left: RankMask, high: RankMask, size: number): number => {
  let need = size;
  let below = 0;
  for (let rest = high; rest !== 0 && need >= 0; ) {
    const bit = 1 << (31 - Math.clz32(rest));
    below += choose(RANKS_IN[left & (bit - 1)] as number, need);
    if ((left & bit) === 0) return below;
    rest ^= bit;
    need -= 1;
  }
  return below;
};
