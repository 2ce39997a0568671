import { cents, centsBelow, micros } from '@baize/money';
import { ok } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import type { Reader } from '../../store/store.js';
import { type AccountEvent, chipsOf, walletOf } from '../streams/account-stream.js';
import { type Planned, type Planning, refuse } from './context.js';
import { refillAfterCashing } from './fill-tray.js';

/** The play money that everybody starts with, and is filled up to. */
const FULL_WALLET = cents(1_000_000);
/** Who has at least so much is not filled up. */
const ENOUGH = cents(50_000);

/** A new person's first play money. It comes once. */
export const welcome = ({ draft, person }: Planning): void => {
  const { at } = draft;
  const { account, name } = person;
  draft.once(`welcome/${account}`);
  draft.ofAccount(account, { type: 'AccountOpened', at, name });
  const reason = 'play money to begin with';
  draft.ofAccount(account, { type: 'WalletGranted', at, cents: FULL_WALLET, reason });
};

/** A guest whom the house forgets: the account goes, and what its wallet held goes back, on record. */
export const forgetGuest = async (
  { draft, store }: Pick<Planning, 'draft' | 'store'>,
  account: string,
): Promise<boolean> => {
  const [wallet, chips, head] = await Promise.all([
    store.balance(walletOf(account)),
    store.balance(chipsOf(account)),
    store.head(`account/${account}`),
  ]);
  if (chips !== 0) return false;
  const event = { type: 'GuestForgotten', at: draft.at, cents: centsBelow(wallet) } as const;
  draft.forget(account, head?.version ?? 0, event);
  return true;
};

export const cashOut = (
  { draft, person, store }: Planning,
  { cents: amount }: { readonly cents: number },
): Promise<Planned> | Planned => {
  if (!Number.isSafeInteger(amount) || amount < 1) {
    return refuse('not-an-amount', 'it must be whole cents from 1', bySoftware('forms'));
  }
  draft.ofAccount(person.account, { type: 'ChipsCashed', at: draft.at, cents: cents(amount) });
  return refillAfterCashing(draft, store, person.account, cents(amount));
};

export const dismissNotice = (
  { draft, person }: Planning,
  { notice }: { readonly notice: string },
): Planned => {
  draft.ofAccount(person.account, { type: 'NoticeDismissed', at: draft.at, notice });
  return ok(true);
};

export const confirmAge = (
  { draft, person }: Planning,
  { atLeast }: { readonly atLeast: number },
): Planned => {
  draft.ofAccount(person.account, { type: 'AgeConfirmed', at: draft.at, atLeast });
  return ok(true);
};

export const topUp = async ({ draft, person, store }: Planning): Promise<Planned> => {
  const { account } = person;
  const [wallet, chips] = await Promise.all([
    store.balance(walletOf(account)),
    store.balance(chipsOf(account)),
  ]);
  const has = centsBelow(micros(wallet + chips));
  if (has >= ENOUGH)
    return refuse('has-enough', 'there is play money left: play it first', byPolicy('accounts'));
  draft.once(`top-up/${account}/${draft.at.slice(0, 13)}`);
  const given = cents(FULL_WALLET - has);
  const reason = 'play money, filled up';
  draft.ofAccount(account, { type: 'WalletGranted', at: draft.at, cents: given, reason });
  return ok(true);
};

/** Whether a player has ever confirmed to be at least so old. */
export const isOfAge = async (store: Reader, account: string, age: number): Promise<boolean> => {
  const [last] = await store.readStreamBack(`account/${account}`, null, 1, ['AgeConfirmed']);
  if (last === undefined) return false;
  const { atLeast } = JSON.parse(last.text) as Extract<AccountEvent, { type: 'AgeConfirmed' }>;
  return atLeast >= age;
};
