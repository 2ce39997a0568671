import { existsSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { backupSqlite, migrateSqlite } from '../../src/index.js';
import { audit } from '../../src/store/audit/audit.js';
import { restoreSqlite } from '../../src/store/sqlite/backup.js';
import { playInto } from '../support/busy-store.js';
import { raw } from '../support/raw.js';
import { BACK_TO_FIRST, connectionOf, newSqlite, openAt } from '../support/sqlite.js';

describe('a backup', () => {
  test('of a store in use is whole, and restores to the same events and balances', async () => {
    const { store, file, folder } = newSqlite();
    await playInto(store, 6);
    const [copy, restored] = [path.join(folder, 'copy.db'), path.join(folder, 'restored.db')];
    expect(backupSqlite(file, copy)).toEqual({ ok: true, value: null });
    const then = await store.readAll({ after: 0, limit: 100 });
    const balances = await store.balances();
    await playInto(store, 2, 6);
    expect(restoreSqlite(copy, restored)).toEqual({ ok: true, value: null });
    const again = openAt(restored);
    expect(await again.readAll({ after: 0, limit: 100 })).toEqual(then);
    expect(await again.balances()).toEqual(balances);
    expect(await audit(again, null)).toMatchObject({ ok: true, value: { events: 24 } });
    expect(() => raw(restored, 'DELETE FROM events')).toThrow('never deleted');
    await playInto(again, 2, 6);
    expect(await again.lastPosition()).toBe(32);
  });

  test('taken in the middle of a commit has nothing of it', async () => {
    const { store, file, folder } = newSqlite();
    await playInto(store, 1);
    const copy = path.join(folder, 'copy.db');
    const db = connectionOf(store);
    db.exec("BEGIN IMMEDIATE; INSERT INTO obligations VALUES ('half done', '')");
    expect(backupSqlite(file, copy)).toEqual({ ok: true, value: null });
    db.exec('ROLLBACK');
    const copied = openAt(copy);
    expect(await copied.hasObligation('half done')).toBe(false);
    expect(await audit(copied, null)).toMatchObject({ ok: true, value: { events: 4 } });
  });

  test('of an older version is one too, and may be migrated later', async () => {
    const { store, file, folder } = newSqlite();
    await playInto(store, 1);
    const [copy, restored] = [path.join(folder, 'copy.db'), path.join(folder, 'restored.db')];
    raw(file, BACK_TO_FIRST);
    expect(backupSqlite(file, copy)).toEqual({ ok: true, value: null });
    expect(restoreSqlite(copy, restored)).toEqual({ ok: true, value: null });
    expect(migrateSqlite(restored)).toMatchObject({ ok: true, value: { from: 1 } });
    expect(await openAt(restored).lastPosition()).toBe(4);
  });

  test('never takes the place of a file', async () => {
    const { store, file, folder } = newSqlite();
    await playInto(store, 1);
    const copy = path.join(folder, 'copy.db');
    expect(backupSqlite(file, copy).ok).toBe(true);
    const error = { code: 'file-exists' };
    expect(backupSqlite(file, copy)).toMatchObject({ ok: false, error });
    expect(restoreSqlite(copy, file)).toMatchObject({ ok: false, error });
    expect(await store.lastPosition()).toBe(4);
  });

  test('of a file that is not there is refused, and none is made', () => {
    const { folder } = newSqlite();
    const [none, copy] = [path.join(folder, 'none.db'), path.join(folder, 'copy.db')];
    const error = { code: 'file-missing' };
    expect(backupSqlite(none, copy)).toMatchObject({ ok: false, error });
    expect(existsSync(none)).toBe(false);
  });

  test('of a file that holds something else is refused', () => {
    const { folder } = newSqlite();
    const [letter, copy] = [path.join(folder, 'letter.txt'), path.join(folder, 'copy.db')];
    writeFileSync(letter, 'a letter to a friend '.repeat(100));
    expect(backupSqlite(letter, copy)).toMatchObject({ ok: false, error: { code: 'damaged' } });
    expect(existsSync(copy)).toBe(false);
  });

  const bad: readonly (readonly [string, string, (file: string) => void])[] = [
    ['that is no database', 'damaged', (file) => writeFileSync(file, 'x'.repeat(4096))],
    ['that was cut short', 'damaged', (file) => truncateSync(file, 12_288)],
    ['that is empty', 'not-a-store', (file) => writeFileSync(file, '')],
  ];
  for (const [what, code, spoil] of bad)
    test(`${what} is not restored, and leaves nothing behind`, async () => {
      const { store, file, folder } = newSqlite();
      await playInto(store, 6);
      const copy = path.join(folder, 'copy.db');
      expect(backupSqlite(file, copy).ok).toBe(true);
      spoil(copy);
      const before = readdirSync(folder);
      const done = restoreSqlite(copy, path.join(folder, 'restored.db'));
      expect(done).toMatchObject({ ok: false, error: { code } });
      expect(readdirSync(folder)).toEqual(before);
    });
});
