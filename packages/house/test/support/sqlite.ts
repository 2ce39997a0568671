import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unwrap } from '@baize/result';
import type { Database } from 'libsql';
import { onTestFinished } from 'vitest';
import { migrateSqlite, openSqlite, type SqliteStore } from '../../src/index.js';
import { scratch } from './scratch.js';

export interface SqliteAt {
  readonly store: SqliteStore;
  readonly file: string;
  readonly folder: string;
}

/** Another connection to a database, closed when the test is over. */
export const openAt = (file: string, busyMs?: number): SqliteStore => {
  const store = unwrap(openSqlite(file, busyMs === undefined ? {} : { busyMs }));
  onTestFinished(() => store.close());
  return store;
};

/** A new database in a real file. */
export const newSqlite = (busyMs?: number): SqliteAt => {
  const folder = scratch();
  const file = path.join(folder, 'house.db');
  unwrap(migrateSqlite(file));
  return { store: openAt(file, busyMs), file, folder };
};

/** The same for all tests of a file, until it is removed. */
export const makeSqlite = (): SqliteAt & { readonly remove: () => void } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-house-'));
  const file = path.join(folder, 'house.db');
  unwrap(migrateSqlite(file));
  const store = unwrap(openSqlite(file));
  const remove = () => {
    void store.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { store, file, folder, remove };
};

/** The connection that a store keeps to itself. */
export const connectionOf = (store: SqliteStore): Database =>
  (store as unknown as { readonly db: Database }).db;

/** Takes a database back to the first version of its schema, as an old program left it. */
export const BACK_TO_FIRST = `
  DROP TABLE seed_sources; DROP TABLE barred_sources;
  DROP TABLE devices; DROP TABLE credentials; DROP TABLE sessions; DROP TABLE codes;
  DROP TABLE failures;
  DROP TABLE accounts; DROP INDEX events_of_type; DROP TRIGGER answers_remain;
  DROP INDEX answers_by_position; ALTER TABLE answers DROP COLUMN position; PRAGMA user_version = 1`;
