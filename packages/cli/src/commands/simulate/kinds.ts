import {
  addRicochetTallies,
  BLOCK_ROUNDS,
  mergeTallies,
  type RicochetTally,
  ricochetSimulation,
  type SimulationOrder,
  simulationOf,
  type Tally,
} from '@baize/odds';
import type { RulesInForce } from '@baize/rulebook';

/** What simulations of one kind are played and added up by; tallies go from thread to thread as data. */
export interface Kind<T extends { readonly rounds: number }> {
  readonly start: (
    rules: RulesInForce,
    order: SimulationOrder,
  ) => { readonly run: (block: number, rounds: number) => T };
  readonly add: (one: T, other: T) => T;
  /** Rounds that are played together: fewer where each takes long. */
  readonly blockRounds: number;
  /** Blocks sent to a thread at once: a twentieth of a second or so, and never more than a few seconds. */
  readonly atOnce: Readonly<Record<SimulationOrder['through'], number>>;
}

/** Games against the dealer: every hand by how it ended. */
export const CONTEST: Kind<Tally> = {
  start: simulationOf,
  add: mergeTallies,
  blockRounds: BLOCK_ROUNDS,
  atOnce: { fast: 32, core: 1 },
};

/** A game for a pot: what each place in the order of action brings. */
export const POT: Kind<RicochetTally> = {
  start: ricochetSimulation,
  add: addRicochetTallies,
  blockRounds: 128,
  atOnce: { fast: 1, core: 1 },
};
