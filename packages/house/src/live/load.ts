import { evolve as evolveMeter, type MeterEvent, type MeterState } from '@baize/jackpot';
import type { Account } from '@baize/money';
import { assert, present } from '@baize/result';
import { putInForce, rulebookById } from '@baize/rulebook';
import {
  evolveTable,
  newTable,
  type PinnedRules,
  type TableEvent,
  type TableState,
} from '@baize/table';
import { evolveProposal, type Proposal, type ProposalEvent } from '../identity/proposals.js';
import type { StoredEvent } from '../store/events.js';
import type { Reader, Store } from '../store/store.js';
import { SHAPES, upcast } from '../store/upcast.js';
import { type Desk, foldedBooks } from './desk.js';
import { SNAPSHOT_SCHEMA } from './draft.js';
import type { Memory } from './memory.js';
import { type RunningRound, runningRoundAfter } from './running-round.js';
import { evolveFloor, type FloorEvent, NEW_FLOOR } from './streams/floor-stream.js';
import {
  evolveRounds,
  NO_ROUNDS,
  type RoundsEvent,
  type RoundsState,
} from './streams/rounds-stream.js';
import type { RulesPinned } from './streams/rules-stream.js';

const known = <E>(event: StoredEvent): E => upcast(SHAPES, event) as E;

/** Everything that is in the store, into memory. */
export const loadAll = async (store: Reader, memory: Memory): Promise<void> => {
  const streams = (await store.heads()).map(({ stream }) => stream);
  for (const stream of streams.filter((one) => one.startsWith('rules/'))) {
    await loadRules(store, memory, stream);
  }
  await loadFloor(store, memory);
  for (const stream of streams.filter((one) => one.startsWith('jackpot/'))) {
    await loadMeter(store, memory, stream.slice('jackpot/'.length));
  }
  for (const slug of Object.keys(memory.floor.tables)) await loadDesk(store, memory, slug);
  for (const stream of streams.filter((one) => one.startsWith('proposal/'))) {
    await loadProposal(store, memory, stream);
  }
};

/** Some streams anew: another process has written on them. They are read as of one moment. */
export const reload = (store: Store, memory: Memory, streams: Iterable<string>): Promise<void> =>
  store.reading((reader) => reloadFrom(reader, memory, streams));

const reloadFrom = async (
  store: Reader,
  memory: Memory,
  streams: Iterable<string>,
): Promise<void> => {
  const desks = new Set<string>();
  const jackpots = new Set<string>();
  for (const stream of streams) {
    const [kind, name = ''] = split(stream);
    if (kind === 'rules') await loadRules(store, memory, stream);
    if (kind === 'house') {
      await loadFloor(store, memory);
      refreshSettings(memory);
    }
    if (kind === 'jackpot') jackpots.add(name);
    if (kind === 'proposal') await loadProposal(store, memory, stream);
    if (kind === 'table' || kind === 'rounds') desks.add(name);
  }
  for (const [slug, settings] of Object.entries(memory.floor.tables)) {
    if (!desks.has(slug) && memory.desk(slug) !== undefined) continue;
    await loadDesk(store, memory, slug);
    // A table decides on its meters too, and a writer on its stream may have moved them.
    for (const jackpot of Object.values(settings.jackpots)) jackpots.add(jackpot);
  }
  for (const jackpot of jackpots) await loadMeter(store, memory, jackpot);
  for (const slug of memory.desks.keys()) {
    if (memory.floor.tables[slug] === undefined) memory.desks.delete(slug);
  }
};

const split = (stream: string): readonly [string, string] => {
  const at = stream.indexOf('/');
  return [stream.slice(0, at), stream.slice(at + 1)];
};

/** How tables are run is kept with the floor. */
const refreshSettings = (memory: Memory): void => {
  for (const [slug, desk] of memory.desks) {
    const settings = memory.floor.tables[slug];
    if (settings !== undefined) memory.desks.set(slug, { ...desk, settings });
  }
};

/** Rules at hand, or from the store: another process may have pinned them. */
const rulesOf = async (store: Reader, memory: Memory, digest: string): Promise<PinnedRules> => {
  if (memory.rules(digest) === undefined) await loadRules(store, memory, `rules/${digest}`);
  return present(memory.rules(digest), `the rules ${digest}`);
};

