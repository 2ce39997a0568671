import { unwrap } from '@baize/result';
import { describe, expect, onTestFinished, test } from 'vitest';
import { auditHouse, DamagedRecord, openSqliteToRead } from '../../src/index.js';
import { audit } from '../../src/store/audit/audit.js';
import type { Connection } from '../../src/store/sqlite/connect.js';
import { playInto } from '../support/busy-store.js';
import { append, commitOf, noted } from '../support/commits.js';
import { tamper } from '../support/raw.js';
import { newSqlite } from '../support/sqlite.js';

/** SQL for a text that is not UTF-8. */
const BAD = "CAST(X'7BFF7D' AS TEXT)";

const damagedBy = async (sql: string) => {
  const at = newSqlite();
  await playInto(at.store, 6);
  tamper(at.file, sql);
  return at;
};

describe('bytes that are no text', () => {
  for (const column of ['text', 'stream', 'at', 'type', 'salt', 'postings', 'hash'])
    test(`in ${column} of an event damage that event, and no other`, async () => {
      const { store } = await damagedBy(`UPDATE events SET ${column} = ${BAD} WHERE position = 7`);
      const rejected = store.readAll({ after: 5, limit: 3 });
      await expect(rejected).rejects.toThrow('event 7 is damaged: it holds bytes that are no text');
      expect(await store.readAll({ after: 7, limit: 3 })).toHaveLength(3);
      const error = { code: 'damaged-record', position: 7 };
      expect(await audit(store, null)).toMatchObject({ ok: false, error });
    });

  test('a line feed in an event damages it as well: none of ours has one', async () => {
    const { store } = await damagedBy(
      "UPDATE events SET text = 'a' || char(10) WHERE position = 7",
    );
    const error = { code: 'damaged-record', position: 7 };
    expect(await audit(store, null)).toMatchObject({ ok: false, error });
  });

  const beside: readonly (readonly [string, string])[] = [
    ['the end of a stream', `UPDATE heads SET hash = ${BAD}`],
    ['a balance', `UPDATE balances SET account = ${BAD} WHERE account = 'player/ann'`],
    [
      'a line of the ledger',
      `UPDATE postings SET account = ${BAD} WHERE position = 7
        AND account = (SELECT min(account) FROM postings WHERE position = 7)`,
    ],
  ];
  for (const [record, sql] of beside)
    test(`in ${record} are told of by an audit`, async () => {
      const { store } = await damagedBy(sql);
      const audited = await audit(store, null);
      expect(audited).toMatchObject({ ok: false, error: { code: 'damaged-record' } });
      expect(audited.ok ? '' : audited.error.message).toContain(`${record} is damaged`);
    });

  test('in an answer fail who asks for that one again', async () => {
    const { store, file } = newSqlite();
    for (const key of ['one', 'two']) {
      const answered = { key, answer: { to: key } };
      await store.commit(commitOf([append(`table/${key}`, 0, noted(key))], { answered }));
    }
    tamper(file, `UPDATE answers SET answer = ${BAD} WHERE key = 'one'`);
    await expect(store.answerTo('one')).rejects.toThrow(DamagedRecord);
    expect(await store.answerTo('two')).toEqual({ answer: { to: 'two' } });
    const again = commitOf([append('table/one', null, noted('again'))], {
      answered: { key: 'one', answer: {} },
    });
    await expect(store.commit(again)).rejects.toThrow(DamagedRecord);
    expect(await store.lastPosition()).toBe(2);
  });

  test('in a snapshot cost time and nothing else', async () => {
    const { store, file } = newSqlite();
    const snapshots = [{ stream: 'table/one', schema: 1, state: { is: 'kept' } }];
    await store.commit(commitOf([append('table/one', 0, noted('one'))], { snapshots }));
    expect(await store.snapshot('table/one', 1)).toMatchObject({ state: { is: 'kept' } });
    tamper(file, `UPDATE snapshots SET state = ${BAD}`);
    expect(await store.snapshot('table/one', 1)).toBeNull();
  });
});

describe('a file that is not what it was', () => {
  test('fails who reads by what is wrong with it, not by how the reading ends', async () => {
    const { store } = newSqlite();
    const reading = store.reading(async (reader) => {
      // As a disk that fails does it: the failure ends the transaction as well.
      (reader as unknown as { readonly db: Connection }).db.exec('ROLLBACK');
      throw new Error('the disk fails');
    });
    await expect(reading).rejects.toThrow('the disk fails');
  });

  test('is named by the audit where its tables lack what a house has', async () => {
    const { file, store } = newSqlite();
    await playInto(store, 6);
    tamper(file, 'ALTER TABLE events RENAME COLUMN postings TO postingz');
    const opened = unwrap(openSqliteToRead(file));
    onTestFinished(() => opened.close());
    const error = { code: 'schema-differs' };
    expect(await audit(opened, null)).toMatchObject({ ok: false, error });
    expect(await auditHouse(opened, null)).toMatchObject({ ok: false, error });
  });
});
