import { millisecondsOf } from '../cards/instants.js';
import type { OpenTable } from '../table/state.js';
import { NOTHING_CALLED, type OpenCall } from './state.js';

/** How long a dealer waits for the floor before the house lets a round be voided without it. */
const VOID_ALONE_SECONDS = 900;

/** Calls that ask for the end of a round, or for a ruling without which it cannot go on. */
const WAITS: readonly OpenCall['about'][] = ['void', 'ruling'];

/** The call that has waited longest for somebody, for the end of the round in play. */
const waitingSince = (table: OpenTable): readonly string[] => {
  const { round } = table;
  if (round === null || round.voided !== null || round.game.phase === 'settled') return [];
  return (table.floor ?? NOTHING_CALLED).calls
    .filter(({ about, round: called }) => WAITS.includes(about) && called === round.round)
    .map(({ answered, at }) => answered?.at ?? at)
    .toSorted();
};

/** From when on, and how long, a dealer waits until the round may be voided without a floorperson. */
export const voidAloneAfter = (
  table: OpenTable,
): { readonly since: string; readonly seconds: number } | null => {
  const [since] = waitingSince(table);
  return since === undefined ? null : { since, seconds: VOID_ALONE_SECONDS };
};

/**
 * How many seconds are left until the dealer may void the round without a floorperson; null where the
 * floor is not called for it. Somebody who answers the call has the whole time again.
 */
export const secondsToVoidAlone = (table: OpenTable, at: string): number | null => {
  const [first] = waitingSince(table);
  const [since, now] = [first === undefined ? null : millisecondsOf(first), millisecondsOf(at)];
  if (since === null || now === null) return null;
  return Math.max(0, VOID_ALONE_SECONDS - (now - since) / 1000);
};
