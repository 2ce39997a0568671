import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createLog } from '../../../src/http/log.js';
import type { ServerOptions } from '../../../src/http/options.js';
import type { HousePort } from '../../../src/http/ports.js';
import { createServer } from '../../../src/http/server.js';
import { openFirstTables } from '../../../src/live/first-tables.js';
import { House } from '../../../src/live/house.js';
import type { HouseRole, Person } from '../../../src/live/people.js';
import { newSqlite } from '../../support/sqlite.js';
import { Caller } from './caller.js';
import { smallHouse } from './small-house.js';
import { SmallIdentity } from './small-identity.js';

export interface Served {
  readonly base: string;
  readonly house: House;
  readonly identity: SmallIdentity;
  readonly logged: string[];
  readonly nobody: Caller;
  as(role: HouseRole): Promise<Caller & { readonly person: Person }>;
  close(): Promise<void>;
}

interface Serving extends Partial<ServerOptions> {
  /** Leaves out the tables: what is asked of the door alone needs none. */
  readonly tables?: boolean;
  readonly instead?: Partial<HousePort>;
}

/** A house that is really served: a database in a file, a socket on a free port. */
export const serve = async ({
  tables = false,
  instead = {},
  ...options
}: Serving = {}): Promise<Served> => {
  const { store } = newSqlite();
  const house = await House.open({ store, pace: 0 });
  if (tables) await openFirstTables(house);
  const identity = new SmallIdentity();
  const logged: string[] = [];
  const app = createServer({
    house: { ...smallHouse(house), ...instead },
    identity,
    log: createLog('info', { write: (row) => logged.push(row) }),
    limits: { entrance: null, orders: null, reads: null },
    ...options,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  let closed = false;
  const close = async (): Promise<void> => {
    if (closed) return;
    closed = true;
    await app.close();
    await house.close();
  };
  onTestFinished(close);
  const cookie = options.https === true ? '__Host-baize' : 'baize';
  return {
    base,
    house,
    identity,
    logged,
    nobody: new Caller(base, null),
    as: async (role) => {
      const { person, token } = identity.enter(identity.newPerson(role));
      if (role === 'player') await house.welcome(person);
      return Object.assign(new Caller(base, `${cookie}=${token.secret()}`), { person });
    },
    close,
  };
};
