import { present } from '@baize/result';

/** One thing a player may do with a hand, and what it brings on average, in antes. */
export interface Choice<Decision extends string> {
  readonly decision: Decision;
  /** The exact value is this many antes over the number of hands that the dealer can have. */
  readonly numerator: number;
  readonly value: number;
}

/** The best choice; of equals the first, which puts the least at risk. */
export const bestOf = <Decision extends string>(
  choices: readonly Choice<Decision>[],
): Choice<Decision> =>
  present(
    choices.reduce<Choice<Decision> | undefined>(
      (best, one) => (best !== undefined && best.numerator >= one.numerator ? best : one),
      undefined,
    ),
    'something that may be done',
  );
