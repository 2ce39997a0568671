import {
  evolveStaffRoll,
  NO_ROLL,
  STAFF_ROLL,
  type StaffRoll,
  type StaffRollEvent,
} from '../identity/staff-roll.js';
import type { StaffAccount } from '../store/store.js';
import type { Entry } from './entries.js';
import { type HouseFinding, notOnRecord, wrong } from './finding.js';

/** Who is of the staff by the chained roll, held against the table of accounts. */
export class Staff {
  private roll: StaffRoll = NO_ROLL;
  private readonly last = new Map<string, Entry>();

  take(entry: Entry): HouseFinding | null {
    if (entry.stream !== STAFF_ROLL) return null;
    const event = entry.data as StaffRollEvent;
    this.roll = evolveStaffRoll(this.roll, event);
    const named = event.type === 'StaffListed' ? event.staff : [event];
    for (const { account } of named) this.last.set(account, entry);
    return null;
  }

  end(accounts: readonly StaffAccount[]): HouseFinding | null {
    const found = new Map(accounts.map((account) => [account.id, account]));
    for (const [id, { role, disabled }] of this.roll.staff) {
      const [account, entry] = [found.get(id), this.last.get(id)];
      const is =
        account === undefined ? 'nobody of the staff' : words(account.role, isOut(account));
      const should = words(role, disabled);
      if (is === should || entry === undefined) continue;
      return wrong('staff-differs', entry, `the account ${id} is ${is}`, should);
    }
    if (!this.roll.complete) return null;
    const stranger = accounts.find(({ id }) => !this.roll.staff.has(id));
    if (stranger === undefined) return null;
    const { id, role } = stranger;
    return notOnRecord(
      'staff-differs',
      `the account ${id} is ${role}, and is not on the roll of staff`,
    );
  }
}

const isOut = ({ disabledAt }: StaffAccount): boolean => disabledAt !== null;

const words = (role: string, disabled: boolean): string =>
  disabled ? `${role}, disabled` : `${role}, not disabled`;
