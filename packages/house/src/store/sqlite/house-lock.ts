import { err, ok, type Result } from '@baize/result';
import Database from 'libsql';
import { makeOwnFile } from '../owner-only.js';
import { sqliteCode } from './connect.js';

/** What a process holds of a folder while it runs a house there. */
export interface HouseLock {
  /** Whether another process ran a house there when this one came. */
  readonly beside: boolean;
  release(): void;
}

export interface FolderTaken {
  readonly code: 'folder-taken';
  readonly message: string;
}

/**
 * Says that this process runs a house on a folder. The lock is one of the operating system, on a file
 * that SQLite keeps empty: it ends with the process, however that ends. A process that was told to share
 * takes its place beside any other.
 */
export const lockHouse = (
  file: string,
  folder: string,
  share: boolean,
): Result<HouseLock, FolderTaken> => {
  makeOwnFile(file);
  const db = new Database(file);
  try {
    const alone = isAlone(db);
    if (share) {
      db.exec('BEGIN');
      db.exec('SELECT count(*) FROM sqlite_schema');
    } else {
      if (!alone) return taken(db, folder);
      // In a way that lets others in who were told to share.
      db.exec('BEGIN IMMEDIATE');
    }
    return ok({ beside: !alone, release: () => release(db) });
  } catch (error) {
    if (isBusy(error)) return taken(db, folder);
    db.close();
    throw error;
  }
};

const isAlone = (db: Database.Database): boolean => {
  try {
    db.exec('BEGIN EXCLUSIVE');
    db.exec('COMMIT');
    return true;
  } catch (error) {
    if (!isBusy(error)) throw error;
    return false;
  }
};

const isBusy = (error: unknown): boolean => sqliteCode(error)?.startsWith('SQLITE_BUSY') === true;

const taken = (db: Database.Database, folder: string): Result<never, FolderTaken> => {
  db.close();
  const message = `another process runs a house on ${folder}: stop it first, or start this one with --share`;
  return err({ code: 'folder-taken', message });
};

/** A connection that is closed goes away in its own time; the lock must not wait for that. */
const release = (db: Database.Database): void => {
  if (!db.open) return;
  db.exec('ROLLBACK');
  db.close();
};
