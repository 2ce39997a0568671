import { assert } from '@baize/result';
import { RANKS } from '../card.js';

/** Bits a sum of seven rank keys may take. */
export const SUM_BITS = 24;

const MOST_CARDS = 7;
const MOST_OF_A_RANK = 4;

/**
 * Each search starts this many times above the last key: far enough that a key is soon found, near
 * enough that seven cards stay within SUM_BITS.
 */
const STRIDE = 3.15;

/**
 * A key per rank such that two hands of as many cards, at most seven and at most four of a rank,
 * have the same sum of keys only if they have the same ranks.
 */
export const findRankKeys = (): readonly number[] => {
  const { clashes, add } = sumsSoFar();
  const keys: number[] = [];
  for (const rank of RANKS) {
    let key = Math.ceil((keys.at(-1) ?? 0) * STRIDE);
    while (clashes(key)) key++;
    keys.push(key);
    if (rank !== RANKS.at(-1)) add(key);
  }
  const [last = 0, lastButOne = 0] = keys.toReversed();
  const greatestSum = MOST_OF_A_RANK * last + (MOST_CARDS - MOST_OF_A_RANK) * lastButOne;
  assert(greatestSum < 1 << SUM_BITS, 'the sums of rank keys outgrow their bits');
  return keys;
};

/** What hands of the ranks that have a key so far may sum to. */
const sumsSoFar = () => {
  const sumsOfSize: readonly number[][] = Array.from({ length: MOST_CARDS + 1 }, () => []);
  // Bit n of the byte at a sum: n cards may have that sum.
  const sizesAt = new Uint8Array(1 << SUM_BITS);
  let greatest = 0;

  const note = (size: number, sum: number): void => {
    sumsOfSize[size]?.push(sum);
    sizesAt[sum] = (sizesAt[sum] as number) | (1 << size);
    if (sum > greatest) greatest = sum;
  };

  /** Whether a hand with the new key would sum to what another hand of as many cards sums to. */
  const clashes = (key: number): boolean => {
    for (let copies = 1; copies <= MOST_OF_A_RANK; copies++) {
      for (let others = MOST_CARDS - copies; others >= 0; others--) {
        const sums = sumsOfSize[others] ?? [];
        for (let i = 0; i < sums.length; i++) {
          const sum = (sums[i] as number) + copies * key;
          if (sum > greatest) continue;
          if (((sizesAt[sum] as number) & (1 << (others + copies))) !== 0) return true;
        }
      }
    }
    return false;
  };

  const add = (key: number): void => {
    // Larger hands first: the smaller ones they grow from must not hold the new key yet.
    for (let size = MOST_CARDS; size >= 1; size--) {
      for (let copies = 1; copies <= Math.min(MOST_OF_A_RANK, size); copies++) {
        for (const sum of sumsOfSize[size - copies] ?? []) note(size, sum + copies * key);
      }
    }
  };

  note(0, 0);
  return { clashes, add };
};
