import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { err, ok, type Result } from '@baize/result';
import Database from 'libsql';
import { BUSY_MS, type Connection, connect, sqliteCode } from './connect.js';
import { checkSchema } from './migrate.js';
import { connectMigrated, type OpenError, openSqlite, SqliteStore } from './sqlite-store.js';

/**
 * Opens a database only to look into it. Where its folder can be written that is a connection like any
 * other: SQLite keeps its place beside the file. On media that cannot be written the file is taken as it
 * lies there.
 */
export const openSqliteToRead = (file: string): Result<SqliteStore, OpenError> => {
  try {
    return openSqlite(file);
  } catch (error) {
    if (!/^SQLITE_(READONLY|CANTOPEN)/.test(sqliteCode(error) ?? '')) throw error;
  }
  return hasLog(file) ? ofCopy(file) : asItLies(file);
};

/** What was stored last may be in the log alone. */
const hasLog = (file: string): boolean => {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  return log?.isFile() === true && log.size > 0;
};

const asItLies = (file: string): Result<SqliteStore, OpenError> => {
  const open = (): Connection =>
    new Database(`${pathToFileURL(file).href}?immutable=1`, { timeout: BUSY_MS });
  const db = open();
  const checked = checkSchema(db);
  if (checked.ok) return ok(new SqliteStore(file, db, open, {}));
  db.close();
  return checked;
};

/** The log can only be read where SQLite may write beside it: in a folder of its own. */
const ofCopy = (file: string): Result<SqliteStore, OpenError> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-look-'));
  const copy = path.join(folder, 'house.db');
  for (const suffix of ['', '-wal']) {
    if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
  }
  const connected = connectMigrated(copy);
  if (!connected.ok) {
    rmSync(folder, { recursive: true });
    return err(connected.error);
  }
  return ok(new CopiedStore(copy, connected.value, folder));
};

/** Gone with its folder when it is closed. */
class CopiedStore extends SqliteStore {
  constructor(
    file: string,
    db: Connection,
    private readonly folder: string,
  ) {
    super(file, db, () => connect(file), {});
  }

  override async close(): Promise<void> {
    await super.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
