import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { unwrap } from '@baize/result';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backupSqlite, OddsDesk, runHouse } from '../../src/index.js';
import { databaseIn, sealsIn } from '../../src/serve/folder.js';
import { raw, tamper } from '../support/raw.js';
import { scratch } from '../support/scratch.js';
import { openAt } from '../support/sqlite.js';

const odds = new OddsDesk();

const start = async (data: string, share = false) => {
  const running = await runHouse({
    data,
    share,
    port: 0,
    host: '127.0.0.1',
    pace: 0,
    firstTables: true,
    web: null,
    https: false,
    limits: {},
    logLevel: 'silent',
    odds,
  });
  if (running.ok) onTestFinished(() => running.value.close(0).then(() => undefined));
  return running;
};

/** A house that ran for a moment, and was sealed when it stopped. */
const sealedFolder = async (): Promise<string> => {
  const data = scratch();
  const running = unwrap(await start(data));
  await running.house.atRest();
  await running.close(0);
  expect(readFileSync(sealsIn(data), 'utf8').split('\n').length).toBeGreaterThan(1);
  return data;
};

describe('a second process on one folder', () => {
  test('says so and stops, unless it is told to share', async () => {
    const data = scratch();
    const first = unwrap(await start(data));
    const second = await start(data);
    expect(second).toEqual({
      ok: false,
      error: {
        code: 'folder-taken',
        message: `another process runs a house on ${data}: stop it first, or start this one with --share`,
      },
    });
    expect(unwrap(await start(data, true))).toMatchObject({ beside: true, codes: null });
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
  });

  test('does not end the codes for the first staff that the first one printed', async () => {
    const data = scratch();
    const first = unwrap(await start(data));
    const { code } = first.codes!.find(({ role }) => role === 'operator')!;
    const second = unwrap(await start(data, true));
    const joined = await fetch(`${second.address}/api/staff`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: code.secret(), name: 'Olga', password: 'a quiet green river' }),
    });
    expect(joined.status).toBe(201);
  });

  test('draws codes where it shares with nobody yet, as any start does', async () => {
    const data = scratch();
    const alone = unwrap(await start(data, true));
    expect(alone).toMatchObject({ beside: false });
    expect(alone.codes).toHaveLength(10);
  });

  test('also says so beside one that shares, and starts when nobody is left', async () => {
    const data = scratch();
    const shares = unwrap(await start(data, true));
    expect((await start(data)).ok).toBe(false);
    await shares.close(0);
    expect((await start(data)).ok).toBe(true);
  });
});

describe('a house does not start on what does not fit its seals', () => {
  const tampered: readonly (readonly [string, string, (data: string) => Promise<void> | void])[] = [
    [
      'an event changed before the last seal, and its chain with it',
      'seal-differs',
      (data) =>
        tamper(
          databaseIn(data),
          `UPDATE events SET hash = '${'a'.repeat(64)}' WHERE position = (SELECT max(position) FROM events);
           UPDATE heads SET hash = '${'a'.repeat(64)}' WHERE stream = (SELECT stream FROM events ORDER BY position DESC LIMIT 1)`,
        ),
    ],
    [
      'the tail cut off',
      'events-missing',
      (data) =>
        tamper(
          databaseIn(data),
          `DELETE FROM postings WHERE position = (SELECT max(position) FROM events);
           DELETE FROM events WHERE position = (SELECT max(position) FROM events)`,
        ),
    ],
    [
      'an event after the last seal that does not follow',
      'hash-differs',
      async (data) => {
        const store = openAt(databaseIn(data));
        const at = (await store.readAll({ after: (await store.lastPosition()) - 1, limit: 1 }))[0]!
          .at;
        const event = { type: 'Noted', schema: 1, data: { type: 'Noted' }, postings: [] };
        const none = { answered: null, obligations: [], secrets: [], snapshots: [] };
        const appends = [{ stream: 'house/notes', expected: 0, events: [event] }];
        unwrap(await store.commit({ at, appends, ...none, mayOverdraw: () => false }));
        await store.close();
        tamper(databaseIn(data), "UPDATE events SET text = '{}' WHERE stream = 'house/notes'");
      },
    ],
    [
      'a head that is gone',
      'seal-differs',
      (data) => raw(databaseIn(data), "DELETE FROM heads WHERE stream = 'house/floor'"),
    ],
    ['seals that are none', 'bad-seal', (data) => appendFileSync(sealsIn(data), '{"seq":1}\n')],
    [
      'a damaged event',
      'damaged-record',
      (data) =>
        tamper(
          databaseIn(data),
          "UPDATE events SET text = CAST(X'FF' AS TEXT) WHERE stream = 'house/floor' AND version = 1",
        ),
    ],
  ];
  for (const [what, code, how] of tampered)
    test(what, async () => {
      const data = await sealedFolder();
      await how(data);
      const started = await start(data);
      expect(started).toMatchObject({ ok: false, error: { code } });
      expect(started.ok ? '' : started.error.message).toContain(databaseIn(data));
    });

  test('but starts on what does, with events after the last seal among it', async () => {
    const data = await sealedFolder();
    const seals = readFileSync(sealsIn(data), 'utf8').trimEnd().split('\n');
    await unwrap(await start(data)).close(0);
    writeFileSync(sealsIn(data), `${seals[0]}\n`);
    expect((await start(data)).ok).toBe(true);
  });

  test('and never on a backup that was not restored', async () => {
    const [data, other] = [await sealedFolder(), scratch()];
    unwrap(backupSqlite(databaseIn(data), databaseIn(other)));
    expect(await start(other)).toMatchObject({ ok: false, error: { code: 'is-a-backup' } });
  });
});
