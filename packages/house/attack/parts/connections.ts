import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { Caller } from '../../test/http/support/caller.js';
import { PASSWORD } from '../../test/support/people.js';
import { scratch } from '../../test/support/scratch.js';
import type { Attack, Part } from '../attack.js';
import { type Serving, serveOn } from '../support/serve-process.js';

/** Every address of 127.0.0.0/8 is this machine; the first is the one that the staff come from too. */
const addressOf = (at: number): string => (at === 0 ? '127.0.0.1' : `127.0.1.${at}`);

/** What somebody sends who means to stay without asking for anything. */
const DAWDLERS: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['half a head', 'GET /api/lobby HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  [
    'half a body',
    'POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
  ],
  ['a stream that is never read', 'GET /api/signs/live HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['no HTTP, and never closing', 'this is not http\r\n\r\n'],
];

const dial = (house: Serving, from: string, bytes: string): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect({
      port: Number(new URL(house.address).port),
      host: '127.0.0.1',
      localAddress: from,
      allowHalfOpen: true,
    });
    socket.on('error', () => resolve(socket));
    socket.pause();
    socket.once('connect', () => {
      if (bytes !== '') socket.write(bytes);
      resolve(socket);
    });
  });

const descriptors = ({ child }: Serving): number => readdirSync(`/proc/${child.pid}/fd`).length;

const staffCode = (house: Serving): string =>
  /operator\D*?([0-9A-Z]{4,}(?:-[0-9A-Z]{4,})+)/i.exec(house.said())?.[1] ?? '';

const cookieFrom = (response: Response): string =>
  response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Somebody of the staff and a seated player, who came before the crowd. */
const regulars = async (house: Serving): Promise<ReadonlyMap<string, Caller>> => {
  const door = new Caller(house.address, null);
  const code = staffCode(house);
  const staff = await door.post('/api/staff', { code, name: 'Olive', password: PASSWORD });
  const guest = await door.post('/api/guests', {});
  const player = new Caller(house.address, cookieFrom(guest));
  await player.order('/api/me/orders', { type: 'ConfirmAge', atLeast: 21 });
  const sat = await player.order('/api/tables/md-high-card-flush/orders', { type: 'Sit', seat: 1 });
  if (!staff.ok || !sat.ok) throw new Error(`nobody is in: ${staff.status} ${sat.status}`);
  return new Map([
    ['staff', new Caller(house.address, cookieFrom(staff))],
    ['a seated player', player],
  ]);
};

const stillServed = async (
  attack: Attack,
  people: ReadonlyMap<string, Caller>,
  what: string,
): Promise<void> => {
  const row = attack.row('requests of staff and a seated player beside the crowd', 'not served');
  for (const [who, caller] of people) {
    for (const place of ['/api/me', '/api/tables/md-high-card-flush', '/api/lobby']) {
      const answer = await caller.get(place, { connection: 'close' }).catch(() => null);
      row.check(
        answer?.status === 200 ? null : `${what}: ${who}: ${answer?.status ?? 'no answer'}`,
      );
      await answer?.text();
    }
    const abort = new AbortController();
    const live = await caller
      .ask('GET', '/api/signs/live', undefined, {}, abort.signal)
      .catch(() => null);
    row.check(
      live?.status === 200 ? null : `${what}: ${who}: no stream, ${live?.status ?? 'no answer'}`,
    );
    abort.abort();
  }
};

export const connections: Part = {
  name: 'connections',
  quick: false,
  run: async (attack) => {
    const data = path.join(scratch(), 'data');
    const house = await serveOn(data, '--pace', '1');
    const people = await regulars(house);
    const before = descriptors(house);
    const [addresses, each] = attack.long ? [9, 230] : [3, 230];
    const held = attack.row('descriptors that dawdlers hold at once', 'beyond the caps');
    for (const [what, bytes] of DAWDLERS) {
      const crowd: Socket[] = [];
      onTestFinished(() => {
        for (const socket of crowd) socket.destroy();
      });
      const row = attack.row(`connections with ${what}`, 'left open');
      for (let at = 0; at < addresses; at += 1) {
        for (let count = 0; count < each; count += 1) {
          crowd.push(await dial(house, addressOf(at), bytes));
          row.tried();
        }
      }
      await stillServed(attack, people, what);
      const open = descriptors(house) - before;
      // Two hundred of each address, a tenth beyond them for staff, and ours.
      held.check(open <= addresses * 220 + 20 ? null : `${what}: ${open} of ${crowd.length}`);
      for (const socket of crowd) socket.destroy();
      let left = descriptors(house) - before;
      for (let waited = 0; left > 20 && waited < 200; waited += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        left = descriptors(house) - before;
      }
      if (left > 20) row.found(`${left} descriptors are left of ${crowd.length}`);
    }
    await stillServed(attack, people, 'afterwards');
    await house.kill();
  },
};
