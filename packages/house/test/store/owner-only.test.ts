import { chmodSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { unwrap } from '@baize/result';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupSqlite, migrateSqlite, seal } from '../../src/index.js';
import { makeOwnFolder } from '../../src/store/owner-only.js';
import { restoreSqlite } from '../../src/store/sqlite/backup.js';
import { playInto } from '../support/busy-store.js';
import { AT } from '../support/commits.js';
import { scratch } from '../support/scratch.js';
import { openAt } from '../support/sqlite.js';

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

describe('with a umask that hides nothing', () => {
  let before = 0;
  beforeEach(() => {
    before = process.umask(0);
  });
  afterEach(() => process.umask(before));

  test('a new database and what SQLite puts beside it are for their owner alone', async () => {
    const file = path.join(scratch(), 'house.db');
    unwrap(migrateSqlite(file));
    const store = openAt(file);
    await playInto(store, 1);
    for (const suffix of ['', '-wal', '-shm']) expect(modeOf(file + suffix)).toBe('600');
  });

  test('a database that all could read is taken from them when it is migrated', () => {
    const file = path.join(scratch(), 'house.db');
    unwrap(migrateSqlite(file));
    chmodSync(file, 0o644);
    unwrap(migrateSqlite(file));
    expect(modeOf(file)).toBe('600');
  });

  test('so are backups, what is restored from them, and seals', async () => {
    const folder = scratch();
    const [file, copy, again, seals] = ['house.db', 'copy.db', 'again.db', 'seals.jsonl'].map(
      (name) => path.join(folder, name),
    ) as [string, string, string, string];
    unwrap(migrateSqlite(file));
    const store = openAt(file);
    await playInto(store, 1);
    unwrap(backupSqlite(file, copy));
    expect(modeOf(copy)).toBe('600');
    chmodSync(copy, 0o644);
    unwrap(restoreSqlite(copy, again));
    unwrap(await seal(store, seals, AT));
    for (const one of [again, seals]) expect(modeOf(one)).toBe('600');
    expect(existsSync(`${copy}.part`)).toBe(false);
  });

  test('a folder is for its owner alone, with those above it that were made', () => {
    const above = path.join(scratch(), 'above');
    makeOwnFolder(path.join(above, 'house'));
    expect(modeOf(above)).toBe('700');
    expect(modeOf(path.join(above, 'house'))).toBe('700');
  });
});

test('a umask that hides everything does not hide a file from its owner', () => {
  const before = process.umask(0o777);
  try {
    const file = path.join(scratch(), 'house.db');
    unwrap(migrateSqlite(file));
    expect(modeOf(file)).toBe('600');
  } finally {
    process.umask(before);
  }
});
