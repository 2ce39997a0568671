import { assertNever, ok, type Result } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import { type Refusal, refuse } from '../refusal.js';
import { signInName } from './names.js';
import { mayOrder, maySecond, secondPersonFor } from './permissions.js';
import type { Person } from './person.js';
import {
  type Proposal,
  type ProposalEvent,
  type ProposedOrder,
  type Stamped,
  standingOf,
} from './proposals.js';

export type ProposalCommand = { readonly at: string; readonly by: Person } & (
  | ({ readonly type: 'Propose' } & ProposedOrder)
  | { readonly type: 'Confirm' }
  | { readonly type: 'Refuse'; readonly reason: string }
  | { readonly type: 'Withdraw' }
);

const WAITS_MS = 15 * 60_000;

type Decided = Result<ProposalEvent, Refusal>;

/** What a command does to a proposal, or why it may not. */
export const decideProposal = (state: Proposal | null, command: ProposalCommand): Decided => {
  if (command.type === 'Propose') {
    return state === null
      ? propose(command)
      : refuse('already-proposed', 'this was proposed before', bySoftware('orders'));
  }
  if (state === null)
    return refuse('no-such-proposal', 'there is no such proposal', bySoftware('orders'));
  const standing = standingOf(state, command.at);
  if (standing === 'expired')
    return refuse('proposal-expired', 'this proposal has run out', byPolicy('two-people'));
  if (standing !== 'waits')
    return refuse('proposal-over', `this proposal was ${standing} before`, bySoftware('orders'));
  const { by } = command;
  const stamp = stampOf(command);
  switch (command.type) {
    case 'Confirm':
      return asSecond(state, by, { ...stamp, type: 'Confirmed' });
    case 'Refuse':
      if (command.reason.trim() === '')
        return refuse('no-reason', 'say why it is refused', byPolicy('reasons'));
      return isAbout(state, by)
        ? refuse('about-you', 'whom it is about does not refuse it', byPolicy('two-people'))
        : asSecond(state, by, { ...stamp, type: 'Refused', reason: command.reason });
    case 'Withdraw':
      return by.id === state.proposed.by
        ? ok({ ...stamp, type: 'Withdrawn' })
        : refuse('not-yours', 'only who proposed it withdraws it', byPolicy('roles'));
    default:
      return assertNever(command);
  }
};

const stampOf = ({ at, by }: ProposalCommand): Stamped => ({
  at,
  by: by.id,
  name: by.name,
  as: by.role,
});

const propose = (command: Extract<ProposalCommand, { readonly type: 'Propose' }>): Decided => {
  const { at, by, order, command: proposed } = command;
  if (!mayOrder(by.role, order))
    return refuse('not-allowed', `${order} is not yours to propose`, byPolicy('roles'));
  if (secondPersonFor(order) === 'never') {
    return refuse('needs-no-second', `${order} takes no second person`, byPolicy('two-people'));
  }
  const expiresAt = new Date(Date.parse(at) + WAITS_MS).toISOString();
  return ok({ ...stampOf(command), type: 'Proposed', order, command: proposed, expiresAt });
};

/** Whether it would disable the account that decides on it. */
const isAbout = ({ order, command }: Proposal, { id }: Person): boolean => {
  if (order !== 'DisableAccount') return false;
  const { order: proposed } = command as { readonly order?: { readonly account?: string } };
  return proposed?.account === id;
};

/** Another person, who could have issued the order as well. */
const asSecond = ({ proposed, order }: Proposal, by: Person, event: ProposalEvent): Decided => {
  if (by.id === proposed.by || signInName(by.name) === signInName(proposed.name)) {
    return refuse('same-person', 'the second person is somebody else', byPolicy('two-people'));
  }
  return maySecond(by.role, order)
    ? ok(event)
    : refuse('not-allowed', `${order} is not yours to confirm or refuse`, byPolicy('roles'));
};
