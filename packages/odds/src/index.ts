export { countStudGame } from './caribbean-stud/count.js';
export { type StudGame, studGame } from './caribbean-stud/game.js';
export type { StudOutcomes } from './caribbean-stud/outcomes.js';
export { choose } from './counting/binomials.js';
export { type Ending, type Figures, figuresOf, quotient } from './figures/figures.js';
export { flushBonusHits, straightFlushHits, type TableHits } from './high-card-flush/bonus-hits.js';
export { countFlushGame, type FlushStrategy } from './high-card-flush/count.js';
export { type FlushGame, flushGame } from './high-card-flush/game.js';
export {
  type FlushOutcome,
  type FlushOutcomes,
  netAntes,
  OUTCOMES,
} from './high-card-flush/outcomes.js';
export {
  type Counted,
  handsByFlush,
  handsByRun,
  type RunAndQuads,
} from './high-card-flush/readings.js';
export { adviseRicochet, type RicochetAdvice } from './ricochet-poker/advice.js';
export { BEST_RESPONSE_IN_WORDS } from './ricochet-poker/best-response.js';
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
export {
  type OverCardRule,
  overCards,
  RICOCHET_STRATEGIES,
  type SimpleRicochetStrategy,
} from './ricochet-poker/strategies.js';
export { type RicochetTable, ricochetTable } from './ricochet-poker/table.js';
export type { RicochetDecide, RicochetTurn } from './ricochet-poker/turn.js';
