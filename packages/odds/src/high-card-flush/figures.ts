import { type BaseFigures, baseFigures } from '../figures/base-endings.js';
import { countFlushGame, type FlushStrategy } from './count.js';
import { countFlushDeals, type FlushDeals } from './deals.js';
import type { FlushGame } from './game.js';
import { type FlushOutcomes, flushEndingsOf } from './outcomes.js';

export type FlushDecision = 'fold' | `raise-${number}`;

export interface FlushFigures extends BaseFigures {
  readonly outcomes: FlushOutcomes;
}

/** What the base game is worth under a strategy. */
export const flushFigures = (
  game: FlushGame,
  strategy: FlushStrategy,
  counted: FlushDeals = countFlushDeals(game),
): FlushFigures => {
  const outcomes = countFlushGame(game, strategy, counted);
  return { ...baseFigures(flushEndingsOf(outcomes), outcomes.deals), outcomes };
};
