import { assertNever, present } from '@baize/result';
import type { PersonRole } from './roles.js';

/** An order that waits for a second person, with all that is needed to carry it out. */
export interface ProposedOrder {
  /** Its name in the book of orders. */
  readonly order: string;
  /** The order as it will be issued, without its stamp. */
  readonly command: unknown;
}

export interface Stamped {
  readonly at: string;
  /** The account, its name as it was then, and in which role. */
  readonly by: string;
  readonly name: string;
  readonly as: PersonRole;
}

export type ProposalEvent =
  | (Stamped & ProposedOrder & { readonly type: 'Proposed'; readonly expiresAt: string })
  | (Stamped & { readonly type: 'Confirmed' })
  | (Stamped & { readonly type: 'Refused'; readonly reason: string })
  | (Stamped & { readonly type: 'Withdrawn' });

type Ending = 'confirmed' | 'refused' | 'withdrawn';

/** A proposal as its stream tells it; null before it was made. */
export interface Proposal extends ProposedOrder {
  readonly proposed: Stamped;
  readonly expiresAt: string;
  readonly ended: { readonly how: Ending; readonly by: Stamped } | null;
}

/** Where a proposal stands at an instant; nothing happens when one runs out, it only no longer waits. */
export const standingOf = (
  { ended, expiresAt }: Proposal,
  at: string,
): 'waits' | 'expired' | Ending =>
  ended?.how ?? (Date.parse(at) < Date.parse(expiresAt) ? 'waits' : 'expired');

export const evolveProposal = (state: Proposal | null, event: ProposalEvent): Proposal => {
  const { at, by, name, as } = event;
  const stamp: Stamped = { at, by, name, as };
  switch (event.type) {
    case 'Proposed': {
      const { order, command, expiresAt } = event;
      return { order, command, proposed: stamp, expiresAt, ended: null };
    }
    case 'Confirmed':
      return ended(state, 'confirmed', stamp);
    case 'Refused':
      return ended(state, 'refused', stamp);
    case 'Withdrawn':
      return ended(state, 'withdrawn', stamp);
    default:
      return assertNever(event);
  }
};

const ended = (state: Proposal | null, how: Ending, by: Stamped): Proposal => ({
  ...present(state, 'a proposal that ends was made'),
  ended: { how, by },
});
