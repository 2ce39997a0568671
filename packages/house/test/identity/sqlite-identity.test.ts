import path from 'node:path';
import { unwrap } from '@baize/result';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqliteIdentity } from '../../src/identity/sqlite/sqlite-identity-store.js';
import { STAFF_ROLL } from '../../src/identity/staff-roll.js';
import { migrateSqlite, SCHEMA_VERSION } from '../../src/index.js';
import { MIGRATIONS } from '../../src/store/sqlite/migrations.js';
import { append, commitOf, noted } from '../support/commits.js';
import { identityContract } from '../support/identity-contract.js';
import { identityAt, People } from '../support/people.js';
import { type Bundle, bundle } from '../support/processes/bundle.js';
import { nextLine, start } from '../support/processes/child.js';
import { raw } from '../support/raw.js';
import { scratch } from '../support/scratch.js';
import { newSqlite, openAt } from '../support/sqlite.js';
import { issueCodes } from '../support/staff.js';

identityContract('SQLite', async () => {
  const { file } = newSqlite();
  return { store: identityAt(file), file, again: async () => identityAt(file) };
});

describe('a database of the first schema', () => {
  test('gets its tables of people, and keeps its events', async () => {
    const file = path.join(scratch(), 'house.db');
    raw(file, `${MIGRATIONS[0]} PRAGMA user_version = 1;`);
    raw(
      file,
      `INSERT INTO events VALUES (1, 'table/one', 1, '2026-01-01T00:00:00Z', 'Noted', 1, '', '{}', '[]', 'h')`,
    );
    expect(openSqliteIdentity(file)).toMatchObject({ ok: false, error: { code: 'schema-old' } });
    expect(migrateSqlite(file)).toEqual({ ok: true, value: { from: 1, to: SCHEMA_VERSION } });
    expect(await identityAt(file).staff()).toEqual([]);
    expect(await openAt(file).readStream('table/one')).toHaveLength(1);
  });

  test('that is not there has no people', () => {
    const file = path.join(scratch(), 'house.db');
    expect(openSqliteIdentity(file)).toMatchObject({ ok: false, error: { code: 'file-missing' } });
  });
});

describe('people and events in one file', () => {
  test('are written by two connections in turns', async () => {
    const { store, file } = newSqlite();
    const people = new People(file);
    for (const version of [0, 1, 2]) {
      unwrap(await people.identity.joinGuest(`Guest ${version}`));
      const done = await store.commit(commitOf([append('table/one', version, noted('a'))]));
      expect(done.ok).toBe(true);
    }
  });
});

test('the roll of staff is never told of an instant before its last', async () => {
  const { store, file } = newSqlite();
  const people = new People(file);
  await people.identity.beginRoll();
  const late = '2099-01-01T00:00:00.000Z';
  issueCodes(file, late, []);
  await people.codes(['dealer']);
  const roll = await store.readStream(STAFF_ROLL);
  expect(roll.slice(1).map(({ at, text }) => [at, JSON.parse(text).at])).toEqual([
    [late, late],
    [late, late],
  ]);
});

describe('two processes', () => {
  let redeemer: Bundle;
  beforeAll(async () => {
    redeemer = await bundle('redeemer');
  });
  afterAll(() => redeemer.remove());

  test('that redeem the same codes at once: each code has one account', async () => {
    const people = new People();
    const texts = await people.codes(Array.from({ length: 20 }, () => 'dealer'));
    const names = ['ann', 'ben'];
    const children = names.map((name) => start(redeemer.script, name, people.file, ...texts));
    for (const child of children) expect(await nextLine(child)).toBe('ready');
    for (const child of children) child.tell('go');
    const won = await Promise.all(
      children.map(async (child) => JSON.parse(await nextLine(child)) as number[]),
    );
    expect(await Promise.all(children.map(({ gone }) => gone))).toEqual([0, 0]);
    const everyone = Array.from({ length: 20 }, (_, index) => index);
    expect(won.flat().sort((left, right) => left - right)).toEqual(everyone);
    expect(await people.store.staff()).toHaveLength(20);
  });
});
