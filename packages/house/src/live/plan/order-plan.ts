import { ok, present, type Result } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import type { TProperties } from 'typebox';
import { decideProposal, type ProposalCommand } from '../../identity/decide-proposal.js';
import {
  mayOrder,
  type Order as OrderName,
  orderOf,
  secondPersonFor,
} from '../../identity/permissions.js';
import { checkPair } from '../../identity/second-person.js';
import { BOOK } from '../../orders/book.js';
import type { Entry } from '../../orders/entry.js';
import type { Refusal } from '../../refusal.js';
import type { Desk } from '../desk.js';
import type { Draft } from '../draft.js';
import type { TaskAnswer } from '../order-queue.js';
import type { Order } from '../orders.js';
import type { Person } from '../people.js';
import type { Keeping } from '../presence/keep-order.js';
import { type Planned, type Planning, refuse } from './context.js';
import { drawnId } from './drawn-id.js';
import { mayBeProposed } from './may-be-proposed.js';
import { readRoll } from './staff-plan.js';
import { mayTouch } from './whose-money.js';

/** An entry of the book, once its types have done their work. */
type AnyEntry = Entry<string, TProperties> & {
  readonly plan?: (planning: Planning, ...given: readonly unknown[]) => Planned | Promise<Planned>;
  readonly keep?: (keeping: Keeping, order: unknown) => Planned;
};

const entryOf = ({ to, order }: Order): AnyEntry => {
  const part = BOOK[to] as unknown as Readonly<Record<string, AnyEntry>>;
  return present(part[order.type], `the order ${order.type}`);
};

const noSuchTable = (table: string): ReturnType<typeof refuse> =>
  refuse('no-such-table', `there is no table ${table}`, bySoftware('orders'));

const mayGive = ({ role }: Person, name: OrderName): Planned =>
  mayOrder(role, name)
    ? ok(true)
    : refuse('not-allowed', `${name} is not for the office of ${role}`, byPolicy('roles'));

/** Does what an order says that is kept in the process and not stored; null for every other order. */
export const keepOrder = (
  keeping: Omit<Keeping, 'desk'> & { readonly desk: Desk | undefined },
  given: Order,
): Planned | null => {
  const { keep } = entryOf(given);
  if (keep === undefined || given.to !== 'table') return null;
  const { desk, person } = keeping;
  if (desk === undefined) return noSuchTable(given.table);
  const may = mayGive(person, orderOf(given.order));
  return may.ok ? keep({ ...keeping, desk }, given.order) : may;
};

const planOf = (given: Order): NonNullable<AnyEntry['plan']> =>
  present(entryOf(given).plan, `a plan for ${given.order.type}`);

const argumentsOf = (given: Order): readonly unknown[] =>
  given.to === 'table' ? [given.table, given.order] : [given.order];

/** Whether what an order is for is there, and the sender's to touch. */
const checkTarget = ({ draft, person }: Planning, given: Order): Planned => {
  if (given.to !== 'table') return ok(true);
  const desk = draft.desk(given.table);
  return desk === undefined
    ? noSuchTable(given.table)
    : mayTouch(person, desk, given.order, entryOf(given));
};

type Answered = Result<TaskAnswer, Refusal>;

/** What an order brings about; where two people are asked for it is proposed, and waits for the second. */
export const planOrder =
  (at: Omit<Planning, 'draft'>, order: Order) =>
  async (draft: Draft): Promise<Answered> => {
    const planning = { ...at, draft };
    const name = orderOf(order.order);
    const may = mayGive(at.person, name);
    if (!may.ok) return may;
    const second = secondPersonFor(name);
    if (second === 'always') return propose(planning, name, order);
    const target = checkTarget(planning, order);
    const planned = target.ok ? await planOf(order)(planning, ...argumentsOf(order)) : target;
    if (planned.ok) return ok({});
    const asksForTwo = second === 'above-limit' && planned.error.code === 'two-people';
    return asksForTwo ? propose(planning, name, order) : planned;
  };

export const identified = ({ account, name, role }: Person): ProposalCommand['by'] => ({
  id: account,
  name,
  role,
});

const propose = async (planning: Planning, name: OrderName, order: Order): Promise<Answered> => {
  const { draft, person } = planning;
  const possible = await mayBeProposed(planning, order);
  if (!possible.ok) return possible;
  const by = identified(person);
  const command = { type: 'Propose', at: draft.at, by, order: name, command: order } as const;
  const proposed = decideProposal(null, command);
  if (!proposed.ok) return proposed;
  const id = drawnId(draft.random);
  draft.ofProposal(id, proposed.value);
  return ok({ proposal: id });
};

export type ProposalDecision =
  | { readonly type: 'Confirm' | 'Withdraw' }
  | { readonly type: 'Refuse'; readonly reason: string };

/** A second person confirms a proposal, and with it the order is carried out; or it comes to nothing. */
export const planDecision =
  (given: Omit<Planning, 'draft' | 'second'>, id: string, decision: ProposalDecision) =>
  async (draft: Draft): Promise<Answered> => {
    const { person } = given;
    const proposal = draft.proposal(id) ?? null;
    const decided = decideProposal(proposal, {
      ...decision,
      at: draft.at,
      by: identified(person),
    });
    if (!decided.ok) return decided;
    draft.ofProposal(id, decided.value);
    if (decision.type !== 'Confirm' || proposal === null) return ok({});
    const { roll, version } = await readRoll(given.store);
    const pair = checkPair(roll, proposal, identified(person), draft.at);
    if (!pair.ok) return pair;
    draft.decidedOnRoll(version);
    const { by, name, as } = proposal.proposed;
    const proposer: Person = { account: by, name, role: as };
    const order = proposal.command as Order;
    const planning = { ...given, draft, person: proposer, second: person.account };
    const target = checkTarget(planning, order);
    const planned = target.ok ? await planOf(order)(planning, ...argumentsOf(order)) : target;
    return planned.ok ? ok({}) : planned;
  };
