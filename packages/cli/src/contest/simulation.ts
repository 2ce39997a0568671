import {
  BLOCK_ROUNDS,
  exactWagers,
  mergeTallies,
  NO_ROUNDS,
  simulationOf,
  summaryOf,
  type Tally,
} from '@baize/odds';
import type { GameSimulation } from '../commands/simulate/game.js';
import { simulationText } from './simulation-text.js';

export const CONTEST_SIMULATION: GameSimulation = {
  start: simulationOf,
  add: mergeTallies,
  blockRounds: BLOCK_ROUNDS,
  atOnce: { fast: 32, core: 1 },
  told: (order, tally: Tally | null, played) => {
    const exact = played.played === 0 ? [] : exactWagers(order.table.rules);
    const done = { ...played, wagers: summaryOf(tally ?? NO_ROUNDS, exact) };
    return { json: done, lines: (...how) => simulationText(order, done, ...how) };
  },
};
