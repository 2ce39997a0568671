import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/people.js';
import { Caller, problemOf } from './support/caller.js';
import { serve } from './support/serve.js';

const hostOf = (base: string): string => new URL(base).host;

describe('the door', () => {
  it('sets headers that let no other site frame it or run scripts in it', async () => {
    const { nobody } = await serve();
    const { headers } = await nobody.get('/api/lobby');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;" +
        "connect-src 'self';worker-src 'self';object-src 'none';base-uri 'none';" +
        "form-action 'self';frame-ancestors 'none'",
    );
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    [false, /^baize=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/],
    [true, /^__Host-baize=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/],
  ])('gives the session in a cookie that scripts cannot read; https: %s', async (https, cookie) => {
    const { nobody } = await serve({ https });
    const answer = await nobody.post('/api/guests', { name: 'Ada' });
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(cookie)]);
    expect(await answer.json()).toMatchObject({ name: 'Ada', role: 'player' });
    const secure = answer.headers.get('strict-transport-security');
    expect(secure).toBe(https ? 'max-age=31536000' : null);
  });

  it('knows whoever shows the cookie, until they sign out', async () => {
    const served = await serve();
    const dealer = await served.as('dealer');
    const session = await (await dealer.get('/api/session')).json();
    expect(session).toMatchObject({ person: dealer.person, money: null });
    const { may } = session as { readonly may: { readonly orders: readonly string[] } };
    expect(may.orders).toContain('Deal');
    expect(may.orders).not.toContain('OpenTable');
    const out = await dealer.ask('DELETE', '/api/session');
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie()[0]).toMatch(/^baize=; .*Max-Age=0$/);
    const nobody = { person: null, money: null, may: null };
    expect(await (await dealer.get('/api/session')).json()).toEqual(nobody);
    expect((await dealer.get('/api/me')).status).toBe(401);
  });

  it('a cookie that is there twice, or is no token, is nobody’s', async () => {
    const served = await serve();
    const { cookie } = await served.as('dealer');
    for (const sent of [`${cookie}; ${cookie}`, `${cookie}!`, 'baize=', `x${cookie}`]) {
      expect((await served.nobody.get('/api/me', { cookie: sent })).status).toBe(401);
    }
    expect((await served.nobody.get('/api/me', { cookie: `a=b; ${cookie}` })).status).toBe(200);
  });

  it('a session that ran out, or an account that was disabled, is nobody’s', async () => {
    const served = await serve();
    const [operator, dealer] = [await served.as('operator'), await served.as('dealer')];
    served.people.disable(dealer.person.account);
    expect((await dealer.get('/api/me')).status).toBe(401);
    served.people.clock.pass({ minutes: 31 });
    expect((await operator.get('/api/me')).status).toBe(401);
  });

  it('staff come by a code, then by a password, and are locked out after too many wrong ones', async () => {
    const served = await serve();
    const operator = await served.as('operator');
    const { codes } = (await (await operator.post('/api/codes', { roles: ['dealer'] })).json()) as {
      readonly codes: readonly { readonly role: string; readonly code: string }[];
    };
    const code = codes[0]!.code;
    const redeemed = await served.nobody.post('/api/staff', {
      code,
      name: 'Bo',
      password: PASSWORD,
    });
    expect(redeemed.status).toBe(201);
    const twice = await served.nobody.post('/api/staff', { code, name: 'Cy', password: PASSWORD });
    expect([twice.status, (await problemOf(twice)).code]).toEqual([403, 'no-such-code']);
    const right = { name: 'Bo', password: PASSWORD };
    expect((await served.nobody.post('/api/session', right)).status).toBe(200);
    const wrong = { name: 'Bo', password: 'wrong password' };
    const statuses = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      statuses.push((await served.nobody.post('/api/session', wrong)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const locked = await served.nobody.post('/api/session', right);
    const { code: why, waitSeconds } = await problemOf(locked);
    expect([locked.status, why]).toEqual([429, 'locked']);
    expect(Number(locked.headers.get('retry-after'))).toBe(waitSeconds);
    expect(waitSeconds).toBeGreaterThan(0);
  });

  it('a changed password ends every other session', async () => {
    const served = await serve();
    const dealer = await served.as('dealer');
    const { name } = dealer.person;
    const other = await served.nobody.post('/api/session', { name, password: PASSWORD });
    const [cookie = ''] = other.headers.getSetCookie()[0]!.split(';');
    const change = { current: PASSWORD, next: 'another good password' };
    expect((await dealer.post('/api/session/password', change)).status).toBe(204);
    expect((await served.nobody.get('/api/me', { cookie })).status).toBe(401);
    expect((await dealer.get('/api/me')).status).toBe(200);
  });
});

