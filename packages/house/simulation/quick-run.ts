import type { Kind } from './checks/failure.js';
import type { Plan } from './simulation.js';

/** Not counted yet: the house of today does not know who is there. */
const IGNORED: readonly Kind[] = ['stall', 'ghost', 'unrest'];

const planOf = (seed: number, hours: number): Plan => ({
  seed,
  hours,
  ignored: IGNORED,
  sabotage: null,
  trace: null,
});

/** Played with every run of the tests. */
export const QUICK: readonly Plan[] = [1, 2, 3, 4].map((seed) => planOf(seed, 0.25));

/** Seeds that failed once, and how long they were played then. */
export const FAILED_ONCE: readonly Plan[] = [];
