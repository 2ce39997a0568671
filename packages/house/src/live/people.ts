import type { Looking } from '@baize/table';
import type { PersonRole } from '../identity/roles.js';

export { PERSON_ROLES as HOUSE_ROLES, type PersonRole as HouseRole } from '../identity/roles.js';

/** The sender of an order, as the house has recognised them. */
export interface Person {
  readonly account: string;
  readonly name: string;
  readonly role: PersonRole;
}

/** How a person looks at a table: staff see its procedure; hidden cards are shown to no one. */
export const lookingOf = (person: Person | null): Looking => {
  if (person === null) return { kind: 'spectator' };
  if (person.role === 'player') return { kind: 'player', player: person.account };
  return person.role === 'dealer' ? { kind: 'dealer' } : { kind: 'floorperson' };
};

/** The dealer of an automatic table: the house itself, under a name of its own. */
export const AUTOMATIC_DEALER = 'automatic-dealer';

/** Who looks at decks and validates awards at unattended tables for play money, by stated policy. */
export const HOUSE_POLICY = 'house-policy';

const PRACTICE = 'practice-';

/** Practice players are known by their account: they give no seed and get no receipt. */
export const isPractice = (player: string): boolean => player.startsWith(PRACTICE);

const WALK_IN = 'walk-in-';

/** Players without a device: the dealer seats them, bets for them and changes their cash. */
export const isWalkIn = (player: string): boolean => player.startsWith(WALK_IN);

/** A player with a screen of their own, who is away without one. */
export const hasDevice = (player: string): boolean => !isPractice(player) && !isWalkIn(player);

export const walkInAccount = (id: string): string => `${WALK_IN}${id}`;

export const practiceAccount = (table: string, seat: number): string =>
  `${PRACTICE}${table}-${seat}`;

/** A player orders for the own account, staff for whom they name. */
export const whoseOrder = (person: Person, { player }: { readonly player?: string }): string =>
  person.role === 'player' ? person.account : (player ?? '');
