import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unwrap } from '@baize/result';
import { type HouseRules, RULEBOOK_IDS, type RulebookId } from '@baize/rulebook';
import type { FastifyInstance } from 'fastify';
import { steadyClock } from '../src/clock/steady-clock.js';
import { createLog } from '../src/http/log.js';
import { createServer } from '../src/http/server.js';
import { Identity } from '../src/identity/identity.js';
import type { Scrambled } from '../src/identity/passwords.js';
import { Passwords } from '../src/identity/passwords.js';
import { openSqliteIdentity } from '../src/identity/sqlite/sqlite-identity-store.js';
import { migrateSqlite, openSqlite } from '../src/index.js';
import { House } from '../src/live/house.js';
import { Signs } from '../src/live/readings/signs.js';
import { OddsDesk } from '../src/odds/odds-desk.js';
import { readyMadeHouse } from '../src/ready-made/index.js';
import { Books } from '../src/serve/books.js';
import { housePort } from '../src/serve/house-port.js';
import { identityPort } from '../src/serve/identity-port.js';
import type { Store } from '../src/store/store.js';
import type { Chance } from './chance.js';
import { FaultyStore } from './faulty-store.js';
import type { VirtualClock } from './virtual-clock.js';

const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 256 * 1024 ** 2;

/** In memory where there is room: nothing here is about disks. */
const scratch = (): string => {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
};

/** Scrambled on this thread, cheaply: another one would answer at a moment that no seed decides. */
class PasswordsAtHand extends Passwords {
  override async scramble(password: string): Promise<Scrambled> {
    return {
      n: 1,
      r: 1,
      p: 1,
      salt: '',
      hash: createHash('sha256').update(password).digest('hex'),
    };
  }

  override async matches(password: string, kept: Scrambled): Promise<boolean> {
    return (await this.scramble(password)).hash === kept.hash;
  }

  override isOutdated(): boolean {
    return false;
  }
}

/** A whole house in this process, with its real store, its real routes and a clock that is told. */
export interface World {
  readonly house: House;
  readonly store: FaultyStore;
  /** The same store, which never fails. */
  readonly sound: Store;
  readonly app: FastifyInstance;
  readonly identity: Identity;
  close(): Promise<void>;
}

export interface WorldEars {
  readonly stored: ConstructorParameters<typeof FaultyStore>[3];
  /** Something failed where nobody waits for an answer. */
  readonly failed: (what: string, error: unknown) => void;
}

export const openWorld = async (
  clock: VirtualClock,
  chance: Chance,
  { stored, failed }: WorldEars,
): Promise<World> => {
  const folder = mkdtempSync(path.join(scratch(), 'baize-simulation-'));
  const file = path.join(folder, 'house.db');
  unwrap(migrateSqlite(file));
  const sound = unwrap(openSqlite(file, { commits: 'blocking' }));
  const people = unwrap(openSqliteIdentity(file));
  const store = new FaultyStore(sound, clock, chance.fork('store'), stored);
  const steady = steadyClock(clock);
  const forIdentity = chance.fork('identity');
  const random = (bytes: number) => forIdentity.bytes(bytes);
  const identity = new Identity({
    store: people,
    now: () => new Date(steady.now()),
    random,
    passwords: new PasswordsAtHand(random),
  });
  const [seeds, practice] = [chance.fork('seeds'), chance.fork('practice')];
  const house = await House.open({
    store: store.port,
    clock: steady,
    random: (bytes) => seeds.bytes(bytes),
    chance: (below) => practice.below(below),
    nameOfStaff: async (account) => (await identity.account(account))?.name ?? null,
    failed,
  });
  let requests = 0;
  const odds = new OddsDesk();
  const signs = await Signs.open(house);
  const app = createServer({
    house: housePort(
      house,
      signs,
      new Books(house),
      odds,
      () => null,
      () => true,
    ),
    identity: identityPort(identity),
    log: createLog('silent'),
    limits: { entrance: null, orders: null, reads: null },
    clock: house.clock,
    requestId: () => {
      requests += 1;
      return `request-${requests}`;
    },
  });
  await app.ready();
  const close = async (): Promise<void> => {
    store.release();
    await house.close();
    await odds.close();
    await people.close();
    await sound.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { house, store, sound, app, identity, close };
};

export const RULEBOOKS: readonly RulebookId[] = RULEBOOK_IDS;

export const readyMade = (id: RulebookId): HouseRules =>
  JSON.parse(readFileSync(readyMadeHouse(id), 'utf8')) as HouseRules;
