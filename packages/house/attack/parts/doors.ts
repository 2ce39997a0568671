import { cents } from '@baize/money';
import type { Route } from '../../src/http/route.js';
import { ROUTES } from '../../src/http/routes/index.js';
import { mayOrder, orderOf } from '../../src/identity/permissions.js';
import { auditHouse } from '../../src/index.js';
import type { HouseRole } from '../../src/live/people.js';
import { ACCOUNT_SCHEMAS, FLOOR_SCHEMAS } from '../../src/orders/book.js';
import type { Caller } from '../../test/http/support/caller.js';
import {
  SAMPLES_AT_TABLE,
  type Schema,
  sampleOf,
  samples,
} from '../../test/http/support/samples.js';
import { type Served, serve } from '../../test/http/support/serve.js';
import { type Attended, attendRound, attendToPhase } from '../../test/live/support/attend.js';
import { openHouse, type TestHouse } from '../../test/live/support/open-house.js';
import type { Attack, Part } from '../attack.js';
import { badAnswer, type Seen, seen } from '../support/answers.js';

/** Somebody who tries every door. */
interface Intruder {
  readonly name: string;
  readonly role: HouseRole | null;
  readonly caller: Caller;
}

interface Scene {
  readonly over: TestHouse;
  readonly served: Served;
  readonly attended: Attended;
  readonly people: readonly Intruder[];
  /** For the names in paths and bodies: all of them exist. */
  readonly names: Readonly<Record<string, unknown>>;
  /** The seated player, whose money nobody else moves. */
  readonly victim: string;
}

const SLUG = 'pit';

/** An attended table: nothing happens there by itself, so that whatever is stored came of a try. */
const setScene = async (phase: string | null): Promise<Scene> => {
  const over = await openHouse();
  await over.create('sd/caribbean-stud', {
    slug: SLUG,
    dealing: 'attended',
    jackpots: { progressive: `${SLUG}-progressive` },
  });
  const served = await serve({ over });
  const [victim, other, guest] = [
    await served.as('player'),
    await served.as('player'),
    await served.as('player'),
  ];
  await over.seat(victim.person, SLUG, 1);
  await over.seat(other.person, SLUG, 2);
  const [holder, dealer, floor] = [
    await served.as('dealer'),
    await served.as('dealer'),
    await served.as('floorperson'),
  ];
  await over.at(holder.person, SLUG, { type: 'TakeTable' });
  const players = [
    { person: victim.person, seats: [1] },
    { person: other.person, seats: [2] },
  ];
  const attended = { house: over, slug: SLUG, players, dealer: holder.person, floor: floor.person };
  await attendRound(attended);
  if (phase !== null) await attendToPhase(attended, phase);
  const spare = await served.as('dealer');
  const day = { type: 'SetGamingDay', timeZone: 'America/New_York', hour: 4 } as const;
  const operator = await served.as('operator');
  const proposed = await over.onFloor(operator.person, day);
  const people: Intruder[] = [
    { name: 'nobody', role: null, caller: served.nobody },
    { name: 'guest', role: 'player', caller: guest },
    { name: 'player', role: 'player', caller: victim },
    { name: 'other player', role: 'player', caller: other },
    { name: 'dealer at the table', role: 'dealer', caller: holder },
    { name: 'dealer without a table', role: 'dealer', caller: dealer },
    { name: 'floorperson', role: 'floorperson', caller: floor },
    { name: 'operator', role: 'operator', caller: operator },
  ];
  for (const role of ['pit-manager', 'surveillance', 'auditor'] as const) {
    people.push({ name: role, role, caller: await served.as(role) });
  }
  const names = {
    table: SLUG,
    number: 1,
    day: 'today',
    account: spare.person.account,
    id: proposed.ok ? (proposed.value.proposal ?? 'none') : 'none',
    player: victim.person.account,
    seat: 1,
    dealer: spare.person.account,
    cents: cents(500),
    from: '2026-01-01',
    to: '2026-12-31',
  };
  return { over, served, attended, people, names, victim: victim.person.account };
};

const pathOf = ({ path }: Route, { names }: Scene): string => {
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(names[name] ?? 'x'));
  return at === '/api/export' ? `${at}?from=${String(names.from)}&to=${String(names.to)}` : at;
};

/** With names that exist, so that only the door stands between the sender and what is asked. */
const aimed = (body: unknown, names: Scene['names']): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      field === 'player' || field === 'seat' || field === 'cents' || field === 'dealer'
        ? names[field]
        : value,
    ]),
  );
};

let keys = 0;

const ask = async (caller: Caller, method: string, path: string, body: unknown): Promise<Seen> => {
  const abort = new AbortController();
  keys += 1;
  const headers = { 'idempotency-key': `door-${keys}` };
  return seen(await caller.ask(method, path, body, headers, abort.signal), abort);
};

interface Try {
  readonly what: string;
  readonly path: string;
  readonly method: string;
  readonly body: unknown;
  readonly isOpen: (role: HouseRole | null) => boolean;
}

const routeTries = (scene: Scene): readonly Try[] =>
  ROUTES.map((route) => ({
    what: `${route.method} ${route.path}`,
    path: pathOf(route, scene),
    method: route.method,
    body:
      route.body === undefined
        ? undefined
        : aimed(sampleOf(route.body.schema as Schema), scene.names),
    isOpen: (role) => route.access === 'public' || (role !== null && route.access.includes(role)),
  }));

