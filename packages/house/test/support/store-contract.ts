import { type Account, micros, type Posting } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { audit, type Store } from '../../src/index.js';
import { AT, append, commitOf, noted, pay } from './commits.js';
import type { MakeStore } from './store-under-test.js';

const [CAGE, ANN, BEN]: readonly [Account, Account, Account] = [
  'house/cage',
  'player/ann',
  'player/ben',
];

const committed = async (store: Store, ...given: Parameters<typeof commitOf>) => {
  const done = await store.commit(commitOf(...given));
  if (!done.ok) throw new Error(done.error.message);
  return done.value.events;
};

const refusedWith = async (store: Store, ...given: Parameters<typeof commitOf>) => {
  const before = await contents(store);
  const done = await store.commit(commitOf(...given));
  expect(await contents(store)).toEqual(before);
  return done.ok ? null : done.error;
};

/** Everything that a refused commit must leave as it was. */
const contents = async (store: Store) => ({
  events: await store.readAll({ after: 0, limit: 1000 }),
  heads: await store.heads(),
  balances: [...(await store.balances())],
  ledger: await store.ledger({ after: 0, limit: 1000 }),
});

/** What every adapter of the store must do. */
export const storeContract = (name: string, makeStore: MakeStore): void => {
  describe(`${name}: appending`, () => {
    test('gives events the next versions of their streams and the next positions', async () => {
      const { store } = await makeStore();
      await committed(store, [append('table/one', 0, noted('a'), noted('b'))]);
      await committed(store, [
        append('table/one', 2, noted('c')),
        append('jackpot/one', 0, noted('d')),
      ]);
      const all = await store.readAll({ after: 0, limit: 10 });
      expect(all.map(({ position, stream, version }) => [position, stream, version])).toEqual([
        [1, 'table/one', 1],
        [2, 'table/one', 2],
        [3, 'table/one', 3],
        [4, 'jackpot/one', 1],
      ]);
      expect(await store.lastPosition()).toBe(4);
    });

    test('answers with the events exactly as they are read afterwards', async () => {
      const { store, again } = await makeStore();
      const events = await committed(store, [
        append('table/one', 0, noted('♠ "quoted"\n\u0000'), noted('b', pay(CAGE, ANN, 5))),
      ]);
      expect(events).toEqual(await (await again()).readStream('table/one'));
      expect(events[0]).toMatchObject({ at: AT, type: 'Noted', schema: 1, postings: '[]' });
      expect(JSON.parse(events[0]!.text)).toEqual({ type: 'Noted', note: '♠ "quoted"\n\u0000' });
    });

    test('reads a stream from a version and everything from a position, page by page', async () => {
      const { store } = await makeStore();
      for (const [version, note] of ['a', 'b', 'c', 'd'].entries())
        await committed(store, [append('table/one', version, noted(note))]);
      const versions = (await store.readStream('table/one', 3)).map(({ version }) => version);
      expect(versions).toEqual([3, 4]);
      const page = await store.readAll({ after: 1, limit: 2 });
      expect(page.map(({ position }) => position)).toEqual([2, 3]);
      expect(await store.readStream('table/none')).toEqual([]);
    });

    test('refuses the whole commit when one of its streams has moved on', async () => {
      const { store } = await makeStore();
      await committed(store, [append('jackpot/one', 0, noted('a'))]);
      const refused = await refusedWith(store, [
        append('table/one', 0, noted('b', pay(CAGE, ANN, 5))),
        append('jackpot/one', 0, noted('c')),
      ]);
      expect(refused).toMatchObject({
        code: 'version-conflict',
        stream: 'jackpot/one',
        expected: 0,
        actual: 1,
      });
    });

    test('refuses a version that the stream has not reached', async () => {
      const { store } = await makeStore();
      const refused = await refusedWith(store, [append('table/one', 1, noted('a'))]);
      expect(refused).toMatchObject({ code: 'version-conflict', expected: 1, actual: 0 });
    });

    test('goes on from what another connection has committed meanwhile', async () => {
      const { store, again } = await makeStore();
      const other = await again();
      for (const version of [0, 2, 4]) {
        await store.balance(ANN);
        await store.answerTo('none');
        expect(await store.lastPosition()).toBe(version);
        await committed(other, [append('table/one', version, noted('by the other'))]);
        expect(await store.lastPosition()).toBe(version + 1);
        await committed(store, [append('table/one', version + 1, noted('by this'))]);
      }
      expect(await other.readStream('table/one')).toEqual(await store.readStream('table/one'));
    });

    test('lets one of two connections win', async () => {
      const { store, again } = await makeStore();
      const other = await again();
      const both = await Promise.all(
        [store, other].map((one, index) =>
          one.commit(commitOf([append('table/one', 0, noted(`by ${index}`))])),
        ),
      );
      expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
      expect(await store.readStream('table/one')).toHaveLength(1);
    });
  });

  describe(`${name}: keys and obligations`, () => {
    const answered = { key: 'ann/1', answer: { placed: true, cents: 500 } };

    test('a key that was used gets its first answer, before anything else is looked at', async () => {
      const { store, again } = await makeStore();
      await committed(store, [append('table/one', 0, noted('a'))], { answered });
      const refused = await refusedWith(await again(), [append('table/one', 0, noted('a'))], {
        answered: { ...answered, answer: 'another' },
      });
      expect(refused).toMatchObject({ code: 'duplicate-key', ...answered });
      expect(await store.answerTo('ann/1')).toEqual({ answer: answered.answer });
      expect(await store.answerTo('ann/2')).toBeNull();
    });

    test('a key may be answered without any event', async () => {
      const { store } = await makeStore();
      await committed(store, [], { answered: { key: 'k', answer: null } });
      expect(await store.answerTo('k')).toEqual({ answer: null });
    });

    test('the key of a refused commit is free', async () => {
      const { store } = await makeStore();
      await refusedWith(store, [append('table/one', 7, noted('a'))], {
        answered,
        obligations: ['one/1/deal'],
      });
      expect(await store.answerTo('ann/1')).toBeNull();
      expect(await store.hasObligation('one/1/deal')).toBe(false);
    });

    test('what may happen once does not happen twice', async () => {
      const { store } = await makeStore();
      const obligations = ['one/1/settle'];
      await committed(store, [append('table/one', 0, noted('a'))], { obligations });
      const refused = await refusedWith(store, [append('table/one', 1, noted('b'))], {
        obligations: ['one/2/settle', ...obligations],
      });
      expect(refused).toMatchObject({ code: 'obligation-taken', obligation: 'one/1/settle' });
      expect(await store.hasObligation('one/1/settle')).toBe(true);
      expect(await store.hasObligation('one/2/settle')).toBe(false);
    });
  });

  describe(`${name}: secrets`, () => {
    const secrets = [{ name: 'one/1/seed', value: '5eed' }];

    test('are kept with the events of their commit', async () => {
      const { store, again } = await makeStore();
      await committed(store, [append('table/one', 0, noted('committed to'))], { secrets });
      expect(await (await again()).secret('one/1/seed')).toBe('5eed');
      expect(await store.secret('one/2/seed')).toBeNull();
    });

    test('of a refused commit are not', async () => {
      const { store } = await makeStore();
      await refusedWith(store, [append('table/one', 7, noted('a'))], { secrets });
      expect(await store.secret('one/1/seed')).toBeNull();
    });

    test('are never given a second value', async () => {
      const { store } = await makeStore();
      await committed(store, [], { secrets });
      const second = [{ name: 'one/1/seed', value: 'another' }];
      const commit = commitOf([append('table/one', 0, noted('a'))], { secrets: second });
      await expect(store.commit(commit)).rejects.toThrow();
      expect(await store.secret('one/1/seed')).toBe('5eed');
      expect(await store.lastPosition()).toBe(0);
    });
  });

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

  describe(`${name}: what is made of events`, () => {
    test('the newest snapshot of the asked shape that is not after a version', async () => {
      const { store } = await makeStore();
      await committed(store, [append('table/one', 0, noted('a'), noted('b'), noted('c'))]);
      for (const [version, schema] of [
        [1, 1],
        [2, 1],
        [3, 2],
      ] as const)
        await store.putSnapshot({ stream: 'table/one', version, schema, state: { version } });
      const at = async (...given: Parameters<Store['snapshot']>) =>
        (await store.snapshot(...given))?.state;
      expect(await at('table/one', 1)).toEqual({ version: 2 });
      expect(await at('table/one', 1, 1)).toEqual({ version: 1 });
      expect(await at('table/one', 2)).toEqual({ version: 3 });
      expect(await at('table/one', 3)).toBeUndefined();
      expect(await at('table/two', 1)).toBeUndefined();
    });

    test('no snapshot of what has not happened', async () => {
      const { store } = await makeStore();
      const early = { stream: 'table/one', version: 1, schema: 1, state: {} };
      await expect(store.putSnapshot(early)).rejects.toThrow('has not reached version 1');
    });

    test('a projection is kept with the position it was made at', async () => {
      const { store, again } = await makeStore();
      expect(await store.projection('holds')).toBeNull();
      await store.putProjection('holds', { position: 1, state: { one: 5 } });
      await store.putProjection('holds', { position: 2, state: { one: 6 } });
      expect(await (await again()).projection('holds')).toEqual({ position: 2, state: { one: 6 } });
    });

    test('reads of one moment do not see what is committed meanwhile', async () => {
      const { store } = await makeStore();
      await committed(store, [append('table/one', 0, noted('a', pay(CAGE, ANN, 5)))]);
      const seen = await store.reading(async (reader) => {
        const position = await reader.lastPosition();
        await committed(store, [append('table/one', 1, noted('b', pay(CAGE, ANN, 5)))]);
        return [position, await reader.lastPosition(), await reader.balance(ANN)];
      });
      expect(seen).toEqual([1, 1, 5]);
      expect(await store.balance(ANN)).toBe(10);
    });

    test('heads are where the streams end, and an audit finds nothing', async () => {
      const { store } = await makeStore();
      const events = await committed(store, [
        append('table/one', 0, noted('a'), noted('b', pay(CAGE, ANN, 5))),
        append('account/ann', 0, noted('c')),
      ]);
      expect(await store.heads()).toEqual([
        { stream: 'account/ann', version: 1, hash: events[2]!.hash },
        { stream: 'table/one', version: 2, hash: events[1]!.hash },
      ]);
      expect(await audit(store, null)).toEqual({
        ok: true,
        value: { events: 3, streams: 2, ledgerLines: 2, seals: null },
      });
    });
  });

  describe(`${name}: bugs of ours stop it`, () => {
    const wrong: readonly (readonly [string, Parameters<typeof commitOf>])[] = [
      ['a stream without a kind', [[append('one', 0, noted('a'))]]],
      ['a stream with a line feed', [[append('table/a\nb', 0, noted('a'))]]],
      ['a type with a line feed', [[append('table/a', 0, { ...noted('a'), type: 'A\nB' })]]],
      ['a time of the day', [[append('table/a', 0, noted('a'))], { at: '20:00' }]],
      ['nothing to append', [[append('table/a', 0)]]],
      ['a stream twice', [[append('table/a', 0, noted('a')), append('table/a', 1, noted('b'))]]],
      ['an obligation twice', [[], { obligations: ['a', 'a'] }]],
    ];
    for (const [what, given] of wrong)
      test(what, async () => {
        const { store } = await makeStore();
        await expect(store.commit(commitOf(...given))).rejects.toThrow();
        expect(await store.lastPosition()).toBe(0);
        await committed(store, [append('table/one', 0, noted('it goes on'))]);
      });
  });
};
