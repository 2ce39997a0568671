import { canConfirm } from '../identity/permissions.js';
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
    const fault = this.#faultOf(entry, event);
    this.roll = evolveStaffRoll(this.roll, event);
    for (const account of accountsOf(event)) this.last.set(account, entry);
    return fault;
  }

  end(accounts: readonly StaffAccount[]): HouseFinding | null {
    const found = new Map(accounts.map((account) => [account.id, account]));
    for (const [id, { role, disabled }] of this.roll.staff) {
      const [account, entry] = [found.get(id), this.last.get(id)];
      // Of players the store tells only those who are disabled.
      const absent = role === 'player' ? words(role, false) : 'nobody of the staff';
      const is = account === undefined ? absent : words(account.role, isOut(account));
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
      `the account ${id} is ${words(role, isOut(stranger))}, and is not on the roll of staff`,
    );
  }

  /** Who came in without a code of the record, or by a code that one person alone made. */
  #faultOf(entry: Entry, event: StaffRollEvent): HouseFinding | null {
    if (event.type === 'StaffJoined' && this.roll.complete) {
      const code = this.roll.codes.get(event.code ?? '');
      if (code?.role === event.role && event.at < code.expiresAt) return null;
      const is = `the account ${event.account} joined as ${event.role} by a code that is not on record`;
      return wrong('staff-differs', entry, is, 'a code that was issued for that role');
    }
    if (event.type !== 'CodesIssued' || event.first === true) return null;
    const asks = event.codes.some(({ role }) => canConfirm(role));
    const two = typeof event.second === 'string' && event.second !== event.by;
    return asks && !two
      ? wrong('staff-differs', entry, `${event.by} issued the codes alone`, 'two people')
      : null;
  }
}

const accountsOf = (event: StaffRollEvent): readonly string[] => {
  if (event.type === 'StaffListed') return event.staff.map(({ account }) => account);
  return event.type === 'CodesIssued' ? [] : [event.account];
};

const isOut = ({ disabledAt }: StaffAccount): boolean => disabledAt !== null;

const words = (role: string, disabled: boolean): string =>
  disabled ? `${role}, disabled` : `${role}, not disabled`;
