import {
  evolve as evolveMeter,
  type MeterEvent,
  postingsOf as meterPostings,
} from '@baize/jackpot';
import { type Posting, post } from '@baize/money';
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
  let before: readonly Happened[] = [];
  for (const part of parts) {
    // Nobody looks at the world that the last part leaves.
    now = before.reduce(evolveWorld, now);
    const decided = part(now);
    if (!decided.ok) return decided;
    before = decided.value;
    happened.push(...before);
  }
  return ok(happened);
};

export const evolveWorld = (world: World, happened: Happened): World =>
  evolveBooked(world, happened).world;

/** The world after what happened, and the movements of money that it was. */
interface Booked {
  readonly world: World;
  readonly postings: readonly Posting[];
}

export const evolveBooked = (world: World, happened: Happened): Booked => {
  const before: Booked = { world, postings: [] };
  return 'jackpot' in happened
    ? happened.events.reduce((now, event) => atMeter(now, happened.jackpot, event), before)
    : happened.events.reduce(atTable, before);
};

const atTable = ({ world, postings }: Booked, event: TableEvent): Booked => {
  const moved = postingsOf(world, event);
  const table = evolveTable(world.rules.inForce, world.table, event);
  return {
    world: { ...world, books: post(world.books, moved), table },
    postings: [...postings, ...moved],
  };
};

const atMeter = ({ world, postings }: Booked, jackpot: WagerId, event: MeterEvent): Booked => {
  const moved = meterPostings(event);
  const meter = evolveMeter(world.meters[jackpot] ?? { phase: 'unopened' }, event);
  return {
    world: {
      ...world,
      books: post(world.books, moved),
      meters: { ...world.meters, [jackpot]: meter },
    },
    postings: [...postings, ...moved],
  };
};

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
