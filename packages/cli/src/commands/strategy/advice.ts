import type { WagerId } from '@baize/rulebook';

/** One thing that may be done, and what it brings on average, in antes. */
export interface AdvisedChoice {
  /** `fold`, `raise-2`, `bet`, `play`. */
  readonly decision: string;
  /** What it adds to the ante; null for a fold. */
  readonly adds: { readonly wager: WagerId; readonly antes: number } | null;
  /** The exact value as a fraction; null where it is not exact. */
  readonly exactly: { readonly numerator: number; readonly denominator: number } | null;
  readonly value: number;
}

/** A part of all that can come. */
interface Part {
  readonly id: string;
  readonly words: string;
  readonly count: number;
}

/** What to do with a hand, and why, whatever the game. */
export interface Advice {
  readonly choices: readonly AdvisedChoice[];
  readonly best: string;
  /** How everything that can come splits: the dealer's hands, or a player's draws. */
  readonly split: {
    readonly id: string;
    readonly words: string;
    readonly all: number;
    readonly parts: readonly Part[];
  };
  /** How the values were found where they are not exact. */
  readonly method: string | null;
  readonly why: string;
}

export const isExact = ({ choices }: Pick<Advice, 'choices'>): boolean =>
  choices.every(({ exactly }) => exactly !== null);
