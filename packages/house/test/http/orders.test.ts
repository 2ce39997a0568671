import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readyMadeHouse } from '../../src/ready-made/index.js';
import { problemOf } from './support/caller.js';
import { serve } from './support/serve.js';

const TABLE = '/api/tables/md-high-card-flush/orders';
const RULES: unknown = JSON.parse(readFileSync(readyMadeHouse('md/high-card-flush'), 'utf8'));

const NEW_TABLE = {
  type: 'CreateTable',
  slug: 'new-table',
  name: 'A new table',
  house: RULES,
  dealing: 'attended',
  cards: 'shuffler',
  jackpots: {},
  practice: 0,
  decisionSeconds: null,
};

describe('orders', () => {
  it('the same key gets the same answer, and the order is carried out once', async () => {
    const served = await serve();
    const player = await served.as('player');
    const key = randomUUID();
    const order = { type: 'ConfirmAge', atLeast: 21 };
    const first = await player.order('/api/me/orders', order, key);
    const answer = await first.json();
    expect(first.status).toBe(200);
    const again = await player.order('/api/me/orders', order, key);
    expect([again.status, await again.json()]).toEqual([200, answer]);
    const events = await served.house.store.readStream(`account/${player.person.account}`);
    expect(events.filter(({ type }) => type === 'AgeConfirmed')).toHaveLength(1);
  });

  it('the same key with another order is refused', async () => {
    const served = await serve();
    const player = await served.as('player');
    await player.order('/api/me/orders', { type: 'ConfirmAge', atLeast: 21 }, 'one');
    const other = await player.order('/api/me/orders', { type: 'ConfirmAge', atLeast: 18 }, 'one');
    expect(other.status).toBe(422);
    expect((await problemOf(other)).code).toBe('key-used-before');
  });

  it('a key is its sender’s own', async () => {
    const served = await serve();
    const [one, two] = [await served.as('player'), await served.as('player')];
    await one.order('/api/me/orders', { type: 'ConfirmAge', atLeast: 21 }, 'key');
    const answer = await two.order('/api/me/orders', { type: 'ConfirmAge', atLeast: 18 }, 'key');
    expect(answer.status).toBe(200);
  });

  it.each([
    ['no key', {}],
    ['an empty key', { 'idempotency-key': '' }],
    ['a key with a space', { 'idempotency-key': 'a b' }],
    ['a key that is too long', { 'idempotency-key': 'k'.repeat(129) }],
  ])('%s is refused', async (_what, headers) => {
    const player = await (await serve()).as('player');
    const answer = await player.post('/api/me/orders', { type: 'TopUp' }, headers);
    expect(answer.status).toBe(422);
    expect((await problemOf(answer)).code).toBe('key-missing');
  });

  it('what the house refuses is a problem with a code, a sentence and the clause', async () => {
    const served = await serve({ tables: true });
    const player = await served.as('player');
    const answer = await player.order(TABLE, { type: 'Sit', seat: 99 });
    const problem = await problemOf(answer);
    expect(answer.status).toBe(problem.status);
    expect(problem.code).toMatch(/^[a-z-]+$/);
    expect(problem.detail).not.toBe('');
    expect(problem.clause).toMatch(/^MD-HCF/);
  });

  it('an operator makes a table of house rules, and their faults are told by place', async () => {
    const served = await serve();
    const operator = await served.as('operator');
    const bad = { ...NEW_TABLE, house: { ...(RULES as object), positions: 'six', extra: 1 } };
    const refused = await operator.order('/api/house/orders', bad);
    expect(refused.status).toBe(422);
    expect((await problemOf(refused)).flaws?.map(({ path }) => path)).toEqual([
      'house.extra',
      'house.positions',
    ]);
    expect((await operator.order('/api/house/orders', NEW_TABLE)).status).toBe(200);
    const lobby = (await (await served.nobody.get('/api/lobby')).json()) as {
      readonly tables: readonly { readonly slug: string }[];
    };
    expect(lobby.tables.map(({ slug }) => slug)).toEqual(['new-table']);
  });

  it('an order that needs two people waits for the second', async () => {
    const served = await serve();
    const [one, two] = [await served.as('operator'), await served.as('operator')];
    const order = { type: 'SetGamingDay', timeZone: 'America/Chicago', hour: 5 };
    const { proposal } = (await (await one.order('/api/house/orders', order)).json()) as {
      readonly proposal: string;
    };
    const own = await one.order(`/api/proposals/${proposal}`, { decision: 'confirm' });
    expect(own.status).toBeGreaterThanOrEqual(400);
    const { proposals } = (await (await two.get('/api/proposals')).json()) as {
      readonly proposals: readonly { readonly id: string; readonly state: string }[];
    };
    expect(proposals).toMatchObject([{ id: proposal, state: 'open' }]);
    const confirmed = await two.order(`/api/proposals/${proposal}`, { decision: 'confirm' });
    expect(confirmed.status).toBe(200);
    expect(served.house.floor.gamingDay).toMatchObject({ timeZone: 'America/Chicago', hour: 5 });
  });
});
