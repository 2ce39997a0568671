import type { Chance } from '../../simulation/chance.js';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/**
 * How often two groups differ as much as these by nothing but how they were parted: the share of random
 * partings of all values whose means differ at least as much.
 */
export const permutationTest = (
  one: readonly number[],
  other: readonly number[],
  chance: Chance,
  partings: number,
): number => {
  const seen = Math.abs(mean(one) - mean(other));
  const all = [...one, ...other];
  let asMuch = 1;
  for (let at = 0; at < partings; at += 1) {
    const mixed = chance.shuffled(all);
    const differs = Math.abs(mean(mixed.slice(0, one.length)) - mean(mixed.slice(one.length)));
    if (differs >= seen - 1e-12) asMuch += 1;
  }
  return asMuch / (partings + 1);
};
