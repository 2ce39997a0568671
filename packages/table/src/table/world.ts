import type { Refusal } from '@baize/games';
import {
  evolve as evolveMeter,
  type MeterEvent,
  type MeterState,
  postingsOf as meterPostings,
} from '@baize/jackpot';
import { type Balances, post } from '@baize/money';
import { ok, type Result } from '@baize/result';
import type { HouseRules, RulesInForce, WagerId } from '@baize/rulebook';
import { postingsOf } from '../chips/postings.js';
import type { Stamp } from '../people/stamp.js';
import type { TableEvent, TableEventBody } from './events.js';
import { evolveTable } from './evolve.js';
import type { OpenTable, TableState } from './state.js';

/** The rules a table runs on, as they were approved, under the digest that its rounds pin. */
export interface PinnedRules {
  readonly digest: string;
  readonly inForce: RulesInForce;
  readonly house: HouseRules;
}

/** Everything a table decides on. The books are a projection of the postings, and always balance. */
export interface World {
  readonly rules: PinnedRules;
  readonly table: TableState;
  readonly meters: Readonly<Partial<Record<WagerId, MeterState>>>;
  readonly books: Balances;
}

export interface OpenWorld extends World {
  readonly table: OpenTable;
}

/** What happened on one stream: each is version-checked on its own, and all commit together. */
export type Happened =
  | { readonly stream: `table/${string}`; readonly events: readonly TableEvent[] }
  | {
      readonly stream: `jackpot/${string}`;
      readonly jackpot: WagerId;
      readonly events: readonly MeterEvent[];
    };

export type Decided = Result<readonly Happened[], Refusal>;

/** One part of a command: it sees the world as the parts before it left it. */
export type Part = (world: World) => Decided;

/** Parts that stand or fall together. */
export const inSequence = (world: World, parts: readonly Part[]): Decided => {
  const happened: Happened[] = [];
  let now = world;
  for (const part of parts) {
    const decided = part(now);
    if (!decided.ok) return decided;
    happened.push(...decided.value);
    now = decided.value.reduce(evolveWorld, now);
  }
  return ok(happened);
};

export const evolveWorld = (world: World, happened: Happened): World =>
  'jackpot' in happened
    ? happened.events.reduce((now, event) => atMeter(now, happened.jackpot, event), world)
    : happened.events.reduce(atTable, world);

const atTable = (world: World, event: TableEvent): World => ({
  ...world,
  books: post(world.books, postingsOf(world, event)),
  table: evolveTable(world.rules.inForce, world.table, event),
});

const atMeter = (world: World, jackpot: WagerId, event: MeterEvent): World => ({
  ...world,
  books: post(world.books, meterPostings(event)),
  meters: {
    ...world.meters,
    [jackpot]: evolveMeter(world.meters[jackpot] ?? { phase: 'unopened' }, event),
  },
});

/** Events of the table itself, under the stamp of the command. */
export const atTheTable = (
  { table }: World,
  stamp: Stamp,
  ...bodies: readonly TableEventBody[]
): Decided => {
  const { at, by, as } = stamp;
  return ok(
    bodies.length === 0
      ? []
      : [
          {
            stream: `table/${table.slug}`,
            events: bodies.map((body): TableEvent => ({ ...body, at, by, as })),
          },
        ],
  );
};

/** A part that only writes down what happened. */
export const record =
  (stamp: Stamp, ...bodies: readonly TableEventBody[]): Part =>
  (world) =>
    atTheTable(world, stamp, ...bodies);
