import { type Account, type Balances, type Micros, micros } from '@baize/money';
import type { OwnCommitment, SeedSource } from '../commit.js';
import { DamagedRecord } from '../damaged-record.js';
import type { Head, StoredEvent } from '../events.js';
import type {
  KeptAnswer,
  KeptSnapshot,
  LedgerLine,
  Page,
  Projection,
  Reader,
  Snapshot,
  StaffAccount,
  StoreFault,
} from '../store.js';
import { CheckedQuery } from './checked-text.js';
import { type Connection, type Statement, statement } from './connect.js';
import { EVENT_COLUMNS, type EventRow, eventOf } from './event-rows.js';
import { fileFault, schemaFault } from './own-check.js';

// A page of the ledger is so many events with all of their lines.
const LEDGER = (of: string): string => `
  SELECT position, posting, account, micros FROM postings
  WHERE ${of} position > ?2 AND position <= (SELECT max(position) FROM
    (SELECT DISTINCT position FROM postings WHERE ${of} position > ?2 ORDER BY position LIMIT ?3))
  ORDER BY position, posting, account`;

/** SQLite's own word for no limit. */
const ALL = -1;

const EVENTS = {
  stream: `SELECT ${EVENT_COLUMNS} FROM events WHERE stream = ? AND version >= ?
    ORDER BY version LIMIT ?`,
  back: `SELECT ${EVENT_COLUMNS} FROM events WHERE stream = ? AND version < ?
    ORDER BY version DESC LIMIT ?`,
  backOf: `SELECT ${EVENT_COLUMNS} FROM events WHERE stream = ? AND type = ? AND version < ?
    ORDER BY version DESC LIMIT ?`,
  all: `SELECT ${EVENT_COLUMNS} FROM events WHERE position > ? ORDER BY position LIMIT ?`,
} as const;

const SQL = {
  last: 'SELECT coalesce(max(position), 0) AS position FROM events',
  head: 'SELECT version, hash FROM heads WHERE stream = ?',
  heads: 'SELECT stream, version, hash FROM heads ORDER BY stream',
  answer: 'SELECT answer FROM answers WHERE key = ?',
  answers: 'SELECT key, answer FROM answers WHERE key IN (SELECT value FROM json_each(?))',
  keptAnswers: `SELECT key, at, position, answer FROM answers WHERE key > ? ORDER BY key LIMIT ?`,
  answersSince: `SELECT key, at, position, answer FROM answers
    WHERE position > ? AND position <= ? ORDER BY position, key`,
  obligation: 'SELECT 1 AS taken FROM obligations WHERE obligation = ?',
  obligations: `SELECT obligation FROM obligations WHERE obligation > ?
    ORDER BY obligation LIMIT ?`,
  secret: 'SELECT value FROM secrets WHERE name = ?',
  seedSource: 'SELECT source, browser FROM seed_sources WHERE player = ? AND commitment = ?',
  barred: 'SELECT until FROM barred_sources WHERE source = ?',
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
  snapshots: 'SELECT stream, version, schema, hash, state FROM snapshots ORDER BY stream, version',
  projection: 'SELECT position, state FROM projections WHERE name = ?',
  staff: `SELECT id, role, created_at AS createdAt, disabled_at AS disabledAt FROM accounts
    WHERE role <> 'player' OR disabled_at IS NOT NULL ORDER BY id`,
} as const;

type EventNames = keyof typeof EVENTS;
type Names = keyof typeof SQL;

/** What the rows of a query are, for a person who looks for a damaged one. */
const RECORDS: Partial<Record<Names, string>> = {
  head: 'the end of a stream',
  heads: 'the end of a stream',
  answer: 'an answer that is kept',
  answers: 'an answer that is kept',
  keptAnswers: 'an answer that is kept',
  answersSince: 'an answer that is kept',
  obligations: 'an obligation',
  secret: 'a secret',
  seedSource: 'where a commitment came from',
  barred: 'an address that withheld a seed',
  balances: 'a balance',
  ledger: 'a line of the ledger',
  ledgerOf: 'a line of the ledger',
  ledgerBack: 'a line of the ledger',
  snapshot: 'a snapshot',
  snapshots: 'a snapshot',
  projection: 'a projection',
  staff: 'an account',
};

