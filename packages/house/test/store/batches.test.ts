import type { Account } from '@baize/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { audit } from '../../src/store/audit/audit.js';
import type { Commit } from '../../src/store/commit.js';
import type { Store } from '../../src/store/store.js';
import { append, commitOf, noted, pay } from '../support/commits.js';
import { newSqlite, openAt } from '../support/sqlite.js';

const ACCOUNTS: readonly Account[] = ['house/cash', 'player/a', 'player/b', 'tray/one'];
const STREAMS = ['table/one', 'table/two', 'account/a'];
const KEYS = ['k1', 'k2', 'k3'];

/** A commit of which every part may or may not be refused, depending on what came before. */
const anyCommit = fc
  .record({
    appends: fc.uniqueArray(
      fc.record({
        stream: fc.constantFrom(...STREAMS),
        expected: fc.option(fc.nat(4)),
        events: fc.array(
          fc.option(fc.tuple(fc.nat(3), fc.nat(3), fc.integer({ min: 1, max: 9 }))),
          { minLength: 1, maxLength: 3 },
        ),
      }),
      { selector: ({ stream }) => stream, maxLength: 2 },
    ),
    key: fc.option(fc.constantFrom(...KEYS)),
    obligations: fc.uniqueArray(fc.constantFrom('once', 'twice', 'thrice'), { maxLength: 1 }),
  })
  .map(({ appends, key, obligations }) =>
    commitOf(
      appends.map(({ stream, expected, events }) =>
        append(
          stream,
          expected,
          ...events.map((moved, at) =>
            moved === null || moved[0] === moved[1]
              ? noted(`${at}`)
              : noted(`${at}`, pay(account(moved[0]), account(moved[1]), moved[2])),
          ),
        ),
      ),
      { answered: key === null ? null : { key, answer: { of: key } }, obligations },
    ),
  );

const account = (at: number): Account => ACCOUNTS[at] ?? 'house/cash';

/** Everything of a store that does not come by chance. */
const contentsOf = async (store: Store) => ({
  events: (await store.readAll({ after: 0, limit: 1000 })).map(
    ({ salt: _salt, hash: _hash, ...event }) => event,
  ),
  versions: (await store.heads()).map(({ stream, version }) => [stream, version]),
  balances: [...(await store.balances())],
  ledger: await store.ledger({ after: 0, limit: 1000 }),
  answers: [...(await store.answersTo(KEYS))].toSorted(),
  obligations: await Promise.all(
    ['once', 'twice', 'thrice'].map((one) => store.hasObligation(one)),
  ),
});

const outcomes = (done: Awaited<ReturnType<Store['commitAll']>>) =>
  done.map((one) => (one.ok ? one.value.events.map(({ position }) => position) : one.error));

describe('many commits at once', () => {
  test('do what they do one after another', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCommit, { minLength: 1, maxLength: 30 }), async (commits) => {
        const together = newSqlite().store;
        const apart = newSqlite().store;
        const one: Awaited<ReturnType<Store['commitAll']>>[number][] = [];
        for (const commit of commits) one.push(await apart.commit(commit));
        expect(outcomes(await together.commitAll(commits))).toEqual(outcomes(one));
        expect(await contentsOf(together)).toEqual(await contentsOf(apart));
        expect(await audit(together, null)).toMatchObject({ ok: true });
      }),
      { numRuns: 25 },
    );
  });

  test.each([1, 7, 8, 9, 16, 17, 50])('all %i rows of a table are there', async (count) => {
    const { store } = newSqlite();
    const commits: readonly Commit[] = Array.from({ length: count }, (_, at) =>
      commitOf([append(`table/t${at}`, 0, noted('a', pay('house/cash', `player/${at}`, at + 1)))], {
        answered: { key: `key-${at}`, answer: at },
      }),
    );
    expect((await store.commitAll(commits)).every(({ ok }) => ok)).toBe(true);
    const answers = await store.answersTo(['none', ...commits.map((_, at) => `key-${at}`)]);
    expect(answers).toEqual(new Map(commits.map((_, at) => [`key-${at}`, at])));
    expect(await store.balance('house/cash')).toBe((-count * (count + 1)) / 2);
    expect(await audit(store, null)).toMatchObject({ ok: true, value: { events: count } });
  });

  test('that are sent without waiting are stored one after another', async () => {
    const { store } = newSqlite();
    const sent = Array.from({ length: 20 }, (_, at) =>
      store.commit(commitOf([append('table/one', at, noted(`${at}`))])),
    );
    expect((await Promise.all(sent)).every(({ ok }) => ok)).toBe(true);
    expect(await store.head('table/one')).toMatchObject({ version: 20 });
  });

  test('a bug in one leaves nothing behind for the next', async () => {
    const { store } = newSqlite();
    const good = commitOf([append('table/one', 0, noted('a'))]);
    const bad = commitOf([], { snapshots: [{ stream: 'table/none', schema: 1, state: {} }] });
    await expect(store.commitAll([good, bad])).rejects.toThrow('no events');
    expect(await store.commit(good)).toMatchObject({ ok: true });
    expect(await store.lastPosition()).toBe(1);
  });

  test('a store that is closed has stored what it was given', async () => {
    const { store, file } = newSqlite();
    const sent = store.commit(commitOf([append('table/one', 0, noted('a'))]));
    await store.close();
    expect(await sent).toMatchObject({ ok: true });
    expect(await openAt(file).lastPosition()).toBe(1);
  });
});
