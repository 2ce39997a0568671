import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../src/http/routes/index.js';
import { HOUSE_ROLES, type HouseRole } from '../../src/live/people.js';
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
  'POST /api/accounts/{account}/disable': ['operator'],
  'GET /api/accounts/{account}/ledger': BOOKS,
  'POST /api/codes': ['operator'],
  'GET /api/lobby': EVERYBODY,
  'GET /api/tables/{table}': EVERYBODY,
  'GET /api/tables/{table}/live': EVERYBODY,
  'GET /api/tables/{table}/rules': EVERYBODY,
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

/** Whether the door opened: what lies behind it may still refuse what was sent, for other reasons. */
const enters = async (served: Served, who: Who, door: string): Promise<boolean> => {
  const [method = '', path = ''] = door.split(' ');
  const caller = who === 'nobody' ? served.nobody : await served.as(who);
  const abort = new AbortController();
  const response = await fetch(`${served.base}${addressOf(path)}`, {
    method,
    signal: abort.signal,
    headers: {
      ...(caller.cookie === null ? {} : { cookie: caller.cookie }),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: '{"nonsense":1}' } : {}),
  });
  abort.abort();
  if (response.status < 500 && response.status !== 401 && response.status !== 403) return true;
  if (who === 'nobody' && door === 'GET /api/session') return response.status === 401;
  const closed = who === 'nobody' ? 401 : 403;
  if (response.status !== closed) throw new Error(`${door} answers ${who} with ${response.status}`);
  return false;
};

describe('who may come in', () => {
  it('every door is in the matrix, and nothing else is', () => {
    const doors = ROUTES.map(({ method, path }) => `${method} ${path}`);
    expect(doors.toSorted()).toEqual(Object.keys(MAY).toSorted());
  });

  it.each(ROUTES.map(({ method, path }) => `${method} ${path}`))('%s', async (door) => {
    const served = await serve();
    const open: Who[] = [];
    for (const who of EVERYBODY) if (await enters(served, who, door)) open.push(who);
    expect(open).toEqual(EVERYBODY.filter((who) => MAY[door]?.includes(who)));
  });
});
