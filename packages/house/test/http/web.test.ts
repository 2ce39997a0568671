import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratch } from '../support/scratch.js';
import { problemOf } from './support/caller.js';
import { serve } from './support/serve.js';

describe('pages', () => {
  it('a house without a web floor lists its tables in plain words', async () => {
    const { nobody } = await serve({ tables: true });
    const page = await nobody.get('/');
    const text = await page.text();
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text.match(/<li>/g)).toHaveLength(5);
    expect(text).not.toMatch(/<script|<style|style=/);
  });

  it('names are no markup', async () => {
    const served = await serve({ tables: true });
    const [table] = await served.nobody
      .get('/api/lobby')
      .then(async (answer) => ((await answer.json()) as { tables: readonly object[] }).tables);
    const { nobody } = await serve({
      instead: { lobby: () => [{ ...table, name: '<b>&"bold"' } as never] },
    });
    expect(await (await nobody.get('/')).text()).toContain('&#60;b&#62;&#38;&#34;bold&#34;');
  });

  it('serves the folder of the web floor, and its own addresses by its first page', async () => {
    const web = path.join(scratch(), 'web');
    mkdirSync(path.join(web, 'assets'), { recursive: true });
    writeFileSync(path.join(web, 'index.html'), '<!doctype html><title>floor</title>');
    writeFileSync(path.join(web, 'assets', 'main.js'), 'export {};');
    writeFileSync(path.join(path.dirname(web), 'outside.txt'), 'outside');
    const { nobody } = await serve({ web });
    const html = { accept: 'text/html,*/*' };
    expect(await (await nobody.get('/', html)).text()).toContain('floor');
    expect(await (await nobody.get('/tables/md', html)).text()).toContain('floor');
    const undecodable = await nobody.get('/tables/%', html);
    expect([undecodable.status, await undecodable.text()]).toEqual([
      200,
      '<!doctype html><title>floor</title>',
    ]);
    expect(undecodable.headers.get('x-frame-options')).toBe('DENY');
    expect((await nobody.get('/api/tables/%', html)).status).toBe(400);
    expect((await nobody.get('/assets/main.js')).headers.get('content-type')).toMatch(/javascript/);
    expect((await nobody.get('/assets/none.js')).status).toBe(404);
    const api = await nobody.get('/api/nothing', html);
    expect([api.status, (await problemOf(api)).code]).toEqual([404, 'not-found']);
    for (const outside of [
      '/%2e%2e/outside.txt',
      '/..%2foutside.txt',
      '/assets/..%2f..%2foutside.txt',
    ]) {
      const answer = await nobody.get(outside);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await answer.text()).not.toContain('outside');
    }
  });
});

describe('for whoever watches the house', () => {
  it('says that it lives, that it is ready, and counts', async () => {
    const served = await serve({ tables: true });
    expect(await (await served.nobody.get('/healthz')).text()).toBe('ok\n');
    expect(await (await served.nobody.get('/readyz')).text()).toBe('ready\n');
    await served.nobody.get('/api/lobby');
    await served.nobody.get('/api/nothing');
    const metrics = await served.nobody.get('/metrics');
    const text = await metrics.text();
    expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(text).toContain(
      'baize_http_requests_total{method="GET",route="/api/lobby",status="200"} 1\n',
    );
    expect(text).toContain('route="none",status="404"} 1\n');
    expect(text).toContain(
      'baize_http_request_seconds_bucket{le="+Inf",method="GET",route="/api/lobby"} 1\n',
    );
    expect(text).toMatch(/^baize_tables_open 5$/m);
    expect(text).toMatch(
      /^# TYPE baize_orders_stored_total counter\nbaize_orders_stored_total \d+$/m,
    );
    const rows = text.trimEnd().split('\n');
    for (const row of rows)
      expect(row).toMatch(/^(|# HELP \w+ .+|# TYPE \w+ \w+|\w+(\{[^{}]*\})? [\d.e+-]+)$/);
  });

  it('is not ready when it takes no orders', async () => {
    const { nobody } = await serve({ instead: { ready: () => false } });
    const answer = await nobody.get('/readyz');
    expect([answer.status, (await problemOf(answer)).code]).toEqual([503, 'not-ready']);
  });
});
