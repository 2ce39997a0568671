import type { TProperties } from 'typebox';
import { TABLE_ORDERS } from '../orders/book.js';
import type { Entry, Roles } from '../orders/entry.js';
import { ACCOUNT_ORDERS, FLOOR_ORDERS, PROPOSAL_DECISIONS, STAFF_ORDERS } from '../orders/house.js';
import { JACKPOT_STEPS } from '../orders/jackpot-steps.js';
import { FLOOR, PERSON_ROLES, type PersonRole } from './roles.js';

/** Every order of this house, by its name. */
export type Order =
  | Exclude<keyof typeof TABLE_ORDERS, 'AtJackpot'>
  | `AtJackpot/${keyof typeof JACKPOT_STEPS}`
  | keyof typeof ACCOUNT_ORDERS
  | keyof typeof FLOOR_ORDERS
  | keyof typeof STAFF_ORDERS
  | keyof typeof PROPOSAL_DECISIONS;
/** Everything that a person may ask to see. */
export type Reading = keyof typeof READS;

const EVERYBODY: Roles = PERSON_ROLES;
const WATCH: Roles = ['surveillance', 'auditor'];

/** No reading shows a hidden card to any role: the views see to that. */
const READS = {
  'read-lobby': EVERYBODY,
  'read-table': EVERYBODY,
  'read-signs': EVERYBODY,
  'read-own-history': ['player'],
  'read-floor': [...FLOOR, ...WATCH],
  'read-any-round': [...FLOOR, ...WATCH],
  'search-rounds': [...FLOOR, ...WATCH],
  'read-proposals': [...FLOOR, ...WATCH],
  'read-people': ['pit-manager', 'operator', ...WATCH],
  'read-ledger': ['pit-manager', 'operator', ...WATCH],
  'read-reports': ['pit-manager', 'operator', ...WATCH],
  'read-liability': ['pit-manager', 'operator', ...WATCH],
  'export-events': ['operator', 'auditor'],
} as const satisfies Readonly<Record<string, Roles>>;

type Given = Pick<Entry<unknown, TProperties>, 'roles' | 'second' | 'alsoSecond'>;

const ENTRIES: ReadonlyMap<string, Given> = new Map<string, Given>([
  ...Object.entries(TABLE_ORDERS).filter(([type]) => type !== 'AtJackpot'),
  ...Object.entries(JACKPOT_STEPS).map(([type, step]) => [`AtJackpot/${type}`, step] as const),
  ...Object.entries({ ...ACCOUNT_ORDERS, ...FLOOR_ORDERS, ...STAFF_ORDERS }),
  ...Object.entries(PROPOSAL_DECISIONS).map(([type, roles]) => [type, { roles }] as const),
]);

export const ORDERS = [...ENTRIES.keys()] as readonly Order[];
export const READINGS = Object.keys(READS) as readonly Reading[];

/** The name of an order in this list: a step of a jackpot has its own. */
export const orderOf = (order: {
  readonly type: string;
  readonly step?: string | { readonly type: string };
}): Order => {
  const { type, step } = order;
  return (
    type === 'AtJackpot' && typeof step === 'object' ? `${type}/${step.type}` : type
  ) as Order;
};

/** Whether a role may give this order. What is not in the book is denied to all. */
export const mayOrder = (role: PersonRole, order: string): boolean =>
  ENTRIES.get(order)?.roles.includes(role) ?? false;

export const mayRead = (role: PersonRole, reading: Reading): boolean =>
  Object.hasOwn(READS, reading) && (READS[reading] as Roles).includes(role);

/** Everything that this role may order and see; whether it may now is asked each time. */
export const permissionsOf = (
  role: PersonRole,
): { readonly orders: readonly Order[]; readonly readings: readonly Reading[] } => ({
  orders: ORDERS.filter((order) => mayOrder(role, order)),
  readings: READINGS.filter((reading) => mayRead(role, reading)),
});

export const maySecond = (role: PersonRole, order: string): boolean =>
  mayOrder(role, order) || (ENTRIES.get(order)?.alsoSecond?.includes(role) ?? false);

export const secondPersonFor = (order: string): 'always' | 'above-limit' | 'never' =>
  ENTRIES.get(order)?.second ?? 'never';
