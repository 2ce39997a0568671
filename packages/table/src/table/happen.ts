import {
  evolve as evolveMeter,
  type MeterEvent,
  postingsOf as meterPostings,
} from '@baize/jackpot';
import { post } from '@baize/money';
import { ok } from '@baize/result';
import type { WagerId } from '@baize/rulebook';
import { postingsOf } from '../chips/postings.js';
import type { Stamp } from '../people/stamp.js';
import type { TableEvent, TableEventBody } from './events.js';
import { evolveTable } from './evolve.js';
import type { Decided, Happened, Part, World } from './world.js';

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
