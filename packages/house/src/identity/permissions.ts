import { AT_JACKPOT, AT_TABLE, type Permission } from '@baize/table';
import { officeAtTable, PERSON_ROLES, type PersonRole } from './roles.js';

type AtTable = keyof typeof AT_TABLE;
type AtJackpot = `AtJackpot/${keyof typeof AT_JACKPOT}`;
type OfHouse = keyof typeof OF_HOUSE;

/** Every order of this house. */
export type Order = AtTable | AtJackpot | OfHouse;
/** Everything that a person may ask to see. */
export type Reading = keyof typeof READS;

type Roles = readonly PersonRole[];

const EVERYBODY: Roles = PERSON_ROLES;
const FLOOR: Roles = ['floorperson', 'pit-manager', 'operator'];
const WATCH: Roles = ['surveillance', 'auditor'];

/** Orders to the house itself. What is not in the list is denied to all. */
const OF_HOUSE = {
  CreateTable: ['operator'],
  SetGamingDay: ['operator'],
  IssueCodes: ['operator'],
  DisableAccount: ['operator'],
  EnableAccount: ['operator'],
  // Who may issue the order that was proposed is asked of the proposal.
  ConfirmProposal: FLOOR,
  RefuseProposal: FLOOR,
  WithdrawProposal: FLOOR,
  // A seated player may send practice players away.
  SetPractice: ['player', ...FLOOR],
  HaltRounds: FLOOR,
  SeatWalkIn: ['dealer', ...FLOOR],
  TakeTable: ['dealer'],
  HandBack: ['dealer'],
  // From a wallet players buy in by themselves; the dealer of record changes the money.
  BuyIn: ['player', 'dealer', ...FLOOR],
  CashOut: ['player'],
  TopUp: ['player'],
  ConfirmAge: ['player'],
  CommitSeed: ['player'],
  OpenSeed: ['player'],
  LayChips: ['player'],
  SetPlaceLaid: ['player'],
  DismissNotice: ['player'],
} as const satisfies Readonly<Record<string, Roles>>;

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

/** Who stands at a table in an office that its own list names. */
const rolesOf = ({ roles }: Permission): Roles =>
  PERSON_ROLES.filter((role) => roles.includes(officeAtTable(role)));

const ORDER_ROLES: ReadonlyMap<string, Roles> = new Map<string, Roles>([
  ...Object.entries(AT_TABLE).map(([type, one]) => [type, rolesOf(one)] as const),
  ...Object.entries(AT_JACKPOT).map(([type, one]) => [`AtJackpot/${type}`, rolesOf(one)] as const),
  ...Object.entries(OF_HOUSE),
]);

export const ORDERS = [...ORDER_ROLES.keys()] as readonly Order[];
export const READINGS = Object.keys(READS) as readonly Reading[];

type Ordered =
  | { readonly type: AtTable }
  | { readonly type: 'AtJackpot'; readonly step: { readonly type: keyof typeof AT_JACKPOT } };

/** The order that a command of a table is, stamped or not. */
export const orderOf = (command: Ordered): Order =>
  command.type === 'AtJackpot' ? `AtJackpot/${command.step.type}` : command.type;

export const mayOrder = (role: PersonRole, order: Order): boolean =>
  ORDER_ROLES.get(order)?.includes(role) ?? false;

export const mayRead = (role: PersonRole, reading: Reading): boolean =>
  Object.hasOwn(READS, reading) && (READS[reading] as Roles).includes(role);

/** Everything that this office may order and see; whether it may now is asked each time. */
export const permissionsOf = (
  role: PersonRole,
): { readonly orders: readonly Order[]; readonly readings: readonly Reading[] } => ({
  orders: ORDERS.filter((order) => mayOrder(role, order)),
  readings: READINGS.filter((reading) => mayRead(role, reading)),
});

/** What takes a second person: always, or where the table's own rules ask for one. */
const TWO_PEOPLE: Readonly<Partial<Record<Order, 'always' | 'above-limit'>>> = {
  // Codes for roles that can confirm; others are issued by one person.
  IssueCodes: 'above-limit',
  DisableAccount: 'always',
  EnableAccount: 'always',
  ChangeRules: 'always',
  SetGamingDay: 'always',
  'AtJackpot/ChangeTerms': 'always',
  'AtJackpot/ModifyPrize': 'always',
  'AtJackpot/Adjust': 'always',
  'AtJackpot/RecoverSeed': 'always',
  'AtJackpot/ReduceCriteria': 'always',
  'AtJackpot/TransferOut': 'always',
  'AtJackpot/TransferIn': 'always',
  'AtJackpot/Discontinue': 'always',
  CorrectCards: 'above-limit',
  Resettle: 'above-limit',
  AdjustPayment: 'above-limit',
};

/** Who may confirm besides those who could give the order: one operator who is left is not stuck. */
const ALSO_SECOND: Readonly<Partial<Record<Order, Roles>>> = {
  IssueCodes: ['pit-manager'],
  DisableAccount: ['pit-manager'],
  EnableAccount: ['pit-manager'],
};

export const maySecond = (role: PersonRole, order: Order): boolean =>
  mayOrder(role, order) || (ALSO_SECOND[order]?.includes(role) ?? false);

/** Whether this role can confirm anything as the second person. */
export const canConfirm = (role: PersonRole): boolean => mayOrder(role, 'ConfirmProposal');

export const secondPersonFor = (order: Order): 'always' | 'above-limit' | 'never' =>
  TWO_PEOPLE[order] ?? 'never';
