import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Clock } from '../../src/clock/clock.js';
import { systemClock } from '../../src/clock/system-clock.js';
import { openHouse } from '../live/support/open-house.js';
import { type Caller, problemOf } from './support/caller.js';
import { type Served, serve } from './support/serve.js';
import { Stream } from './support/stream.js';

const SIGNS = '/api/signs/live';

interface Dialled {
  readonly socket: Socket;
  /** Nothing more comes from the house. */
  readonly ended: Promise<void>;
  /** The house has let go of it altogether. */
  readonly closed: Promise<void>;
  /** What came until it was closed or the answer was whole. */
  ask(cookie?: string | null): Promise<string>;
}

/** A connection that says nothing by itself and never closes its own half. */
const dial = async ({ base }: Served): Promise<Dialled> => {
  const socket = connect({
    port: Number(new URL(base).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  onTestFinished(() => void socket.destroy());
  let heard = '';
  socket.on('data', (chunk) => {
    heard += String(chunk);
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const ended = new Promise<void>((resolve) => {
    socket.once('end', () => resolve());
    void closed.then(resolve);
  });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return {
    socket,
    ended,
    closed,
    ask: async (cookie = null) => {
      heard = '';
      const who = cookie === null ? '' : `Cookie: ${cookie}\r\n`;
      socket.write(`GET /api/session HTTP/1.1\r\nHost: localhost\r\n${who}\r\n`);
      let over = false;
      void ended.then(() => {
        over = true;
      });
      while (!over && !/\r\n\r\n.*\}$/s.test(heard))
        await new Promise((wake) => setImmediate(wake));
      const code = /"code":"([a-z-]+)"/.exec(heard)?.[1] ?? '';
      return `${/^HTTP\/1.1 (\d+)/.exec(heard)?.[1] ?? 'closed'} ${code}`.trim();
    },
  };
};

/** Timers of the seconds that a connection may take run out at once. */
const hastyClock: Clock = {
  ...systemClock,
  setTimer: (ms, work, background) => systemClock.setTimer(ms <= 5000 ? 10 : ms, work, background),
};

const dialMany = async (at: Served, count: number): Promise<readonly Dialled[]> => {
  const all: Dialled[] = [];
  for (let index = 0; index < count; index += 1) all.push(await dial(at));
  return all;
};

const connectionsOf = async ({ nobody }: Served): Promise<number> =>
  Number(/^baize_http_connections (\d+)$/m.exec(await (await nobody.get('/metrics')).text())?.[1]);

describe('connections', () => {
  it('that cannot be read are destroyed, although the other side never closes', async () => {
    const at = await serve();
    const [one, other] = await dialMany(at, 2);
    one!.socket.write('this is not http\r\n\r\n');
    await one!.ended;
    // Its own half is open still, and says nothing. Left are the other one and the one that asks.
    while ((await connectionsOf(at)) > 2) await new Promise((wake) => setImmediate(wake));
    expect(await other!.ask()).toBe('200');
  });

  it('of one address are only so many; beyond them staff and seated players come in', async () => {
    const over = await openHouse();
    const slug = await over.create('oh/high-card-flush');
    const at = await serve({
      over,
      connectionLimits: { connectionsPerAddress: 20 },
    });
    const [dealer, player, guest] = [
      await at.as('dealer'),
      await at.as('player'),
      await at.as('player'),
    ];
    await over.seat(player.person, slug, 1);
    const calm = await dialMany(at, 20);
    expect(await calm[0]!.ask()).toBe('200');
    expect((await at.nobody.get('/readyz', { connection: 'close' })).status).toBe(200);
    expect(await (await dial(at)).ask()).toBe('503 no-connection-free');
    expect(await (await dial(at)).ask(guest.cookie)).toBe('503 no-connection-free');
    const [seated, staff] = [await dial(at), await dial(at)];
    expect(await seated.ask(player.cookie)).toBe('200');
    expect(await staff.ask(dealer.cookie)).toBe('200');
    // The reserve of this address is used up by those for whom it is kept.
    expect(await (await dial(at)).ask(dealer.cookie)).toBe('closed');
    expect(await staff.ask(dealer.cookie)).toBe('200');
  });

  it('in all leave room: the oldest that has not said whose it is makes way', async () => {
    const at = await serve({ connectionLimits: { connections: 20 } });
    const dealer = await at.as('dealer');
    const all = await dialMany(at, 30);
    const staff = await dial(at);
    expect(await staff.ask(dealer.cookie)).toBe('200');
    // Eighteen of twenty are anybody's; the nineteenth was the first to make way.
    await all[18]!.ended;
    expect(await all[0]!.ask()).toBe('200');
    expect(await all[17]!.ask()).toBe('200');
  });

  it('in the reserve that say nothing are destroyed', async () => {
    const at = await serve({ connectionLimits: { connections: 10 }, clock: hastyClock });
    const all = await dialMany(at, 10);
    await all[9]!.ended;
    expect(await all[0]!.ask()).toBe('200');
  });

  it('of one account are only so many', async () => {
    const at = await serve({ connectionLimits: { connectionsPerAccount: 3 } });
    const [dealer, other] = [await at.as('dealer'), await at.as('dealer')];
    const all = await dialMany(at, 4);
    const answers = [];
    for (const one of all) answers.push(await one.ask(dealer.cookie));
    expect(answers).toEqual(['200', '200', '200', '503 no-connection-free']);
    expect(await (await dial(at)).ask(other.cookie)).toBe('200');
    all[0]!.socket.destroy();
    let again = '';
    while (again !== '200') again = await (await dial(at)).ask(dealer.cookie);
  });
});

const as = ({ cookie }: Caller) => ({ cookie: cookie ?? '' });

describe('live streams', () => {
  it('of one address are only so many, but for staff and seated players', async () => {
    const over = await openHouse();
    const slug = await over.create('oh/high-card-flush');
    const at = await serve({ over, connectionLimits: { streamsPerAddress: 3 } });
    const [dealer, player] = [await at.as('dealer'), await at.as('player')];
    const open = await Promise.all([1, 2, 3].map(() => Stream.open(at, SIGNS)));
    for (const caller of [at.nobody, player]) {
      const refused = await problemOf(await caller.get(SIGNS));
      expect(refused).toMatchObject({ status: 503, code: 'no-stream-free' });
      expect(refused.detail).toBe('one address may have 3 streams at once');
    }
    await over.seat(player.person, slug, 1);
    open.push(await Stream.open(at, SIGNS, as(player)), await Stream.open(at, SIGNS, as(dealer)));
    for (const stream of open) stream.leave();
  });

  it('of one account are only so many', async () => {
    const at = await serve({ connectionLimits: { streamsPerAccount: 2 } });
    const dealer = await at.as('dealer');
    const open = await Promise.all([1, 2].map(() => Stream.open(at, SIGNS, as(dealer))));
    const refused = await problemOf(await dealer.get(SIGNS));
    expect(refused.detail).toBe('one account may have 2 streams at once');
    open.push(await Stream.open(at, SIGNS));
    for (const stream of open) stream.leave();
  });

  it('in all leave a tenth for staff and seated players', async () => {
    const at = await serve({ connectionLimits: { streams: 10 } });
    const dealer = await at.as('dealer');
    const open = await Promise.all(Array.from({ length: 9 }, () => Stream.open(at, SIGNS)));
    expect((await at.nobody.get(SIGNS)).status).toBe(503);
    open.push(await Stream.open(at, SIGNS, as(dealer)));
    expect((await dealer.get(SIGNS)).status).toBe(503);
    for (const stream of open) stream.leave();
  });
});
