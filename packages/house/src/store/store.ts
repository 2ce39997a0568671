import type { Account, Balances, Micros } from '@baize/money';
import type { Result } from '@baize/result';
import type { Commit, CommitError, Committed, OwnCommitment, SeedSource } from './commit.js';
import type { Head, StoredEvent } from './events.js';

/** A line of the ledger: what one account received by one posting of an event. */
export interface LedgerLine {
  /** The position of the event. */
  readonly position: number;
  /** Which of the event's postings, from 0. */
  readonly posting: number;
  readonly account: Account;
  readonly micros: Micros;
}

/** The state of a stream at a version, so that it need not be replayed from its beginning. */
export interface Snapshot {
  readonly stream: string;
  readonly version: number;
  /** Which shape the state has; a program that expects another one replays instead. */
  readonly schema: number;
  readonly state: unknown;
}

/** What was made of all events up to a position. */
export interface Projection {
  readonly position: number;
  readonly state: unknown;
}

/** A snapshot as it lies in the store. */
export interface KeptSnapshot extends Omit<Snapshot, 'state'> {
  /** Of the event that it was taken after. */
  readonly hash: string;
  /** Canonical text. */
  readonly state: string;
}

/** An answer as it lies in the store. */
export interface KeptAnswer {
  readonly key: string;
  readonly at: string;
  /** Of the last event that was stored with it; null where an earlier version stored it. */
  readonly position: number | null;
  /** Canonical text. */
  readonly answer: string;
}

/** A member of staff, or a disabled player, as the table of accounts has it. */
export interface StaffAccount {
  readonly id: string;
  readonly role: string;
  readonly createdAt: string;
  readonly disabledAt: string | null;
}

export interface Page {
  /** Leave out everything up to here. */
  readonly after: number;
  readonly limit: number;
}

/** What a store finds wrong with itself, whatever was stored in it. */
export interface StoreFault {
  /** The file it lies in; or the tables, indexes and triggers that it is made of. */
  readonly of: 'file' | 'schema';
  readonly message: string;
}

export interface Reader {
  /** A stream's events from a version on (1 unless told), in order, all of them unless told how many. */
  readStream(stream: string, from?: number, limit?: number): Promise<readonly StoredEvent[]>;
  /** A stream's last events before a version (or its end), the newest first; of some types, or of all. */
  readStreamBack(
    stream: string,
    before: number | null,
    limit: number,
    types?: readonly string[],
  ): Promise<readonly StoredEvent[]>;
  /** Events of all streams in the order of their positions. */
  readAll(page: Page): Promise<readonly StoredEvent[]>;
  lastPosition(): Promise<number>;
  /** Null for a stream without events. */
  head(stream: string): Promise<Head | null>;
  /** The head of every stream, by name. */
  heads(): Promise<readonly Head[]>;
  /** What the sender of this key was answered. */
  answerTo(key: string): Promise<{ readonly answer: unknown } | null>;
  /** The same for many keys; those that were never answered are not in it. */
  answersTo(keys: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
  /** Answers in the order of their keys, after one. */
  keptAnswers(after: string, limit: number): Promise<readonly KeptAnswer[]>;
  /** Those that were stored with events after one position, up to another. */
  answersSince(after: number, upTo: number): Promise<readonly KeptAnswer[]>;
  hasObligation(obligation: string): Promise<boolean>;
  /** Obligations by name, after one. */
  obligations(after: string, limit: number): Promise<readonly string[]>;
  secret(name: string): Promise<string | null>;
  /** Where a commitment to a seed came from; null where that is not known, or not any more. */
  seedSource(own: OwnCommitment): Promise<SeedSource | null>;
  /** Until when an address adds no seed; null where none was ever withheld from it. */
  barredUntil(source: string): Promise<string | null>;
  balance(account: Account): Promise<Micros>;
  /** Every account that ever moved. */
  balances(): Promise<Balances>;
  /** The ledger in the order of positions, of one account or of all; a page is never cut within an event. */
  ledger(page: Page, account?: Account): Promise<readonly LedgerLine[]>;
  /** The last lines of an account before a position (or the end), the newest first. */
  ledgerBack(
    account: Account,
    before: number | null,
    limit: number,
  ): Promise<readonly LedgerLine[]>;
  /** The newest snapshot of this shape that is not after a version. */
  snapshot(stream: string, schema: number, upTo?: number): Promise<Snapshot | null>;
  snapshots(): Promise<readonly KeptSnapshot[]>;
  projection(name: string): Promise<Projection | null>;
  staffAccounts(): Promise<readonly StaffAccount[]>;
  /** Its own check of itself; that of the file takes as long as reading everything. */
  fault(of: StoreFault['of']): Promise<StoreFault | null>;
}

/** The port to durable storage. What `commit` has answered with success survives any crash. */
export interface Store extends Reader {
  commit(commit: Commit): Promise<Result<Committed, CommitError>>;
  /**
   * Several commits at the price of one. They are taken in order, the later see the earlier, and each
   * stands or falls by itself; they become durable together. A bug of ours in one of them stops all.
   */
  commitAll(commits: readonly Commit[]): Promise<readonly Result<Committed, CommitError>[]>;
  putProjection(name: string, projection: Projection): Promise<void>;
  /** Reads that all see the store as it was at one moment, while others go on committing. */
  reading<T>(work: (reader: Reader) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
