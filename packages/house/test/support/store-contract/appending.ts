import { describe, expect, test } from 'vitest';
import { audit } from '../../../src/store/audit/audit.js';
import type { Store } from '../../../src/store/store.js';
import { AT, append, commitOf, noted, pay } from '../commits.js';
import type { MakeStore } from '../store-under-test.js';
import { ANN, BEN, CAGE, committed, refusedWith, STATE } from './helpers.js';

/** What a store does with events: one commit, and several at once. */
export const appendingContract = (name: string, makeStore: MakeStore): void => {
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

    test.each([0, null])(
      'refuses an instant before the last of a stream (version %s)',
      async (at0) => {
        const { store, again } = await makeStore();
        const other = await again();
        const version = (at: number) => (at0 === null ? null : at);
        const at = (ms: string) => ({ at: `2026-03-01T20:00:00${ms}Z` });
        await committed(store, [append('table/one', version(0), noted('a'))], at('.003'));
        const early = [
          append('table/two', 0, noted('b')),
          append('table/one', version(1), noted('c')),
        ];
        expect(await refusedWith(other, early, at('.002'))).toMatchObject({
          code: 'instant-passed',
          stream: 'table/one',
          at: '2026-03-01T20:00:00.003Z',
        });
        expect(await refusedWith(other, early, at(''))).toMatchObject({ code: 'instant-passed' });
        await committed(other, early, at('.003'));
        // Streams have nothing to do with each other.
        await committed(store, [append('table/three', 0, noted('d'))], at('.001'));
      },
    );

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

    test('have instants that follow one another in each stream', async () => {
      const { store } = await makeStore();
      const at = (ms: number) => ({ at: `2026-03-01T20:00:00.00${ms}Z` });
      const done = await all(
        store,
        [[append('table/one', 0, noted('a'))], at(2)],
        [[append('table/one', 1, noted('too early'))], at(1)],
        [[append('account/ann', null, noted('b'))], at(3)],
        [[append('account/ann', null, noted('too early'))], at(2)],
        [[append('table/one', 1, noted('c')), append('account/ann', null, noted('d'))], at(3)],
      );
      expect(done).toEqual([[1], 'instant-passed', [2], 'instant-passed', [3, 4]]);
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
