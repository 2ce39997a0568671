import { RULEBOOK_IDS } from '@baize/rulebook';
import { evolveWorld, newWorld } from '@baize/table';
import { describe, expect, test } from 'vitest';
import { audit } from '../../src/store/audit/audit.js';
import type { Store } from '../../src/store/store.js';
import { SHAPES, upcast } from '../../src/store/upcast.js';
import { append, commitOf } from '../support/commits.js';
import { happenedOf, type KeptEvent, keptShift, movedBy } from '../support/kept-shift.js';
import { newSqlite } from '../support/sqlite.js';

const SLUG = 'pit-1';

/** Stores a shift event by event, as it happened then, with the money that each event moved. */
const store = async (into: Store, { rules, events }: ReturnType<typeof keptShift>) => {
  const versions = new Map<string, number>();
  let world = newWorld(SLUG, rules);
  for (const kept of events) {
    const { stream, type, schema, event } = kept;
    const version = versions.get(stream) ?? 0;
    const happened = happenedOf(kept, upcast(SHAPES, { ...kept, text: JSON.stringify(event) }));
    const postings = movedBy(world, happened);
    const done = await into.commit(
      commitOf([append(stream, version, { type, schema, data: event, postings })], {
        mayOverdraw: (account) => !account.startsWith('player/'),
      }),
    );
    if (!done.ok) throw new Error(done.error.message);
    versions.set(stream, version + 1);
    world = evolveWorld(world, happened);
  }
};

describe('a shift that was stored in the first shapes of its events', () => {
  for (const id of RULEBOOK_IDS)
    test(`${id}: replays from the store, and every account holds what it held`, async () => {
      const kept = keptShift(id);
      const { store: into } = newSqlite();
      await store(into, kept);

      const jackpots = new Map<string, KeptEvent>(kept.events.map((one) => [one.stream, one]));
      const all = await into.readAll({ after: 0, limit: 1000 });
      expect(all).toHaveLength(kept.events.length);
      const world = all
        .map((event) => happenedOf(jackpots.get(event.stream)!, upcast(SHAPES, event)))
        .reduce(evolveWorld, newWorld(SLUG, kept.rules));

      expect(world.table).toMatchObject({ phase: 'closed', lastRound: kept.rounds });
      expect(Object.fromEntries(world.books)).toEqual(kept.books);
      expect(Object.fromEntries(await into.balances())).toEqual(kept.books);
      expect(await audit(into, null)).toMatchObject({ ok: true });
    });
});
