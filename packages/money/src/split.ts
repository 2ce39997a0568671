import { assert } from '@baize/result';
import { type Cents, cents } from './amounts.js';
import { divFloor, times } from './integers.js';

/**
 * Splits a pot into equal shares of whole chips. Chips that do not divide, and cents below a chip, all
 * go to one of the winners (AMB-25). The shares add up to the pot, always.
 */
export const splitInChips = <Seat>(
  potCents: Cents,
  winners: readonly Seat[],
  chipCents: Cents,
  oddTo: Seat,
): ReadonlyMap<Seat, Cents> => {
  assert(potCents >= 0, 'a pot is never negative');
  assert(chipCents > 0, 'a chip is worth something');
  assert(winners.includes(oddTo), 'the odd chip goes to one of the winners');
  const shares = new Map<Seat, Cents>();
  const chipsEach = divFloor(divFloor(potCents, chipCents), winners.length);
  const share = times(chipsEach, chipCents);
  for (const winner of winners) shares.set(winner, cents(share));
  assert(shares.size === winners.length, 'nobody shares a pot twice');
  shares.set(oddTo, cents(potCents - times(share, winners.length - 1)));
  return shares;
};
