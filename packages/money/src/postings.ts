import { assert } from '@baize/result';
import { type Cents, type Micros, micros, microsOfCents } from './amounts.js';

/**
 * Whose money it is. `wallet` is what a player owns beside the chips; `wagers` lies on the felt until it
 * is settled; `house` is the world outside.
 */
export const ACCOUNT_KINDS = [
  'player',
  'wallet',
  'wagers',
  'tray',
  'pot',
  'meter',
  'reserve',
  'seed',
  'tips',
  'house',
] as const;
type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** `player/<id>`, `tray/<table>`, `meter/<jackpot>` … */
export type Account = `${AccountKind}/${string}`;

export interface Entry {
  readonly account: Account;
  /** What the account receives; negative when it gives. */
  readonly micros: Micros;
}

/** A movement of money: entries that sum to zero, and the clause or reason that moved it. */
export interface Posting {
  readonly reason: string;
  readonly entries: readonly Entry[];
}

/** The only way to make a posting. Entries of one account are added up; those of nothing are left out. */
export const posting = (reason: string, entries: readonly Entry[]): Posting => {
  const byAccount = new Map<Account, Micros>();
  let sum = 0;
  for (const { account, micros: amount } of entries) {
    byAccount.set(account, micros((byAccount.get(account) ?? 0) + amount));
    sum = micros(sum + amount);
  }
  assert(sum === 0, () => `the posting "${reason}" is out of balance by ${sum} micros`);
  return {
    reason,
    entries: [...byAccount]
      .filter(([, amount]) => amount !== 0)
      .map(([account, amount]) => ({ account, micros: amount })),
  };
};

/** From one account to another. */
export const transfer = (from: Account, to: Account, amount: Micros): readonly Entry[] => {
  assert(amount >= 0, () => `a transfer is not negative: ${amount} from ${from} to ${to}`);
  return [
    { account: from, micros: micros(-amount) },
    { account: to, micros: amount },
  ];
};

export const transferCents = (from: Account, to: Account, amount: Cents): readonly Entry[] =>
  transfer(from, to, microsOfCents(amount));

export type Balances = ReadonlyMap<Account, Micros>;

export const NO_BALANCES: Balances = new Map();

/** Balances are nothing but the sum of their postings. Most events move no money, and copy none. */
export const post = (balances: Balances, postings: readonly Posting[]): Balances => {
  if (postings.length === 0) return balances;
  const next = new Map(balances);
  for (const { entries } of postings) {
    for (const { account, micros: amount } of entries) {
      next.set(account, micros((next.get(account) ?? 0) + amount));
    }
  }
  assertBalanced(next);
  return next;
};

export const balanceOf = (balances: Balances, account: Account): Micros =>
  balances.get(account) ?? micros(0);

/** Nothing is ever lost: all accounts together hold zero. */
export const assertBalanced = (balances: Balances): void => {
  let sum = 0;
  for (const amount of balances.values()) sum = micros(sum + amount);
  assert(sum === 0, () => `the accounts are out of balance by ${sum} micros`);
};
