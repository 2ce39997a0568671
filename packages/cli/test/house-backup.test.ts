import { existsSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSqlite, SCHEMA_VERSION } from '@baize/house';
import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { raw } from '../../house/test/support/raw.js';
import { BACK_TO_FIRST } from '../../house/test/support/sqlite.js';
import { answerOf, baize, jsonOf } from './support/baize.js';
import { playedHouse, scratch } from './support/house.js';

describe('baize migrate', () => {
  test('makes a database and its folder, and says from which to which version', async () => {
    const folder = path.join(scratch(), 'a', 'b');
    const database = path.join(folder, 'house.db');
    expect(await answerOf('migrate', '--data', folder)).toBe(
      `${database}: made, from version 0 to version ${SCHEMA_VERSION}\n`,
    );
    expect(await answerOf('migrate', '--data', folder)).toBe(
      `${database}: is at version ${SCHEMA_VERSION} already\n`,
    );
    expect(await jsonOf('migrate', '--data', folder, '--json')).toEqual({
      version: 1,
      database,
      from: SCHEMA_VERSION,
      to: SCHEMA_VERSION,
    });
  });

  test('brings an older one up to date, which other commands ask for', async () => {
    const { folder, database, store } = await playedHouse();
    const events = await store.lastPosition();
    raw(database, BACK_TO_FIRST);
    const old = await baize(['audit', '--data', folder]);
    expect(old.code).toBe(2);
    expect(old.stderr).toBe(
      `${database}: the database has schema 1 and this program wants ${SCHEMA_VERSION}: it must be migrated (baize migrate --data ${folder})\n`,
    );
    expect(await answerOf('migrate', '--data', folder)).toBe(
      `${database}: migrated, from version 1 to version ${SCHEMA_VERSION}\n`,
    );
    expect(await jsonOf('audit', '--data', folder, '--json')).toMatchObject({ ok: true, events });
  });

  test('leaves what it does not know alone', async () => {
    const { folder, database } = await playedHouse();
    raw(database, 'PRAGMA user_version = 99');
    const newer = await baize(['migrate', '--data', folder]);
    expect(newer.code).toBe(2);
    expect(newer.stderr).toContain('the database has schema 99');
    const file = path.join(scratch(), 'file');
    writeFileSync(file, '');
    const notAFolder = await baize(['migrate', '--data', file]);
    expect(notAFolder).toEqual({ code: 2, stdout: '', stderr: `${file} cannot be made: EEXIST\n` });
  });
});

describe('baize backup and baize restore', () => {
  test('copy a house that somebody has open, and bring it back', async () => {
    const { folder, database, store } = await playedHouse();
    const [copy, other] = [path.join(scratch(), 'copy.db'), path.join(scratch(), 'new')];
    expect(await answerOf('backup', '--data', folder, '--to', copy)).toBe(
      `${copy}: a whole copy of ${database}\n`,
    );
    const restored = path.join(other, 'house.db');
    const told = await answerOf('restore', '--from', copy, '--data', other);
    expect(told.split('\n')[0]).toBe(`${restored}: restored from ${copy}`);
    const words = told.replaceAll(/\s+/g, ' ');
    expect(words).toContain('- No round was open in it.');
    expect(words).toContain('- Ended: 0 sessions. Everybody signs in anew.');
    expect(words).toContain('- Ended: 0 unused codes for staff, which may have been used since.');
    expect(words).toMatch(
      /- Gone: every round, receipt and movement of money after event [\d,]+ of 20/,
    );
    const again = unwrap(openSqlite(restored));
    const before = await store.readAll({ after: 0, limit: 10_000 });
    const after = await again.readAll({ after: 0, limit: 10_000 });
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map(({ type }) => type)).toEqual(['HouseRestored']);
    await again.close();
    expect((await baize(['audit', '--data', other])).code).toBe(0);
  });

  test('never write over anything', async () => {
    const { folder, database } = await playedHouse();
    const copy = path.join(scratch(), 'copy.db');
    await answerOf('backup', '--data', folder, '--to', copy);
    const taken = (file: string) => ({ code: 2, stdout: '', stderr: `${file} is there already\n` });
    expect(await baize(['backup', '--data', folder, '--to', copy])).toEqual(taken(copy));
    expect(await baize(['restore', '--from', copy, '--data', folder])).toEqual(taken(database));
  });

  test('exit 1 for a damaged copy, and leave nothing behind', async () => {
    const { folder } = await playedHouse();
    const [copy, other] = [path.join(scratch(), 'copy.db'), scratch()];
    await answerOf('backup', '--data', folder, '--to', copy);
    truncateSync(copy, 12_288);
    const restored = await baize(['restore', '--from', copy, '--data', other]);
    expect(restored).toMatchObject({ code: 1, stdout: '' });
    expect(restored.stderr).toMatch(/^.*(damaged|cannot be read).*\n$/);
    expect(readdirSync(other)).toEqual([]);
  });

  test('take a copy of an older version, and bring it up to date', async () => {
    const { folder, database } = await playedHouse();
    const [copy, other] = [path.join(scratch(), 'copy.db'), scratch()];
    raw(database, BACK_TO_FIRST);
    expect(await jsonOf('backup', '--data', folder, '--to', copy, '--json')).toEqual({
      version: 1,
      database,
      backup: copy,
    });
    const told = await answerOf('restore', '--from', copy, '--data', other);
    expect(told).toContain('- It was of version 1 of the database, and was brought up to date.\n');
    expect((await baize(['audit', '--data', other])).code).toBe(0);
  });

  test('say in one sentence what is not there', async () => {
    const [folder, none] = [scratch(), path.join(scratch(), 'none')];
    const of = async (...args: readonly string[]) => (await baize(args)).stderr;
    const database = path.join(folder, 'house.db');
    expect(await of('backup', '--data', folder, '--to', path.join(folder, 'c.db'))).toBe(
      `${database} is not there\n`,
    );
    expect(await of('backup', '--data', folder, '--to', path.join(none, 'c.db'))).toBe(
      `${path.join(none, 'c.db')}: there is no folder ${none}\n`,
    );
    expect(await of('restore', '--from', path.join(none, 'c.db'), '--data', none)).toBe(
      `${path.join(none, 'c.db')} is not there\n`,
    );
    expect(existsSync(none)).toBe(false);
    expect(await of('backup', '--data', folder)).toBe(
      "required option '--to <file>' not specified\n",
    );
  });
});

test.each(['migrate', 'audit', 'export', 'backup', 'restore'])(
  'baize %s has help with examples',
  async (command) => {
    const help = await answerOf(command, '--help');
    expect(help).toContain(`Examples:\n  baize ${command}`);
    expect(help).toContain('Exit codes: 0 ');
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  },
);
