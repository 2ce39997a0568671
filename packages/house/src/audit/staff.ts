import { mayOrder } from '../identity/permissions.js';
import type { ProposalEvent } from '../identity/proposals.js';
import { canConfirm, type PersonRole } from '../identity/roles.js';
import { checkPair } from '../identity/second-person.js';
import {
  evolveStaffRoll,
  NO_ROLL,
  STAFF_ROLL,
  type StaffRoll,
  type StaffRollEvent,
  stands,
} from '../identity/staff-roll.js';
import type { StaffAccount } from '../store/store.js';
import type { Entry } from './entries.js';
import { type HouseFinding, notOnRecord, wrong } from './finding.js';

/** Who is of the staff by the chained roll, held against the table of accounts. */
export class Staff {
  private roll: StaffRoll = NO_ROLL;
  private readonly last = new Map<string, Entry>();
  /** What waits for a second person. */
  readonly #proposed = new Map<string, Extract<ProposalEvent, { readonly type: 'Proposed' }>>();
  /** The role of the person who confirmed, where the roll does not name them. */
  readonly #roleOf = new Map<string, PersonRole>();

  take(entry: Entry): HouseFinding | null {
    if (entry.stream.startsWith('proposal/')) return this.#takeProposal(entry);
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
    if (event.type === 'CodesIssued') return this.#faultOfCodes(entry, event);
    if (event.type === 'StaffListed' || event.type === 'StaffJoined') return null;
    const order = event.type.endsWith('Disabled') ? 'DisableAccount' : 'EnableAccount';
    return this.#faultOfPair(entry, event, order);
  }

  /** The house's own codes are for its first staff; others take two people, or one operator at least. */
  #faultOfCodes(
    entry: Entry,
    event: Extract<StaffRollEvent, { readonly type: 'CodesIssued' }>,
  ): HouseFinding | null {
    if (event.first === true) {
      const there = [...this.roll.staff.values()].some(({ role }) => role !== 'player');
      const is = 'codes of the first start were issued, and there was staff';
      return there ? wrong('staff-differs', entry, is, 'two people') : null;
    }
    if (event.codes.some(({ role }) => canConfirm(role)))
      return this.#faultOfPair(entry, event, 'IssueCodes');
    const { by = 'nobody' } = event;
    return stands(this.roll, by, (role) => mayOrder(role, 'IssueCodes'))
      ? null
      : wrong('staff-differs', entry, `${by} issued the codes`, 'an operator on the roll');
  }

  /** Two people, as the roll had them at that moment. */
  #faultOfPair(
    entry: Entry,
    { by, second }: { readonly by?: string; readonly second?: string | null },
    order: string,
  ): HouseFinding | null {
    const one = by ?? 'nobody';
    if (typeof second !== 'string' || second === one)
      return wrong('staff-differs', entry, `${one} ordered ${order} alone`, 'two people');
    const role = this.roll.staff.get(second)?.role ?? this.#roleOf.get(second) ?? 'operator';
    const proposed = { at: entry.at, by: one, name: '', as: role };
    const person = { id: second, name: '', role };
    const pair = checkPair(this.roll, { proposed, order }, person, entry.at);
    if (pair.ok) return null;
    const is = `${one} and ${second} ordered ${order}: ${pair.error.code}`;
    return wrong('staff-differs', entry, is, 'two independent people who may');
  }

  #takeProposal(entry: Entry): HouseFinding | null {
    const event = entry.data as ProposalEvent;
    if (event.type === 'Proposed') {
      this.#proposed.set(entry.stream, event);
      return null;
    }
    const proposed = this.#proposed.get(entry.stream);
    this.#proposed.delete(entry.stream);
    if (event.type !== 'Confirmed' || proposed === undefined) return null;
    const { order, by } = proposed;
    this.#roleOf.set(event.by, event.as);
    return this.#faultOfPair(entry, { by, second: event.by }, order);
  }
}

const accountsOf = (event: StaffRollEvent): readonly string[] => {
  if (event.type === 'StaffListed') return event.staff.map(({ account }) => account);
  return event.type === 'CodesIssued' ? [] : [event.account];
};

const isOut = ({ disabledAt }: StaffAccount): boolean => disabledAt !== null;

const words = (role: string, disabled: boolean): string =>
  disabled ? `${role}, disabled` : `${role}, not disabled`;
