import { ok, type Result } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import type { CodeOnRecord } from '../../identity/identity-store.js';
import { canConfirm } from '../../identity/roles.js';
import {
  codeId,
  evolveStaffRoll,
  NO_ROLL,
  STAFF_ROLL,
  type StaffRoll,
  type StaffRollEvent,
} from '../../identity/staff-roll.js';
import type { Refusal } from '../../refusal.js';
import type { Reader } from '../../store/store.js';
import { SHAPES, upcast } from '../../store/upcast.js';
import { type Planned, type Planning, refuse } from './context.js';

/** The roll as it is stored; a commit that depends on it names the version. */
export const readRoll = async (
  store: Reader,
): Promise<{ readonly roll: StaffRoll; readonly version: number }> => {
  const events = await store.readStream(STAFF_ROLL);
  const roll = events
    .map((event) => upcast(SHAPES, event) as StaffRollEvent)
    .reduce(evolveStaffRoll, NO_ROLL);
  return { roll, version: events.at(-1)?.version ?? 0 };
};

const byWhom = ({ person, second }: Planning) => ({ by: person.account, as: person.role, second });

export const issueCodes = async (
  planning: Planning,
  { codes }: { readonly codes: readonly CodeOnRecord[] },
): Promise<Planned> => {
  const { draft, second, store } = planning;
  if (second === null && codes.some(({ role }) => canConfirm(role))) {
    return refuse(
      'two-people',
      'a code for a role that can confirm takes a second person',
      byPolicy('two-people'),
    );
  }
  const { version } = await readRoll(store);
  const issued = codes.map(({ hash, role, expiresAt }) => ({
    code: codeId(hash),
    role,
    expiresAt,
  }));
  draft.ofStaff(
    version,
    { type: 'CodesIssued', at: draft.at, ...byWhom(planning), codes: issued },
    codes.map((code) => ({ type: 'AddCode', ...code })),
  );
  return ok(true);
};

interface ChangeOrder {
  readonly type: 'DisableAccount' | 'EnableAccount';
  readonly account: string;
}

interface ToChange {
  readonly version: number;
  readonly isPlayer: boolean;
}

/** The account that an order is about, if it can be carried out now. */
export const accountToChange = async (
  store: Reader,
  { type, account }: ChangeOrder,
): Promise<Result<ToChange, Refusal>> => {
  const { roll, version } = await readRoll(store);
  const on = roll.staff.get(account);
  const isPlayer =
    on?.role === 'player' ||
    (on === undefined &&
      account.startsWith('p-') &&
      (await store.head(`account/${account}`)) !== null);
  if (on === undefined && !isPlayer) {
    return refuse('no-such-account', 'there is no such account', bySoftware('orders'));
  }
  const disables = type === 'DisableAccount';
  if ((on?.disabled ?? false) === disables) {
    const message = disables ? 'this account is disabled already' : 'this account is not disabled';
    return refuse('done-before', message, bySoftware('orders'));
  }
  if (disables && on?.role === 'operator' && operators(roll) < 2) {
    return refuse(
      'last-operator',
      'the last operator who can sign in is not disabled',
      byPolicy('two-people'),
    );
  }
  return ok({ version, isPlayer });
};

export const changeAccount = async (planning: Planning, order: ChangeOrder): Promise<Planned> => {
  const { draft, store } = planning;
  const found = await accountToChange(store, order);
  if (!found.ok) return found;
  const { version, isPlayer } = found.value;
  const { account } = order;
  const disables = order.type === 'DisableAccount';
  const told = isPlayer
    ? (`Player${disables ? 'Disabled' : 'Enabled'}` as const)
    : (`Staff${disables ? 'Disabled' : 'Enabled'}` as const);
  draft.ofStaff(version, { type: told, at: draft.at, account, ...byWhom(planning) }, [
    { type: disables ? 'Disable' : 'Enable', account },
  ]);
  return ok(true);
};

const operators = ({ staff }: StaffRoll): number =>
  [...staff.values()].filter(({ role, disabled }) => role === 'operator' && !disabled).length;
