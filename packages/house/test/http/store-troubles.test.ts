import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../../src/index.js';
import { TestHouse } from '../live/support/open-house.js';
import { tamper } from '../support/raw.js';
import { newSqlite } from '../support/sqlite.js';
import { serve } from './support/serve.js';

const BAD = "CAST(X'7BFF7D' AS TEXT)";

describe('one bad byte', () => {
  test('in an account answers that person with 503 and a sentence, and nobody else', async () => {
    const served = await serve();
    const [ann, ben] = [await served.as('player'), await served.as('player')];
    tamper(
      served.people.file,
      `UPDATE accounts SET name = ${BAD} WHERE id = '${ann.person.account}'`,
    );
    const answer = await ann.get('/api/me');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({
      code: 'damaged-record',
      detail: 'a record that this needs is damaged; which one is written down',
    });
    expect((await ben.get('/api/me')).status).toBe(200);
    expect((await served.nobody.get('/healthz')).status).toBe(200);
    const failed = served.logged.map((row) => JSON.parse(row)).find(({ msg }) => msg === 'failed');
    expect(failed).toMatchObject({
      error: 'DamagedRecord',
      why: expect.stringContaining('an account is damaged'),
    });
  });

  test('in an event answers what needs that event, and the log names it', async () => {
    const served = await serve();
    const [ann, ben] = [await served.as('player'), await served.as('player')];
    const stream = `account/${ann.person.account}`;
    tamper(served.people.file, `UPDATE events SET text = ${BAD} WHERE stream = '${stream}'`);
    const ledger = await ann.get('/api/me/ledger');
    expect(ledger.status).toBe(503);
    expect((await ben.get('/api/me/ledger')).status).toBe(200);
    const failed = served.logged.map((row) => JSON.parse(row)).find(({ msg }) => msg === 'failed');
    expect(failed.why).toMatch(/^event \d+ is damaged/);
  });
});

describe('a full disk', () => {
  test('answers orders with 503 and a sentence, and takes them again when there is room', async () => {
    const { file } = newSqlite();
    let tries = 0;
    const store = unwrap(openSqlite(file, { mostPages: 100 }));
    const over = await new TestHouse(file, store).open();
    const served = await serve({ over });
    const ann = await served.as('player');
    let status = 0;
    let body: unknown = null;
    // Each is a new line in several tables: sooner or later there is no room for one.
    while (status < 400 && tries < 5000) {
      tries += 1;
      const order = { type: 'ConfirmAge', atLeast: 21 };
      const answer = await ann.order('/api/me/orders', order);
      status = answer.status;
      body = await answer.json();
    }
    expect(status).toBe(503);
    expect(body).toMatchObject({
      code: 'disk-full',
      detail: 'the disk of the house is full: nothing can be stored until it is mended',
    });
    expect(store.trouble).toMatchObject({ code: 'disk-full', cause: 'SQLITE_FULL' });
    const failed = served.logged.map((row) => JSON.parse(row)).find(({ msg }) => msg === 'failed');
    expect(failed).toMatchObject({ cause: 'SQLITE_FULL', why: expect.stringContaining('full') });
    expect((await ann.get('/api/me')).status).toBe(200);
    await store.probe();
    expect(store.trouble).toMatchObject({ code: 'disk-full' });
  });
});
