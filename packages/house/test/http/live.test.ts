import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { HousePort } from '../../src/http/ports.js';
import { problemOf } from './support/caller.js';
import { type Served, serve } from './support/serve.js';
import { Stream } from './support/stream.js';

const LIVE = '/api/tables/any/live';

/** A table whose messages the test sends. */
class Table {
  readonly followers = new Set<(version: number, json: string) => void>();
  readonly after: (number | null)[] = [];
  version = 0;

  readonly follow: HousePort['follow'] = (_table, _person, after, send) => {
    this.after.push(after);
    this.followers.add(send);
    send(this.version, JSON.stringify({ version: this.version }));
    return () => this.followers.delete(send);
  };

  say(padding = ''): void {
    this.version += 1;
    const json = JSON.stringify({ version: this.version, padding });
    for (const send of this.followers) send(this.version, json);
  }

  async until(followers: number): Promise<void> {
    while (this.followers.size !== followers) await new Promise((wake) => setTimeout(wake, 5));
  }
}

class Gate {
  open: () => void = () => undefined;
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}

const served = async (more: Parameters<typeof serve>[0] = {}): Promise<[Served, Table]> => {
  const table = new Table();
  return [await serve({ ...more, instead: { follow: table.follow } }), table];
};

describe('a house that closes', () => {
  it('first answers what it was asked', async () => {
    const asked = new Gate();
    const answered = new Gate();
    const message: HousePort['message'] = async () => {
      asked.open();
      await answered.opened;
      return null;
    };
    const at = await serve({ instead: { message, follow: new Table().follow } });
    const stream = await Stream.open(at, LIVE);
    const answer = at.nobody.get('/api/tables/any');
    await asked.opened;
    const closing = at.close();
    await stream.until((text) => text.includes('closing'));
    answered.open();
    expect((await answer).status).toBe(404);
    await closing;
  });
});

