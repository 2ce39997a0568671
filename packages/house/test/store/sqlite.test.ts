import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { migrateSqlite, openSqlite, SCHEMA_VERSION } from '../../src/index.js';
import { playInto } from '../support/busy-store.js';
import { commitOf } from '../support/commits.js';
import { raw, tamper } from '../support/raw.js';
import { scratch } from '../support/scratch.js';
import { BACK_TO_FIRST, connectionOf, newSqlite, openAt } from '../support/sqlite.js';

describe('the database itself refuses', () => {
  const refused: readonly (readonly [string, string, string])[] = [
    ['a changed event', "UPDATE events SET text = '{}' WHERE position = 2", 'never changed'],
    ['a changed hash', "UPDATE events SET hash = '' WHERE position = 2", 'never changed'],
    ['a deleted event', 'DELETE FROM events WHERE position = 16', 'never deleted'],
    ['all events deleted', 'DELETE FROM events', 'never deleted'],
    [
      'a replaced event',
      "INSERT OR REPLACE INTO events SELECT position, stream, version, at, type, schema, salt, '{}', postings, hash FROM events WHERE position = 2",
      'one after another',
    ],
    [
      'an event in the place of another, on another stream',
      "INSERT OR REPLACE INTO events SELECT position, 'table/x', 1, at, type, schema, salt, text, postings, hash FROM events WHERE position = 2",
      'one after another',
    ],
    [
      'a version left out',
      "INSERT INTO events SELECT 17, 'table/x', 2, at, type, schema, salt, text, postings, hash FROM events WHERE position = 2",
      'one after another',
    ],
    ['a changed posting', 'UPDATE postings SET micros = micros * 2', 'never changed'],
    ['a deleted posting', 'DELETE FROM postings WHERE position = 2', 'never deleted'],
    [
      'a replaced posting',
      'INSERT OR REPLACE INTO postings SELECT position, posting, account, micros + 1 FROM postings',
      'never changed',
    ],
    [
      'a posting of no event',
      "PRAGMA foreign_keys = ON; INSERT INTO postings VALUES (99, 0, 'player/eve', 5)",
      'FOREIGN KEY',
    ],
    ['an obligation made free', 'DELETE FROM obligations', 'never deleted'],
    ['an obligation renamed', "UPDATE obligations SET obligation = 'x'", 'never changed'],
    ['a changed answer', "UPDATE answers SET answer = '{}'", 'never changed'],
    ['a changed secret', "UPDATE secrets SET value = 'x'", 'never changed'],
    ['a deleted secret', 'DELETE FROM secrets', 'never deleted'],
    ['a text for a number', "INSERT INTO postings VALUES (2, 9, 'player/eve', 'much')", 'INTEGER'],
  ];
  for (const [what, sql, why] of refused)
    test(what, async () => {
      const { store, file } = newSqlite();
      await playInto(store, 4);
      const secrets = [{ name: 'seed', value: '5eed' }];
      const done = await store.commit(commitOf([], { obligations: ['once'], secrets }));
      expect(done.ok).toBe(true);
      const before = await store.readAll({ after: 0, limit: 100 });
      expect(() => raw(file, sql)).toThrow(why);
      expect(await store.readAll({ after: 0, limit: 100 })).toEqual(before);
      expect(await store.hasObligation('once')).toBe(true);
      expect(await store.secret('seed')).toBe('5eed');
    });
});

