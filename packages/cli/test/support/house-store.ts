import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { migrateSqlite, openSqlite } from '@baize/house';
import { type MeterEvent, postingsOf as meterPostings } from '@baize/jackpot';
import type { Posting } from '@baize/money';
import { unwrap } from '@baize/result';
import {
  decodeHouseRules,
  electionsText,
  pinnedText,
  putInForce,
  type RulebookId,
  rulebookById,
} from '@baize/rulebook';
import {
  evolveWorld,
  type Happened,
  newWorld,
  type PinnedRules,
  postingsOf,
  runShift,
  type TableEvent,
} from '@baize/table';
import { example } from './baize.js';
import { scratch } from './play.js';

const SLUG = 'table-1';
export const DAY = '2026-01-01';

const sha256 = (text: string): string =>
  `sha256:${createHash('sha256').update(text).digest('hex')}`;

const rulesOf = (id: RulebookId): PinnedRules => {
  const file = example(id.replace('/', '-'));
  const house = decodeHouseRules(JSON.parse(readFileSync(file, 'utf8')));
  if (!house.ok) throw new Error(`the example of ${id} is broken`);
  const inForce = putInForce(rulebookById(id), house.value);
  if (!inForce.ok) throw new Error(`the example of ${id} breaks its document`);
  return {
    digest: sha256(pinnedText(rulebookById(id), house.value)),
    electionsDigest: sha256(electionsText(rulebookById(id), house.value)),
    inForce: inForce.value,
    house: house.value,
  };
};

const chanceFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
};

type Stored = readonly [stream: string, event: { readonly type: string }, Posting[]];

/** The folder of a house with one table, which was open for a shift of its day. */
export const houseFolder = async (id: RulebookId, name = 'The first table'): Promise<string> => {
  const rules = rulesOf(id);
  const plan = { rounds: 6, day: DAY, chance: chanceFrom(5), felt: 'virtual' } as const;
  const { happened } = runShift(SLUG, rules, plan);
  const jackpots = Object.fromEntries(
    happened.flatMap((one) =>
      'jackpot' in one ? [[one.jackpot, one.stream.slice('jackpot/'.length)]] : [],
    ),
  );
  const at = `${DAY}T07:00:00Z`;
  const stamp = { at, by: 'operator 1', as: 'operator' };
  const { digest, electionsDigest, house } = rules;
  const pinned = { rules: digest, elections: electionsDigest, house };
  const created = { slug: SLUG, name, rules: digest, jackpots };
  const daySet = { timeZone: 'America/Denver', hour: 0 };
  const events: Stored[] = [
    [`rules/${digest}`, { type: 'RulesPinned', ...stamp, ...pinned } as never, []],
    ['house/floor', { type: 'TableCreated', ...stamp, ...created } as never, []],
    ['house/floor', { type: 'GamingDaySet', ...stamp, ...daySet } as never, []],
  ];
  let world = newWorld(SLUG, rules);
  for (const one of happened) {
    for (const event of one.events) {
      const moved =
        'jackpot' in one
          ? meterPostings(event as MeterEvent)
          : postingsOf(world, event as TableEvent);
      events.push([one.stream, event, [...moved]]);
      world = evolveWorld(world, { ...one, events: [event] } as Happened);
    }
  }
  const folder = scratch();
  await write(path.join(folder, 'house.db'), events);
  return folder;
};

const write = async (file: string, events: readonly Stored[]): Promise<void> => {
  unwrap(migrateSqlite(file));
  const store = unwrap(openSqlite(file));
  const versions = new Map<string, number>();
  for (const [stream, data, postings] of events) {
    const expected = versions.get(stream) ?? 0;
    const event = { type: data.type, schema: 1, data, postings };
    const done = await store.commit({
      at: (data as unknown as { readonly at: string }).at,
      appends: [{ stream, expected, events: [event] }],
      answered: null,
      obligations: [],
      secrets: [],
      snapshots: [],
      mayOverdraw: () => true,
    });
    if (!done.ok) throw new Error(done.error.message);
    versions.set(stream, expected + 1);
  }
  await store.close();
};
