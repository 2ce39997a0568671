import { randomBytes } from 'node:crypto';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { HousePort } from '../../src/http/ports.js';
import { HOUSE_ROLES } from '../../src/live/people.js';
import { type Served, serve } from './support/serve.js';

const LIVE = '/api/tables/any/live';
const GZIP = { 'accept-encoding': 'gzip, deflate, br' };

/** Sends what the test says to everybody who follows. */
class Table {
  readonly followers = new Set<(version: number, json: string) => void>();
  #version = 0;

  readonly follow: HousePort['follow'] = (_table, _person, _after, send) => {
    this.followers.add(send);
    send(this.#version, '{"first":true}');
    return () => this.followers.delete(send);
  };

  say(text: string): void {
    this.#version += 1;
    for (const send of this.followers) send(this.#version, JSON.stringify(text));
  }
}

const served = async (more: Parameters<typeof serve>[0] = {}): Promise<[Served, Table]> => {
  const table = new Table();
  return [await serve({ ...more, instead: { follow: table.follow } }), table];
};

/** A live stream as it comes over the wire: its bytes, and what they say. */
class Wire {
  readonly #parts: Buffer[] = [];
  #text = '';
  readonly #read: Readable;

  private constructor(private readonly answer: IncomingMessage) {
    answer.on('data', (part: Buffer) => this.#parts.push(part));
    const compressed = this.headers['content-encoding'] === 'gzip';
    // As browsers read it: a live stream may end anywhere.
    const gunzip = { finishFlush: constants.Z_SYNC_FLUSH };
    this.#read = compressed ? answer.pipe(createGunzip(gunzip)) : answer;
    this.#read.on('data', (part: Buffer) => {
      this.#text += String(part);
    });
  }

  static open(at: Served, headers: Readonly<Record<string, string>>, path = LIVE): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const asked = request(`${at.base}${path}`, { headers, agent: false });
      asked.on('response', (answer) => resolve(new Wire(answer)));
      asked.on('error', reject);
      asked.end();
    });
  }

  get headers(): IncomingHttpHeaders {
    return this.answer.headers;
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#parts);
  }

  async until(what: string): Promise<string> {
    let looked = 0;
    while (!this.#text.includes(what, looked)) {
      looked = Math.max(0, this.#text.length - what.length);
      await new Promise((wake) => this.#read.once('data', wake));
    }
    return this.#text;
  }

  pause(): void {
    this.answer.pause();
  }

  resume(): void {
    this.answer.resume();
  }

  leave(): void {
    this.answer.destroy();
  }
}

const idsIn = (text: string): readonly number[] =>
  [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));

describe('a live stream', () => {
  it.each([
    ['of a table', LIVE],
    ['of the signs', '/api/signs/live'],
  ])(
    '%s is compressed for a spectator who takes gzip, and plain for one who does not',
    async (_of, path) => {
      const [at] = await served();
      const compressed = await Wire.open(at, GZIP, path);
      const plain = await Wire.open(at, {}, path);
      const refusing = await Wire.open(at, { 'accept-encoding': 'br, gzip;q=0' }, path);
      const text = await plain.until('data: ');
      expect(await compressed.until('data: ')).toBe(text);
      expect(await refusing.until('data: ')).toBe(text);
      expect(text).toMatch(/^retry: 1000\n\n(id: 0\n)?data: /);
      expect(compressed.headers).toMatchObject({
        'content-type': 'text/event-stream; charset=utf-8',
        'content-encoding': 'gzip',
        'cache-control': 'no-store, no-transform',
        vary: 'accept-encoding',
      });
      for (const { headers } of [plain, refusing]) {
        expect(headers['content-encoding']).toBeUndefined();
        expect(headers.vary).toBe('accept-encoding');
      }
      for (const wire of [compressed, plain, refusing]) wire.leave();
    },
  );

  it('is never compressed for somebody with a session', async () => {
    const [at] = await served();
    for (const role of HOUSE_ROLES) {
      const { cookie } = await at.as(role);
      for (const path of [LIVE, '/api/signs/live']) {
        const wire = await Wire.open(at, { ...GZIP, cookie: cookie! }, path);
        expect([role, wire.headers['content-encoding']]).toEqual([role, undefined]);
        wire.leave();
      }
    }
  });

  it('is compressed once: whoever comes, early or late, is sent the same bytes', async () => {
    const [at, table] = await served();
    const early = await Wire.open(at, GZIP);
    await early.until('first');
    table.say('before');
    await early.until('before');
    const late = await Wire.open(at, GZIP);
    await late.until('first');
    const [from, lateFrom] = [early.bytes.length, late.bytes.length];
    table.say('the same for both');
    const [, text] = await Promise.all([early.until('the same'), late.until('the same')]);
    expect(early.bytes.subarray(from)).toEqual(late.bytes.subarray(lateFrom));
    expect(idsIn(text)).toEqual([1, 2]);
    for (const wire of [early, late]) wire.leave();
  });

  it('can be read to the end by a slow reader who skipped to the newest message', async () => {
    const [at, table] = await served();
    const wire = await Wire.open(at, GZIP);
    await wire.until('first');
    wire.pause();
    for (let message = 1; message <= 100; message += 1) {
      table.say(randomBytes(200_000).toString('base64'));
      await new Promise((wake) => setImmediate(wake));
    }
    wire.resume();
    const seen = idsIn(await wire.until('id: 100\n'));
    expect(seen.length).toBeLessThan(80);
    expect(seen).toEqual(seen.toSorted((left, right) => left - right));
    wire.leave();
  });

  it('shows signs of life and says why it ends, compressed too', async () => {
    const [at] = await served({ heartbeatSeconds: 0.02 });
    const wire = await Wire.open(at, GZIP);
    await wire.until(': still here\n\n: still here\n\n');
    const ended = wire.until('event: end\ndata: {"why":"closing"}\n\n');
    await at.close();
    await ended;
  });
});
