import { type GameEvent, type GameRound, gameOf, type SettledLine } from '@baize/games';
import { ok, type Result } from '@baize/result';
import { bySoftware, type Citation } from '@baize/rulebook';
import { narrate } from '../narrator/narrate.js';
import { recordVoice, type Voice } from '../narrator/voice.js';
import type { Role } from '../people/roles.js';
import { type Refusal, refuse } from '../refusal.js';
import type { EventOf, TableEvent } from '../table/events.js';
import type { Happened, PinnedRules } from '../table/world.js';
import { type AnyEvent, eventsOfRound } from './events-of-round.js';
import { type FeltThen, feltThen } from './felt.js';

/** One step of a round: when, who, in which office, by which clause, and how the felt lay after it. */
export interface Step {
  readonly at: string;
  readonly by: string;
  /** Null where a jackpot wrote it down, which knows offices of its own. */
  readonly as: Role | null;
  readonly what: string;
  readonly cite: Citation | null;
  readonly felt: FeltThen;
  readonly event: AnyEvent;
}

/** A round rebuilt from its events alone, card by card. */
export interface Reconstruction {
  readonly round: string;
  readonly rules: string;
  readonly outcome: 'complete' | 'void';
  readonly steps: readonly Step[];
  /** What was paid, as it stands after the last correction. */
  readonly lines: readonly SettledLine[];
}

/**
 * Any round that is over, for a dispute. A round that is still played is not told: nobody learns a
 * hidden card by asking for it here.
 */
export const reconstructRound = (
  rules: PinnedRules,
  happened: readonly Happened[],
  round: string,
): Result<Reconstruction, Refusal> => {
  const cite = bySoftware('records');
  const events = eventsOfRound(happened, round);
  const started = find(events, 'RoundStarted');
  const ended = find(events, 'RoundEnded');
  if (started === undefined) return refuse('no-such-round', `there is no round ${round}`, cite);
  if (started.rules !== rules.digest) {
    return refuse('other-rules', `round ${round} was played under ${started.rules}`, cite);
  }
  if (ended === undefined) return refuse('round-not-over', `round ${round} is not over`, cite);
  const { steps, game } = played(rules, events, started);
  return ok({
    round,
    rules: started.rules,
    outcome: ended.outcome,
    steps,
    lines: linesOf(game, events),
  });
};

const find = <T extends TableEvent['type']>(
  events: readonly AnyEvent[],
  type: T,
): EventOf<T> | undefined =>
  events.map(({ event }) => event).find((event): event is EventOf<T> => event.type === type);

const played = (
  { inForce }: PinnedRules,
  events: readonly AnyEvent[],
  { round, rules, packets }: EventOf<'RoundStarted'>,
): { readonly steps: readonly Step[]; readonly game: GameRound } => {
  const { open, evolve, withCards } = gameOf(inForce.rulebook);
  const voice = recordVoice(inForce);
  let game: GameRound = open(round, rules, packets);
  const steps: Step[] = [];
  for (const one of events.flatMap(cardByCard)) {
    const { event } = one;
    if (event.type === 'InRound') game = evolve(inForce, game, event.event);
    if (event.type === 'CardsCorrected') game = withCards(inForce, game, event.place, event.to);
    steps.push(stepOf(one, feltThen(game), voice));
  }
  return { steps, game };
};

/** One gesture may deal many cards: each lies on the felt before the next. */
const cardByCard = (one: AnyEvent): readonly AnyEvent[] => {
  const { event } = one;
  if (event.type !== 'InRound') return [one];
  const inGame: GameEvent = event.event;
  if (inGame.type !== 'CardsDealt') return [one];
  return inGame.cards.map((card) => ({
    on: 'table',
    event: { ...event, event: { ...inGame, cards: [card] } },
  }));
};

const stepOf = (event: AnyEvent, felt: FeltThen, voice: Voice): Step => {
  const { at, by } = event.event;
  const { what, cite } = narrate(event, voice);
  return { at, by, as: event.on === 'table' ? event.event.as : null, what, cite, felt, event };
};

/** A round that was settled again has other lines than those it was settled with. */
const linesOf = (game: GameRound, events: readonly AnyEvent[]): readonly SettledLine[] => {
  const again = events
    .map(({ event }) => event)
    .findLast((event): event is EventOf<'RoundResettled'> => event.type === 'RoundResettled');
  if (again !== undefined) return again.lines;
  return game.phase === 'settled' ? game.lines : [];
};