describe('a live stream', () => {
  it('sends the message as it is now, then each new one, with its version as the id', async () => {
    const [at, table] = await served();
    const stream = await Stream.open(at, LIVE);
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(stream.response.headers.get('x-frame-options')).toBe('DENY');
    expect(await stream.next()).toMatchObject({ id: '0', data: { version: 0 } });
    table.say();
    expect(await stream.next()).toMatchObject({ id: '1', data: { version: 1 } });
    stream.leave();
    await table.until(0);
  });

  it.each<[string, string, Record<string, string>, number | null]>([
    ['from now', LIVE, {}, null],
    ['from what a browser had last', LIVE, { 'last-event-id': '41' }, 41],
    ['from what the address says', `${LIVE}?after=7`, {}, 7],
    [
      'from what it had last, whatever the address said',
      `${LIVE}?after=7`,
      { 'last-event-id': '9' },
      9,
    ],
    ['from now where the id is none of ours', LIVE, { 'last-event-id': 'x' }, null],
  ])('goes on %s', async (_what, path, headers, after) => {
    const [at, table] = await served();
    const stream = await Stream.open(at, path, headers);
    await stream.next();
    expect(table.after).toEqual([after]);
    stream.leave();
  });

  it('tells who comes back what they missed', async () => {
    const at = await serve({ tables: true });
    const path = '/api/tables/md-high-card-flush/live';
    const player = await at.as('player');
    const first = await Stream.open(at, path);
    const { id } = (await first.next())!;
    first.leave();
    const orders = '/api/tables/md-high-card-flush/orders';
    expect((await player.order(orders, { type: 'Sit', seat: 1 })).status).toBe(200);
    const again = await Stream.open(at, path, { 'last-event-id': id! });
    const frame = (await again.next())!;
    const { told } = frame.data as { readonly told: readonly { readonly type: string }[] };
    expect(Number(frame.id)).toBeGreaterThan(Number(id));
    expect(told.map(({ type }) => type)).toContain('PlayerSat');
    again.leave();
  });

  it('shows a sign of life where nothing happens', async () => {
    const [at] = await served({ heartbeatSeconds: 0.02 });
    const stream = await Stream.open(at, LIVE);
    await stream.until((text) => text.split('\n').filter((row) => row.startsWith(':')).length >= 3);
    stream.leave();
  });

  it('a slow reader skips to the newest message, and nothing piles up for it', async () => {
    const [at, table] = await served();
    const { hostname, port } = new URL(at.base);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.pause();
    socket.write(`GET ${LIVE} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`);
    await table.until(1);
    const padding = 'x'.repeat(300_000);
    for (let message = 1; message <= 100; message += 1) {
      table.say(padding);
      await new Promise((wake) => setImmediate(wake));
    }
    let text = '';
    const newest = new Promise<void>((resolve) => {
      socket.on('data', (piece) => {
        text += String(piece).replaceAll('x', '');
        if (text.includes('id: 100\n')) resolve();
      });
    });
    socket.resume();
    await newest;
    const seen = [...text.matchAll(/id: (\d+)\n/g)].map(([, id]) => Number(id));
    expect(seen.length).toBeLessThan(80);
    expect(seen).toEqual(seen.toSorted((left, right) => left - right));
    socket.destroy();
    await table.until(0);
  });

  it('all viewers of one message are sent the same bytes', async () => {
    const [at, table] = await served();
    const streams = await Promise.all(Array.from({ length: 50 }, () => Stream.open(at, LIVE)));
    table.say('é');
    const last = await Promise.all(
      streams.map(async (stream) => {
        await stream.next();
        return stream.next();
      }),
    );
    expect(new Set(last.map((frame) => JSON.stringify(frame))).size).toBe(1);
    expect(last[0]).toMatchObject({ id: '1', data: { version: 1, padding: 'é' } });
    for (const stream of streams) stream.leave();
    await table.until(0);
  });

  it('ends with the session it was opened in', async () => {
    const [at, table] = await served({ heartbeatSeconds: 0.02 });
    const dealer = await at.as('dealer');
    const stream = await Stream.open(at, LIVE, { cookie: dealer.cookie! });
    await stream.next();
    await dealer.ask('DELETE', '/api/session');
    expect(await stream.next()).toMatchObject({ event: 'end', data: { why: 'session' } });
    expect(await stream.next()).toBeNull();
    await table.until(0);
  });

  it('a screen left open keeps nobody signed in', async () => {
    const [at] = await served({ heartbeatSeconds: 0.02 });
    const dealer = await at.as('dealer');
    const stream = await Stream.open(at, LIVE, { cookie: dealer.cookie! });
    await stream.next();
    at.people.clock.pass({ minutes: 20 });
    await stream.until((text) => text.includes(': still here'));
    at.people.clock.pass({ minutes: 20 });
    expect(await stream.next()).toMatchObject({ event: 'end', data: { why: 'session' } });
  });

  it('ends when the house closes, and closing waits for nobody who reads on', async () => {
    const [at, table] = await served();
    const stream = await Stream.open(at, LIVE);
    await stream.next();
    await at.close();
    expect(await stream.next()).toMatchObject({ event: 'end', data: { why: 'closing' } });
    expect(await stream.next()).toBeNull();
    expect(table.followers.size).toBe(0);
  });

  it('there are only so many', async () => {
    const [at, table] = await served({ connectionLimits: { streams: 1 } });
    const stream = await Stream.open(at, LIVE);
    const refused = await at.nobody.get(LIVE);
    expect([refused.status, (await problemOf(refused)).code]).toEqual([503, 'no-stream-free']);
    stream.leave();
    await table.until(0);
    (await Stream.open(at, LIVE)).leave();
  });

  it('of the signs begins with all of them', async () => {
    const at = await serve({ tables: true });
    const stream = await Stream.open(at, '/api/signs/live');
    const { data } = (await stream.next())!;
    expect(data).toEqual(await (await at.nobody.get('/api/signs')).json());
    stream.leave();
  });
});
