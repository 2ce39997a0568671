import type { PersonRole } from './roles.js';

/** Who acts: what the house stamps on an order. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: PersonRole;
}

export interface Account extends Person {
  readonly createdAt: string;
  /** From when on the account cannot sign in any more. */
  readonly disabledAt: string | null;
}
