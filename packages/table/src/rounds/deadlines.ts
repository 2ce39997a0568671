import { type GameRound, gameOf } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import { secondsToAct } from '../automation/policy.js';
import { millisecondsOf } from '../cards/instants.js';
import { keptWithBoth } from '../kept.js';
import type { RoundAtTable } from '../table/state.js';
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

/** Until when each seat decides that can decide now. */
export const decidingDeadlines = (
  { table }: OpenWorld,
  { decidingSince = {}, stopped }: RoundAtTable,
): readonly (Deadline & { readonly seat: number })[] => {
  const seconds = secondsToAct(table.policy);
  if (seconds === null || stopped !== null) return [];
  return Object.entries(decidingSince).map(([seat, since]) => ({
    seat: Number(seat),
    since,
    seconds,
  }));
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
  const { decidingSince: before = {}, ...rest } = round;
  if (seats.length === 0) return rest;
  const decidingSince = Object.fromEntries(seats.map((seat) => [seat, before[seat] ?? at]));
  return { ...rest, decidingSince };
};
