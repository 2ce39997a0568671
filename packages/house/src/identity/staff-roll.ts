import { assertNever } from '@baize/result';
import type { PersonRole, StaffRole } from './roles.js';

/** The stream that tells who is of the staff, in which role, made by whom, and until when. */
export const STAFF_ROLL = 'staff/roll';

/** Who gave an order about people, and who confirmed it where two are asked for. */
interface ByWhom {
  readonly by?: string;
  readonly as?: PersonRole;
  readonly second?: string | null;
}

/** A one-time code, known by the beginning of its hash. */
interface IssuedCode {
  readonly code: string;
  readonly role: StaffRole;
  readonly expiresAt: string;
}

/** An event of the stream `staff/roll`. */
export type StaffRollEvent = { readonly at: string } & (
  | {
      /** All staff at this instant: from here on, only people on the roll are staff. */
      readonly type: 'StaffListed';
      readonly staff: readonly {
        readonly account: string;
        readonly role: StaffRole;
        readonly disabled: boolean;
      }[];
    }
  | ({
      readonly type: 'CodesIssued';
      readonly codes: readonly IssuedCode[];
      /** The house's own, for its first staff: no second person is there yet. They end those before. */
      readonly first?: true;
    } & ByWhom)
  | {
      readonly type: 'StaffJoined';
      readonly account: string;
      readonly role: StaffRole;
      /** The code that was redeemed. */
      readonly code?: string;
    }
  | ({ readonly type: 'StaffDisabled' | 'StaffEnabled'; readonly account: string } & ByWhom)
  | ({ readonly type: 'PlayerDisabled' | 'PlayerEnabled'; readonly account: string } & ByWhom)
);

/** An account as the roll has it. Of players only those who were disabled are on it. */
export interface OnRoll {
  readonly role: PersonRole;
  readonly disabled: boolean;
  readonly joinedAt: string;
  /** Who issued and who confirmed the code that it came in by. */
  readonly makers: readonly string[];
}

interface CodeOnRoll extends IssuedCode {
  readonly makers: readonly string[];
}

export interface StaffRoll {
  /** Whether it names everybody. */
  readonly complete: boolean;
  readonly staff: ReadonlyMap<string, OnRoll>;
  /** Codes that were not redeemed. */
  readonly codes: ReadonlyMap<string, CodeOnRoll>;
}

export const NO_ROLL: StaffRoll = { complete: false, staff: new Map(), codes: new Map() };

/** By what a code is known on the roll: its hash is whole only in the table of codes. */
export const codeId = (hash: string): string => hash.slice(0, 16);

export const evolveStaffRoll = (roll: StaffRoll, event: StaffRollEvent): StaffRoll => {
  switch (event.type) {
    case 'StaffListed':
      return {
        ...roll,
        complete: true,
        staff: new Map(
          event.staff.map(({ account, ...on }) => [
            account,
            { ...on, joinedAt: event.at, makers: [] },
          ]),
        ),
      };
    case 'CodesIssued': {
      const { codes, by, second, first } = event;
      const makers = first === true ? [] : [by, second].flatMap((one) => one ?? []);
      const issued = codes.map((one) => [one.code, { ...one, makers }] as const);
      return { ...roll, codes: new Map([...(first === true ? [] : roll.codes), ...issued]) };
    }
    case 'StaffJoined': {
      const { account, role, code = '', at } = event;
      const makers = roll.codes.get(code)?.makers ?? [];
      const joined: OnRoll = { role, disabled: false, joinedAt: at, makers };
      return {
        ...roll,
        staff: new Map([...roll.staff, [account, joined]]),
        codes: new Map([...roll.codes].filter(([id]) => id !== code)),
      };
    }
    case 'StaffDisabled':
    case 'StaffEnabled': {
      const on = roll.staff.get(event.account);
      if (on === undefined) return roll;
      return withAccount(roll, event.account, { ...on, disabled: event.type === 'StaffDisabled' });
    }
    case 'PlayerDisabled':
    case 'PlayerEnabled': {
      const disabled = event.type === 'PlayerDisabled';
      const on: OnRoll = { role: 'player', disabled, joinedAt: event.at, makers: [] };
      return withAccount(roll, event.account, on);
    }
    default:
      return assertNever(event);
  }
};

const withAccount = (roll: StaffRoll, account: string, on: OnRoll): StaffRoll => ({
  ...roll,
  staff: new Map([...roll.staff, [account, on]]),
});

/** Whether an account is on the roll, not disabled, and in a role that may. */
export const stands = (
  roll: StaffRoll,
  account: string,
  may: (role: OnRoll['role']) => boolean,
): boolean => {
  const on = roll.staff.get(account);
  // A roll that does not name everybody says nothing of whom it does not name.
  if (on === undefined) return !roll.complete;
  return !on.disabled && may(on.role);
};
