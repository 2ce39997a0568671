import { type Account, centsBelow, type Posting } from '@baize/money';
import type { Receipt } from '@baize/table';
import type { Seal } from '../../store/seals/seal.js';
import type { LedgerLine, Reader } from '../../store/store.js';
import { type AccountEvent, chipsOf, walletOf } from '../streams/account-stream.js';

/** What a player has: in the wallet, and in chips that do not lie on a layout. */
export interface MoneyView {
  readonly walletCents: number;
  readonly chipsCents: number;
}

export const moneyOf = async (store: Reader, account: string): Promise<MoneyView> => ({
  walletCents: centsBelow(await store.balance(walletOf(account))),
  chipsCents: centsBelow(await store.balance(chipsOf(account))),
});

/** One movement of a player's money, with the reason it was made for. */
export interface LedgerEntry {
  readonly position: number;
  readonly at: string;
  readonly stream: string;
  readonly reason: string;
  readonly account: string;
  readonly cents: number;
}

/** The newest movements of a player's wallet and chips before a position. */
export const ledgerOf = async (
  store: Reader,
  account: string,
  before: number | null,
  limit: number,
): Promise<readonly LedgerEntry[]> => {
  const accounts: readonly Account[] = [walletOf(account), chipsOf(account)];
  const lines = await Promise.all(accounts.map((one) => store.ledgerBack(one, before, limit)));
  const newest = lines
    .flat()
    .sort((left, right) => right.position - left.position || right.posting - left.posting)
    .slice(0, limit);
  return Promise.all(newest.map((line) => entryOf(store, line)));
};

const entryOf = async (
  store: Reader,
  { position, posting, account, micros }: LedgerLine,
): Promise<LedgerEntry> => {
  const [event] = await store.readAll({ after: position - 1, limit: 1 });
  const postings = JSON.parse(event?.postings ?? '[]') as readonly Posting[];
  return {
    position,
    at: event?.at ?? '',
    stream: event?.stream ?? '',
    reason: postings[posting]?.reason ?? '',
    account: account.slice(0, account.indexOf('/')),
    // What moves between a wallet and a tray is always whole cents.
    cents: Math.trunc(micros / 10_000),
  };
};

/** A receipt as it stands in its player's history. */
export interface HistoryEntry {
  readonly position: number;
  readonly at: string;
  readonly table: string;
  readonly receipt: Receipt;
  /** The newest seal that covers it; null until the next one is made. */
  readonly seal: SealOnReceipt | null;
}

/** Enough of a seal to find it in the file of seals, and to see that it is the same. */
interface SealOnReceipt {
  readonly seq: number;
  readonly at: string;
  readonly hash: string;
}

/** A player's receipts, the newest first; `before` is the `position` of the last one seen. */
export const historyOf = async (
  store: Reader,
  account: string,
  before: number | null,
  limit: number,
  newest: Seal | null = null,
): Promise<readonly HistoryEntry[]> => {
  const stream = `account/${account}`;
  const events = await store.readStreamBack(stream, before, limit, ['ReceiptIssued']);
  const sealOf = (position: number): SealOnReceipt | null =>
    newest === null || newest.position < position
      ? null
      : { seq: newest.seq, at: newest.at, hash: newest.hash };
  return events.map(({ version, position, at, text }) => {
    const { table, receipt } = JSON.parse(text) as Extract<
      AccountEvent,
      { readonly type: 'ReceiptIssued' }
    >;
    return { position: version, at, table, receipt, seal: sealOf(position) };
  });
};
