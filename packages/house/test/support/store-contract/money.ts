import { micros, type Posting } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { append, noted, pay } from '../commits.js';
import type { MakeStore } from '../store-under-test.js';
import { ANN, BEN, CAGE, committed, refusedWith } from './helpers.js';

/** Postings, balances and the ledger. */
export const moneyContract = (name: string, makeStore: MakeStore): void => {
  describe(`${name}: money`, () => {
    test('balances are the sum of the postings, and the ledger has each line', async () => {
      const { store } = await makeStore();
      await committed(store, [
        append('table/one', 0, noted('a', pay(CAGE, ANN, 500), pay(ANN, BEN, 200)), noted('b')),
        append('jackpot/one', 0, noted('c', pay(ANN, BEN, 100))),
      ]);
      expect([...(await store.balances())].sort()).toEqual([
        [CAGE, -500],
        [ANN, 200],
        [BEN, 300],
      ]);
      expect(await store.balance(BEN)).toBe(300);
      expect(await store.balance('player/nobody')).toBe(0);
      const lines = await store.ledger({ after: 0, limit: 10 });
      expect(lines).toHaveLength(6);
      expect(lines[5]).toEqual({ position: 3, posting: 0, account: BEN, micros: 100 });
    });

    test('the ledger of one account, a page never cut within an event', async () => {
      const { store } = await makeStore();
      await committed(store, [
        append(
          'table/one',
          0,
          noted('a', pay(CAGE, ANN, 500), pay(CAGE, ANN, 1)),
          noted('b', pay(CAGE, BEN, 3)),
          noted('c', pay(ANN, BEN, 200)),
        ),
      ]);
      const first = await store.ledger({ after: 0, limit: 1 }, ANN);
      expect(first.map(({ position, micros: amount }) => [position, amount])).toEqual([
        [1, 500],
        [1, 1],
      ]);
      const rest = await store.ledger({ after: 1, limit: 5 }, ANN);
      expect(rest.map(({ position, micros: amount }) => [position, amount])).toEqual([[3, -200]]);
      expect(await store.ledger({ after: 0, limit: 2 })).toHaveLength(6);
    });

    test('a posting that does not sum to zero is refused', async () => {
      const { store } = await makeStore();
      const wrong: Posting = {
        reason: 'out of thin air',
        entries: pay(CAGE, ANN, 5).entries.slice(1),
      };
      expect(await refusedWith(store, [append('table/one', 0, noted('a', wrong))])).toMatchObject({
        code: 'unbalanced-postings',
        stream: 'table/one',
        reason: 'out of thin air',
        micros: 5,
      });
    });

    test('an account is overdrawn only where the caller allows it', async () => {
      const { store } = await makeStore();
      await committed(store, [append('table/one', 0, noted('a', pay(CAGE, ANN, 500)))]);
      const tooMuch = [append('table/one', 1, noted('b', pay(ANN, BEN, 501)))];
      expect(await refusedWith(store, tooMuch)).toMatchObject({
        code: 'overdrawn',
        account: ANN,
        micros: -1,
      });
      await committed(store, tooMuch, { mayOverdraw: () => true });
      expect(await store.balance(ANN)).toBe(-1);
    });

    test('an account below zero may receive, and within a commit only the end counts', async () => {
      const { store } = await makeStore();
      await committed(store, [append('table/one', 0, noted('a', pay(ANN, BEN, 5)))], {
        mayOverdraw: () => true,
      });
      await committed(store, [append('table/one', 1, noted('b', pay(BEN, ANN, 2)))]);
      const lent = [pay('player/cora', BEN, 7), pay(CAGE, 'player/cora', 7)];
      await committed(store, [append('table/one', 2, noted('c', ...lent))]);
      expect(await store.balance(ANN)).toBe(-3);
      expect(await store.balance('player/cora')).toBe(0);
    });

    test('amounts are exact up to the largest', async () => {
      const { store } = await makeStore();
      const most = Number.MAX_SAFE_INTEGER;
      await committed(store, [append('table/one', 0, noted('a', pay(CAGE, ANN, most)))]);
      expect(await store.balance(ANN)).toBe(micros(most));
      expect(await store.balance(CAGE)).toBe(micros(-most));
    });
  });
};
