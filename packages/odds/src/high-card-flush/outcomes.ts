import type { BaseEnding } from '../figures/base-endings.js';

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

type FlushEnding = Omit<BaseEnding, 'count'>;

/** Every way the base game ends: a fold, and four for each raise. */
export const flushEndings = (raises: number): readonly FlushEnding[] => [
  { decision: 'fold', outcome: 'folded', net: -1, staked: 1 },
  ...Array.from({ length: raises }, (_, index) => index + 1).flatMap((raise) =>
    OUTCOMES.map((outcome) => ({
      decision: `raise-${raise}`,
      outcome,
      net: netAntes(outcome, raise),
      staked: 1 + raise,
    })),
  ),
];

/** The same with their counts. */
export const flushEndingsOf = ({ folded, raised }: FlushOutcomes): readonly BaseEnding[] => {
  const counts = [folded, ...raised.flatMap((ends) => OUTCOMES.map((outcome) => ends[outcome]))];
  return flushEndings(raised.length).map((ending, at) => ({ ...ending, count: counts[at] ?? 0 }));
};

/** As a simulation names them: `raise 1`. */
export const spelt = <E extends { readonly decision: string }>(ending: E): E => ({
  ...ending,
  decision: ending.decision.replace('-', ' '),
});
