import type { Account } from '@baize/money';
import { expect, test } from 'vitest';
import { BalancesAtHand } from '../../src/live/balances-at-hand.js';
import { append, commitOf, noted, pay } from '../support/commits.js';
import { newSqlite, openAt } from '../support/sqlite.js';

const ANN: Account = 'player/ann';

/** A store that counts how often it is asked, and another process that pays into it. */
const withAnn = async () => {
  const { store, file } = newSqlite();
  const other = openAt(file);
  let asked = 0;
  const balances = new BalancesAtHand({
    balance: (account) => {
      asked += 1;
      return store.balance(account);
    },
  });
  const paid = async (from: Account, to: Account, amount: number) => {
    const done = await other.commit(
      commitOf([append('table/one', null, noted('a', pay(from, to, amount)))]),
    );
    expect(done.ok).toBe(true);
  };
  await paid('house/cash', ANN, 100);
  return { balances, paid, asked: () => asked };
};

test('asks the store once, and keeps up with what is stored', async () => {
  const { balances, asked } = await withAnn();
  expect(await balances.holds(ANN, 100)).toBe(true);
  balances.move(new Map([[ANN, -40]]));
  expect(await balances.holds(ANN, 60)).toBe(true);
  expect(asked()).toBe(1);
});

test('never says no by what it remembers: another process may have paid', async () => {
  const { balances, paid, asked } = await withAnn();
  expect(await balances.holds(ANN, 101)).toBe(false);
  await paid('house/cash', ANN, 50);
  expect(await balances.holds(ANN, 150)).toBe(true);
  expect(await balances.holds(ANN, 150)).toBe(true);
  expect(asked()).toBe(2);
});

test('knows nothing of an account that it was not asked for', async () => {
  const { balances, asked } = await withAnn();
  balances.move(new Map([[ANN, 1_000]]));
  expect(await balances.holds(ANN, 101)).toBe(false);
  expect(asked()).toBe(1);
});
