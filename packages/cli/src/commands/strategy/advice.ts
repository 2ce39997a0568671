import type { WagerId } from '@baize/rulebook';

/** A choice and its mean value in antes. */
export interface AdvisedChoice {
  /** `fold`, `raise-2`, `bet`, `play`. */
  readonly decision: string;
  /** Null for a fold. */
  readonly adds: { readonly wager: WagerId; readonly antes: number } | null;
  /** Null where the value is not exact. */
  readonly exactly: { readonly numerator: number; readonly denominator: number } | null;
  readonly value: number;
}

interface Part {
  readonly id: string;
  readonly words: string;
  readonly count: number;
}

export interface Advice {
  readonly choices: readonly AdvisedChoice[];
  readonly best: string;
  /** All possible outcomes by kind: the dealer's hands, or a player's draws. */
  readonly split: {
    readonly id: string;
    readonly words: string;
    readonly all: number;
    readonly parts: readonly Part[];
  };
  /** How inexact values were found. */
  readonly method: string | null;
  readonly why: string;
}

export const isExact = ({ choices }: Pick<Advice, 'choices'>): boolean =>
  choices.every(({ exactly }) => exactly !== null);
