import type { AddressInfo } from 'node:net';
import { unwrap } from '@baize/result';
import { onTestFinished } from 'vitest';
import { createLog } from '../../../src/http/log.js';
import type { ServerOptions } from '../../../src/http/options.js';
import type { HousePort } from '../../../src/http/ports.js';
import { createServer } from '../../../src/http/server.js';
import { openFirstTables } from '../../../src/live/first-tables.js';
import { House } from '../../../src/live/house.js';
import type { HouseRole, Person } from '../../../src/live/people.js';
import { Signs } from '../../../src/live/readings/signs.js';
import { OddsDesk } from '../../../src/odds/odds-desk.js';
import { Books } from '../../../src/serve/books.js';
import { housePort } from '../../../src/serve/house-port.js';
import { identityPort } from '../../../src/serve/identity-port.js';
import type { TestHouse } from '../../live/support/open-house.js';
import { People } from '../../support/people.js';
import { newSqlite } from '../../support/sqlite.js';
import { Caller } from './caller.js';

type SignedInCaller = Caller & { readonly person: Person; readonly token: string };

export interface Served {
  readonly base: string;
  readonly house: House;
  readonly people: People;
  readonly logged: string[];
  readonly nobody: Caller;
  as(role: HouseRole): Promise<SignedInCaller>;
  close(): Promise<void>;
}

interface Serving extends Partial<ServerOptions> {
  /** What is asked of the door alone needs no tables. */
  readonly tables?: boolean;
  /** A house that is open already; a new one unless told. */
  readonly over?: TestHouse;
  /** In the place of what the house would do. */
  readonly instead?: Partial<HousePort>;
}

/** A house that is really served: a database in a file, a socket on a free port. */
export const serve = async ({
  tables = false,
  over,
  instead = {},
  ...options
}: Serving = {}): Promise<Served> => {
  const { store, file } = over ?? newSqlite();
  const house = over?.house ?? (await House.open({ store, pace: 0 }));
  if (tables) await openFirstTables(house);
  const people = new People(file);
  const logged: string[] = [];
  const odds = new OddsDesk();
  const port = housePort(
    house,
    await Signs.open(house),
    new Books(house),
    odds,
    () => null,
    () => true,
  );
  const app = createServer({
    house: { ...port, ...instead },
    identity: identityPort(people.identity),
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
    await odds.close();
    await house.close();
  };
  onTestFinished(close);
  const cookie = options.https === true ? '__Host-baize' : 'baize';
  let count = 0;
  return {
    base,
    house,
    people,
    logged,
    nobody: new Caller(base, null),
    as: async (role) => {
      count += 1;
      const { account, token } =
        role === 'player'
          ? unwrap(await people.identity.joinGuest(`Player ${count}`))
          : await people.hire(`${role} ${count}`, role);
      const person: Person = { account: account.id, name: account.name, role };
      if (role === 'player') await house.welcome(person);
      const caller = new Caller(base, `${cookie}=${token.secret()}`);
      return Object.assign(caller, { person, token: token.secret() });
    },
    close,
  };
};
