import type { SimulationOrder } from '@baize/odds';
import type { HouseRules, RulesInForce } from '@baize/rulebook';
import type { HouseTable } from '../../input/house-table.js';

/** The tally of some rounds, passed between threads as data. */
export interface RoundsPlayed {
  readonly rounds: number;
}

export interface Played {
  /** Whether all requested rounds were played. */
  readonly complete: boolean;
  readonly played: number;
}

/** How a game is simulated: playing, adding up, reporting. */
export interface GameSimulation {
  start(
    rules: RulesInForce,
    order: SimulationOrder,
  ): { readonly run: (block: number, rounds: number) => RoundsPlayed };
  add(one: RoundsPlayed, other: RoundsPlayed): RoundsPlayed;
  /** Rounds per block: fewer where a round takes long. */
  readonly blockRounds: number;
  /** Blocks sent to a thread at once: about a twentieth of a second, never more than a few seconds. */
  readonly atOnce: Readonly<Record<SimulationOrder['through'], number>>;
  /** The tally is null if no block was complete. */
  told(order: SimulateOrder, tally: RoundsPlayed | null, played: Played): Told;
}

export interface Told {
  readonly json: Readonly<Record<string, unknown>>;
  readonly lines: (seconds: number, columns: number) => readonly string[];
}

export interface SimulateOrder extends SimulationOrder {
  readonly table: HouseTable;
  readonly rounds: number;
  readonly threads: number;
}

/** Sent to a thread when it starts. */
export interface ThreadOrder extends SimulationOrder {
  readonly house: HouseRules;
  readonly rounds: number;
}

export interface BlockRange {
  readonly first: number;
  readonly count: number;
}
