import type { Result } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import type { Packets, Refusal } from './round.js';
import type { Viewer } from './viewer.js';

/** The shape that every game has: what may be done, what happened, what each person sees. */
export interface RoundCore<State, Command, Event, View, Act> {
  readonly open: (round: string, rulesDigest: string, packets: Packets) => State;
  readonly decide: (
    rules: RulesInForce,
    state: State,
    command: Command,
  ) => Result<readonly Event[], Refusal>;
  readonly evolve: (rules: RulesInForce, state: State, event: Event) => State;
  /** Exactly what `decide` accepts from a seat now, with limits. */
  readonly legal: (rules: RulesInForce, state: State, seat: number) => readonly Act[];
  /** The only thing that leaves the server. */
  readonly view: (rules: RulesInForce, state: State, viewer: Viewer) => View;
  /** An event as a viewer may be told of it. */
  readonly tell: (rules: RulesInForce, before: State, event: Event, viewer: Viewer) => Event;
}
