import type { Posting } from '@baize/money';
import { evolveWorld, type Happened, newWorld, type PinnedRules, type Shift } from '@baize/table';
import type { SqliteStore } from '../../../src/index.js';
import { SHAPES, schemaOf } from '../../../src/store/upcast.js';
import { append, commitOf } from '../../support/commits.js';
import { happenedOf, type KeptEvent, keptShift, movedBy } from '../../support/kept-shift.js';
import { newSqlite } from '../../support/sqlite.js';

/** One event at its instant, with the money that it moved. */
interface Stored {
  readonly at: string;
  readonly stream: string;
  readonly type: string;
  readonly data: unknown;
  readonly postings: readonly Posting[];
}

/** A table with everything that happened at it. */
export interface TableStory {
  readonly slug: string;
  readonly rules: PinnedRules;
  readonly happened: readonly Happened[];
}

export const storyOfShift = ({ world, happened }: Shift): TableStory => ({
  slug: world.table.slug,
  rules: world.rules,
  happened,
});

export const keptStory = (id: Parameters<typeof keptShift>[0]): TableStory => {
  const { rules, events } = keptShift(id);
  return {
    slug: 'pit-1',
    rules,
    happened: events.map((kept: KeptEvent) => happenedOf(kept, kept.event)),
  };
};

/** The jackpots of a table, by its wagers. */
const jackpotsOf = ({ happened }: TableStory): Readonly<Record<string, string>> =>
  Object.fromEntries(
    happened.flatMap((one) =>
      'jackpot' in one ? [[one.jackpot, one.stream.slice('jackpot/'.length)]] : [],
    ),
  );

const eventsOf = ({ slug, rules, happened }: TableStory): readonly Stored[] => {
  let world = newWorld(slug, rules);
  return happened.flatMap((one) =>
    one.events.map((event) => {
      const single = { ...one, events: [event] } as Happened;
      const postings = movedBy(world, single);
      world = evolveWorld(world, single);
      return { at: event.at, stream: one.stream, type: event.type, data: event, postings };
    }),
  );
};

const BEFORE = '2025-12-31T00:00:00Z';
const STAMP = { at: BEFORE, by: 'operator 1', as: 'operator' } as const;

const setUp = (story: TableStory): readonly Stored[] => {
  const { slug, rules } = story;
  const event = (stream: string, data: { readonly type: string }): Stored => ({
    at: BEFORE,
    stream,
    type: data.type,
    data: { ...data, ...STAMP },
    postings: [],
  });
  const { digest, electionsDigest, house } = rules;
  return [
    event(`rules/${digest}`, {
      type: 'RulesPinned',
      ...{ rules: digest, elections: electionsDigest, house },
    }),
    event('house/floor', {
      type: 'TableCreated',
      ...{ slug, name: `Table ${slug}`, rules: digest, jackpots: jackpotsOf(story) },
      ...{ dealing: 'attended', cards: 'typed', practice: 0, minAgeAsked: false },
    }),
  ];
};

/** Stores these events one by one. */
export const storeAll = async (
  store: SqliteStore,
  events: readonly Stored[],
): Promise<SqliteStore> => {
  const versions = new Map<string, number>();
  for (const { at, stream, type, data, postings } of events) {
    const version = versions.get(stream) ?? 0;
    const schema = schemaOf(SHAPES, stream, type);
    const done = await store.commit(
      commitOf([append(stream, version, { type, schema, data, postings })], {
        at,
        mayOverdraw: () => true,
      }),
    );
    if (!done.ok) throw new Error(done.error.message);
    versions.set(stream, version + 1);
  }
  return store;
};

/** The events of a whole house, in the order of their instants. */
export const eventsOfHouse = (stories: readonly TableStory[]): readonly Stored[] => [
  ...stories.flatMap(setUp),
  ...stories.flatMap(eventsOf).toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
];

/** A house in a real file, with these tables. */
export const houseOf = (...stories: readonly TableStory[]): Promise<SqliteStore> =>
  storeAll(newSqlite().store, eventsOfHouse(stories));
