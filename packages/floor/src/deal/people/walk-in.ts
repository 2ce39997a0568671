import type { TableOrder } from '@baize/house/client';
import { cents } from '@baize/money';
import { centsOfDollars } from '../../kit/dollars.js';

/** What the dealer filled in for a player who has no device. */
export interface WalkIn {
  readonly seat: string;
  readonly name: string;
  readonly cash: string;
  readonly ofAge: boolean;
}

export const NOTHING_TYPED: WalkIn = { seat: '', name: '', cash: '', ofAge: false };

/** Whether the text is the number of a seat. */
export const isSeat = (typed: string): boolean => /^\d{1,2}$/.test(typed.trim());

/** The order that seats the player; null while something is missing or is not an amount. */
export const seatOrder = ({ seat, name, cash, ofAge }: WalkIn): TableOrder | null => {
  if (!isSeat(seat)) return null;
  const brought = cash.trim() === '' ? 0 : centsOfDollars(cash);
  if (brought === null) return null;
  return {
    type: 'SeatWalkIn',
    seat: Number(seat),
    // A player who gives no name is known by the seat.
    name: name.trim() === '' ? `Player at seat ${seat.trim()}` : name.trim(),
    ...(brought === 0 ? {} : { cents: cents(brought) }),
    ...(ofAge ? { ofAge } : {}),
  };
};
