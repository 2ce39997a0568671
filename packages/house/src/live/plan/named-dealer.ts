import { ok } from '@baize/result';
import { byPolicy } from '@baize/rulebook';
import { stands } from '../../identity/second-person.js';
import type { TableOrder } from '../orders.js';
import { AUTOMATIC_DEALER } from '../people.js';
import { type Planned, type Planning, refuse } from './context.js';
import { readRoll } from './staff-plan.js';

/** Who is named to deal is a dealer on the roll of staff, and not disabled. */
export const checkNamedDealer = async (
  { draft, store }: Pick<Planning, 'draft' | 'store'>,
  order: TableOrder,
): Promise<Planned> => {
  if (order.type !== 'OpenTable' && order.type !== 'RelieveDealer') return ok(true);
  const { dealer = AUTOMATIC_DEALER } = order;
  if (dealer === AUTOMATIC_DEALER) return ok(true);
  const { roll, version } = await readRoll(store);
  draft.decidedOnRoll(version);
  return stands(roll, dealer, (role) => role === 'dealer')
    ? ok(true)
    : refuse('no-such-dealer', `${dealer} is no dealer of this house`, byPolicy('dealers'));
};
