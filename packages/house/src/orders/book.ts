import { schemasOf } from './entry.js';
import { ACCOUNT_ORDERS, FLOOR_ORDERS, STAFF_ORDERS } from './house.js';
import { JACKPOT_STEPS } from './jackpot-steps.js';
import { OF_ROUNDS } from './rounds.js';
import { RULINGS } from './rulings.js';
import { OF_TABLES } from './tables.js';

export const TABLE_ORDERS = { ...OF_TABLES, ...OF_ROUNDS, ...RULINGS };

/** Every order, by the address that it goes to. */
export const BOOK = {
  table: TABLE_ORDERS,
  account: ACCOUNT_ORDERS,
  floor: FLOOR_ORDERS,
  staff: STAFF_ORDERS,
} as const;

export const TABLE_SCHEMAS = schemasOf(TABLE_ORDERS);
export const ACCOUNT_SCHEMAS = schemasOf(ACCOUNT_ORDERS);
export const FLOOR_SCHEMAS = schemasOf(FLOOR_ORDERS);
export const JACKPOT_SCHEMAS = schemasOf(JACKPOT_STEPS);
