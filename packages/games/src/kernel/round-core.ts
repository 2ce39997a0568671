import type { Result } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import type { Packets, Refusal } from './round.js';
import type { Viewer } from './viewer.js';

/**
 * The shape that every game has: what may be done, what happened, what each person sees. Its members are
 * methods, so that a game is written in its own types and still is one of all games.
 */
export interface RoundCore<State, Command, Event, View, Act> {
  open(round: string, rulesDigest: string, packets: Packets): State;
  decide(rules: RulesInForce, state: State, command: Command): Result<readonly Event[], Refusal>;
  evolve(rules: RulesInForce, state: State, event: Event): State;
  /** Exactly what `decide` accepts from a seat now, with limits. */
  legal(rules: RulesInForce, state: State, seat: number): readonly Act[];
  /** The only thing that leaves the server. */
  view(rules: RulesInForce, state: State, viewer: Viewer): View;
  /** An event as a viewer may be told of it. */
  tell(rules: RulesInForce, before: State, event: Event, viewer: Viewer): Event;
}
