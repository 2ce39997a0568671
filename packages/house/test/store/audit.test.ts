import { describe, expect, test } from 'vitest';
import { audit } from '../../src/store/audit/audit.js';
import type { Finding } from '../../src/store/audit/finding.js';
import { playInto } from '../support/busy-store.js';
import { append, commitOf, noted, pay } from '../support/commits.js';
import { forge } from '../support/forge.js';
import { tamper } from '../support/raw.js';
import { newSqlite } from '../support/sqlite.js';

const ROUNDS = 6;

/** Somebody with the file in hand changes something; what the audit then names. */
const foundAfter = async (sql: string): Promise<Finding | null> => {
  const { store, file } = newSqlite();
  await playInto(store, ROUNDS);
  tamper(file, sql);
  const audited = await audit(store, null);
  return audited.ok ? null : audited.error;
};

describe('an audit', () => {
  test('of an untouched store finds nothing', async () => {
    const { store } = newSqlite();
    await playInto(store, ROUNDS);
    const value = { events: 24, streams: 3, ledgerLines: 48, seals: null };
    expect(await audit(store, null)).toEqual({ ok: true, value });
  });

  test('of an empty store finds nothing', async () => {
    const { store } = newSqlite();
    const value = { events: 0, streams: 0, ledgerLines: 0, seals: 0 };
    expect(await audit(store, '')).toEqual({ ok: true, value });
  });

  // Event 7 is the third of table/t1; the fourth of each round is of the jackpot.
  const seven = { position: 7, stream: 'table/t1', version: 3 };
  const changes: readonly (readonly [string, string, Partial<Finding>])[] = [
    ...['text', 'postings', 'salt', 'at', 'type', 'hash'].map(
      (column) =>
        [
          `a changed ${column}`,
          `UPDATE events SET ${column} = ${column} || ' ' WHERE position = 7`,
          { code: 'hash-differs', ...seven },
        ] as const,
    ),
    [
      'a changed schema',
      'UPDATE events SET schema = 2 WHERE position = 7',
      { code: 'hash-differs', ...seven },
    ],
    [
      'a renamed stream',
      "UPDATE events SET stream = 'table/t9', version = 1 WHERE position = 7",
      { code: 'hash-differs', position: 7, stream: 'table/t9' },
    ],
    [
      'two events exchanged',
      'UPDATE events SET version = -version WHERE position IN (6, 7); UPDATE events SET version = 5 + version WHERE version < 0',
      { code: 'version-gap', position: 6, version: 3 },
    ],
    [
      'an event deleted from the middle',
      'DELETE FROM events WHERE position = 7',
      { code: 'position-gap', position: 8 },
    ],
    [
      'an event deleted and those after it moved up',
      'DELETE FROM events WHERE position = 7; UPDATE events SET position = position - 1 WHERE position > 7; DELETE FROM postings WHERE position = 7; UPDATE postings SET position = position - 1 WHERE position > 7',
      { code: 'version-gap', stream: 'table/t1', version: 4 },
    ],
    [
      'the last event deleted',
      'DELETE FROM events WHERE position = 24; DELETE FROM postings WHERE position = 24',
      { code: 'head-differs', stream: 'jackpot/j', version: 6 },
    ],
    [
      'a stream deleted',
      "DELETE FROM events WHERE position > 20; DELETE FROM postings WHERE position > 20; DELETE FROM heads WHERE stream = 'table/t0'",
      { code: 'head-differs', stream: 'jackpot/j' },
    ],
    [
      'a head deleted',
      "DELETE FROM heads WHERE stream = 'table/t0'",
      { code: 'head-differs', stream: 'table/t0', version: 9 },
    ],
    [
      'a changed line of the ledger',
      "UPDATE postings SET micros = 8 WHERE position = 7 AND account = 'player/ann'",
      { code: 'ledger-differs', ...seven },
    ],
    [
      'a movement added on both sides of the ledger',
      "INSERT INTO postings VALUES (7, 1, 'player/eve', 5), (7, 1, 'house/cage', -5)",
      { code: 'ledger-differs', ...seven },
    ],
    [
      'a line of an event without money',
      "INSERT INTO postings VALUES (5, 0, 'player/eve', 5)",
      { code: 'ledger-differs', position: 5 },
    ],
    [
      'a deleted line of the ledger',
      "DELETE FROM postings WHERE position = 7 AND account = 'pot/t'",
      { code: 'ledger-differs', ...seven },
    ],
    [
      'a line after the last event',
      "INSERT INTO postings VALUES (25, 0, 'player/eve', 5)",
      { code: 'ledger-differs', position: 25 },
    ],
    [
      'a changed balance',
      "UPDATE balances SET micros = micros + 1 WHERE account = 'player/ann'",
      { code: 'balance-differs', message: expect.stringContaining('player/ann') as never },
    ],
    [
      'a deleted balance',
      "DELETE FROM balances WHERE account = 'player/ann'",
      { code: 'balance-differs', message: expect.stringContaining('player/ann') as never },
    ],
    [
      'a balance of nobody',
      "INSERT INTO balances VALUES ('player/eve', 5)",
      { code: 'balance-differs', message: expect.stringContaining('player/eve') as never },
    ],
  ];
  for (const [what, sql, finding] of changes)
    test(`names ${what}`, async () => {
      expect(await foundAfter(sql)).toMatchObject(finding);
    });

  test('names a posting out of balance, however well the rest was forged', async () => {
    const { store, file } = newSqlite();
    await playInto(store, ROUNDS);
    const postings = '[{"entries":[{"account":"player/ann","micros":7}],"reason":"a gift"}]';
    await forge(store, file, 'table/t1', 3, { postings });
    tamper(file, "DELETE FROM postings WHERE position = 7 AND account = 'pot/t'");
    expect(await audit(store, null)).toMatchObject({
      ok: false,
      error: { code: 'postings-unbalanced', ...seven },
    });
  });

  test('goes through more than a page of events and of the ledger', async () => {
    const { store } = newSqlite();
    const events = Array.from({ length: 2500 }, (_, index) =>
      noted(`${index}`, pay('house/cage', 'player/ann', 1)),
    );
    await store.commit(commitOf([append('table/one', 0, ...events)]));
    const value = { events: 2500, streams: 1, ledgerLines: 5000, seals: null };
    expect(await audit(store, null)).toEqual({ ok: true, value });
  });

  test('names the first of several', async () => {
    const found = await foundAfter("UPDATE events SET text = '{}' WHERE position IN (9, 7, 20)");
    expect(found).toMatchObject({ code: 'hash-differs', ...seven });
    expect(found?.message).toBe('event 7 (table/t1 version 3) was changed: its hash is another');
  });
});
