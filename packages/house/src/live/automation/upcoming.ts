import {
  bettingDeadline,
  bettingStep,
  type Deadline,
  decidingDeadlines,
  nextStep,
  type OpenWorld,
  type RoundAtTable,
  seatsToBet,
  secondsLeft,
  trayCents,
  type World,
} from '@baize/table';
import { type Desk, roundInProgress } from '../desk.js';
import { isPractice } from '../people.js';
import { type AwaySince, nextSeatFreeIn, seatToFree } from '../presence/free-seats.js';
import { TRAY_LOW } from '../presence/policy.js';
import { msLeft, openingOf } from '../seeds/opening.js';
import { beforeStep, PRACTICE_MS, QUIET } from './pace.js';
import { practiceToBet, practiceToDecide, reseating } from './practice-seats.js';

/** Whether anybody is there to play for, and whether the house takes new rounds at all. */
export interface Mood {
  readonly lively: boolean;
  readonly draining: boolean;
  /** When this process began: players are not late for what it was not there to take. */
  readonly start?: string;
}

/** A player who is not a practice player sits there and is present. */
export const hasPeople = ({ table }: Desk, isAway: (account: string) => boolean): boolean =>
  table.phase === 'open' &&
  Object.values(table.seats).some(({ player }) => !isPractice(player) && !isAway(player));

/** When a step may be due at a table; `deadline` is a time that runs out. */
export type Upcoming = { readonly kind: 'step' | 'deadline'; readonly inMs: number } | null;

export const upcoming = (
  desk: Desk,
  world: World,
  at: string,
  mood: Mood,
  awaySince: AwaySince,
): Upcoming => {
  if (!isOpen(world)) return null;
  if (seatToFree(desk, at, awaySince) !== null) return step(QUIET);
  const freeIn = nextSeatFreeIn(desk, at, awaySince);
  const opening = openingOf(desk, mood.start);
  return [
    desk.settings.dealing === 'automatic' ? dueAt(desk, world, at, mood) : timeRunsOut(world, at),
    freeIn === null ? null : deadline(freeIn),
    opening === null ? null : deadline(msLeft(opening, at)),
  ].reduce(sooner);
};

const isOpen = (world: World): world is OpenWorld => world.table.phase === 'open';

/** Where a dealer folds for players who did not decide in time, it is the dealer's step from that moment. */
const timeRunsOut = (world: OpenWorld, at: string): Upcoming => {
  const { round } = world.table;
  if (round === null) return null;
  return soonest(
    decidingDeadlines(world, round).filter((one) => secondsLeft(one, at) > 0),
    at,
  );
};

const deadline = (inMs: number): Upcoming => ({ kind: 'deadline', inMs });

const sooner = (one: Upcoming, other: Upcoming): Upcoming => {
  if (one === null || other === null) return one ?? other;
  return one.inMs <= other.inMs ? one : other;
};

/** What a table that deals by itself does next. */
const dueAt = (desk: Desk, world: OpenWorld, at: string, mood: Mood): Upcoming => {
  const round = roundInProgress(desk);
  if (!mood.draining && reseating(desk, mood.lively) !== null) return step(PRACTICE_MS);
  if (isAtRest(desk, mood)) return null;
  if (trayCents(world) < TRAY_LOW) return step(QUIET);
  if (practiceToBet(desk) !== null && mayBet(mood, round)) return step(PRACTICE_MS);
  if (bettingStep(world, at) !== null) return step(QUIET);
  const next = nextStep(world, at);
  if (next === null) return null;
  if (next.kind === 'players') {
    if (practiceToDecide(desk, next.seats) !== null) return step(PRACTICE_MS);
    if (round === null) return null;
    return next.what === 'decide'
      ? soonest(decidingDeadlines(world, round), at)
      : soonest([bettingDeadline(world, round)], at);
  }
  const closes = next.kind === 'do' && next.gesture.type === 'CloseBetting';
  if (closes && round !== null && seatsToBet(world, round).length > 0) {
    return soonest([bettingDeadline(world, round)], at);
  }
  // The deal waits for seeds; opening the last one has the table looked at again.
  if (next.kind === 'deal' && openingOf(desk) !== null) return null;
  const inMs = beforeStep(next);
  return inMs === null ? null : step(inMs);
};

/** At an empty table no round begins, and one without wagers stays open until a player comes. */
export const isAtRest = (desk: Desk, { lively, draining }: Mood): boolean => {
  const round = roundInProgress(desk);
  if (round === null) return draining || desk.settings.halted || !lively;
  const { game, voided } = round;
  return !lively && voided === null && game.phase === 'betting' && game.hands.length === 0;
};

/** A round that has wagers is played to its end, with or without an audience. */
export const mayBet = ({ lively, draining }: Mood, round: RoundAtTable | null): boolean =>
  (lively && !draining) || (round?.game.hands.length ?? 0) > 0;

const step = (inMs: number): Upcoming => ({ kind: 'step', inMs });

const soonest = (deadlines: readonly (Deadline | null)[], at: string): Upcoming => {
  const left = deadlines.flatMap((one) => (one === null ? [] : [secondsLeft(one, at)]));
  if (left.length === 0) return null;
  return { kind: 'deadline', inMs: Math.max(0, Math.ceil(1000 * Math.min(...left))) };
};
