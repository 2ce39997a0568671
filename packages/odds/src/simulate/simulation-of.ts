import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import type { ContestOdds, ExactWager } from '../game-odds.js';
import { oddsOf } from '../games.js';
import { coreSimulation } from './core-simulation.js';
import type { Simulation, SimulationOrder } from './simulation.js';

const contestOf = (rules: RulesInForce): ContestOdds =>
  present(oddsOf(rules)?.contest, 'a game against the dealer');

/** The simulation of a document's game against the dealer. */
export const simulationOf = (
  rules: RulesInForce,
  { seed, players, through }: SimulationOrder,
): Simulation => {
  const { bestPlay, simulation } = contestOf(rules);
  return through === 'core'
    ? coreSimulation(rules, seed, players, bestPlay)
    : simulation(rules, seed, players);
};

/** Every wager of the simulation that can be counted, of all deals. */
export const exactWagers = (rules: RulesInForce): readonly ExactWager[] =>
  contestOf(rules).exactWagers(rules);
