export { type BaseEnding, type BaseOdds, baseOdds, electedBaseOdds } from './base-odds.js';
export type { StudCounts } from './caribbean-stud/against-dealer.js';
export { countStudGame, type StudRule, type StudStrategy } from './caribbean-stud/count.js';
export {
  countStudDeals,
  type StudCell,
  type StudDeals,
  type StudView,
} from './caribbean-stud/deals.js';
export { explainStud } from './caribbean-stud/explain.js';
export { type StudDecision, type StudFigures, studFigures } from './caribbean-stud/figures.js';
export { type StudGame, studGame } from './caribbean-stud/game.js';
export { type StudHandValue, studHandAgainst, studHandValue } from './caribbean-stud/hand-value.js';
export type { StudOutcomes } from './caribbean-stud/outcomes.js';
export { PUBLISHED_STUD_STRATEGIES, type PublishedStrategy } from './caribbean-stud/published.js';
export { simplifiedStudStrategies } from './caribbean-stud/simplified.js';
export { choose } from './counting/binomials.js';
export type { Counted } from './counting/hand-classes.js';
export type { Choice } from './figures/choice.js';
export { type Ending, type Figures, figuresOf, quotient } from './figures/figures.js';
export {
  ceiling,
  type Fraction,
  fraction,
  minus,
  over,
  plus,
  timesFraction,
  toNumber,
} from './figures/fraction.js';
export type { Simplified } from './figures/simplified.js';
export { countFlushGame, type FlushRule, type FlushStrategy } from './high-card-flush/count.js';
export {
  countFlushDeals,
  type FlushCell,
  type FlushDeals,
  type FlushView,
} from './high-card-flush/deals.js';
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
export {
  type HeldWager,
  type Hold,
  holdOverShift,
  type ShiftPlan,
  type Spread,
} from './par/hold.js';
export { type JackpotTerms, jackpotMargin } from './par/jackpot-margin.js';
export { normalBelow, PERCENTILES, WITHIN_90 } from './par/normal.js';
export { type SeatsTogether, seatsTogether } from './par/seats-together.js';
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
export {
  type OverCardRule,
  overCards,
  RICOCHET_STRATEGIES,
  type SimpleRicochetStrategy,
} from './ricochet-poker/strategies.js';
export { type RicochetTable, ricochetTable } from './ricochet-poker/table.js';
export type { RicochetDecide, RicochetTurn } from './ricochet-poker/turn.js';
export { bestBet } from './simulate/best-play.js';
export { coreSimulation } from './simulate/core-simulation.js';
export { type ExactWager, exactWagers } from './simulate/exact-endings.js';
export { FlushDecisions } from './simulate/flush-decisions.js';
export { flushSimulation } from './simulate/flush-simulation.js';
export { RandomWords, wordsOfBlock } from './simulate/random-words.js';
export { ricochetSimulation } from './simulate/ricochet-simulation.js';
export {
  BLOCK_ROUNDS,
  blocksOf,
  type EndingCount,
  mergeTallies,
  NO_ROUNDS,
  roundsOfBlock,
  type Simulation,
  type Tally,
  type WagerTally,
} from './simulate/simulation.js';
export { type SimulationOrder, simulationOf } from './simulate/simulation-of.js';
export { StudDecisions } from './simulate/stud-decisions.js';
export { studSimulation } from './simulate/stud-simulation.js';
export { type ExactFigures, type Share, summaryOf, type WagerSummary } from './simulate/summary.js';
export {
  type EnvyFigures,
  type EnvyOfOthers,
  envyFigures,
  envyOfRound,
} from './wagers/envy-figures.js';
export { type ExportedOdds, type ExportedTable, exportOdds } from './wagers/export-odds.js';
export { handsByFlush, handsByRun, type RunAndQuads } from './wagers/flush-readings.js';
export {
  type JackpotFigures,
  jackpotFigures,
  type LongRun,
  longRunOf,
  type MeterTerms,
  meterGrowth,
  type TopAward,
} from './wagers/jackpot-figures.js';
export {
  type BonusFigures,
  oddsOfWagers,
  type TableOdds,
  type WagerOdds,
} from './wagers/odds-of-wagers.js';
export {
  fixedReturnCents,
  type JackpotWager,
  jackpotFiguresAt,
  sideBetFigures,
  type WagerFigures,
} from './wagers/returns.js';
export { HitCounter, type TableHits } from './wagers/table-hits.js';
