import { canonicalText } from '@baize/rulebook';
import {
  evolveWorld,
  type Happened,
  newWorld,
  type PinnedRules,
  type TableEvent,
  type World,
} from '../../src/index.js';

/** Everything that happened, one event at a time, with the world before and after it. */
export const eachEvent = (
  rules: PinnedRules,
  happened: readonly Happened[],
  visit: (before: World, event: TableEvent | null, after: World) => void,
): World => {
  let world = newWorld('pit-1', rules);
  for (const one of happened) {
    for (const event of one.events) {
      const single = { ...one, events: [event] } as Happened;
      const after = evolveWorld(world, single);
      visit(world, 'jackpot' in one ? null : (event as TableEvent), after);
      world = after;
    }
  }
  return world;
};

/** Table, meters and books as one text; the rules are the same by their digest. */
export const worldText = ({ table, meters, books }: World): string =>
  canonicalText({ table, meters, books: Object.fromEntries(books) });

export const replayed = (rules: PinnedRules, happened: readonly Happened[]): World =>
  (JSON.parse(JSON.stringify(happened)) as Happened[]).reduce(
    evolveWorld,
    newWorld('pit-1', rules),
  );
