import { err, ok, type Result } from '@baize/result';
import { keepForOwner } from '../owner-only.js';
import {
  type Connection,
  inTransaction,
  statement,
  tryConnect,
  type Unreadable,
} from './connect.js';
import { MIGRATIONS } from './migrations.js';

/** A database that is not of this version of the program. */
export interface WrongSchema {
  readonly code: 'schema-old' | 'schema-new';
  readonly message: string;
  readonly found: number;
  readonly wanted: number;
}

/** The version of the schema that this program works with. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** How far the database has been migrated; 0 when it is empty. */
const schemaVersion = (db: Connection): number => {
  const row = statement(db, 'PRAGMA user_version').get([]) as { readonly user_version: number };
  return row.user_version;
};

export const checkSchema = (db: Connection): Result<number, WrongSchema> => {
  const found = schemaVersion(db);
  if (found === SCHEMA_VERSION) return ok(found);
  const code = found < SCHEMA_VERSION ? 'schema-old' : 'schema-new';
  const cure = code === 'schema-old' ? 'it must be migrated' : 'a newer program wrote it';
  return err({
    code,
    message: `the database has schema ${found} and this program wants ${SCHEMA_VERSION}: ${cure}`,
    found,
    wanted: SCHEMA_VERSION,
  });
};

/** The steps that are missing, each one whole. Two processes may do this at once. */
const migrate = (db: Connection): Result<Migrated, WrongSchema> => {
  const from = schemaVersion(db);
  for (let next = from; next < SCHEMA_VERSION; next = schemaVersion(db)) {
    inTransaction(db, 'BEGIN IMMEDIATE', () => {
      if (schemaVersion(db) === next) step(db, next);
    });
  }
  const checked = checkSchema(db);
  return checked.ok ? ok({ from, to: checked.value }) : checked;
};

export interface Migrated {
  readonly from: number;
  readonly to: number;
}

const step = (db: Connection, from: number): void => {
  db.exec(MIGRATIONS[from] ?? '');
  db.exec(`PRAGMA user_version = ${from + 1}`);
};

/** Makes a database file, or brings an older one up to date. */
export const migrateSqlite = (file: string): Result<Migrated, WrongSchema | Unreadable> => {
  for (const suffix of ['', '-wal', '-shm']) keepForOwner(file + suffix);
  const connected = tryConnect(file);
  if (!connected.ok) return connected;
  try {
    return migrate(connected.value);
  } finally {
    connected.value.close();
  }
};
