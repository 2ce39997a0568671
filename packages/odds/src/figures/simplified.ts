import type { Figures } from './figures.js';
import { quotient } from './figures.js';

/** A strategy that a person can remember, and what it costs. */
export interface Simplified<F extends Figures> {
  readonly id: string;
  readonly sentence: string;
  readonly figures: F;
  /** What it brings less than best play, as a share of the ante. */
  readonly cost: number;
}

/** The cheapest first. */
export const inOrderOfCost = <F extends Figures>(
  best: Figures,
  strategies: readonly { readonly id: string; readonly sentence: string; readonly figures: F }[],
): readonly Simplified<F>[] =>
  strategies
    .map((one) => ({
      ...one,
      cost: quotient(best.numerator - one.figures.numerator, best.denominator),
    }))
    .toSorted((left, right) => left.cost - right.cost);
