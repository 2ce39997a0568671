import { readFileSync } from 'node:fs';
import type { Account, Posting } from '@baize/money';
import type { SqliteStore } from '../../src/index.js';
import { append, commitOf } from './commits.js';

interface KeptEvent {
  readonly stream: string;
  readonly at: string;
  readonly type: string;
  readonly schema: number;
  readonly event: unknown;
  readonly postings: readonly Posting[];
}

/** A whole house as it was kept: five tables in the middle of their rounds, and what it held then. */
interface KeptHouse {
  readonly secrets: Readonly<Record<string, string>>;
  readonly lobby: readonly unknown[];
  readonly balances: Readonly<Record<Account, number>>;
  readonly rounds: Readonly<Record<string, number>>;
  readonly events: readonly KeptEvent[];
}

export const keptHouse = (name: string): KeptHouse => {
  const file = new URL(`../store/kept/${name}.jsonl`, import.meta.url);
  const [first, ...events] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { ...first, events };
};

/** Puts the events of a kept house into an empty store, each as it was. */
export const putKept = async (
  store: SqliteStore,
  { secrets, events }: KeptHouse,
): Promise<void> => {
  const versions = new Map<string, number>();
  for (const [index, { stream, at, type, schema, event, postings }] of events.entries()) {
    const version = versions.get(stream) ?? 0;
    const one = { type, schema, data: event, postings };
    const done = await store.commit(
      commitOf([append(stream, version, one)], {
        at,
        secrets:
          index === 0 ? Object.entries(secrets).map(([key, value]) => ({ name: key, value })) : [],
        mayOverdraw: () => true,
      }),
    );
    if (!done.ok) throw new Error(done.error.message);
    versions.set(stream, version + 1);
  }
};
