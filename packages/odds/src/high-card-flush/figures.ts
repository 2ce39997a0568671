import { type Ending, type Figures, figuresOf, quotient } from '../figures/figures.js';
import { countFlushGame, type FlushStrategy } from './count.js';
import { countFlushDeals, type FlushDeals } from './deals.js';
import type { FlushGame } from './game.js';
import { type FlushOutcomes, netAntes, OUTCOMES } from './outcomes.js';

export type FlushDecision = 'fold' | `raise-${number}`;

export interface FlushFigures extends Figures {
  /** How often each decision is made. */
  readonly decisions: Readonly<Record<FlushDecision, number>>;
  readonly outcomes: FlushOutcomes;
}

/** What the base game is worth under a strategy. */
export const flushFigures = (
  game: FlushGame,
  strategy: FlushStrategy,
  counted: FlushDeals = countFlushDeals(game),
): FlushFigures => {
  const outcomes = countFlushGame(game, strategy, counted);
  return {
    ...figuresOf(flushEndings(outcomes), outcomes.deals),
    decisions: decisionsOf(outcomes),
    outcomes,
  };
};

/** Every way the base game ends. */
const flushEndings = ({ folded, raised }: FlushOutcomes): readonly Ending[] => [
  { count: folded, net: -1, staked: 1 },
  ...raised.flatMap((counts, index) =>
    OUTCOMES.map((outcome) => ({
      count: counts[outcome],
      net: netAntes(outcome, index + 1),
      staked: index + 2,
    })),
  ),
];

const decisionsOf = ({ folded, raised, deals }: FlushOutcomes): FlushFigures['decisions'] => {
  const share = (count: number): number => quotient(BigInt(count), BigInt(deals));
  return {
    fold: share(folded),
    ...Object.fromEntries(
      raised.map((counts, index) => [
        `raise-${index + 1}`,
        share(OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0)),
      ]),
    ),
  };
};
