/**
 * What the tests take from `@fast-check/vitest`, without the rest of it: its every variant of `test` is
 * built while it loads, which takes longer than most tests of a break.
 */
import * as fc from 'fast-check';
import { test as plain } from 'vitest';

/** Fewer than the tests ask for: a break that shows in one case of a hundred only survives. */
const MOST_RUNS = 25;

type Values<T> = { [K in keyof T]: fc.Arbitrary<T[K]> };

const prop =
  <T extends [unknown, ...unknown[]]>(values: Values<T>, parameters: fc.Parameters<T> = {}) =>
  (name: string, holds: (...args: T) => unknown, timeout?: number) =>
    plain(
      name,
      () =>
        fc.assert(
          fc.asyncProperty<T>(...values, async (...args) => (await holds(...args)) !== false),
          { ...parameters, numRuns: Math.min(parameters.numRuns ?? MOST_RUNS, MOST_RUNS) },
        ),
      timeout,
    );

const test = Object.assign(plain, { prop });

export { fc, test, test as it };
