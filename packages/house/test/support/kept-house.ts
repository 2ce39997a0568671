import { readFileSync } from 'node:fs';
import type { Account, Posting } from '@baize/money';
import type { TableEvent } from '@baize/table';
import type { SqliteStore } from '../../src/index.js';
import { obligationsOf } from '../../src/live/obligations.js';
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

export const keptHouse = (name: string): KeptHouse =>
  keptHouseIn(readFileSync(new URL(`../store/kept/${name}.jsonl`, import.meta.url), 'utf8'));

/** A kept house, from the text of its file. */
export const keptHouseIn = (text: string): KeptHouse => {
  const [first, ...events] = text
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
  const due = new Due();
  for (const [index, { stream, at, type, schema, event, postings }] of events.entries()) {
    const version = versions.get(stream) ?? 0;
    const one = { type, schema, data: event, postings };
    const done = await store.commit(
      commitOf([append(stream, version, one)], {
        at,
        secrets:
          index === 0 ? Object.entries(secrets).map(([key, value]) => ({ name: key, value })) : [],
        obligations: due.of(stream, event as KeptData),
        mayOverdraw: () => true,
      }),
    );
    if (!done.ok) throw new Error(done.error.message);
    versions.set(stream, version + 1);
  }
};

interface KeptData {
  readonly type: string;
  readonly at: string;
  readonly round?: string;
  readonly reason?: string;
}

/** What the house had on record as done, from what its events tell. */
class Due {
  readonly #rounds = new Map<string, string>();

  of(stream: string, data: KeptData): readonly string[] {
    const account = stream.slice('account/'.length);
    if (data.type === 'WalletGranted') {
      return data.reason === 'play money to begin with'
        ? [`welcome/${account}`]
        : [`top-up/${account}/${data.at.slice(0, 13)}`];
    }
    const due = /^(?:table|jackpot)\//.test(stream)
      ? obligationsOf(stream, this.#rounds.get(stream) ?? null, data as TableEvent)
      : [];
    if (data.type === 'RoundStarted') this.#rounds.set(stream, data.round ?? '');
    return due;
  }
}
