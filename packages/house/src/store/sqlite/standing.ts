import type { Account, Micros } from '@baize/money';
import { NO_HASH } from '../chain.js';
import type { Commit } from '../commit.js';
import type { Head } from '../events.js';
import { ledgerLines } from '../movements.js';
import { textOf } from './checked-text.js';
import type { Statement } from './connect.js';
import type { WriteConnection } from './write-connection.js';

/** Where a stream ends, and when; null while it has no events. */
interface TimedHead extends Head {
  readonly at: string | null;
}

/** What some commits are checked against: as the database has it, and then as each of them leaves it. */
export class Standing {
  /** The answers to keys, as text. */
  readonly answers: Map<string, string>;
  readonly obligations: Set<string>;
  readonly #heads: Map<string, TimedHead>;
  readonly #balances: Map<Account, Micros>;
  readonly #movedHeads = new Set<string>();
  readonly #movedAccounts = new Set<Account>();

  constructor(
    found: {
      readonly answers: readonly (readonly [string, string])[];
      readonly obligations: readonly string[];
      readonly heads: readonly (readonly [string, number, string, string | null])[];
      readonly balances: readonly (readonly [Account, Micros])[];
    },
    /** That of the last event. */
    public position: number,
  ) {
    this.answers = new Map(found.answers);
    this.obligations = new Set(found.obligations);
    this.#heads = new Map(
      found.heads.map(([stream, version, hash, at]) => [stream, { stream, version, hash, at }]),
    );
    this.#balances = new Map(found.balances);
  }

  head(stream: string): TimedHead {
    return this.#heads.get(stream) ?? { stream, version: 0, hash: NO_HASH, at: null };
  }

  moveHead(head: TimedHead): void {
    this.#heads.set(head.stream, head);
    this.#movedHeads.add(head.stream);
  }

  balance(account: Account): number {
    return this.#balances.get(account) ?? 0;
  }

  moveBalance(account: Account, amount: Micros): void {
    this.#balances.set(account, amount);
    this.#movedAccounts.add(account);
  }

  get movedHeads(): readonly Head[] {
    return [...this.#movedHeads].map((stream) => this.head(stream));
  }

  get movedBalances(): readonly (readonly [Account, number])[] {
    return [...this.#movedAccounts].map((account) => [account, this.balance(account)]);
  }
}

// Each asks for many at once, and gets them in one text.
const SQL = {
  answers: `SELECT CAST(json_group_array(json_array(key, answer)) AS BLOB) AS found
    FROM answers WHERE key IN (SELECT value FROM json_each(?))`,
  obligations: `SELECT CAST(json_group_array(obligation) AS BLOB) AS found
    FROM obligations WHERE obligation IN (SELECT value FROM json_each(?))`,
  heads: `SELECT CAST(json_group_array(json_array(stream, version, hash, (SELECT at FROM events
      WHERE events.stream = heads.stream AND events.version = heads.version))) AS BLOB) AS found
    FROM heads WHERE stream IN (SELECT value FROM json_each(?))`,
  balances: `SELECT CAST(json_group_array(json_array(account, micros)) AS BLOB) AS found
    FROM balances WHERE account IN (SELECT value FROM json_each(?))`,
} as const;

/** Reads everything that these commits are checked against. */
export const standingReader = async (
  db: WriteConnection,
): Promise<(commits: readonly Commit[]) => Standing> => {
  const last = await db.prepare('SELECT coalesce(max(position), 0) AS position FROM events');
  const [answers, obligations, heads, balances] = await Promise.all([
    db.prepare(SQL.answers),
    db.prepare(SQL.obligations),
    db.prepare(SQL.heads),
    db.prepare(SQL.balances),
  ]);
  return (commits) => {
    const appends = commits.flatMap((commit) => commit.appends);
    const snapped = commits.flatMap(({ snapshots }) => snapshots);
    const decidedOn = commits.flatMap((commit) => commit.decidedOn ?? []);
    const streams = [...appends, ...snapped, ...decidedOn].map(({ stream }) => stream);
    const accounts = appends
      .flatMap(({ events }) => events)
      .flatMap(({ postings }) => ledgerLines(0, postings).map(({ account }) => account));
    const keys = commits.flatMap(({ answered }) => (answered === null ? [] : [answered.key]));
    const found = {
      answers: many(answers, keys, 'an answer that is kept'),
      obligations: many(
        obligations,
        commits.flatMap((commit) => commit.obligations),
        'an obligation',
      ),
      heads: many(heads, streams, 'the end of a stream'),
      balances: many(balances, accounts, 'a balance'),
    } as ConstructorParameters<typeof Standing>[0];
    return new Standing(found, (last.get([]) as { readonly position: number }).position);
  };
};

const many = (statement: Statement, names: readonly string[], record: string): unknown => {
  if (names.length === 0) return [];
  const row = statement.get([JSON.stringify([...new Set(names)])]) as { readonly found: unknown };
  return JSON.parse(textOf(row.found, record));
};
