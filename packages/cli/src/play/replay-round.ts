import type { RoundCore, Stamp } from '@baize/games';
import { err, ok, type Result } from '@baize/result';
import { canonicalText, citationLabel, type RulesInForce } from '@baize/rulebook';
import { differences } from './differences.js';

/** What a replay asks of a game beside its core. */
export interface Replayable<State, Command, Event, View, Act> {
  readonly core: RoundCore<State, Command, Event, View, Act>;
  /** The state before the event that opens a round; null for any other event. */
  readonly openedBy: (event: Event) => State | null;
  /** The command that brings an event about; null for one that can only follow another. */
  readonly commandOf: (state: State, event: Event) => Command | null;
  readonly isOver: (state: State) => boolean;
}

export interface ReplayedStep<State, Event> {
  readonly event: Event;
  readonly after: State;
}

/** Where a recorded round and the core part ways. */
export interface Parting {
  readonly message: string;
  readonly details: readonly string[];
}

/**
 * Plays a recorded round again: every event is brought about by its command, and must be, to the last
 * field, what the core decides now. The settlement with it.
 */
export const replayRound = <
  State,
  Command,
  Event extends Stamp & { readonly type: string },
  View,
  Act,
>(
  game: Replayable<State, Command, Event, View, Act>,
  rules: RulesInForce,
  events: readonly Event[],
): Result<readonly ReplayedStep<State, Event>[], Parting> => {
  const [first] = events;
  const before = first === undefined ? null : game.openedBy(first);
  if (first === undefined || before === null) {
    return parting('the first event must open the round (RoundOpened)');
  }
  let state = game.core.evolve(rules, before, first);
  const steps: ReplayedStep<State, Event>[] = [{ event: first, after: state }];
  while (steps.length < events.length) {
    const decided = decideAgain(game, rules, state, events.slice(steps.length), steps.length + 1);
    if (!decided.ok) return decided;
    for (const event of decided.value) {
      state = game.core.evolve(rules, state, event);
      steps.push({ event, after: state });
    }
  }
  return game.isOver(state)
    ? ok(steps)
    : parting(`the round ends with event ${events.length}, and is not settled`);
};

const decideAgain = <State, Command, Event extends Stamp & { readonly type: string }, View, Act>(
  game: Replayable<State, Command, Event, View, Act>,
  rules: RulesInForce,
  state: State,
  recorded: readonly Event[],
  number: number,
): Result<readonly Event[], Parting> => {
  const [event] = recorded;
  if (event === undefined) return ok([]);
  const what = `event ${number} (${event.type})`;
  const command = game.commandOf(state, event);
  if (command === null) return parting(`${what} does not follow from the one before it`);
  const decided = game.core.decide(rules, state, command);
  if (!decided.ok) {
    return parting(
      `${what} is refused now: ${decided.error.message} (${citationLabel(decided.error.cite)})`,
    );
  }
  const told = recorded.slice(0, decided.value.length);
  return canonicalText(told) === canonicalText(decided.value)
    ? decided
    : parting(
        `${what} is not what follows now`,
        decided.value.flatMap((now, index) =>
          differences(told[index], now, `events[${number - 1 + index}]`),
        ),
      );
};

const parting = (message: string, details: readonly string[] = []) =>
  err<Parting>({ message, details });
