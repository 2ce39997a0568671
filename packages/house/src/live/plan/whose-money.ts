import { ok } from '@baize/result';
import { byPolicy } from '@baize/rulebook';
import { type Desk, roundInProgress } from '../desk.js';
import type { TableOrder } from '../orders.js';
import { AUTOMATIC_DEALER, hasDevice, isWalkIn, type Person } from '../people.js';
import { type Planned, refuse } from './context.js';

/** Orders to a table that move what a player owns, with what it is. Their owner gives them. */
export const OWN_MONEY = {
  Sit: 'a seat in a player’s name',
  BuyIn: 'wallet to chips',
  TipDealer: 'chips to the tip box',
  PlaceWagers: 'chips to the layout, and back',
  Decide: 'chips to a raise, or the wagers given up by a fold',
} as const satisfies Partial<Record<TableOrder['type'], string>>;

type OwnMoneyOrder = Extract<TableOrder, { readonly type: keyof typeof OWN_MONEY }>;

const isOwnMoney = (order: TableOrder): order is OwnMoneyOrder =>
  Object.hasOwn(OWN_MONEY, order.type);

/** A player orders for the own account, staff for whom they name. */
export const whoseOrder = (person: Person, { player }: { readonly player?: string }): string =>
  person.role === 'player' ? person.account : (player ?? '');

/** Whose money or seat it is: by the account where the order names one, else by the seat. */
const ownerOf = (person: Person, { table }: Desk, order: OwnMoneyOrder): string => {
  if (order.type !== 'PlaceWagers' && order.type !== 'Decide') return whoseOrder(person, order);
  return (table.phase === 'open' ? table.seats[order.seat]?.player : undefined) ?? '';
};

const sitsAt = ({ table }: Desk, player: string): boolean =>
  table.phase === 'open' && Object.values(table.seats).some((seat) => seat.player === player);

/** A player with a device of their own, who is here and has wagers in a round that is not settled. */
const playsHere = (desk: Desk, seat: number, away: readonly number[]): boolean => {
  const { table } = desk;
  const round = roundInProgress(desk);
  const player = table.phase === 'open' ? table.seats[seat]?.player : undefined;
  if (round === null || player === undefined || !hasDevice(player) || away.includes(seat))
    return false;
  return round.game.phase !== 'settled' && round.game.hands.some((hand) => hand.seat === seat);
};

/** What staff do at a table that would cost a player money without a word from them. */
const wouldTake = (
  desk: Desk,
  order: TableOrder,
  away: readonly number[],
  second: string | null,
): Planned => {
  if (order.type === 'Leave' && playsHere(desk, order.seat, away)) {
    return refuse(
      'player-is-here',
      'the player is here and has wagers on the layout: they leave by themselves',
      byPolicy('own-money'),
    );
  }
  return order.type === 'AdjustPayment' && order.cents < 0 && second === null
    ? refuse('two-people', 'what is taken from a player takes two people', byPolicy('two-people'))
    : ok(true);
};

/**
 * Staff act for players without a device who sit at this table, and for no other account. Which table a
 * dealer holds, and which seat a player has, the table itself asks.
 */
export const mayTouch = (
  { person, second }: { readonly person: Person; readonly second: string | null },
  desk: Desk,
  order: TableOrder,
  /** Seats whose players are away. */
  away: readonly number[],
): Planned => {
  const held = mayHold(person, desk, order);
  if (!held.ok) return held;
  if (!isOwnMoney(order)) {
    return person.role === 'player' ? held : wouldTake(desk, order, away, second);
  }
  if (person.role === 'player') {
    const named = 'player' in order ? order.player : undefined;
    return named === undefined || named === person.account
      ? ok(true)
      : refuse('not-you', 'a player acts for nobody else', byPolicy('own-money'));
  }
  // A hand without a player to answer for it is folded by the dealer; the table asks whether it is so.
  if (order.type === 'Decide' && order.why !== undefined) return ok(true);
  const owner = ownerOf(person, desk, order);
  return isWalkIn(owner) && sitsAt(desk, owner)
    ? ok(true)
    : refuse(
        'not-your-money',
        'players with an account of their own do this themselves; staff do it for a player without a device who was seated here',
        byPolicy('own-money'),
      );
};

/** Who may be named to deal here, and by whom. */
const mayHold = (person: Person, { settings, table }: Desk, order: TableOrder): Planned => {
  if (order.type !== 'OpenTable' && order.type !== 'RelieveDealer') return ok(true);
  const { dealer = AUTOMATIC_DEALER } = order;
  if (settings.dealing === 'automatic' && dealer !== AUTOMATIC_DEALER) {
    return refuse('not-attended', 'this table deals by itself', byPolicy('dealers'));
  }
  return person.role === 'dealer' && table.phase === 'open' && table.dealer !== person.account
    ? refuse('not-the-dealer', 'you do not deal at this table now', byPolicy('roles'))
    : ok(true);
};
