import { err, ok, type Result } from '@baize/result';
import { decodeHouseRules, type HouseRules } from '@baize/rulebook';
import type { AccountOrder, FloorOrder, TableOrder } from '../live/orders.js';
import { ACCOUNT_SCHEMAS, FLOOR_SCHEMAS, TABLE_SCHEMAS } from '../orders/book.js';
import { checkByType } from './check.js';
import type { Flaw } from './flaws.js';

export type ReadOrder<O> = (body: unknown) => Result<O, readonly Flaw[]>;

export const readTableOrder: ReadOrder<TableOrder> = withHouseRules(checkByType(TABLE_SCHEMAS));
export const readAccountOrder: ReadOrder<AccountOrder> = checkByType(ACCOUNT_SCHEMAS);
export const readFloorOrder: ReadOrder<FloorOrder> = withHouseRules(checkByType(FLOOR_SCHEMAS));

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
