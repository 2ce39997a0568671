import { type Cents, cents } from '@baize/money';
import { ok } from '@baize/result';
import { walkInAccount } from '../people.js';
import { type Planned, type Planning, refuse } from './context.js';
import { drawnId } from './drawn-id.js';
import { runCommand, stamped } from './run-command.js';

interface WalkIn {
  readonly seat: number;
  readonly name: string;
  /** Cash that is changed into chips at once. */
  readonly cents?: Cents;
  /** The person who seats the player has seen a proof of age. */
  readonly ofAge?: boolean;
}

/**
 * A player who has no device sits down: the dealer opens the account, answers for the player's age where
 * the document asks for it, and changes the cash that lies on the table.
 */
export const seatWalkIn = (
  planning: Planning,
  slug: string,
  { seat, name, ofAge, cents: cash }: WalkIn,
): Planned => {
  const { draft, person } = planning;
  const age = draft.deskNamed(slug).rules.inForce.rulebook.signage.minimumAge;
  if (age !== null && ofAge !== true) {
    const message = `who plays here is at least ${age.value} years old: look at a proof of it first`;
    return refuse('age-not-confirmed', message, age.cite);
  }
  const player = walkInAccount(drawnId(draft.random));
  const { at } = draft;
  const by = person.account;
  draft.ofAccount(player, { type: 'AccountOpened', at, by, name });
  if (age !== null) {
    draft.ofAccount(player, { type: 'AgeConfirmed', at, by, atLeast: age.value });
  }
  const sits = runCommand(draft, slug, stamped(draft, person, { type: 'Sit', seat, player }));
  return !sits.ok || cash === undefined ? sits : changeCash(planning, slug, player, cash);
};

/** Cash that a player brings to the table: it comes in with the change. */
export const changeCash = (
  { draft, person }: Planning,
  slug: string,
  player: string,
  cash: Cents,
): Planned => {
  const { at } = draft;
  const by = person.account;
  const gesture = { type: 'BuyIn', player, cents: cents(cash) } as const;
  const bought = runCommand(draft, slug, stamped(draft, person, gesture));
  if (!bought.ok) return bought;
  const reason = 'cash brought to the table';
  draft.ofAccount(player, { type: 'WalletGranted', at, by, cents: cash, reason });
  draft.ofAccount(player, { type: 'ChipsBought', at, by, table: slug, cents: cash });
  return ok(true);
};
