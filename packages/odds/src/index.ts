export { baseOdds, electedBaseOdds } from './base-odds.js';
export { choose } from './counting/binomials.js';
export type { Choice } from './figures/choice.js';
export type { DecisionValue, DecisionValues } from './figures/decision-values.js';
export { figuresOf, quotient } from './figures/figures.js';
export { type Fraction, fraction, toNumber } from './figures/fraction.js';
export type { BaseOdds } from './game-odds.js';
export * from './games.js';
export { type HeldWager, type Hold, holdOverShift } from './par/hold.js';
export { jackpotMargin } from './par/jackpot-margin.js';
export { WITHIN_90 } from './par/normal.js';
export { seatsTogether } from './par/seats-together.js';
export {
  BLOCK_ROUNDS,
  blocksOf,
  mergeTallies,
  NO_ROUNDS,
  roundsOfBlock,
  type SimulationOrder,
  type Tally,
} from './simulate/simulation.js';
export { exactWagers, simulationOf } from './simulate/simulation-of.js';
export { type Share, summaryOf, type WagerSummary } from './simulate/summary.js';
export { exportOdds } from './wagers/export-odds.js';
export { type JackpotFigures, longRunOf, meterGrowth } from './wagers/jackpot-figures.js';
export { oddsOfWagers, type TableOdds, type WagerOdds } from './wagers/odds-of-wagers.js';
export { fixedReturnCents, jackpotFiguresAt, type WagerFigures } from './wagers/returns.js';
export { HitCounter } from './wagers/table-hits.js';
