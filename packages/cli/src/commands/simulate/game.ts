import type { SimulationOrder } from '@baize/odds';
import type { RulesInForce } from '@baize/rulebook';
import type { SimulateOrder } from './order.js';

/** What rounds brought, added up; it goes from thread to thread as data. */
export interface RoundsPlayed {
  readonly rounds: number;
}

export interface Played {
  /** Whether all rounds were played that were asked for. */
  readonly complete: boolean;
  readonly played: number;
}

/** What a game's rounds are played and added up by, and what is told of them. */
export interface GameSimulation {
  start(
    rules: RulesInForce,
    order: SimulationOrder,
  ): { readonly run: (block: number, rounds: number) => RoundsPlayed };
  add(one: RoundsPlayed, other: RoundsPlayed): RoundsPlayed;
  /** Rounds that are played together: fewer where each takes long. */
  readonly blockRounds: number;
  /** Blocks sent to a thread at once: a twentieth of a second or so, and never more than a few seconds. */
  readonly atOnce: Readonly<Record<SimulationOrder['through'], number>>;
  /** Null where not one block was whole. */
  told(order: SimulateOrder, tally: RoundsPlayed | null, played: Played): Told;
}

/** The outcome for programs and for people. */
export interface Told {
  readonly json: Readonly<Record<string, unknown>>;
  readonly lines: (seconds: number, columns: number) => readonly string[];
}
