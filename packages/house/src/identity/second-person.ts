import { err, ok, type Result } from '@baize/result';
import { byPolicy } from '@baize/rulebook';
import type { Refusal, RefusalCode } from '../refusal.js';
import { mayOrder, maySecond } from './permissions.js';
import type { Person } from './person.js';
import type { Proposal } from './proposals.js';
import { type StaffRoll, stands } from './staff-roll.js';

/**
 * For so long a new member of the staff is not independent of who issued or confirmed their code: one person
 * could redeem it under another name.
 */
const NEWCOMER_MS = 24 * 3600_000;

type Checked = Result<true, Refusal>;

const refuse = (code: RefusalCode, message: string): Checked =>
  err({ code, message, cite: byPolicy('two-people') });

/** The account with those who made it, and those who made them, as far as all of it is new. */
const kinOf = (roll: StaffRoll, account: string, at: string): ReadonlySet<string> => {
  const kin = new Set<string>();
  const add = (one: string): void => {
    if (kin.has(one)) return;
    kin.add(one);
    const on = roll.staff.get(one);
    if (on === undefined || Date.parse(at) - Date.parse(on.joinedAt) >= NEWCOMER_MS) return;
    for (const maker of on.makers) add(maker);
  };
  add(account);
  return kin;
};

/** Whether two accounts are held by two people, as far as the roll can tell. */
const areIndependent = (roll: StaffRoll, one: string, other: string, at: string): boolean => {
  const kin = kinOf(roll, one, at);
  return [...kinOf(roll, other, at)].every((account) => !kin.has(account));
};

/** Both people of a proposal, looked at again when it is confirmed. */
export const checkPair = (
  roll: StaffRoll,
  { proposed, order }: Pick<Proposal, 'proposed' | 'order'>,
  second: Person,
  at: string,
): Checked => {
  if (!stands(roll, proposed.by, (role) => mayOrder(role, order))) {
    return refuse(
      'proposer-gone',
      'who proposed this is disabled or in another role now: it cannot be confirmed any more',
    );
  }
  if (!stands(roll, second.id, (role) => role === second.role && maySecond(role, order))) {
    return refuse('confirmer-gone', 'your account is disabled or in another role now');
  }
  return areIndependent(roll, proposed.by, second.id, at)
    ? ok(true)
    : refuse(
        'not-independent',
        'for 24 hours after coming in, somebody is not the second person with who issued or confirmed their code',
      );
};
