import type { Refusal } from '@baize/games';
import { ok, type Result } from '@baize/result';
import { byPolicy } from '@baize/rulebook';
import {
  mayOrder,
  type Order as OrderName,
  orderOf,
  secondPersonFor,
} from '../../identity/permissions.js';
import { decideProposal, type ProposalCommand } from '../../identity/proposals.js';
import { checkPair } from '../../identity/second-person.js';
import type { TaskAnswer } from '../order-queue.js';
import type { Order } from '../orders.js';
import type { Person } from '../people.js';
import { type Planned, type Planning, refuse } from './context.js';
import { drawnId } from './drawn-id.js';
import { planFloor } from './floor-plan.js';
import { mayBeProposed } from './may-be-proposed.js';
import { planStaff, readRoll } from './staff-plan.js';
import { planTable } from './table-plan.js';
import { planAccount } from './wallet-plan.js';

/** Under which name the list of permissions has an order. */
const nameOf = ({ order }: Order): OrderName => orderOf(order as Parameters<typeof orderOf>[0]);

const planDirectly = async (planning: Planning, order: Order): Promise<Planned> => {
  switch (order.to) {
    case 'table':
      return planTable(planning, order.table, order.order);
    case 'account':
      return planAccount(planning, order.order);
    case 'floor':
      return planFloor(planning, order.order);
    case 'staff':
      return planStaff(planning, order.order);
  }
};

type Answered = Result<TaskAnswer, Refusal>;

/** What an order brings about; where two people are asked for it is proposed, and waits for the second. */
export const planOrder = async (planning: Planning, order: Order): Promise<Answered> => {
  const name = nameOf(order);
  const { person } = planning;
  if (!mayOrder(person.role, name)) {
    return refuse(
      'not-allowed',
      `${name} is not for the office of ${person.role}`,
      byPolicy('roles'),
    );
  }
  if (secondPersonFor(name) === 'always') return propose(planning, name, order);
  const planned = await planDirectly(planning, order);
  if (planned.ok) return ok({});
  const asksForTwo = secondPersonFor(name) === 'above-limit' && planned.error.code === 'two-people';
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
export const planDecision = async (
  planning: Omit<Planning, 'second'>,
  id: string,
  decision: ProposalDecision,
): Promise<Answered> => {
  const { draft, person } = planning;
  const proposal = draft.proposal(id) ?? null;
  const decided = decideProposal(proposal, {
    ...decision,
    at: draft.at,
    by: identified(person),
  });
  if (!decided.ok) return decided;
  draft.ofProposal(id, decided.value);
  if (decision.type !== 'Confirm' || proposal === null) return ok({});
  const { roll, version } = await readRoll(planning.store);
  const pair = checkPair(roll, proposal, identified(person), draft.at);
  if (!pair.ok) return pair;
  draft.decidedOnRoll(version);
  const { by, name, as } = proposal.proposed;
  const proposer: Person = { account: by, name, role: as };
  const planned = await planDirectly(
    { ...planning, person: proposer, second: person.account },
    proposal.command as Order,
  );
  return planned.ok ? ok({}) : planned;
};
