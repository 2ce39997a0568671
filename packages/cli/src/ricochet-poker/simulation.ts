import {
  addRicochetTallies,
  countRicochet,
  type RicochetTally,
  ricochetEstimate,
  ricochetFigures,
  ricochetGame,
  ricochetSimulation,
} from '@baize/odds';
import type { GameSimulation, Played, Told } from '../commands/simulate/game.js';
import type { SimulateOrder } from '../commands/simulate/order.js';
import { simulationText } from './simulation-text.js';

/** The result by place in the order of action; exact for a single player. */
const told = (order: SimulateOrder, tally: RicochetTally | null, played: Played): Told => {
  const estimate = tally === null || played.played < 2 ? null : ricochetEstimate(tally);
  const exact = order.players === 1 ? exactHouseEdge(order) : null;
  const done = { ...played, estimate, exact };
  return { json: done, lines: (...how) => simulationText(order, done, ...how) };
};

const exactHouseEdge = ({ table: { rules } }: SimulateOrder): number => {
  const game = ricochetGame(rules);
  return ricochetFigures(game, countRicochet(game)).edge;
};

export const SIMULATION: GameSimulation = {
  start: ricochetSimulation,
  add: addRicochetTallies,
  blockRounds: 128,
  atOnce: { fast: 1, core: 1 },
  told,
};
