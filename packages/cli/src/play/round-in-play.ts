import type { Refusal, RoundCore, Stamp, Viewer } from '@baize/games';
import { assert } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';

/** Time and person of a command, as a house stamps them. */
export const stamp = (by: string): Stamp => ({ at: new Date().toISOString(), by });

/** A round under way: its state, and every event that made it. */
export class RoundInPlay<State, Command, Event, View, Act> {
  readonly #core: RoundCore<State, Command, Event, View, Act>;
  readonly #events: Event[] = [];
  #state: State;

  constructor(
    core: RoundCore<State, Command, Event, View, Act>,
    readonly rules: RulesInForce,
    before: State,
    opened: Event,
  ) {
    this.#core = core;
    this.#state = before;
    this.#happened([opened]);
  }

  get state(): State {
    return this.#state;
  }

  get events(): readonly Event[] {
    return this.#events;
  }

  /** Why the command would be refused; null when it would not. */
  refuses(command: Command): Refusal | null {
    const decided = this.#core.decide(this.rules, this.#state, command);
    return decided.ok ? null : decided.error;
  }

  /** For commands that the round waits for, or that `legal` offers. */
  do(command: Command): readonly Event[] {
    const decided = this.#core.decide(this.rules, this.#state, command);
    assert(decided.ok, decided.ok ? '' : `refused: ${decided.error.message}`);
    this.#happened(decided.value);
    return decided.value;
  }

  legal(seat: number): readonly Act[] {
    return this.#core.legal(this.rules, this.#state, seat);
  }

  view(viewer: Viewer): View {
    return this.#core.view(this.rules, this.#state, viewer);
  }

  #happened(events: readonly Event[]): void {
    for (const event of events) {
      this.#state = this.#core.evolve(this.rules, this.#state, event);
      this.#events.push(event);
    }
  }
}
