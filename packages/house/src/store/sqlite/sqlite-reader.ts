import { type Account, type Balances, type Micros, micros } from '@baize/money';
import type { Head, StoredEvent } from '../events.js';
import type { LedgerLine, Page, Projection, Reader, Snapshot } from '../store.js';
import { type Connection, type Statement, statement } from './connect.js';

const EVENT = 'position, stream, version, at, type, schema, salt, text, postings, hash';

// A page of the ledger is so many events with all of their lines.
const LEDGER = (of: string): string => `
  SELECT position, posting, account, micros FROM postings
  WHERE ${of} position > ?2 AND position <= (SELECT max(position) FROM
    (SELECT DISTINCT position FROM postings WHERE ${of} position > ?2 ORDER BY position LIMIT ?3))
  ORDER BY position, posting, account`;

/** SQLite's own word for no limit. */
const ALL = -1;

const SQL = {
  stream: `SELECT ${EVENT} FROM events WHERE stream = ? AND version >= ? ORDER BY version LIMIT ?`,
  back: `SELECT ${EVENT} FROM events WHERE stream = ? AND version < ? ORDER BY version DESC LIMIT ?`,
  backOf: `SELECT ${EVENT} FROM events WHERE stream = ? AND type = ? AND version < ?
    ORDER BY version DESC LIMIT ?`,
  all: `SELECT ${EVENT} FROM events WHERE position > ? ORDER BY position LIMIT ?`,
  last: 'SELECT coalesce(max(position), 0) AS position FROM events',
  head: 'SELECT version, hash FROM heads WHERE stream = ?',
  heads: 'SELECT stream, version, hash FROM heads ORDER BY stream',
  answer: 'SELECT answer FROM answers WHERE key = ?',
  answers: 'SELECT key, answer FROM answers WHERE key IN (SELECT value FROM json_each(?))',
  obligation: 'SELECT 1 FROM obligations WHERE obligation = ?',
  secret: 'SELECT value FROM secrets WHERE name = ?',
  balance: 'SELECT micros FROM balances WHERE account = ?',
  balances: 'SELECT account, micros FROM balances ORDER BY account',
  ledger: LEDGER(''),
  ledgerOf: LEDGER('account = ?1 AND'),
  ledgerBack: `SELECT position, posting, account, micros FROM postings
    WHERE account = ? AND position < ? ORDER BY position DESC, posting DESC LIMIT ?`,
  // A snapshot is of the history that it was taken from, and of no other.
  snapshot: `SELECT s.stream, s.version, s.schema, s.state FROM snapshots s
    JOIN events e ON e.stream = s.stream AND e.version = s.version AND e.hash = s.hash
    WHERE s.stream = ? AND s.schema = ? AND s.version <= ? ORDER BY s.version DESC LIMIT 1`,
  projection: 'SELECT position, state FROM projections WHERE name = ?',
} as const;

type Names = keyof typeof SQL;

/** Everything that can be asked of a connection to the database. */
export class SqliteReader implements Reader {
  private readonly prepared = new Map<Names, Statement>();

  constructor(protected readonly db: Connection) {}

  readStream(stream: string, from = 1, limit = ALL): Promise<readonly StoredEvent[]> {
    return this.rows<StoredEvent>('stream', stream, from, limit);
  }

  async readStreamBack(
    stream: string,
    before: number | null,
    limit: number,
    types?: readonly string[],
  ): Promise<readonly StoredEvent[]> {
    const end = before ?? Number.MAX_SAFE_INTEGER;
    if (types === undefined) return this.rows<StoredEvent>('back', stream, end, limit);
    // One type after another: each is a single walk along the index, however rare it is.
    const found = await Promise.all(
      [...new Set(types)].map((type) => this.rows<StoredEvent>('backOf', stream, type, end, limit)),
    );
    return found
      .flat()
      .sort((left, right) => right.version - left.version)
      .slice(0, limit);
  }

  readAll({ after, limit }: Page): Promise<readonly StoredEvent[]> {
    return this.rows<StoredEvent>('all', after, limit);
  }

  async lastPosition(): Promise<number> {
    return this.row<{ position: number }>('last')?.position ?? 0;
  }

  async head(stream: string): Promise<Head | null> {
    const found = this.row<Head>('head', stream);
    return found === undefined ? null : { stream, version: found.version, hash: found.hash };
  }

  heads(): Promise<readonly Head[]> {
    return this.rows<Head>('heads');
  }

  async answerTo(key: string): Promise<{ readonly answer: unknown } | null> {
    const found = this.row<{ answer: string }>('answer', key);
    return found === undefined ? null : { answer: JSON.parse(found.answer) };
  }

  async answersTo(keys: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
    const found = await this.rows<{ key: string; answer: string }>('answers', JSON.stringify(keys));
    return new Map(found.map(({ key, answer }) => [key, JSON.parse(answer)]));
  }

  async hasObligation(obligation: string): Promise<boolean> {
    return this.row('obligation', obligation) !== undefined;
  }

  async secret(name: string): Promise<string | null> {
    return this.row<{ value: string }>('secret', name)?.value ?? null;
  }

  async balance(account: Account): Promise<Micros> {
    return micros(this.row<{ micros: number }>('balance', account)?.micros ?? 0);
  }

  async balances(): Promise<Balances> {
    const rows = await this.rows<Pick<LedgerLine, 'account' | 'micros'>>('balances');
    return new Map(rows.map((row) => [row.account, row.micros]));
  }

  ledger({ after, limit }: Page, account?: Account): Promise<readonly LedgerLine[]> {
    return this.rows<LedgerLine>(
      account === undefined ? 'ledger' : 'ledgerOf',
      account ?? '',
      after,
      limit,
    );
  }

  ledgerBack(
    account: Account,
    before: number | null,
    limit: number,
  ): Promise<readonly LedgerLine[]> {
    return this.rows<LedgerLine>('ledgerBack', account, before ?? Number.MAX_SAFE_INTEGER, limit);
  }

  async snapshot(
    stream: string,
    schema: number,
    upTo = Number.MAX_SAFE_INTEGER,
  ): Promise<Snapshot | null> {
    const found = this.row<Snapshot & { state: string }>('snapshot', stream, schema, upTo);
    if (found === undefined) return null;
    return { stream, schema, version: found.version, state: JSON.parse(found.state) };
  }

  async projection(name: string): Promise<Projection | null> {
    const found = this.row<{ position: number; state: string }>('projection', name);
    if (found === undefined) return null;
    return { position: found.position, state: JSON.parse(found.state) };
  }

  private query(name: Names): Statement {
    const ready = this.prepared.get(name) ?? statement(this.db, SQL[name]);
    this.prepared.set(name, ready);
    return ready;
  }

  protected row<T>(name: Names, ...values: readonly unknown[]): T | undefined {
    return this.query(name).get(values) as T | undefined;
  }

  private async rows<T>(name: Names, ...values: readonly unknown[]): Promise<readonly T[]> {
    return this.query(name).all(values) as T[];
  }
}
