import type { Refusal } from '@baize/games';
import { ok, type Result } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import type { TableEvent } from '@baize/table';
import { mayOrder } from '../../identity/permissions.js';
import { type Desk, roundInProgress } from '../desk.js';
import type { KeptOrder } from '../orders.js';
import type { Person } from '../people.js';
import { refuse } from '../plan/context.js';
import type { LaidChips } from './laid-chips.js';

/** Keeps what a player lays on the spots, and whether it is placed when the time is over. */
export const keepOrder = (
  laid: LaidChips,
  desk: Desk | undefined,
  person: Person,
  slug: string,
  order: KeptOrder,
): Result<true, Refusal> => {
  if (desk === undefined)
    return refuse('no-such-table', `there is no table ${slug}`, bySoftware('orders'));
  if (!mayOrder(person.role, order.type)) {
    const message = `${order.type} is not for the office of ${person.role}`;
    return refuse('not-allowed', message, byPolicy('roles'));
  }
  if (order.type === 'SetPlaceLaid') {
    laid.setPlaced(slug, person.account, order.on);
    return ok(true);
  }
  const { type: _type, ...laying } = order;
  const { seat } = laying;
  const sits = desk.table.phase === 'open' ? desk.table.seats[seat] : undefined;
  if (sits?.player !== person.account) {
    return refuse('not-your-seat', `you do not sit at seat ${seat}`, byPolicy('roles'));
  }
  const round = roundInProgress(desk);
  if (round?.game.phase !== 'betting') {
    return refuse('betting-is-closed', 'chips are laid while bets are taken', bySoftware('steps'));
  }
  laid.lay(slug, round.number, person.account, laying);
  return ok(true);
};

/** What was placed, or is not placed any more, does not lie there. */
export const forgetLaid = (laid: LaidChips, slug: string, event: TableEvent): void => {
  if (event.type === 'SatOut' || event.type === 'PlayerLeft') laid.clear(slug, event.seat);
  if (event.type === 'InRound' && event.event.type === 'WagersPlaced') {
    laid.clear(slug, event.event.seat);
  }
};
