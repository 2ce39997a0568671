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
export { coreSimulation } from './simulate/core-simulation.js';
export { type ExactWager, exactWagers } from './simulate/exact-endings.js';
export { FlushDecisions } from './simulate/flush-decisions.js';
export { flushSimulation } from './simulate/flush-simulation.js';
export { RandomWords, wordsOfBlock } from './simulate/random-words.js';
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
