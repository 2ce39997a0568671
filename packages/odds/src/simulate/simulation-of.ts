import { assert } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { coreSimulation } from './core-simulation.js';
import { flushSimulation } from './flush-simulation.js';
import type { Simulation } from './simulation.js';
import { studSimulation } from './stud-simulation.js';

export interface SimulationOrder {
  readonly seed: string;
  readonly players: number;
  /** By look-ups, or through the round that tables play: the tallies are the same. */
  readonly through: 'fast' | 'core';
}

/** The simulation of a document's game against the dealer. */
export const simulationOf = (
  rules: RulesInForce,
  { seed, players, through }: SimulationOrder,
): Simulation => {
  const { game } = rules.rulebook.play;
  assert(game !== 'ricochet-poker', 'a game against the dealer');
  if (through === 'core') return coreSimulation(rules, seed, players);
  return game === 'high-card-flush'
    ? flushSimulation(rules, seed, players)
    : studSimulation(rules, seed, players);
};