const loadRules = async (store: Reader, memory: Memory, stream: string): Promise<void> => {
  const [first] = await store.readStream(stream);
  memory.setVersion(stream, first?.version ?? 0);
  if (first === undefined) return;
  const { rules, elections, house } = known<RulesPinned>(first);
  const inForce = putInForce(rulebookById(house.rulebook), house);
  assert(inForce.ok, () => `the rules ${rules} are not lawful any more`);
  memory.setRules({ digest: rules, electionsDigest: elections, inForce: inForce.value, house });
};

const loadProposal = async (store: Reader, memory: Memory, stream: string): Promise<void> => {
  const [, id] = split(stream);
  const events = await store.readStream(stream);
  const proposal = events
    .map((event) => known<ProposalEvent>(event))
    .reduce<Proposal | null>(evolveProposal, null);
  memory.setVersion(stream, events.length);
  if (proposal === null) memory.proposals.delete(id);
  else memory.keepProposal(id, proposal);
};

const loadFloor = async (store: Reader, memory: Memory): Promise<void> => {
  const events = await store.readStream('house/floor');
  memory.floor = events.map((event) => known<FloorEvent>(event)).reduce(evolveFloor, NEW_FLOOR);
  memory.setVersion('house/floor', events.at(-1)?.version ?? 0);
};

const loadMeter = async (store: Reader, memory: Memory, slug: string): Promise<void> => {
  const stream = `jackpot/${slug}`;
  const kept = await store.snapshot(stream, SNAPSHOT_SCHEMA);
  const events = await store.readStream(stream, (kept?.version ?? 0) + 1);
  const start = (kept?.state as MeterState | undefined) ?? { phase: 'unopened' };
  memory.meters.set(
    slug,
    events.map((event) => known<MeterEvent>(event)).reduce<MeterState>(evolveMeter, start),
  );
  memory.setVersion(stream, events.at(-1)?.version ?? kept?.version ?? 0);
};

const loadDesk = async (store: Reader, memory: Memory, slug: string): Promise<void> => {
  const settings = present(memory.floor.tables[slug], `the table ${slug}`);
  const first = await rulesOf(store, memory, settings.rules);
  for (const jackpot of Object.values(settings.jackpots)) {
    if (!memory.meters.has(jackpot)) await loadMeter(store, memory, jackpot);
  }
  const { table, rules, runningRound } = await loadTable(store, memory, slug, first);
  const rounds = await loadRounds(store, memory, slug);
  memory.desks.set(slug, {
    settings,
    rules,
    table,
    rounds,
    runningRound,
    books: await booksOf(store, slug),
  });
};

const loadTable = async (
  store: Reader,
  memory: Memory,
  slug: string,
  first: PinnedRules,
): Promise<Pick<Desk, 'table' | 'rules' | 'runningRound'>> => {
  const stream = `table/${slug}`;
  const kept = await store.snapshot(stream, SNAPSHOT_SCHEMA);
  let table = (kept?.state as TableState | undefined) ?? newTable(slug, first);
  let rules = await rulesOf(store, memory, table.rules);
  let runningRound: RunningRound | null = null;
  const events = await store.readStream(stream, (kept?.version ?? 0) + 1);
  for (const stored of events) {
    const event = known<TableEvent>(stored);
    if (event.type === 'RulesChanged') {
      rules = await rulesOf(store, memory, event.rules);
    }
    table = evolveTable(rules.inForce, table, event);
    runningRound = runningRoundAfter(runningRound, event, stored.version);
  }
  const inRound = table.phase === 'open' && table.round !== null;
  assert(inRound === (runningRound !== null), 'a snapshot is taken between rounds');
  memory.setVersion(stream, events.at(-1)?.version ?? kept?.version ?? 0);
  return { table, rules, runningRound };
};

const loadRounds = async (store: Reader, memory: Memory, slug: string): Promise<RoundsState> => {
  const stream = `rounds/${slug}`;
  const kept = await store.snapshot(stream, SNAPSHOT_SCHEMA);
  const events = await store.readStream(stream, (kept?.version ?? 0) + 1);
  memory.setVersion(stream, events.at(-1)?.version ?? kept?.version ?? 0);
  const start = (kept?.state as RoundsState | undefined) ?? NO_ROUNDS;
  return events.reduce(
    (state, event) => evolveRounds(state, known<RoundsEvent>(event), event.version),
    start,
  );
};

const booksOf = async (store: Reader, slug: string): Promise<Desk['books']> => {
  const [tray, drop]: readonly [Account, Account] = [`tray/${slug}`, `house/drop/${slug}`];
  return foldedBooks(
    slug,
    new Map([
      [tray, await store.balance(tray)],
      [drop, await store.balance(drop)],
    ]),
  );
};
