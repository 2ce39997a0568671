import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { scratch } from '../support/scratch.js';
import { askRaw } from './support/raw.js';
import { serve } from './support/serve.js';

const PAGE = `<!doctype html><title>floor</title>${'<p>felt</p>'.repeat(50)}`;
const SCRIPT = `export const felt = 'green';\n`.repeat(100);
const ICON = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const FONT = Buffer.from('wOF2 is compressed already');

const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': PAGE,
  'icon.svg': ICON,
  'assets/main-1a2b3c4d.js': SCRIPT,
  'assets/felt-1a2b3c4d.woff2': FONT,
};

/** As the build leaves it: smaller files beside those where it pays. */
const builtWeb = (): string => {
  const web = path.join(scratch(), 'web');
  mkdirSync(path.join(web, 'assets'), { recursive: true });
  for (const [name, content] of Object.entries(FILES)) {
    writeFileSync(path.join(web, name), content);
    if (content !== PAGE && content !== SCRIPT) continue;
    writeFileSync(path.join(web, `${name}.br`), brotliCompressSync(content));
    writeFileSync(path.join(web, `${name}.gz`), gzipSync(content));
  }
  return web;
};

const MAIN = '/assets/main-1a2b3c4d.js';
const HTML = { accept: 'text/html,*/*' };
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** What a caller says it takes, and what it is sent. */
const CALLERS: readonly (readonly [Readonly<Record<string, string>>, string | undefined])[] = [
  [BROWSER, 'br'],
  [{ 'accept-encoding': 'gzip, deflate' }, 'gzip'],
  [{ 'accept-encoding': 'br;q=0, gzip' }, 'gzip'],
  [{ 'accept-encoding': 'br;q=0' }, undefined],
  [{ 'accept-encoding': 'deflate' }, undefined],
  [{ 'accept-encoding': 'identity' }, undefined],
  [{}, undefined],
];

const plainOf = (bytes: Buffer, encoding: string | undefined): string => {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
};

describe('a file of the web floor', () => {
  let base: string;

  beforeEach(async () => {
    ({ base } = await serve({ web: builtWeb() }));
  });

  describe.each([
    ['the first page', '/', 'text/html; charset=utf-8', PAGE],
    ['an address of the floor', '/tables/md', 'text/html; charset=utf-8', PAGE],
    ['a script', MAIN, 'application/javascript; charset=utf-8', SCRIPT],
  ])('%s', (_what, url, type, content) => {
    it('is sent as the caller takes it', async () => {
      for (const [accepts, encoding] of CALLERS) {
        const answer = await askRaw(base, url, { ...HTML, ...accepts });
        expect(answer).toMatchObject({ status: 200, headers: { 'content-type': type } });
        expect([accepts, answer.headers['content-encoding']]).toEqual([accepts, encoding]);
        expect(answer.headers.vary).toBe('accept-encoding');
        expect(plainOf(answer.bytes, encoding)).toBe(content);
        if (encoding !== undefined) expect(answer.bytes.length).toBeLessThan(content.length / 2);
      }
    });

    it('is weighed by HEAD', async () => {
      const asked = { ...HTML, ...BROWSER };
      const whole = await askRaw(base, url, asked);
      const head = await askRaw(base, url, asked, 'HEAD');
      const { date: _now, 'x-request-id': _id, ...headers } = whole.headers;
      expect(head).toMatchObject({ status: 200, headers });
      expect(Number(head.headers['content-length'])).toBe(whole.bytes.length);
      expect(head.bytes).toHaveLength(0);
    });

    it('is not sent again to whoever has it, in the encoding they have it in', async () => {
      const { headers } = await askRaw(base, url, { ...HTML, ...BROWSER });
      const etag = { 'if-none-match': String(headers.etag) };
      const again = await askRaw(base, url, { ...HTML, ...BROWSER, ...etag });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe(headers['cache-control']);
      expect(again.headers.vary).toBe('accept-encoding');
      const other = await askRaw(base, url, { ...HTML, ...etag });
      expect([other.status, other.bytes.toString()]).toEqual([200, content]);
    });

    it('is whole where a part is asked for: parts of two encodings do not fit together', async () => {
      const part = { range: 'bytes=0-9' };
      const answer = await askRaw(base, url, { ...HTML, ...BROWSER, ...part });
      expect(answer.status).toBe(200);
      expect(answer.headers['accept-ranges']).toBeUndefined();
      expect(plainOf(answer.bytes, 'br')).toBe(content);
    });
  });

  it('is kept for good where its name changes with it, and asked for again where not', async () => {
    const forever = 'public, max-age=31536000, immutable';
    for (const [url, kept] of [
      ['/', 'no-cache'],
      ['/tables/md', 'no-cache'],
      ['/icon.svg', 'no-cache'],
      [MAIN, forever],
      ['/assets/felt-1a2b3c4d.woff2', forever],
    ] as const) {
      for (const accepts of [{}, BROWSER]) {
        const { headers } = await askRaw(base, url, { ...HTML, ...accepts });
        expect([url, headers['cache-control']]).toEqual([url, kept]);
        expect(headers.etag).toMatch(/^W\/"/);
      }
    }
  });

  it('that has no smaller one is sent as it is', async () => {
    const font = await askRaw(base, '/assets/felt-1a2b3c4d.woff2', BROWSER);
    expect(font.headers).toMatchObject({ 'content-type': 'font/woff2' });
    expect(font.headers['content-encoding']).toBeUndefined();
    expect(font.bytes).toEqual(FONT);
    const icon = await askRaw(base, '/icon.svg', BROWSER);
    expect([icon.headers['content-type'], icon.bytes.toString()]).toEqual(['image/svg+xml', ICON]);
  });

  it('that is missing among the assets is missing for every caller, and nobody keeps that', async () => {
    for (const asked of [{ accept: '*/*', ...BROWSER }, { ...HTML, ...BROWSER }, {}]) {
      for (const url of ['/assets/main-00000000.js', '/assets/']) {
        const { status, headers } = await askRaw(base, url, asked);
        expect([url, status, headers['cache-control']]).toEqual([url, 404, 'no-store']);
        expect(headers['content-type']).toMatch(/^application\/problem\+json/);
      }
    }
  });

  it('is none of those outside, whatever is accepted', async () => {
    for (const outside of ['/%2e%2e/outside.txt', '/..%2foutside.txt', '/assets/..%2f..%2fx.js']) {
      const { status } = await askRaw(base, outside, BROWSER);
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });
});
