/** The deals of a base game by what was done and how it ended: counts, every one exact. */
export const OUTCOMES = ['not-qualified', 'win', 'push', 'lose'] as const;
export type FlushOutcome = (typeof OUTCOMES)[number];

export interface FlushOutcomes {
  /** All deals: of the player's cards and of the dealer's. */
  readonly deals: number;
  readonly folded: number;
  /** By the antes of the raise, from one. */
  readonly raised: readonly Readonly<Record<FlushOutcome, number>>[];
}

/** What an outcome brings, in antes. */
export const netAntes = (outcome: FlushOutcome, raise: number): number => {
  switch (outcome) {
    case 'not-qualified':
      return 1;
    case 'win':
      return 1 + raise;
    case 'push':
      return 0;
    case 'lose':
      return -(1 + raise);
  }
};
