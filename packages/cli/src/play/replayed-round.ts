import type {
  ContestEvent,
  ContestView,
  RicochetEvent,
  RicochetView,
  RoundCore,
  SettledLine,
} from '@baize/games';
import { assertNever, ok, present, type Result } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { contestReplay } from './contest-game.js';
import type { RecordedRound } from './recorded-round.js';
import { type Parting, type Replayable, replayRound } from './replay-round.js';
import { ricochetReplay } from './ricochet-game.js';

type Event = ContestEvent | RicochetEvent;

export type ReplayedView =
  | { readonly kind: 'contest'; readonly view: ContestView }
  | { readonly kind: 'ricochet'; readonly view: RicochetView };

/** A round played again, as its players saw it. */
export interface ReplayedRound {
  readonly rules: RulesInForce;
  readonly digest: string;
  readonly round: string;
  readonly steps: readonly { readonly event: Event; readonly seen: ReplayedView }[];
  readonly lines: readonly SettledLine[];
  readonly notices: readonly { readonly text: string; readonly cite: string }[];
}

export const replayRecorded = (recorded: RecordedRound): Result<ReplayedRound, Parting> => {
  const { rules, digest, meters, played } = recorded;
  switch (played.kind) {
    case 'contest': {
      const steps = seenSteps(contestReplay(rules, meters), rules, played.events, (view) => ({
        kind: 'contest',
        view,
      }));
      return steps.ok ? ok(told(rules, digest, steps.value)) : steps;
    }
    case 'ricochet': {
      const steps = seenSteps(ricochetReplay(rules, meters), rules, played.events, (view) => ({
        kind: 'ricochet',
        view,
      }));
      return steps.ok ? ok(told(rules, digest, steps.value)) : steps;
    }
    default:
      return assertNever(played);
  }
};

type Steps = ReplayedRound['steps'];

const seenSteps = <State extends Hands, Command, E extends Event, View, Act>(
  game: Replayable<State, Command, E, View, Act>,
  rules: RulesInForce,
  events: readonly E[],
  seen: (view: View) => ReplayedView,
): Result<Steps, Parting> => {
  const replayed = replayRound(game, rules, events);
  if (!replayed.ok) return replayed;
  return ok(
    replayed.value.map(({ event, after }) => ({
      event,
      seen: seen(viewOf(game.core, rules, after)),
    })),
  );
};

interface Hands {
  readonly hands: readonly { readonly seat: number }[];
}

/** Over the shoulders of all players: the dealer's cards stay hidden until they are turned. */
const viewOf = <State extends Hands, View>(
  core: Pick<RoundCore<State, never, never, View, never>, 'view'>,
  rules: RulesInForce,
  state: State,
): View => core.view(rules, state, { kind: 'player', seats: state.hands.map(({ seat }) => seat) });

const told = (rules: RulesInForce, digest: string, steps: Steps): ReplayedRound => {
  const { view } = present(steps.at(-1), 'the last step').seen;
  const { lines, notices } = present(view.settled, 'a settlement');
  return { rules, digest, round: view.round, steps, lines, notices };
};
