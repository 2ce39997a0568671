import type { TableState } from '@baize/table';
import { HOUSE_POLICY } from './people.js';

type Matter = NonNullable<TableState['floor']>['matters'][number];

/** What made a round void, with who did it: an order to void it, or a call by the book. */
type Voiding = Extract<Matter, { readonly kind: 'void' | 'irregularity' }>;

const isVoiding = (matter: Matter): matter is Voiding =>
  matter.kind === 'void' ||
  (matter.kind === 'irregularity' &&
    (matter.outcome === 'void' || matter.outcome === 'jackpot-only'));

export const voidingOf = ({ floor }: TableState, round: string): Voiding | null =>
  floor?.matters.filter(isVoiding).findLast((matter) => matter.round === round) ?? null;

/** `the floorperson f-7`: who ends a round before its deal has a name in its proof. */
export const whoVoided = ({ as, by }: Voiding): string =>
  by === HOUSE_POLICY ? 'the policy of the house' : `the ${as} ${by}`;
