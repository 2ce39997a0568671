import { describe, expect, test } from 'vitest';
import { audit } from '../../../src/store/audit/audit.js';
import { append, noted, pay } from '../commits.js';
import type { MakeStore } from '../store-under-test.js';
import { ANN, CAGE, committed, refusedWith, snapshots } from './helpers.js';

/** Snapshots and projections. */
export const madeOfEventsContract = (name: string, makeStore: MakeStore): void => {
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
};
