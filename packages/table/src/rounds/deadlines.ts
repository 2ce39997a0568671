import { type GameRound, gameOf } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import { secondsToAct } from '../automation/policy.js';
import { millisecondsOf } from '../cards/instants.js';
import { keptWithBoth } from '../kept.js';
import type { EventOf } from '../table/events.js';
import type { OpenTable, RoundAtTable } from '../table/state.js';
import type { OpenWorld } from '../table/world.js';

/** From when a time runs, and how long it is. */
export interface Deadline {
  readonly since: string;
  readonly seconds: number;
}

/** Until when bets are taken: one deadline from the opening, whatever is placed in between. */
export const bettingDeadline = (
  { table }: OpenWorld,
  { game, voided, since, bettingSince = since }: RoundAtTable,
): Deadline | null => {
  const seconds = secondsToAct(table.policy);
  if (seconds === null || game.phase !== 'betting' || voided !== null) return null;
  return { since: bettingSince, seconds };
};

/** Until when each seat decides that can decide now: by the time of the table, or by one that was called. */
export const decidingDeadlines = (
  { table }: OpenWorld,
  { decidingSince = {}, timeCalled = {}, stopped }: RoundAtTable,
): readonly (Deadline & { readonly seat: number })[] => {
  if (stopped !== null) return [];
  const seconds = secondsToAct(table.policy);
  return Object.entries(decidingSince).flatMap(([key, since]) => {
    const seat = Number(key);
    const called = timeCalled[seat];
    if (seconds !== null) return [{ seat, since, seconds }];
    return called === undefined ? [] : [{ seat, ...called }];
  });
};

/** Seconds that are left at an instant; negative once the time is over. */
export const secondsLeft = ({ since, seconds }: Deadline, at: string): number => {
  const [from, now] = [millisecondsOf(since), millisecondsOf(at)];
  return from === null || now === null ? seconds : seconds - (now - from) / 1000;
};

export const isOver = (deadline: Deadline | null | undefined, at: string): boolean =>
  deadline != null && secondsLeft(deadline, at) <= 0;

/** Seats that can decide now: each for itself, or in turn, as the game has it. */
export const seatsToDecide = (
  rules: RulesInForce,
  { game }: Pick<RoundAtTable, 'game'>,
): readonly number[] => decidingIn(rules, game);

const decidingIn = keptWithBoth((rules: RulesInForce, game: GameRound): readonly number[] =>
  game.phase !== 'deciding' && game.phase !== 'acting'
    ? []
    : game.hands
        .map(({ seat }) => seat)
        .filter((seat) =>
          gameOf(game)
            .legal(rules, game, seat)
            .some(({ act }) => act === 'fold'),
        ),
);

/** Each seat's time runs from when it could first decide; nothing that another player does moves it. */
export const withDecidingSince = (
  rules: RulesInForce,
  round: RoundAtTable,
  at: string,
): RoundAtTable => {
  const seats = round.stopped === null ? seatsToDecide(rules, round) : [];
  const { decidingSince: before = {}, timeCalled: called = {}, ...rest } = round;
  if (seats.length === 0) return rest;
  const decidingSince = Object.fromEntries(seats.map((seat) => [seat, before[seat] ?? at]));
  const left = Object.entries(called).filter(([seat]) => seats.includes(Number(seat)));
  return {
    ...rest,
    decidingSince,
    ...(left.length === 0 ? {} : { timeCalled: Object.fromEntries(left) }),
  };
};

/** Seats whose time was called have it from that moment. */
export const timeCalled = (
  state: OpenTable,
  { seats, seconds, at }: EventOf<'TimeCalled'>,
): OpenTable => {
  const { round } = state;
  if (round === null) return state;
  const called = Object.fromEntries(seats.map((seat) => [seat, { since: at, seconds }]));
  return {
    ...state,
    round: { ...round, since: at, timeCalled: { ...round.timeCalled, ...called } },
  };
};
