import { cents } from '@baize/money';
import { decideTable, type Happened, rulings, type TableGesture, type World } from '@baize/table';
import { mayOrder, orderOf } from '../../identity/permissions.js';
import { roleAtTable } from '../../identity/roles.js';
import { type Desk, isCommitted } from '../desk.js';
import type { TableOrder } from '../orders.js';
import { AUTOMATIC_DEALER, type Person } from '../people.js';
import { policyOf } from '../plan/policy.js';

/** What only the person who orders knows: the count, the reason, the reference of an approval. */
type Blanks = 'trayCents' | 'reason' | 'reference' | 'note' | 'dealer';

type WithoutBlanks<O> = O extends unknown ? Omit<O, Blanks> : never;

type Hit = Extract<TableOrder, { readonly type: 'AtJackpot' }>;
type HitStep = { readonly type: 'VerifyHit' | 'RejectHit'; readonly hit: string };

/** An order as it is offered: its blanks are for the person to fill in. */
type OfferedOrder =
  | WithoutBlanks<
      Extract<
        TableOrder,
        {
          readonly type:
            | 'OpenTable'
            | 'CloseTable'
            | 'HaltRounds'
            | 'ApproveRules'
            | 'Cards'
            | 'RuleContinue'
            | 'RuleNoAward'
            | 'VoidRound'
            | 'ResolveCount'
            | 'RuleAbandoned'
            | 'CallIrregularity'
            | 'AnswerCall'
            | 'CloseCall'
            | 'CallTime';
        }
      >
    >
  | (Omit<Hit, 'step'> & { readonly step: HitStep });

/** An order that would be taken now, and the clause that what comes of it would cite. */
export interface FloorOffer {
  readonly order: OfferedOrder;
  readonly cite: string | null;
}

/** What the floor may order of a table now. Each is tried: what would be refused is not offered. */
export const offersTo = (
  person: Person,
  desk: Desk,
  world: World,
  at: string,
): readonly FloorOffer[] => {
  const stamp = { at, by: person.account, as: roleAtTable(person.role) };
  const tried = candidates(desk, world, at)
    .filter((gesture) => mayOrder(person.role, orderOf(gesture)))
    .flatMap((gesture): FloorOffer[] => {
      const decided = decideTable(world, { ...gesture, ...stamp });
      return decided.ok ? [{ order: withoutBlanks(gesture), cite: citeOf(decided.value) }] : [];
    });
  return [...halting(person, desk), ...tried];
};

const citeOf = (happened: readonly Happened[]): string | null =>
  happened
    .flatMap((on): readonly object[] => on.events)
    .map(citeIn)
    .find((cite) => cite !== null) ?? null;

/** An event of the cards or of the round lies within one of the table. */
const citeIn = (event: object): string | null => {
  if ('cite' in event && typeof event.cite === 'string') return event.cite;
  return 'event' in event && typeof event.event === 'object' && event.event !== null
    ? citeIn(event.event)
    : null;
};

const WHY = 'to see whether it is taken';

const ORDERS_OF_CARDS: readonly TableGesture[] = [
  { type: 'Cards', gesture: { type: 'OrderShuffle', reason: WHY } },
  { type: 'Cards', gesture: { type: 'OrderRecut', reason: WHY } },
];

const candidates = (desk: Desk, world: World, at: string): readonly TableGesture[] => {
  const { table } = world;
  if (table.phase === 'closed') {
    const policy = policyOf(desk.settings);
    const open = { dealer: AUTOMATIC_DEALER, designated: true, trayCents: cents(0), policy };
    return [
      { type: 'OpenTable', ...open },
      { type: 'ApproveRules', reference: WHY },
      ...ofCalls(world),
    ];
  }
  return [
    { type: 'CloseTable', trayCents: cents(0) },
    { type: 'ApproveRules', reference: WHY },
    ...rulings(world, at),
    { type: 'CallTime' },
    ...ofCalls(world),
    ...(isCommitted(desk) ? [] : ORDERS_OF_CARDS),
  ];
};

const ofCalls = ({ table }: World): readonly TableGesture[] =>
  (table.floor?.calls ?? []).flatMap(({ call }): TableGesture[] => [
    { type: 'AnswerCall', call },
    { type: 'CloseCall', call, note: WHY },
  ]);

/** The house itself halts the rounds of a table; there is nothing for the table to decide. */
const halting = (person: Person, { settings, table }: Desk): readonly FloorOffer[] =>
  table.phase === 'open' && settings.dealing === 'automatic' && mayOrder(person.role, 'HaltRounds')
    ? [{ order: { type: 'HaltRounds', halted: !settings.halted }, cite: null }]
    : [];

const BLANKS: ReadonlySet<string> = new Set<Blanks | 'designated' | 'policy'>([
  'trayCents',
  'reason',
  'reference',
  'note',
  'dealer',
  'designated',
  'policy',
]);

const withoutBlanks = (gesture: TableGesture): OfferedOrder =>
  Object.fromEntries(
    Object.entries(gesture)
      .filter(([field]) => !BLANKS.has(field))
      .map(([field, value]: [string, unknown]) => [
        field,
        typeof value === 'object' ? withoutBlanks(value as TableGesture) : value,
      ]),
  ) as unknown as OfferedOrder;
