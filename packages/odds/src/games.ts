import type { GameId, RulesInForce } from '@baize/rulebook';
import { STUD_ODDS } from './caribbean-stud/odds.js';
import type { GameOdds } from './game-odds.js';
import { FLUSH_ODDS } from './high-card-flush/odds.js';
import { RICOCHET_ODDS } from './ricochet-poker/odds.js';

const ODDS = {
  'high-card-flush': FLUSH_ODDS,
  'caribbean-stud': STUD_ODDS,
  'ricochet-poker': RICOCHET_ODDS,
} satisfies Record<GameId, GameOdds>;

export const oddsOf = ({ rulebook }: Pick<RulesInForce, 'rulebook'>): GameOdds =>
  ODDS[rulebook.game];

export type { StudCounts } from './caribbean-stud/against-dealer.js';
export { countStudGame, type StudRule, type StudStrategy } from './caribbean-stud/count.js';
export {
  countStudDeals,
  type StudCell,
  type StudDeals,
  type StudView,
} from './caribbean-stud/deals.js';
export { StudDecisions } from './caribbean-stud/decisions.js';
export { explainStud } from './caribbean-stud/explain.js';
export { type StudDecision, type StudFigures, studFigures } from './caribbean-stud/figures.js';
export { type StudGame, studGame } from './caribbean-stud/game.js';
export { type StudHandValue, studHandAgainst, studHandValue } from './caribbean-stud/hand-value.js';
export { bestBet } from './caribbean-stud/odds.js';
export type { StudOutcomes } from './caribbean-stud/outcomes.js';
export { PUBLISHED_STUD_STRATEGIES, type PublishedStrategy } from './caribbean-stud/published.js';
export { simplifiedStudStrategies } from './caribbean-stud/simplified.js';
export { studSimulation } from './caribbean-stud/simulation.js';
export { countFlushGame, type FlushRule, type FlushStrategy } from './high-card-flush/count.js';
export {
  countFlushDeals,
  type FlushCell,
  type FlushDeals,
  type FlushView,
} from './high-card-flush/deals.js';
export { FlushDecisions } from './high-card-flush/decisions.js';
export { explainFlush } from './high-card-flush/explain.js';
export { type FlushDecision, type FlushFigures, flushFigures } from './high-card-flush/figures.js';
export { type FlushGame, flushGame } from './high-card-flush/game.js';
export { type FlushHandValue, flushHandValue } from './high-card-flush/hand-value.js';
export {
  type FlushOutcome,
  type FlushOutcomes,
  netAntes,
  OUTCOMES,
} from './high-card-flush/outcomes.js';
export { simplifiedFlushStrategies } from './high-card-flush/simplified.js';
export { flushSimulation } from './high-card-flush/simulation.js';
export { adviseRicochet, type RicochetAdvice, turnOfPosition } from './ricochet-poker/advice.js';
export { BEST_RESPONSE_IN_WORDS, BestResponse } from './ricochet-poker/best-response.js';
export {
  countRicochet,
  type RicochetRule,
  type RicochetSituation,
  type RicochetStrategy,
} from './ricochet-poker/count.js';
export {
  type Estimate,
  type RicochetEstimate,
  type RicochetPlaceEstimate,
  ricochetEstimate,
} from './ricochet-poker/estimate.js';
export { explainRicochet } from './ricochet-poker/explain.js';
export { FastRicochetRound } from './ricochet-poker/fast-round.js';
export { type RicochetGame, ricochetGame } from './ricochet-poker/game.js';
export {
  type DealsByHand,
  type RicochetFigures,
  type RicochetOutcomes,
  ricochetEndings,
  ricochetFigures,
} from './ricochet-poker/outcomes.js';
export { positionInTurn, type RicochetPosition } from './ricochet-poker/position.js';
export {
  addRicochetTallies,
  type RicochetPlaceTally,
  type RicochetSimulation,
  type RicochetTally,
  simulateRicochet,
} from './ricochet-poker/simulate.js';
export { ricochetSimulation } from './ricochet-poker/simulation.js';
export {
  type OverCardRule,
  overCards,
  RICOCHET_STRATEGIES,
  type SimpleRicochetStrategy,
} from './ricochet-poker/strategies.js';
export { type RicochetTable, ricochetTable } from './ricochet-poker/table.js';
export type { RicochetDecide, RicochetTurn } from './ricochet-poker/turn.js';
