import type { RulesInForce } from '@baize/rulebook';
import { wordsOfBlock } from '../simulate/random-words.js';
import type { SimulationOrder } from '../simulate/simulation.js';
import { coreNets } from './core-round.js';
import { type RicochetTally, simulateRicochet } from './simulate.js';
import { ricochetTable } from './table.js';

/** An ante that every split of a pot divides into whole chips, where nothing is posted. */
const ANTE_CENTS = 42_000;

/** Rounds of Ricochet Poker: the same block is the same tally, wherever it is played. */
export const ricochetSimulation = (
  rules: RulesInForce,
  { seed, players, through }: SimulationOrder,
) => {
  const table = ricochetTable(rules, players);
  const anteCents = rules.posted?.limits.ante?.min ?? ANTE_CENTS;
  return {
    players,
    run: (block: number, rounds: number): RicochetTally => {
      const words = wordsOfBlock(seed, block);
      return simulateRicochet(table, {
        rounds,
        anteCents,
        nextBelow: (below) => words.below(below),
        ...(through === 'core' ? { pay: (round) => coreNets(rules, round, anteCents) } : {}),
      });
    },
  };
};
