import { ok } from '@baize/result';
import { byPolicy } from '@baize/rulebook';
import type { TProperties } from 'typebox';
import type { Entry } from '../../orders/entry.js';
import type { Desk } from '../desk.js';
import type { TableOrder } from '../orders.js';
import { isWalkIn, type Person, whoseOrder } from '../people.js';
import { type Planned, refuse } from './context.js';

/** Whose money or seat it is: by the account where the order names one, else by the seat. */
const ownerOf = (
  person: Person,
  { table }: Desk,
  order: TableOrder,
  { fields }: Entry<string, TProperties>,
): string => {
  if ('player' in fields) return whoseOrder(person, order as { readonly player?: string });
  const seat = 'seat' in order && table.phase === 'open' ? table.seats[order.seat ?? 0] : undefined;
  return seat?.player ?? '';
};

const sitsAt = ({ table }: Desk, player: string): boolean =>
  table.phase === 'open' && Object.values(table.seats).some((seat) => seat.player === player);

/**
 * Staff act for players without a device who sit at this table, and for no other account. Which table a
 * dealer holds, and which seat a player has, the table itself asks.
 */
export const mayTouch = (
  person: Person,
  desk: Desk,
  order: TableOrder,
  entry: Entry<string, TProperties>,
): Planned => {
  if (entry.ownMoney === undefined) return ok(true);
  if (person.role === 'player') {
    const named = 'player' in order ? order.player : undefined;
    return named === undefined || named === person.account
      ? ok(true)
      : refuse('not-you', 'a player acts for nobody else', byPolicy('own-money'));
  }
  // A hand without a player to answer for it is folded by the dealer; the table asks whether it is so.
  if (order.type === 'Decide' && order.why !== undefined) return ok(true);
  const owner = ownerOf(person, desk, order, entry);
  return isWalkIn(owner) && sitsAt(desk, owner)
    ? ok(true)
    : refuse(
        'not-your-money',
        'players with an account of their own do this themselves; staff do it for a player without a device who was seated here',
        byPolicy('own-money'),
      );
};
