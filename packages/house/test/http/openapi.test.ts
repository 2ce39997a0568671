import { fileURLToPath } from 'node:url';
import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { checkFor } from '../../src/http/check.js';
import { openApi, openApiText } from '../../src/http/openapi.js';
import { ROUTES } from '../../src/http/routes/index.js';
import { serve } from './support/serve.js';

const FILE = fileURLToPath(new URL('../../openapi.json', import.meta.url));

const refsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(refsIn);
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
  );
};

const resolve = (document: unknown, ref: string): unknown =>
  ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);

describe('the page of the API', () => {
  it('that is checked in is up to date; write it anew with -u', async () => {
    await expect(openApiText()).toMatchFileSnapshot(FILE);
  });

  it('is served as it is checked in', async () => {
    const { nobody } = await serve();
    const served = await nobody.get('/api/openapi.json');
    expect(served.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await served.text()).toBe(openApiText());
  });

  it('is OpenAPI 3.1, and every reference in it leads somewhere', () => {
    const page: unknown = JSON.parse(openApiText());
    expect(page).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) });
    const refs = new Set(refsIn(page));
    expect(refs.size).toBeGreaterThan(50);
    expect([...refs].filter((ref) => resolve(page, ref) === undefined)).toEqual([]);
  });

  it('has every route, its parameters, and who it is for', () => {
    const { paths } = openApi() as {
      readonly paths: Record<string, Record<string, Record<string, unknown>>>;
    };
    for (const { method, path, access, operation } of ROUTES) {
      const told = paths[path]?.[method.toLowerCase()];
      expect(told?.operationId).toBe(operation);
      const parameters = told?.parameters as readonly { name: string; in: string }[];
      const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect('security' in told!).toBe(access !== 'public');
    }
    const operations = ROUTES.map(({ operation }) => operation);
    expect(new Set(operations).size).toBe(operations.length);
  });

  it('tells the truth of what is answered', async () => {
    const served = await serve({ tables: true });
    const [player, operator] = [await served.as('player'), await served.as('operator')];
    await player.order('/api/me/orders', { type: 'ConfirmAge', atLeast: 21 });
    const today = '2026-01-01T00:00:00.000Z';
    const asked: readonly [string, string][] = [
      ['whoAmI', '/api/session'],
      ['lobby', '/api/lobby'],
      ['floor', '/api/floor'],
      ['table', '/api/tables/md-high-card-flush'],
      ['rules', '/api/tables/md-high-card-flush/rules'],
      ['signs', '/api/signs'],
      ['me', '/api/me'],
      ['ledger', '/api/me/ledger'],
      ['history', '/api/me/history'],
      ['staff', '/api/staff'],
      ['dealers', '/api/dealers'],
      ['proposals', '/api/proposals'],
      ['ledgerOfAccount', `/api/accounts/${player.person.account}/ledger`],
      ['searchRounds', `/api/rounds?from=${today}&outcome=complete&award=false`],
      ['liability', '/api/liability'],
      ['report', '/api/reports/today'],
    ];
    for (const [operation, path] of asked) {
      const caller = ['me', 'ledger', 'history'].includes(operation) ? player : operator;
      const answer = await caller.get(path);
      const schema = ROUTES.find((route) => route.operation === operation)?.answer.schema;
      const checked = checkFor(schema ?? Type.Never())(await answer.json());
      expect([operation, answer.status, checked.ok ? [] : checked.error]).toEqual([
        operation,
        200,
        [],
      ]);
    }
    const sheet = await operator.get('/api/reports/today.csv');
    expect(sheet.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(sheet.headers.get('content-disposition')).toMatch(/^attachment; filename="baize-/);
    const lines = await operator.get('/api/export?from=2020-01-01&to=2100-01-01');
    const rows = (await lines.text()).trimEnd().split('\n');
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) expect(() => JSON.parse(row) as unknown).not.toThrow();
  });
});
