import { gameOf } from '@baize/games';
import type { Unasked } from '../people/unasked.js';
import { decidingDeadlines, isOver } from '../rounds/deadlines.js';
import { asSeen } from '../rounds/seen.js';
import type { RoundAtTable } from '../table/state.js';
import type { OpenWorld } from '../table/world.js';
import type { TableGesture } from './step.js';

/** A hand is folded for its player by the table itself, with every bonus claimed that it may win. */
export const foldFor = (
  world: OpenWorld,
  { game }: Pick<RoundAtTable, 'game'>,
  seat: number,
  why: Unasked,
): TableGesture => {
  const rules = world.rules.inForce;
  return { type: 'Decide', seat, why, decision: gameOf(game).foldFor(rules, game, seat) };
};

/**
 * The same as staff are told of it: from what the dealer sees of the hand, which may win everything while it
 * lies face down. From its cards, the claims would tell what it wins.
 */
export const foldAsStaffSee = (
  world: OpenWorld,
  { game }: RoundAtTable,
  seat: number,
  why: Unasked,
): TableGesture =>
  foldFor(world, { game: asSeen(world.rules.inForce, game, { kind: 'dealer' }) }, seat, why);

/** Where a dealer folds: the hand of a player who is there, and whose time is over. */
export const foldLate = (
  world: OpenWorld,
  round: RoundAtTable,
  seats: readonly number[],
  at: string,
): TableGesture | null => {
  if (world.table.policy.gestures.includes('fold-on-time-out')) return null;
  const late = decidingDeadlines(world, round).find(
    (deadline) => seats.includes(deadline.seat) && isOver(deadline, at),
  );
  return late === undefined ? null : foldAsStaffSee(world, round, late.seat, 'time');
};
