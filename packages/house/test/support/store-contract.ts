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

const STATE = { stream: 'table/one', schema: 1, state: {} };

/** Two events and a snapshot after them, and what a snapshot is of. */
const snapshots = (store: Store) => ({
  snap: (stream: string, version: number, schema: number) =>
    committed(store, [append(stream, version, noted('a'), noted('b'))], {
      snapshots: [{ stream, schema, state: `state ${schema}` }],
    }),
  at: async (...given: Parameters<Store['snapshot']>) => {
    const found = await store.snapshot(...given);
    return found === null ? undefined : [found.version, found.state];
  },
});

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
      expect((await store.readStream('table/one', 2, 2)).map(({ version }) => version)).toEqual([
        2, 3,
      ]);
    });

    test('reads a stream backwards, of some types or of all', async () => {
      const { store } = await makeStore();
      const types = ['Noted', 'Dealt', 'Noted', 'Settled', 'Noted', 'Settled'];
      await committed(store, [
        append('table/one', 0, ...types.map((type) => ({ ...noted('a'), type }))),
        append('table/two', 0, { ...noted('a'), type: 'Settled' }),
      ]);
      const back = async (...given: Parameters<Store['readStreamBack']>) =>
        (await store.readStreamBack(...given)).map(({ version }) => version);
      expect(await back('table/one', null, 3)).toEqual([6, 5, 4]);
      expect(await back('table/one', 4, 9)).toEqual([3, 2, 1]);
      expect(await back('table/one', null, 9, ['Settled'])).toEqual([6, 4]);
      expect(await back('table/one', 6, 2, ['Dealt', 'Settled', 'Dealt'])).toEqual([4, 2]);
      expect(await back('table/one', null, 2, ['Dealt', 'Settled'])).toEqual([6, 4]);
      expect(await back('table/one', null, 9, [])).toEqual([]);
      expect(await back('table/none', null, 9)).toEqual([]);
    });

    test('appends at whatever version there is when none is expected', async () => {
      const { store } = await makeStore();
      await committed(store, [append('account/ann', null, noted('a'), noted('b'))]);
      const [third] = await committed(store, [append('account/ann', null, noted('c'))]);
      expect(third).toMatchObject({ version: 3, text: '{"note":"c","type":"Noted"}' });
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

  describe(`${name}: several commits at once`, () => {
    const all = async (store: Store, ...given: readonly Parameters<typeof commitOf>[]) =>
      (await store.commitAll(given.map((one) => commitOf(...one)))).map((done) =>
        done.ok ? done.value.events.map(({ position }) => position) : done.error.code,
      );

    test('are taken in order, each by itself, and the later see the earlier', async () => {
      const { store, again } = await makeStore();
      const answered = { key: 'ann/1', answer: 'first' };
      const done = await all(
        store,
        [[append('table/one', 0, noted('a', pay(CAGE, ANN, 5)), noted('b'))], { answered }],
        [[append('table/one', 0, noted('too late'))]],
        [[append('table/one', 2, noted('c')), append('table/two', 0, noted('d'))]],
        [[append('table/two', null, noted('e', pay(ANN, BEN, 6)))]],
        [[append('table/two', null, noted('e', pay(ANN, BEN, 5)))], { obligations: ['once'] }],
        [[append('table/two', null, noted('f'))], { obligations: ['once'] }],
        [[append('table/two', null, noted('f'))], { answered: { ...answered, answer: 'second' } }],
        [[append('table/two', 2, noted('g'))]],
      );
      expect(done).toEqual([
        [1, 2],
        'version-conflict',
        [3, 4],
        'overdrawn',
        [5],
        'obligation-taken',
        'duplicate-key',
        [6],
      ]);
      const other = await again();
      expect(await other.head('table/one')).toMatchObject({ version: 3 });
      expect(await other.head('table/two')).toMatchObject({ version: 3 });
      expect([await other.balance(ANN), await other.balance(BEN)]).toEqual([0, 5]);
      expect(await other.answerTo('ann/1')).toEqual({ answer: 'first' });
      expect(await audit(other, null)).toMatchObject({ ok: true, value: { events: 6 } });
    });

    test('none is no work', async () => {
      const { store } = await makeStore();
      expect(await store.commitAll([])).toEqual([]);
    });

    test('a bug in one of them stores none', async () => {
      const { store } = await makeStore();
      const commits = [
        commitOf([append('table/one', 0, noted('a'))]),
        commitOf([append('one', 0, noted('b'))]),
      ];
      await expect(store.commitAll(commits)).rejects.toThrow('no name of a stream');
      expect(await store.lastPosition()).toBe(0);
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
      const { at, snap } = snapshots(store);
      await snap('table/one', 0, 1);
      await snap('table/one', 2, 2);
      expect(await at('table/one', 1)).toEqual([2, 'state 1']);
      expect(await at('table/one', 2)).toEqual([4, 'state 2']);
      expect(await at('table/one', 2, 3)).toBeUndefined();
      expect(await at('table/one', 3)).toBeUndefined();
      expect(await at('table/two', 1)).toBeUndefined();
    });

    test('the newest two snapshots of a stream are kept', async () => {
      const { store } = await makeStore();
      const { at, snap } = snapshots(store);
      await snap('table/two', 0, 1);
      for (const version of [0, 2, 4]) await snap('table/one', version, 1);
      expect(await at('table/one', 1)).toEqual([6, 'state 1']);
      expect(await at('table/one', 1, 5)).toEqual([4, 'state 1']);
      expect(await at('table/one', 1, 3)).toBeUndefined();
      expect(await at('table/two', 1)).toEqual([2, 'state 1']);
    });

    test('a snapshot may follow its events in a commit of its own', async () => {
      const { store } = await makeStore();
      await committed(store, [append('table/one', 0, noted('a'))]);
      const state = { stream: 'table/one', schema: 1, state: 'later' };
      await committed(store, [], { snapshots: [state] });
      expect(await store.snapshot('table/one', 1)).toEqual({ ...state, version: 1 });
    });

    test('no snapshot of a refused commit', async () => {
      const { store } = await makeStore();
      await committed(store, [append('table/one', 0, noted('a'))]);
      await refusedWith(store, [append('table/one', 0, noted('b'))], {
        snapshots: [{ stream: 'table/one', schema: 1, state: {} }],
      });
      expect(await store.snapshot('table/one', 1)).toBeNull();
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
      expect(await store.head('table/one')).toEqual({
        stream: 'table/one',
        version: 2,
        hash: events[1]!.hash,
      });
      expect(await store.head('table/none')).toBeNull();
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
      ['a state of a stream without events', [[], { snapshots: [STATE] }]],
      [
        'two states of a stream',
        [[append('table/one', 0, noted('a'))], { snapshots: [STATE, STATE] }],
      ],
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
