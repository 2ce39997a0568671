import type { RulesInForce } from '@baize/rulebook';
import { oddsOf } from '../games.js';
import {
  BLOCK_ROUNDS,
  mergeTallies,
  NO_ROUNDS,
  type Tally,
  type WagerTally,
} from '../simulate/simulation.js';

/** How far the seats of a round stray together, measured: they share the dealer's hand. */
export interface SeatsTogether {
  readonly rounds: number;
  readonly seed: string;
  /** By wager, `base` the ante with what follows it: the standard deviation of a round, in wagers. */
  readonly deviations: Readonly<Record<string, number>>;
}

const SEED = 'par';
const BLOCKS = 25;

/** The same rules and seats give the same figures. Null where players play for one pot. */
export const seatsTogether = (
  rules: RulesInForce,
  seats: number,
  blocks = BLOCKS,
): SeatsTogether | null => {
  const contest = oddsOf(rules)?.contest ?? null;
  if (contest === null) return null;
  const simulation = contest.simulation(rules, SEED, seats);
  let tally: Tally = NO_ROUNDS;
  for (let block = 0; block < blocks; block += 1) {
    tally = mergeTallies(tally, simulation.run(block, BLOCK_ROUNDS));
  }
  const { rounds, wagers } = tally;
  return {
    rounds,
    seed: SEED,
    deviations: Object.fromEntries(
      wagers.map((wager) => [wager.wager, deviationOf(wager, rounds)]),
    ),
  };
};

const deviationOf = ({ endings, roundSquares }: WagerTally, rounds: number): number => {
  const mean = endings.reduce((sum, { net, count }) => sum + net * count, 0) / rounds;
  return Math.sqrt(Number(roundSquares) / rounds - mean * mean);
};
