import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { problemOf } from './support/caller.js';
import { serve } from './support/serve.js';

const ORDERS = '/api/tables/no-table/orders';

describe('what cannot be read', () => {
  it.each<[string, unknown, string]>([
    ['no type', {}, 'type'],
    ['an unknown type', { type: 'Fly' }, 'type'],
    ['a list', [], 'type'],
    ['a missing field', { type: 'Sit' }, 'seat'],
    ['a text for a number', { type: 'Sit', seat: '1' }, 'seat'],
    ['half a seat', { type: 'Sit', seat: 1.5 }, 'seat'],
    ['a number that no double holds', { type: 'BuyIn', cents: 2 ** 53 }, 'cents'],
    ['nothing for chips', { type: 'BuyIn', cents: 0 }, 'cents'],
    ['an unknown field', { type: 'Sit', seat: 1, cards: 'As' }, 'cards'],
    ['an unknown wager', { type: 'PlaceWagers', seat: 1, stakes: { luck: 5 } }, 'stakes.luck'],
    ['no stake', { type: 'PlaceWagers', seat: 1, stakes: { ante: -5 } }, 'stakes.ante'],
    ['no card', { type: 'Turn', place: 1, cards: ['As', '1x'] }, 'cards[1]'],
    ['an unknown gesture', { type: 'Cards', gesture: { type: 'Burn' } }, 'gesture.type'],
    ['a gesture without its deck', { type: 'Cards', gesture: { type: 'Cut' } }, 'gesture.deck'],
    [
      'a jackpot step with more than it has',
      { type: 'AtJackpot', jackpot: 'progressive', step: { type: 'PayHit', hit: 'x', to: 'me' } },
      'step.to',
    ],
    [
      'a decision of another game',
      { type: 'Decide', seat: 1, decision: { kind: 'raise' } },
      'decision.cents',
    ],
    ['text that steers a terminal', { type: 'VoidRound', reason: 'a\u001b[2J' }, 'reason'],
    ['a field by a name of the language', '{"type":"Sit","seat":1,"__proto__":{}}', '__proto__'],
  ])('%s is told with its place', async (_what, body, path) => {
    const player = await (await serve()).as('player');
    const answer = await player.order(ORDERS, body);
    const { code, flaws, detail } = await problemOf(answer);
    expect([answer.status, code]).toEqual([422, 'bad-request']);
    expect(flaws?.map((flaw) => flaw.path)).toEqual([path]);
    expect(detail).toContain(path);
  });

  it.each<[string, number, string, string]>([
    ['not JSON', 400, 'not-json', '{"type": "Sit", secret}'],
    ['a name written twice', 400, 'not-json', '{"type":"Sit","type":"Leave"}'],
    ['too much', 413, 'too-large', JSON.stringify({ type: 'x'.repeat(70_000) })],
  ])('%s', async (_what, status, code, body) => {
    const player = await (await serve()).as('player');
    const answer = await player.order(ORDERS, body);
    const problem = await problemOf(answer);
    expect([answer.status, problem.status, problem.code]).toEqual([status, status, code]);
    expect(problem.detail).not.toContain('secret');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of %s is not taken: a form of another site could send it',
    async (type) => {
      const player = await (await serve()).as('player');
      const answer = await player.post(ORDERS, '{}', { 'content-type': type });
      expect([answer.status, (await problemOf(answer)).code]).toEqual([415, 'not-json']);
    },
  );

  it.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/nothing', 404],
    ['GET', '/api/tables/NOT-A-SLUG', 422],
    ['GET', '/api/tables/no-table', 404],
    ['GET', '/api/tables/no-table/live', 404],
    ['GET', '/api/rounds/no-table/1/proof', 404],
    ['GET', '/api/rounds/no-table/zero/proof', 422],
    ['GET', '/api/tables/%zz', 400],
    ['PUT', '/api/lobby', 405],
    ['OPTIONS', '/api/me/orders', 405],
    ['POST', '/api/lobby', 405],
    ['DELETE', '/api/tables/no-table/orders', 405],
  ])('%s %s is answered with a problem', async (method, path, status) => {
    const { nobody } = await serve();
    const answer = await nobody.ask(method, path);
    expect([answer.status, (await problemOf(answer)).status]).toEqual([status, status]);
    if (status === 405) expect(answer.headers.get('allow')).toMatch(/GET|POST/);
  });

  it('what is not HTTP is answered too', async () => {
    const { base } = await serve();
    const { hostname, port } = new URL(base);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write('what?\r\n\r\n');
    let text = '';
    for await (const piece of socket) text += String(piece);
    expect(text).toMatch(/^HTTP\/1\.1 400 .*"code":"not-http"/s);
  });

  it('what breaks inside is told without a word of it, and under a number', async () => {
    const lobby = (): never => {
      throw new Error('the hidden card is As');
    };
    const served = await serve({ instead: { lobby } });
    const answer = await served.nobody.get('/api/lobby');
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).not.toMatch(/hidden card|\bat \w+|\.ts/);
    expect((JSON.parse(text) as { request: string }).request).toBe(
      answer.headers.get('x-request-id'),
    );
    expect(served.logged.join('')).toContain(answer.headers.get('x-request-id'));
    expect(served.logged.join('')).not.toContain('hidden card');
  });

  it('pages are asked for within bounds', async () => {
    const player = await (await serve()).as('player');
    expect((await player.get('/api/me/ledger?limit=10')).status).toBe(200);
    for (const query of [
      'limit=0',
      'limit=201',
      'limit=x',
      'limit=1&limit=2',
      'before=-1',
      'x=1',
    ]) {
      expect([query, (await player.get(`/api/me/ledger?${query}`)).status]).toEqual([query, 422]);
    }
  });
});