describe('requests of other sites', () => {
  it.each<[string, (base: string) => Record<string, string>, number]>([
    ['no origin at all', () => ({}), 201],
    ['its own page', (base) => ({ origin: base, 'sec-fetch-site': 'same-origin' }), 201],
    ['its own page behind https', (base) => ({ origin: `https://${hostOf(base)}` }), 201],
    ['another page', () => ({ origin: 'https://elsewhere.example' }), 403],
    ['another port', () => ({ origin: 'http://127.0.0.1:1' }), 403],
    ['a page without an origin', () => ({ origin: 'null' }), 403],
    ['nonsense', () => ({ origin: 'x' }), 403],
    ['another site', () => ({ 'sec-fetch-site': 'cross-site' }), 403],
    ['a sister site', () => ({ 'sec-fetch-site': 'same-site' }), 403],
    ['an address typed in', () => ({ 'sec-fetch-site': 'none' }), 201],
    ['a named origin', () => ({ origin: 'https://named.example' }), 201],
  ])('from %s', async (_what, headers, status) => {
    const served = await serve({ origins: ['https://named.example'] });
    const answer = await served.nobody.post('/api/guests', {}, headers(served.base));
    expect(answer.status).toBe(status);
    if (status === 403) expect((await problemOf(answer)).code).toBe('other-origin');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  it('may look, as everybody may', async () => {
    const { nobody } = await serve();
    const answer = await nobody.get('/api/lobby', { origin: 'https://elsewhere.example' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect((await nobody.ask('OPTIONS', '/api/me/orders')).status).toBe(405);
  });
});

describe('how often', () => {
  it('somebody may come in is counted by address', async () => {
    const { nobody } = await serve({ limits: { entrance: 2 } });
    const statuses = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      statuses.push((await nobody.post('/api/guests', {})).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
    const refused = await nobody.post('/api/guests', {});
    expect((await problemOf(refused)).code).toBe('too-many-requests');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // A crowd of guests is not in the way of staff.
    const typed = { name: 'a', password: 'b' };
    const [first, second, third] = [
      await nobody.post('/api/session', typed),
      await nobody.post('/api/session', typed),
      await nobody.post('/api/session', typed),
    ];
    expect([first.status, second.status, third.status]).toEqual([401, 401, 429]);
  });

  it('staff who are known come in, however often others knock from the same address', async () => {
    const { nobody, people, base } = await serve({ limits: { entrance: 5 } });
    const { device, token } = await people.hire('Bo');
    const wrong = { name: 'somebody', password: 'a wrong password' };
    const statuses = [];
    for (let attempt = 0; attempt < 8; attempt += 1)
      statuses.push((await nobody.post('/api/session', wrong)).status);
    expect(statuses.slice(5)).toEqual([429, 429, 429]);
    const right = { name: 'Bo', password: PASSWORD };
    expect((await nobody.post('/api/session', right)).status).toBe(429);
    // A cookie that somebody made up is no device.
    const made = { cookie: `baize-device=${'A'.repeat(43)}` };
    expect((await nobody.post('/api/session', right, made)).status).toBe(429);
    const known = { cookie: `baize-device=${device!.secret()}` };
    const entered = await nobody.post('/api/session', right, known);
    expect(entered.status).toBe(200);
    const next = entered.headers.getSetCookie().find((one) => one.startsWith('baize-device='))!;
    const renewed = { cookie: next.split(';')[0]! };
    expect(renewed).not.toEqual(known);
    expect((await nobody.post('/api/session', right, known)).status).toBe(429);
    // A device is counted by itself.
    const guess = { name: 'Bo', password: 'a wrong password' };
    const own = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      own.push((await nobody.post('/api/session', guess, renewed)).status);
    expect(own).toEqual([401, 401, 401, 401, 401, 429]);
    const signedIn = new Caller(base, `baize=${token.secret()}`);
    const change = { current: PASSWORD, next: 'another good password' };
    expect((await signedIn.post('/api/session/password', change)).status).toBe(204);
  });

  it('somebody may order is counted by session', async () => {
    const served = await serve({ limits: { orders: 1 } });
    const [one, two] = [await served.as('player'), await served.as('player')];
    const order = { type: 'ConfirmAge', atLeast: 21 };
    expect((await one.order('/api/me/orders', order)).status).toBe(200);
    expect((await one.order('/api/me/orders', order)).status).toBe(429);
    expect((await two.order('/api/me/orders', order)).status).toBe(200);
  });

  it('a proxy is believed only where one was announced', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const alone = await serve({ limits: { entrance: 1 } });
    expect((await alone.nobody.post('/api/guests', {}, from)).status).toBe(201);
    expect((await alone.nobody.post('/api/guests', {})).status).toBe(429);
    const behind = await serve({ limits: { entrance: 1 }, proxies: 1 });
    expect((await behind.nobody.post('/api/guests', {}, from)).status).toBe(201);
    expect((await behind.nobody.post('/api/guests', {})).status).toBe(201);
  });

  it.each([
    [1, ['1.1.1.1, 198.51.100.7', '2.2.2.2, 198.51.100.7'], 429],
    [1, ['198.51.100.7', '198.51.100.8'], 201],
    [2, ['1.1.1.1, 198.51.100.7, 10.0.0.1', '2.2.2.2, 198.51.100.7, 10.0.0.1'], 429],
    [1, ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2'], 429],
    [1, ['2001:db8:0:1::1', '2001:db8:0:2::1'], 201],
  ])(
    'with %i proxies, what a client wrote itself counts for nothing: %j',
    async (proxies, sent, status) => {
      const served = await serve({ limits: { entrance: 1 }, proxies });
      const statuses = [];
      for (const list of sent) {
        const answer = await served.nobody.post('/api/guests', {}, { 'x-forwarded-for': list });
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([201, status]);
    },
  );

  it('a browser that staff were in from keeps its own count, by a cookie of its own', async () => {
    const served = await serve();
    const code = await served.people.code('dealer');
    const redeemed = await served.nobody.post('/api/staff', {
      code,
      name: 'Bo',
      password: PASSWORD,
    });
    const cookies = redeemed.headers.getSetCookie();
    const device = cookies.find((one) => one.startsWith('baize-device='))!;
    expect(device).toContain('HttpOnly; SameSite=Strict');
    const wrong = { name: 'Bo', password: 'a wrong password' };
    for (let attempt = 0; attempt < 25; attempt += 1)
      await served.nobody.post('/api/session', wrong);
    const right = { name: 'Bo', password: PASSWORD };
    expect((await served.nobody.post('/api/session', right)).status).toBe(429);
    const cookie = device.split(';')[0]!;
    expect((await served.nobody.post('/api/session', right, { cookie })).status).toBe(200);
  });
});
