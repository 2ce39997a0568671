import type { Plan } from './outcome.js';

const planOf = (seed: number, hours: number): Plan => ({
  seed,
  hours,
  ignored: [],
  sabotage: null,
  trace: null,
});

/** Played with every run of the tests. */
export const QUICK: readonly Plan[] = [1, 2].map((seed) => planOf(seed, 0.08));

/** Seeds that failed once, and how long they were played then. */
export const FAILED_ONCE: readonly Plan[] = [];