/** Everything that can be asked of a connection to the database. */
export class SqliteReader implements Reader {
  private readonly prepared = new Map<Names, CheckedQuery>();
  private readonly preparedEvents = new Map<EventNames, Statement>();

  constructor(protected readonly db: Connection) {}

  readStream(stream: string, from = 1, limit = ALL): Promise<readonly StoredEvent[]> {
    return this.events('stream', stream, from, limit);
  }

  async readStreamBack(
    stream: string,
    before: number | null,
    limit: number,
    types?: readonly string[],
  ): Promise<readonly StoredEvent[]> {
    const end = before ?? Number.MAX_SAFE_INTEGER;
    if (types === undefined) return this.events('back', stream, end, limit);
    // One type after another: each is a single walk along the index, however rare it is.
    const found = await Promise.all(
      [...new Set(types)].map((type) => this.events('backOf', stream, type, end, limit)),
    );
    return found
      .flat()
      .sort((left, right) => right.version - left.version)
      .slice(0, limit);
  }

  readAll({ after, limit }: Page): Promise<readonly StoredEvent[]> {
    return this.events('all', after, limit);
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

  async seedSource({ player, commitment }: OwnCommitment): Promise<SeedSource | null> {
    return this.orUnknown(() => this.row<SeedSource>('seedSource', player, commitment));
  }

  async barredUntil(source: string): Promise<string | null> {
    return this.orUnknown(() => this.row<{ until: string }>('barred', source)?.until);
  }

  /** What is kept for a while beside the events: a damaged one is forgotten, and no table stands still for it. */
  private orUnknown<T>(read: () => T | undefined): T | null {
    try {
      return read() ?? null;
    } catch (error) {
      if (error instanceof DamagedRecord) return null;
      throw error;
    }
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
    try {
      const found = this.row<Snapshot & { state: string }>('snapshot', stream, schema, upTo);
      if (found === undefined) return null;
      return { stream, schema, version: found.version, state: JSON.parse(found.state) };
    } catch (error) {
      // It only saves time: the events are replayed instead.
      if (error instanceof DamagedRecord || error instanceof SyntaxError) return null;
      throw error;
    }
  }

  snapshots(): Promise<readonly KeptSnapshot[]> {
    return this.rows<KeptSnapshot>('snapshots');
  }

  keptAnswers(after: string, limit: number): Promise<readonly KeptAnswer[]> {
    return this.rows<KeptAnswer>('keptAnswers', after, limit);
  }

  answersSince(after: number, upTo: number): Promise<readonly KeptAnswer[]> {
    return this.rows<KeptAnswer>('answersSince', after, upTo);
  }

  async obligations(after: string, limit: number): Promise<readonly string[]> {
    const rows = await this.rows<{ obligation: string }>('obligations', after, limit);
    return rows.map(({ obligation }) => obligation);
  }

  staffAccounts(): Promise<readonly StaffAccount[]> {
    return this.rows<StaffAccount>('staff');
  }

  async projection(name: string): Promise<Projection | null> {
    const found = this.row<{ position: number; state: string }>('projection', name);
    if (found === undefined) return null;
    return { position: found.position, state: JSON.parse(found.state) };
  }

  async fault(of: StoreFault['of']): Promise<StoreFault | null> {
    return of === 'file' ? fileFault(this.db) : schemaFault(this.db);
  }

  private query(name: Names): CheckedQuery {
    const ready =
      this.prepared.get(name) ?? new CheckedQuery(this.db, SQL[name], RECORDS[name] ?? 'a record');
    this.prepared.set(name, ready);
    return ready;
  }

  private async events(
    name: EventNames,
    ...values: readonly unknown[]
  ): Promise<readonly StoredEvent[]> {
    const ready = this.preparedEvents.get(name) ?? statement(this.db, EVENTS[name]);
    this.preparedEvents.set(name, ready);
    return (ready.all(values) as EventRow[]).map(eventOf);
  }

  protected row<T>(name: Names, ...values: readonly unknown[]): T | undefined {
    return this.query(name).get<T>(values);
  }

  private async rows<T>(name: Names, ...values: readonly unknown[]): Promise<readonly T[]> {
    return this.query(name).all<T>(values);
  }
}
