import type { Rank } from './card.js';
import type { RankMask } from './rank-mask.js';

/** Whether an ace may also stand below a two. It never joins a king to a two (AMB-04). */
export interface AceRule {
  readonly aceLow: boolean;
}

declare const runBrand: unique symbol;
/**
 * Ranks that follow each other: `length << 4 | top rank`, so that the longer run is the greater
 * number.
 */
export type RunValue = number & { readonly [runBrand]: true };

export const longestRun = (ranks: RankMask, { aceLow }: AceRule): RunValue => {
  // A ladder of ranks 1 to 14: bit n stands for rank n + 1, and bit 0 for an ace below the two.
  const high = ranks << 1;
  const ladder = aceLow ? high | (high >> 13) : high;
  let length = 0;
  let tops = 0;
  for (let run = ladder; run !== 0; run &= run << 1) {
    tops = run;
    length++;
  }
  // Only all thirteen ranks reach both ends of the ladder, and their ace is still one card.
  return ((Math.min(length, 13) << 4) | (32 - Math.clz32(tops))) as RunValue;
};

export const runLength = (run: RunValue): number => run >> 4;

/** The five in A-2-3-4-5. */
export const runTop = (run: RunValue): Rank => (run & 15) as Rank;

/** From the top down; an ace that stands low comes last. */
export const runRanks = (run: RunValue): readonly Rank[] =>
  Array.from({ length: runLength(run) }, (_, below) => {
    const rank = runTop(run) - below;
    return (rank === 1 ? 14 : rank) as Rank;
  });
