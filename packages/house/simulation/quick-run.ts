import type { Plan } from './outcome.js';

const planOf = (seed: number, hours: number): Plan => ({
  seed,
  hours,
  ignored: [],
  sabotage: null,
  trace: null,
});

/** Busy houses, and so little time that the tests stay short. */
const QUICK_SEEDS = [1, 2];
const QUICK_HOURS = 0.1;

/** Played with every run of the tests. */
export const QUICK: readonly Plan[] = QUICK_SEEDS.map((seed) => planOf(seed, QUICK_HOURS));

/**
 * Seeds that failed once, for as long as they were played until then, where that is short: what the others
 * found has a test of its own. 10: an award that a correction brought was settled twice.
 */
export const FAILED_ONCE: readonly Plan[] = [planOf(10, 0.1)];
