export { countStudGame } from './caribbean-stud/count.js';
export { type StudGame, studGame } from './caribbean-stud/game.js';
export type { StudOutcomes } from './caribbean-stud/outcomes.js';
export { choose } from './counting/binomials.js';
export type { Counted } from './counting/hand-classes.js';
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
export { countFlushGame, type FlushStrategy } from './high-card-flush/count.js';
export { type FlushGame, flushGame } from './high-card-flush/game.js';
export {
  type FlushOutcome,
  type FlushOutcomes,
  netAntes,
  OUTCOMES,
} from './high-card-flush/outcomes.js';
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
  type JackpotWager,
  jackpotFiguresAt,
  sideBetFigures,
  type WagerFigures,
} from './wagers/returns.js';
export { HitCounter, type TableHits } from './wagers/table-hits.js';
