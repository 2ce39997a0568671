import { randomBytes } from 'node:crypto';
import { err, ok, type Result } from '@baize/result';
import type { Clock } from '../clock/clock.js';
import { steadyClock } from '../clock/steady-clock.js';
import { systemClock } from '../clock/system-clock.js';
import type { ConnectionLimits } from '../http/connection-limits.js';
import { createLog, traceOf } from '../http/log.js';
import type { RateLimits } from '../http/options.js';
import { createServer } from '../http/server.js';
import { Identity } from '../identity/identity.js';
import { openSqliteIdentity } from '../identity/sqlite/sqlite-identity-store.js';
import type { StaffCode } from '../identity/staff-code.js';
import { openFirstTables } from '../live/first-tables.js';
import { House } from '../live/house.js';
import { Signs } from '../live/readings/signs.js';
import { OddsDesk } from '../odds/odds-desk.js';
import { makeOwnFolder } from '../store/owner-only.js';
import { lockHouse } from '../store/sqlite/house-lock.js';
import { migrateSqlite } from '../store/sqlite/migrate.js';
import { openSqlite } from '../store/sqlite/sqlite-store.js';
import { Books } from './books.js';
import {
  type CannotServe,
  checkStore,
  databaseIn,
  type HeldFolder,
  isWell,
  letGo,
  lockIn,
  sealsIn,
  whyNot,
} from './folder.js';
import { housePort } from './house-port.js';
import { identityPort } from './identity-port.js';
import { Sealer } from './sealer.js';

export interface ServeOptions {
  /** The folder with the database and the seals; it is made where it is missing. */
  readonly data: string;
  readonly port: number;
  readonly host: string;
  /** 1 for people; more is slower, 0 as fast as it goes. */
  readonly pace: number;
  /** Whether a new house opens with a table for each rulebook. */
  readonly firstTables: boolean;
  readonly web: string | null;
  readonly https: boolean;
  /** How many proxies stand before it. */
  readonly proxies?: number;
  /** The hosts it is served under; any, unless named. */
  readonly allowedHosts?: readonly string[];
  /** Requests a minute, where they differ from what is usual. */
  readonly limits: Partial<RateLimits>;
  /** Connections and live streams at once, where they differ from what is usual. */
  readonly connectionLimits?: Partial<ConnectionLimits>;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Whether other processes may run a house on the same folder. */
  readonly share?: boolean;
  /** Counts the odds of several houses in one process once; its owner closes it. */
  readonly odds?: OddsDesk;
  /** The machine's own unless told. */
  readonly clock?: Clock;
}

/** A house that people can reach. */
export interface RunningHouse {
  readonly address: string;
  readonly tables: readonly { readonly slug: string; readonly name: string }[];
  /** Codes for the first staff; null in a house that has some, and beside another process, whose codes go on. */
  readonly codes: readonly StaffCode[] | null;
  /** Whether another process ran this house already. */
  readonly beside: boolean;
  readonly house: House;
  /** Takes no new rounds, finishes those in progress as far as the time allows, and closes everything. */
  close(graceMs: number): Promise<boolean>;
}

/** Brings a house up on its data folder. */
export const runHouse = async (
  options: ServeOptions,
): Promise<Result<RunningHouse, CannotServe>> => {
  const held: HeldFolder = { lock: null, store: null };
  try {
    const running = await bringUp(options, held);
    if (!running.ok) await letGo(held);
    return running;
  } catch (error) {
    await letGo(held);
    const why = whyNot(error, options.data);
    if (why === null) throw error;
    return err(why);
  }
};

const bringUp = async (
  options: ServeOptions,
  held: HeldFolder,
): Promise<Result<RunningHouse, CannotServe>> => {
  const log = createLog(options.logLevel);
  makeOwnFolder(options.data);
  const file = databaseIn(options.data);
  const lock = lockHouse(lockIn(options.data), options.data, options.share === true);
  if (!lock.ok) return lock;
  held.lock = lock.value;
  const migrated = migrateSqlite(file);
  if (!migrated.ok) return migrated;
  const store = openSqlite(file);
  if (!store.ok) return store;
  held.store = store.value;
  const fits = await checkStore(store.value, options.data);
  if (!fits.ok) return fits;
  const people = openSqliteIdentity(file);
  if (!people.ok) return people;
  // What identity stores stands between the events of the house: one clock for both.
  const [last] = await store.value.readAll({
    after: (await store.value.lastPosition()) - 1,
    limit: 1,
  });
  const clock = steadyClock(options.clock ?? systemClock, last?.at);
  const identity = new Identity({
    store: people.value,
    now: () => new Date(clock.now()),
    random: (bytes) => randomBytes(bytes),
  });
  await identity.beginRoll();
  const failed = (what: string, error: unknown): void =>
    log.error({ what, ...failureOf(error) }, 'failed');
  const house = await House.open({
    store: store.value,
    clock,
    pace: options.pace,
    nameOfStaff: async (account) => (await identity.account(account))?.name ?? null,
    failed,
    stalled: (table, waiting) => {
      const { for: whom, since, stalled } = waiting;
      if (stalled) log.warn({ table, for: whom, since }, 'stalled');
      else log.info({ table }, 'goes on');
    },
  });
  if (options.firstTables && house.slugs().length === 0) await openFirstTables(house);
  const sealer = new Sealer(store.value, sealsIn(options.data), house.clock, log);
  const state = { ready: true };
  const books = new Books(house);
  const signs = await Signs.open(house);
  const odds = options.odds ?? new OddsDesk(failed);
  const server = createServer({
    house: housePort(
      house,
      signs,
      books,
      odds,
      () => sealer.newest,
      () => state.ready && isWell(store.value),
    ),
    identity: identityPort(identity),
    log,
    clock: house.clock,
    https: options.https,
    proxies: options.proxies ?? 0,
    allowedHosts: options.allowedHosts ?? [],
    web: options.web,
    limits: options.limits,
    connectionLimits: options.connectionLimits ?? {},
  });
  const listening = await listen(server, options);
  const close = async (graceMs: number): Promise<boolean> => {
    state.ready = false;
    const finished = await house.drain(graceMs);
    await server.close();
    if (options.odds === undefined) await odds.close();
    await house.close();
    await sealer.close();
    await people.value.close();
    await store.value.close();
    lock.value.release();
    return finished;
  };
  if (!listening.ok) {
    await close(0);
    held.lock = null;
    return listening;
  }
  sealer.start();
  const tables = house.slugs().map((slug) => ({
    slug,
    name: house.desk(slug)?.settings.name ?? slug,
  }));
  // The codes that another process printed may have been handed out: drawing new ones would end them.
  const { beside } = lock.value;
  const codes = beside ? null : await identity.firstCodes();
  return ok({ address: listening.value, tables, codes, beside, house, close });
};

type Server = ReturnType<typeof createServer>;

const listen = async (
  server: Server,
  { host, port }: ServeOptions,
): Promise<Result<string, CannotServe>> => {
  try {
    return ok(await server.listen({ host, port }));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'cannot-listen';
    const message =
      code === 'EADDRINUSE'
        ? `port ${port} is taken: choose another one with --port`
        : `the house cannot listen on ${host}:${port} (${code})`;
    return err({ code, message });
  }
};

/** A refusal says what it is; of an error the log says where, and never what it quotes. */
const failureOf = (error: unknown): ReturnType<typeof traceOf> | { readonly refused: string } =>
  typeof error === 'object' && error !== null && 'cite' in error && 'code' in error
    ? { refused: String(error.code) }
    : traceOf(error);