describe('a database file', () => {
  test('writes ahead and is synchronised in full', () => {
    const { store } = newSqlite();
    const db = connectionOf(store);
    expect(db.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(db.pragma('synchronous')).toEqual([{ synchronous: 2 }]);
    expect(db.pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
  });

  test('is made by its migrations, and a second time changes nothing', () => {
    const file = path.join(scratch(), 'house.db');
    expect(migrateSqlite(file)).toEqual({ ok: true, value: { from: 0, to: SCHEMA_VERSION } });
    expect(migrateSqlite(file)).toEqual({
      ok: true,
      value: { from: SCHEMA_VERSION, to: SCHEMA_VERSION },
    });
  });

  test('of an older version is migrated with all that it holds', async () => {
    const { store, file } = newSqlite();
    await playInto(store, 4);
    const before = await store.readAll({ after: 0, limit: 100 });
    raw(file, BACK_TO_FIRST);
    const error = { code: 'schema-old', found: 1, wanted: SCHEMA_VERSION };
    expect(openSqlite(file)).toMatchObject({ ok: false, error });
    expect(migrateSqlite(file)).toEqual({ ok: true, value: { from: 1, to: SCHEMA_VERSION } });
    expect(await openAt(file).readAll({ after: 0, limit: 100 })).toEqual(before);
  });

  test('finds the newest events of a type by an index', async () => {
    const { store } = newSqlite();
    const plan = connectionOf(store)
      .prepare(
        'EXPLAIN QUERY PLAN SELECT text FROM events WHERE stream = ? AND type = ? AND version < ? ORDER BY version DESC LIMIT ?',
      )
      .all(['table/one', 'Noted', 9, 1]) as { readonly detail: string }[];
    expect(plan.map(({ detail }) => detail)).toEqual([
      'SEARCH events USING INDEX events_of_type (stream=? AND type=? AND version<?)',
    ]);
  });

  test('is not opened before it is migrated', () => {
    const file = path.join(scratch(), 'house.db');
    writeFileSync(file, '');
    const error = { code: 'schema-old', found: 0 };
    expect(openSqlite(file)).toMatchObject({ ok: false, error });
  });

  test('that is not there is not opened, and not made', () => {
    const file = path.join(scratch(), 'house.db');
    expect(openSqlite(file)).toMatchObject({ ok: false, error: { code: 'file-missing' } });
    expect(existsSync(file)).toBe(false);
  });

  test('that holds something else is neither opened nor migrated', () => {
    const file = path.join(scratch(), 'house.db');
    writeFileSync(file, 'a letter to a friend '.repeat(100));
    const error = { code: 'unreadable' };
    expect(openSqlite(file)).toMatchObject({ ok: false, error });
    expect(migrateSqlite(file)).toMatchObject({ ok: false, error });
    expect(readFileSync(file, 'utf8')).toContain('a letter to a friend');
  });

  test('that a newer program wrote is neither opened nor migrated', () => {
    const { file } = newSqlite();
    raw(file, `PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    const error = { code: 'schema-new', found: SCHEMA_VERSION + 1, wanted: SCHEMA_VERSION };
    expect(openSqlite(file)).toMatchObject({ ok: false, error });
    expect(migrateSqlite(file)).toMatchObject({ ok: false, error });
  });

  test('that another process holds for long is busy, and a commit may be tried again', async () => {
    const { file, store: other } = newSqlite();
    const store = openAt(file, 20);
    const db = connectionOf(other);
    db.exec('BEGIN IMMEDIATE');
    const commit = commitOf([], { obligations: ['once'] });
    const busy = { ok: false, error: { code: 'busy' } };
    expect(await store.commit(commit)).toMatchObject(busy);
    expect(await store.commitAll([commit, commitOf([])])).toMatchObject([busy, busy]);
    db.exec('ROLLBACK');
    expect(await store.commit(commit)).toMatchObject({ ok: true });
  });

  test('gives no snapshot of another history', async () => {
    const { store, file } = newSqlite();
    await playInto(store, 1);
    const snapshots = [{ stream: 'table/t0', schema: 1, state: {} }];
    expect(await store.commit(commitOf([], { snapshots }))).toMatchObject({ ok: true });
    expect(await store.snapshot('table/t0', 1)).not.toBeNull();
    tamper(file, "UPDATE events SET hash = 'other' WHERE stream = 'table/t0' AND version = 3");
    expect(await store.snapshot('table/t0', 1)).toBeNull();
  });
});
