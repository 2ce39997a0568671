import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../src/http/routes/index.js';
import { HOUSE_ROLES, type HouseRole } from '../../src/live/people.js';
import { type Caller, problemOf } from './support/caller.js';
import { type Served, serve } from './support/serve.js';

type Who = 'nobody' | HouseRole;

const EVERYBODY: readonly Who[] = ['nobody', ...HOUSE_ROLES];
const SIGNED_IN: readonly Who[] = HOUSE_ROLES;
const STAFF: readonly Who[] = HOUSE_ROLES.filter((role) => role !== 'player');
const BOOKS: readonly Who[] = ['pit-manager', 'surveillance', 'auditor', 'operator'];

/** Who may come through which door, written down a second time. A route that is not here fails. */
const MAY: Readonly<Record<string, readonly Who[]>> = {
  'GET /healthz': EVERYBODY,
  'GET /readyz': EVERYBODY,
  'GET /metrics': EVERYBODY,
  'GET /api/openapi.json': EVERYBODY,
  'POST /api/guests': EVERYBODY,
  'POST /api/session': EVERYBODY,
  'GET /api/session': EVERYBODY,
  'DELETE /api/session': EVERYBODY,
  'POST /api/staff': EVERYBODY,
  'POST /api/session/password': STAFF,
  'GET /api/staff': BOOKS,
  'GET /api/dealers': ['dealer', 'floorperson', 'pit-manager', 'operator'],
  'POST /api/accounts/{account}/disable': ['operator'],
  'POST /api/accounts/{account}/enable': ['operator'],
  'GET /api/accounts/{account}/ledger': BOOKS,
  'POST /api/codes': ['operator'],
  'GET /api/lobby': EVERYBODY,
  'GET /api/floor': ['floorperson', 'pit-manager', 'surveillance', 'auditor', 'operator'],
  'GET /api/floor/live': ['floorperson', 'pit-manager', 'surveillance', 'auditor', 'operator'],
  'GET /api/tables/{table}': EVERYBODY,
  'GET /api/tables/{table}/live': EVERYBODY,
  'GET /api/tables/{table}/rules': EVERYBODY,
  'GET /api/tables/{table}/odds': EVERYBODY,
  'GET /api/tables/{table}/cards': ['dealer', 'floorperson', 'pit-manager', 'operator'],
  'POST /api/tables/{table}/corrections/preview': [
    'dealer',
    'floorperson',
    'pit-manager',
    'operator',
  ],
  'GET /api/tables/{table}/irregularities': ['dealer', 'floorperson', 'pit-manager', 'operator'],
  'GET /api/signs': EVERYBODY,
  'GET /api/signs/live': EVERYBODY,
  'POST /api/tables/{table}/orders': ['player', 'dealer', 'floorperson', 'pit-manager', 'operator'],
  'POST /api/me/orders': ['player'],
  'POST /api/house/orders': ['operator'],
  'GET /api/proposals': ['floorperson', 'pit-manager', 'surveillance', 'auditor', 'operator'],
  'POST /api/proposals/{id}': ['floorperson', 'pit-manager', 'operator'],
  'GET /api/me': SIGNED_IN,
  'GET /api/me/ledger': ['player'],
  'GET /api/me/history': ['player'],
  'GET /api/rounds': ['floorperson', 'pit-manager', 'surveillance', 'auditor', 'operator'],
  'GET /api/rounds/{table}/{number}': SIGNED_IN,
  'GET /api/rounds/{table}/{number}/proof': EVERYBODY,
  'GET /api/liability': BOOKS,
  'GET /api/reports/{day}': BOOKS,
  'GET /api/reports/{day}.csv': BOOKS,
  'GET /api/export': ['auditor', 'operator'],
};

const PARAMS: Readonly<Record<string, string>> = {
  '{table}': 'no-table',
  '{id}': 'p1',
  '{account}': 'p-1',
  '{number}': '1',
  '{day}': 'today',
};

const addressOf = (path: string): string =>
  path.replaceAll(/\{\w+\}/g, (param) => PARAMS[param] ?? 'x');

type Callers = ReadonlyMap<Who, Caller>;

/** Whether the door opened: what lies behind it may still refuse what was sent, for other reasons. */
const enters = async (callers: Callers, who: Who, door: string): Promise<boolean> => {
  const [method = '', path = ''] = door.split(' ');
  const abort = new AbortController();
  const body = method === 'POST' ? { nonsense: 1 } : undefined;
  const response = await callers.get(who)!.ask(method, addressOf(path), body, {}, abort.signal);
  abort.abort();
  const { status } = response;
  if (status < 500 && status !== 401 && status !== 403) return true;
  const closed = who === 'nobody' ? 401 : 403;
  if (status !== closed) throw new Error(`${door} answers ${who} with ${status}`);
  return false;
};

const everybodyAt = async (served: Served): Promise<Callers> => {
  const callers = new Map<Who, Caller>([['nobody', served.nobody]]);
  for (const role of HOUSE_ROLES) callers.set(role, await served.as(role));
  return callers;
};

/** Whoever goes through it is nobody afterwards. */
const LAST = 'DELETE /api/session';

describe('who may come in', () => {
  it('every door is in the matrix, and nothing else is', () => {
    const doors = ROUTES.map(({ method, path }) => `${method} ${path}`);
    expect(doors.toSorted()).toEqual(Object.keys(MAY).toSorted());
  });

  it('each door is open to whom it is for, and to nobody else', async () => {
    const callers = await everybodyAt(await serve());
    const doors = Object.keys(MAY).filter((door) => door !== LAST);
    const found: Record<string, readonly Who[]> = {};
    for (const door of [...doors, LAST]) {
      const open: Who[] = [];
      for (const who of EVERYBODY) if (await enters(callers, who, door)) open.push(who);
      found[door] = open;
    }
    const inOrder = Object.entries(MAY).map(([door, may]) => [
      door,
      EVERYBODY.filter((who) => may.includes(who)),
    ]);
    expect(found).toEqual(Object.fromEntries(inOrder));
  });

  it('what a role may order is asked again of the order itself', async () => {
    const served = await serve({ tables: true });
    const player = await served.as('player');
    const refused = await player.order('/api/tables/md-high-card-flush/orders', {
      type: 'CloseTable',
      trayCents: 0,
    });
    expect(refused.status).toBe(403);
    expect((await problemOf(refused)).code).toBe('not-allowed');
  });
});
