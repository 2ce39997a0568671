import { describe, expect, it } from 'vitest';
import { serve } from './support/serve.js';

const SECRETS = {
  password: 'PLANTED password 1',
  wrongPassword: 'PLANTED password 2',
  seed: 'PLANTED seed',
  name: 'PLANTED name',
  reason: 'PLANTED reason',
  query: 'PLANTED-query',
};

describe('the log', () => {
  it('has a line for each request: which route, who, which order, how it ended', async () => {
    const served = await serve({ tables: true });
    const player = await served.as('player');
    const answer = await player.order('/api/tables/md-high-card-flush/orders', {
      type: 'OpenSeed',
      seat: 1,
      seed: SECRETS.seed,
    });
    const lines = served.logged.map((row) => JSON.parse(row) as Record<string, unknown>);
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.any(String),
        request: answer.headers.get('x-request-id'),
        method: 'POST',
        route: '/api/tables/:table/orders',
        status: answer.status,
        ms: expect.any(Number),
        account: player.person.account,
        order: 'OpenSeed',
        msg: 'request',
      },
    ]);
  });

  it('has no password, code, cookie, seed, card, name or address line', async () => {
    const served = await serve({ tables: true });
    const [operator, player] = [await served.as('operator'), await served.as('player')];
    const issued = await operator.post('/api/codes', { roles: ['dealer'] });
    const { codes } = (await issued.json()) as { readonly codes: readonly { code: string }[] };
    const code = codes[0]!.code;
    const { name, password, wrongPassword, seed, reason, query } = SECRETS;
    await served.nobody.post('/api/guests', { name });
    const redeemed = await served.nobody.post('/api/staff', { code, name, password });
    await served.nobody.post('/api/session', { name, password: wrongPassword });
    await served.nobody.post('/api/session', `{"password":"${wrongPassword}"`);
    await served.nobody.get(`/api/${query}?${query}=1`, { referer: `http://x/${query}` });
    await served.nobody.get(`/api/lobby?${query}=1`);
    const orders = '/api/tables/md-high-card-flush/orders';
    await player.order(orders, { type: 'OpenSeed', seat: 1, seed });
    await player.order(orders, { type: 'OpenSeed', seat: 1, seed, more: seed });
    await player.order(orders, { type: 'Turn', place: 1, cards: ['As', 'Kd'] }, query);
    await operator.order(orders, { type: 'VoidRound', reason });
    await player.order(orders, { type: query });
    const text = served.logged.join('');
    expect(served.logged).toHaveLength(12);
    const [session = ''] = redeemed.headers.getSetCookie()[0]!.split(';');
    const tokens = [operator.token, player.token, session.split('=')[1]!, code];
    for (const secret of [...tokens, 'PLANTED', 'As', 'Kd']) expect(text).not.toContain(secret);
  });
});
