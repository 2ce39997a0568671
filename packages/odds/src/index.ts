export { baseOdds, electedBaseOdds } from './base-odds.js';
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
export type { BaseEnding, BaseOdds, ExactWager } from './game-odds.js';
export * from './games.js';
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
export { RandomWords, wordsOfBlock } from './simulate/random-words.js';
export {
  BLOCK_ROUNDS,
  blocksOf,
  type EndingCount,
  mergeTallies,
  NO_ROUNDS,
  roundsOfBlock,
  type Simulation,
  type SimulationOrder,
  type Tally,
  type WagerTally,
} from './simulate/simulation.js';
export { exactWagers, simulationOf } from './simulate/simulation-of.js';
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
