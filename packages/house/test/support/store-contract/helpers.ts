import type { Account } from '@baize/money';
import { expect } from 'vitest';
import type { Store } from '../../../src/store/store.js';
import { append, commitOf, noted } from '../commits.js';

export const [CAGE, ANN, BEN]: readonly [Account, Account, Account] = [
  'house/cage',
  'player/ann',
  'player/ben',
];

export const committed = async (store: Store, ...given: Parameters<typeof commitOf>) => {
  const done = await store.commit(commitOf(...given));
  if (!done.ok) throw new Error(done.error.message);
  return done.value.events;
};

export const refusedWith = async (store: Store, ...given: Parameters<typeof commitOf>) => {
  const before = await contents(store);
  const done = await store.commit(commitOf(...given));
  expect(await contents(store)).toEqual(before);
  return done.ok ? null : done.error;
};

export const STATE = { stream: 'table/one', schema: 1, state: {} };

/** Two events and a snapshot after them, and what a snapshot is of. */
export const snapshots = (store: Store) => ({
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
