import type { Failure, Kind } from './checks/failure.js';
import type { Occurrence } from './occurrences.js';

/** What is played. */
export interface Plan {
  readonly seed: number;
  readonly hours: number;
  /** Kinds of failures that are not counted, to see what else there is. */
  readonly ignored: readonly Kind[];
  /** A known bug that is put back. */
  readonly sabotage: string | null;
  /** Prints every act that has this text in it. */
  readonly trace: string | null;
}

export interface Totals {
  readonly hours: number;
  /** Summed over tables: hours with somebody of the players there. */
  readonly tableHours: number;
  readonly rounds: number;
  readonly attendedRounds: number;
  /** By rulebook. */
  readonly roundsOf: Readonly<Record<string, number>>;
  readonly awards: number;
  readonly faults: number;
  readonly steps: number;
  readonly messages: number;
  readonly requests: number;
  /** Rounds that ended because somebody withheld a seed. */
  readonly withheld: number;
}

/** What came of it. */
export interface Outcome extends Plan {
  readonly digest: string;
  readonly totals: Totals;
  readonly failure: Failure | null;
  /** When it failed, by the house's clock, and what was done before. */
  readonly at: string;
  readonly acts: readonly string[];
  /** How often each thing happened that a simulation is about. */
  readonly occurrences: readonly (readonly [Occurrence, number])[];
  /** How often each refusal was given. */
  readonly refusals: readonly (readonly [string, number])[];
}
