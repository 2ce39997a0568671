import path from 'node:path';
import { err, ok, type Result } from '@baize/result';
import { DamagedRecord } from '../store/damaged-record.js';
import { verifyTail } from '../store/seals/verify-tail.js';
import type { HouseLock } from '../store/sqlite/house-lock.js';
import type { SqliteStore } from '../store/sqlite/sqlite-store.js';
import { BACKUP } from '../store/sqlite/without-secrets.js';
import { causeOf } from '../store/trouble.js';

/** Why a house does not come up. */
export interface CannotServe {
  readonly code: string;
  readonly message: string;
}

export const databaseIn = (data: string): string => path.join(data, 'house.db');
export const sealsIn = (data: string): string => path.join(data, 'seals.jsonl');
export const lockIn = (data: string): string => path.join(data, 'house.lock');

/** What a house that does not come up must let go of. */
export interface HeldFolder {
  lock: HouseLock | null;
  store: SqliteStore | null;
}

export const letGo = async ({ lock, store }: HeldFolder): Promise<void> => {
  await store?.close();
  lock?.release();
};

/** The folder, the file or a record in it: nothing that the program itself did wrong. */
export const whyNot = (error: unknown, data: string): CannotServe | null => {
  if (error instanceof DamagedRecord) {
    const message = `${databaseIn(data)}: ${error.message}. Run baize audit, and restore a backup`;
    return { code: 'damaged-record', message };
  }
  const cause = causeOf(error);
  if (cause === null) return null;
  if (/^(EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN)/.test(cause)) {
    const message = `the folder ${data} cannot be written (${cause}): a house needs one of its own`;
    return { code: 'folder-read-only', message };
  }
  return { code: 'folder-fails', message: `the folder ${data} cannot be used: ${cause}` };
};

/** What is stored is what was sealed, and follows from it; and it is a house, not a backup of one. */
export const checkStore = async (
  store: SqliteStore,
  data: string,
): Promise<Result<null, CannotServe>> => {
  if ((await store.projection(BACKUP)) !== null) {
    const message = `${databaseIn(data)} is a backup: move it away and run baize restore --from it`;
    return err({ code: 'is-a-backup', message });
  }
  const tail = await store.reading((reader) => verifyTail(reader, sealsIn(data)));
  if (tail.ok) return ok(null);
  const { code, message } = tail.error;
  const cure = 'Run baize audit; docs/operating.md tells how to restore a backup';
  return err({ code, message: `${databaseIn(data)} does not fit its seals: ${message}. ${cure}` });
};

/** After a failure it tries by itself whether the disk takes something again. */
export const isWell = (store: SqliteStore): boolean => {
  if (store.trouble === null) return true;
  void store.probe();
  return false;
};
