import { mayOrder, mayRead, type Reading } from '../identity/permissions.js';
import { HOUSE_ROLES, type HouseRole } from '../live/people.js';

/** Everybody who is signed in. */
export const ANYBODY: readonly HouseRole[] = HOUSE_ROLES;

/** Those who may see it, by the list of permissions. */
export const whoMayRead = (reading: Reading): readonly HouseRole[] =>
  HOUSE_ROLES.filter((role) => mayRead(role, reading));

/** Those who may order any of these; which of them exactly is asked when the order has been read. */
export const whoMayOrder = (orders: readonly string[]): readonly HouseRole[] =>
  HOUSE_ROLES.filter((role) => orders.some((order) => mayOrder(role, order)));
