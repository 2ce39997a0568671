// Others have their turn between pages.
import { setImmediate as breathe } from 'node:timers/promises';
import { type Account, type Balances, balanceOf, micros } from '@baize/money';
import type { Reader } from '../store/store.js';
import type { Stretch } from './boundary.js';

const PAGE = 2000;

export interface BalancesThen {
  readonly opening: Balances;
  readonly closing: Balances;
}

/** What every account held at both ends: from today's balances back, so that the past is left alone. */
export const balancesThen = async (
  reader: Reader,
  { after, upTo }: Stretch,
): Promise<BalancesThen> => {
  const now = await reader.balances();
  const since = new Map<Account, number>();
  const within = new Map<Account, number>();
  for (let position = after; ; ) {
    await breathe();
    const lines = await reader.ledger({ after: position, limit: PAGE });
    const last = lines.at(-1);
    if (last === undefined) break;
    for (const line of lines) {
      const moved = line.position > upTo ? since : within;
      moved.set(line.account, (moved.get(line.account) ?? 0) + line.micros);
    }
    position = last.position;
  }
  const closing = less(now, since);
  return { opening: less(closing, within), closing };
};

const less = (balances: Balances, moved: ReadonlyMap<Account, number>): Balances =>
  new Map(
    [...balances.keys()].map((account) => [
      account,
      micros(balanceOf(balances, account) - (moved.get(account) ?? 0)),
    ]),
  );

/** Everything of one kind together: `wallet/` for what is in all wallets. */
export const heldIn = (balances: Balances, kind: string): number =>
  [...balances].reduce((sum, [account, held]) => (account.startsWith(kind) ? sum + held : sum), 0);
