import { assertNever } from '@baize/result';
import type { StaffRole } from './roles.js';

/** The stream that tells who is of the staff, in which role, and until when. */
export const STAFF_ROLL = 'staff/roll';

/** Somebody of the staff, as the roll has it. */
interface OnRoll {
  readonly account: string;
  readonly role: StaffRole;
  readonly disabled: boolean;
}

/** An event of the stream `staff/roll`. */
export type StaffRollEvent = { readonly at: string } & (
  | {
      /** Everybody of the staff at this instant: from here on nobody is of the staff who is not on the roll. */
      readonly type: 'StaffListed';
      readonly staff: readonly OnRoll[];
    }
  | { readonly type: 'StaffJoined'; readonly account: string; readonly role: StaffRole }
  | { readonly type: 'StaffDisabled'; readonly account: string }
);

export interface StaffRoll {
  /** Whether it names everybody. */
  readonly complete: boolean;
  readonly staff: ReadonlyMap<string, Omit<OnRoll, 'account'>>;
}

export const NO_ROLL: StaffRoll = { complete: false, staff: new Map() };

export const evolveStaffRoll = (roll: StaffRoll, event: StaffRollEvent): StaffRoll => {
  switch (event.type) {
    case 'StaffListed':
      return {
        complete: true,
        staff: new Map(event.staff.map(({ account, ...on }) => [account, on])),
      };
    case 'StaffJoined': {
      const { account, role } = event;
      return { ...roll, staff: new Map([...roll.staff, [account, { role, disabled: false }]]) };
    }
    case 'StaffDisabled': {
      const on = roll.staff.get(event.account);
      if (on === undefined) return roll;
      return {
        ...roll,
        staff: new Map([...roll.staff, [event.account, { ...on, disabled: true }]]),
      };
    }
    default:
      return assertNever(event);
  }
};
