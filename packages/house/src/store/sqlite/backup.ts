import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '@baize/result';
import { keepForOwner, makeOwnFile } from '../owner-only.js';
import { connect, sqliteCode, statement } from './connect.js';
import { checkSchema } from './migrate.js';
import { withoutSecrets } from './without-secrets.js';

/** Why a copy was not made; nothing was left behind. */
export interface CopyError {
  readonly code: 'file-missing' | 'file-exists' | 'not-a-store' | 'damaged';
  readonly message: string;
}

/**
 * A whole copy of a database as it is at one moment, while others go on using it, without the seeds of
 * rounds: who reads a backup does not know the next cards. It holds up the thread it runs on, so that a
 * live house does this in another process.
 */
export const backupSqlite = (file: string, to: string): Result<null, CopyError> =>
  copied(file, to, (draft) => {
    const db = connect(file);
    try {
      statement(db, 'VACUUM INTO ?').run([draft]);
    } finally {
      db.close();
    }
    withoutSecrets(draft);
  });

/** Puts a backup in the place of a database that is not there. */
export const restoreSqlite = (backup: string, to: string): Result<null, CopyError> =>
  copied(backup, to, (draft) => {
    copyFileSync(backup, draft);
    keepForOwner(draft);
  });

/** A copy appears under its name only when it is whole, checked and on the disk. */
const copied = (
  from: string,
  to: string,
  copy: (draft: string) => void,
): Result<null, CopyError> => {
  if (!existsSync(from)) return err({ code: 'file-missing', message: `${from} is not there` });
  const taken = [to, `${to}-wal`].find((name) => existsSync(name));
  if (taken !== undefined)
    return err({ code: 'file-exists', message: `${taken} is there already` });
  const draft = `${to}.part`;
  const remove = () => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(draft + suffix, { force: true });
  };
  remove();
  try {
    makeOwnFile(draft);
    copy(draft);
    const fault = faultOf(draft);
    if (fault !== null) return err(fault);
    syncFile(draft);
    renameSync(draft, to);
    syncFile(path.dirname(to));
    return ok(null);
  } catch (error) {
    const code = sqliteCode(error);
    if (code === null) throw error;
    return err({ code: 'damaged', message: `${from} cannot be read: ${code}` });
  } finally {
    remove();
  }
};

/** A file, or a folder with its names, is on the disk. */
export const syncFile = (name: string): void => {
  const file = openSync(name, 'r');
  fsyncSync(file);
  closeSync(file);
};

const faultOf = (file: string): CopyError | null => {
  const db = connect(file);
  try {
    const [first] = db.pragma('integrity_check') as { readonly integrity_check: string }[];
    if (first?.integrity_check !== 'ok') {
      return { code: 'damaged', message: `the copy is damaged: ${first?.integrity_check}` };
    }
    const schema = checkSchema(db);
    // A copy of an older version is a copy too: it is migrated when it is needed.
    if (schema.ok || (schema.error.code === 'schema-old' && schema.error.found > 0)) return null;
    return { code: 'not-a-store', message: schema.error.message };
  } finally {
    db.close();
  }
};
