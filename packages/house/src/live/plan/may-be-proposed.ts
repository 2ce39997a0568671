import { ok } from '@baize/result';
import { bySoftware } from '@baize/rulebook';
import { jackpotOffered } from '@baize/table';
import type { Order } from '../orders.js';
import { type Planned, type Planning, refuse } from './context.js';
import { accountToChange } from './staff-plan.js';

/**
 * An order whose table, jackpot or account does not exist is refused when it is proposed: no second person could
 * ever confirm it. Everything else is checked at confirmation, against the state at that time.
 */
export const mayBeProposed = async (
  { draft, store }: Pick<Planning, 'draft' | 'store'>,
  order: Order,
): Promise<Planned> => {
  if (order.to === 'staff' && order.order.type !== 'IssueCodes') {
    const found = await accountToChange(store, order.order);
    return found.ok ? ok(true) : found;
  }
  if (order.to !== 'table') return ok(true);
  const desk = draft.desk(order.table);
  if (desk === undefined) {
    return refuse('no-such-table', `there is no table ${order.table}`, bySoftware('orders'));
  }
  return order.order.type === 'AtJackpot'
    ? jackpotOffered(desk.rules, order.order.jackpot)
    : ok(true);
};
