import { err, ok, type Result } from '@baize/result';
import { decodeHouseRules, type HouseRules } from '@baize/rulebook';
import type { AccountOrder, FloorOrder, TableOrder } from '../live/orders.js';
import { checkByType } from './check.js';
import type { Flaw } from './flaws.js';
import { ACCOUNT_ORDERS, FLOOR_ORDERS } from './schemas/own-orders.js';
import { TABLE_ORDERS } from './schemas/table-orders.js';

export type ReadOrder<O> = (body: unknown) => Result<O, readonly Flaw[]>;

export const readTableOrder: ReadOrder<TableOrder> = withHouseRules(checkByType(TABLE_ORDERS));
export const readAccountOrder: ReadOrder<AccountOrder> = checkByType(ACCOUNT_ORDERS);
export const readFloorOrder: ReadOrder<FloorOrder> = withHouseRules(checkByType(FLOOR_ORDERS));

/** House rules within an order go through their own door. */
function withHouseRules<O extends { readonly type: string }>(read: ReadOrder<O>): ReadOrder<O> {
  return (body) => {
    const order = read(body);
    if (!order.ok || !hasHouse(order.value)) return order;
    const decoded = decodeHouseRules(order.value.house);
    return decoded.ok
      ? ok({ ...order.value, house: decoded.value })
      : err(decoded.problems.map(({ path, message }) => ({ path: within(path), message })));
  };
}

const within = (path: string): string => (path === '' ? 'house' : `house.${path}`);

const hasHouse = <O extends object>(order: O): order is O & { readonly house: HouseRules } =>
  'house' in order;