const orderTries = (scene: Scene): readonly Try[] => {
  const at = (path: string) => (one: readonly [string, unknown]) => {
    const body = aimed(one[1], scene.names);
    const name = orderOf(body as Parameters<typeof orderOf>[0]);
    return {
      what: `${name}${name === one[0] || name.endsWith(`/${one[0]}`) ? '' : ` ${one[0]}`}`,
      path,
      method: 'POST',
      body,
      isOpen: (role: HouseRole | null) => role !== null && mayOrder(role, name),
    };
  };
  return [
    ...SAMPLES_AT_TABLE.map(at(`/api/tables/${SLUG}/orders`)),
    ...samples(ACCOUNT_SCHEMAS).map(at('/api/me/orders')),
    ...samples(FLOOR_SCHEMAS).map(at('/api/house/orders')),
  ];
};

const moneyOf = async ({ over, victim }: Scene): Promise<string> =>
  `${await over.store.balance(`wallet/${victim}`)} ${await over.store.balance(`player/${victim}`)}`;

/** Doors that are closed to somebody stay closed, and nothing is stored of it. */
const tryClosed = async (attack: Attack, scene: Scene, where: string): Promise<void> => {
  const { over, people } = scene;
  for (const [kind, tries] of [
    ['route', routeTries(scene)],
    ['order', orderTries(scene)],
  ] as const) {
    const row = attack.row(`${kind} × role that may not, ${where}`, 'opened');
    for (const { what, method, path, body, isOpen } of tries) {
      const before = await over.store.lastPosition();
      const shut = people.filter((one) => !isOpen(one.role));
      const answers = shut.map(async ({ name, role, caller }) => {
        const { status, code } = await ask(caller, method, path, body);
        const [wanted, why] = role === null ? [401, 'not-signed-in'] : [403, 'not-allowed'];
        const closed = status === wanted && code === why;
        row.check(closed ? null : `${what} as ${name}: ${status} ${code}`);
      });
      await Promise.all(answers);
      const stored = (await over.store.lastPosition()) !== before;
      if (stored) row.found(`${what}: something is stored`);
    }
  }
};

/** A dealer who does not hold the table, and players who do not sit on the seat, change nothing there. */
const tryBesides = async (attack: Attack, scene: Scene, where: string): Promise<void> => {
  const { over, people } = scene;
  const row = attack.row(`order at a table or seat of somebody else, ${where}`, 'done');
  const money = await moneyOf(scene);
  for (const name of ['dealer without a table', 'other player', 'guest']) {
    const { caller, role } = people.find((one) => one.name === name) as Intruder;
    const tries = orderTries(scene).filter(
      ({ path, what, isOpen }) =>
        isOpen(role) && path.endsWith(`/${SLUG}/orders`) && !OWN.has(what),
    );
    for (const { what, method, path, body } of tries) {
      const before = await over.store.lastPosition();
      const answer = await ask(caller, method, path, body);
      const stored = (await over.store.lastPosition()) !== before;
      row.check(stored || answer.status < 400 ? `${what} as ${name}: ${answer.status}` : null);
    }
  }
  const after = await moneyOf(scene);
  row.check(after === money ? null : `the player's money was ${money} and is ${after}`);
};

/** What concerns nobody but the sender. */
const OWN = new Set(['SetPlaceLaid']);

/** Whoever may is not sent away for the role, and no door breaks. */
const tryOpen = async (attack: Attack, scene: Scene, where: string): Promise<void> => {
  const { people } = scene;
  const row = attack.row(`route and order × role that may, ${where}`, 'refused by role or failed');
  const ends = ({ what }: Try): number =>
    what === 'DELETE /api/session'
      ? 3
      : what.includes('disable')
        ? 2
        : what === 'CloseTable'
          ? 1
          : 0;
  const routes = routeTries(scene).filter(({ what }) => !ASKS_AGAIN.test(what));
  const tries = [...routes, ...orderTries(scene)].toSorted((one, other) => ends(one) - ends(other));
  for (const { what, method, path, body, isOpen } of tries) {
    const open = people.filter((one) => isOpen(one.role));
    const answers = open.map(async ({ name, caller }) => {
      const answer = await ask(caller, method, path, body);
      const { status, code } = answer;
      const sentAway = (status === 401 && !PASSWORDS.has(what)) || code === 'not-allowed';
      const wrong = badAnswer(answer) ?? (sentAway ? `${status} ${code}` : null);
      row.check(wrong === null ? null : `${what} as ${name}: ${wrong}`);
    });
    await Promise.all(answers);
  }
};

/** Behind these doors the role is asked once more, of the order or the proposal itself. */
const ASKS_AGAIN = /\/orders$|\/proposals\/\{id\}$/;

/** A wrong password is 401 for anybody. */
const PASSWORDS = new Set(['POST /api/session', 'POST /api/session/password']);

const PHASES = ['deciding', 'betting', null] as const;

export const doors: Part = {
  name: 'doors',
  quick: true,
  run: async (attack) => {
    for (const phase of attack.long ? PHASES : PHASES.slice(0, 1)) {
      const where = phase === null ? 'between rounds' : `while ${phase}`;
      const scene = await setScene(phase);
      await tryClosed(attack, scene, where);
      await tryBesides(attack, scene, where);
      await tryOpen(attack, scene, where);
      const sound = attack.row(`the audit afterwards, ${where}`, 'unsound');
      const audited = await auditHouse(scene.over.store, null);
      sound.check(audited.ok ? null : audited.error.message);
      for (const failure of scene.over.failures) sound.found(failure);
    }
  },
};
