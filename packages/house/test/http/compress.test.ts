import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CompressedBodies } from '../../src/http/compress.js';
import { ROUTES } from '../../src/http/routes/index.js';
import { HOUSE_ROLES } from '../../src/live/people.js';
import type { Caller } from './support/caller.js';
import { askRaw } from './support/raw.js';
import { type Served, serve } from './support/serve.js';

const TABLE = 'md-high-card-flush';
const EVERYTHING = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const cookieOf = ({ cookie }: Caller): Readonly<Record<string, string>> =>
  cookie === null ? {} : { cookie };

const pathOf = (operation: string): string => {
  const route = ROUTES.find((one) => one.operation === operation);
  if (route === undefined) throw new Error(`there is no ${operation}`);
  return route.path.replace('{table}', TABLE).replace('{number}', '1');
};

/** A house where each answer is longer than what is left as it is. */
const served = (): Promise<Served> => serve({ tables: true });

/** The numbers of a running process change from one moment to the next. */
const MOVING = ['metrics'];

describe('an answer that is the same for everybody', () => {
  const open = ROUTES.filter(({ compress }) => compress === 'everybody');

  it('is one of these', () => {
    expect(open.map(({ operation }) => operation).toSorted()).toEqual([
      'lobby',
      'metrics',
      'odds',
      'openapi',
      'proof',
      'rules',
      'signs',
    ]);
  });

  it('is the same, byte for byte, whoever asks', async () => {
    const at = await served();
    const callers = await Promise.all(HOUSE_ROLES.map((role) => at.as(role)));
    const [player] = callers.filter(({ person }) => person.role === 'player');
    const sat = await player!.order(`/api/tables/${TABLE}/orders`, { type: 'Sit', seat: 1 });
    expect(sat.status).toBe(200);
    for (const { operation } of open) {
      if (MOVING.includes(operation)) continue;
      const path = pathOf(operation);
      const told = await (await at.nobody.get(path)).text();
      for (const caller of callers) expect(await (await caller.get(path)).text()).toBe(told);
    }
  });

  it.each(['lobby', 'rules', 'openapi', 'metrics'])(
    '%s is sent as the caller takes it',
    async (operation) => {
      const at = await served();
      const path = pathOf(operation);
      const plain = await askRaw(at.base, path);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers.vary).toBe('accept-encoding');
      const begin = plain.bytes.subarray(0, 20).toString();
      for (const [accepts, encoding, unpack] of [
        ['gzip, deflate, br', 'br', brotliDecompressSync],
        ['br;q=0, gzip', 'gzip', gunzipSync],
        ['*', 'br', brotliDecompressSync],
        ['br;q=0, *', 'gzip', gunzipSync],
      ] as const) {
        const answer = await askRaw(at.base, path, { 'accept-encoding': accepts });
        const { headers, bytes } = answer;
        expect([answer.status, headers['content-encoding']]).toEqual([200, encoding]);
        expect(headers['content-type']).toBe(plain.headers['content-type']);
        expect(headers['content-length']).toBe(String(bytes.length));
        expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
        expect(unpack(bytes).subarray(0, 20).toString()).toBe(begin);
        if (!MOVING.includes(operation)) expect(unpack(bytes).equals(plain.bytes)).toBe(true);
      }
      for (const accepts of ['identity', 'br;q=0', 'gzip;q=0, br;q=0', 'deflate', '']) {
        const { headers } = await askRaw(at.base, path, { 'accept-encoding': accepts });
        expect([accepts, headers['content-encoding']]).toEqual([accepts, undefined]);
      }
    },
  );

  it('is left as it is where it is short, or refused', async () => {
    const at = await served();
    const signs = await askRaw(at.base, '/api/signs', EVERYTHING);
    expect(signs.bytes.length).toBeLessThan(1024);
    expect(signs.headers['content-encoding']).toBeUndefined();
    const none = await askRaw(at.base, '/api/tables/none/rules', EVERYTHING);
    expect([none.status, none.headers['content-encoding']]).toEqual([404, undefined]);
  });
});

describe('an answer that shows some callers more', () => {
  const path = `/api/tables/${TABLE}`;

  it('is compressed for callers without a session alone', async () => {
    const padding = 'x'.repeat(2000);
    const at = await serve({ instead: { message: async () => ({ padding }) as never } });
    const nobody = await askRaw(at.base, path, EVERYTHING);
    expect(nobody.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(nobody.bytes).toString())).toEqual({ padding });
    for (const role of HOUSE_ROLES) {
      const { headers, bytes } = await askRaw(at.base, path, {
        ...EVERYTHING,
        ...cookieOf(await at.as(role)),
      });
      expect([role, headers['content-encoding']]).toEqual([role, undefined]);
      expect(JSON.parse(bytes.toString())).toEqual({ padding });
    }
  });
});

describe('every other answer', () => {
  it('is sent as it is: nothing is compressed that is for some roles alone', () => {
    const marked = ROUTES.filter(({ compress }) => compress !== undefined);
    expect(marked.filter(({ access }) => access !== 'public')).toEqual([]);
    expect(marked.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('however long it is', async () => {
    const entries = Array.from({ length: 200 }, (_, number) => ({ number }));
    const at = await serve({ instead: { history: async () => entries as never } });
    const player = await at.as('player');
    const answer = await askRaw(at.base, '/api/me/history', {
      ...EVERYTHING,
      ...cookieOf(player),
    });
    expect(answer.bytes.length).toBeGreaterThan(1024);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBeUndefined();
  });
});

describe('compressed bodies', () => {
  it('are made once for the same text, and forgotten in the end', async () => {
    const bodies = new CompressedBodies();
    const made = bodies.get('br', 'felt');
    expect(bodies.get('br', 'felt')).toBe(made);
    expect(bodies.get('gzip', 'felt')).not.toBe(made);
    for (let other = 0; other < 31; other += 1) {
      await bodies.get('br', `other ${other}`);
      expect(bodies.get('br', 'felt')).toBe(made);
    }
    for (let other = 0; other < 32; other += 1) await bodies.get('br', `more ${other}`);
    expect(bodies.get('br', 'felt')).not.toBe(made);
    expect(brotliDecompressSync(await bodies.get('br', 'felt')).toString()).toBe('felt');
  });
});
