import { canonicalText } from '@baize/rulebook';
import type { Clock } from '../../src/index.js';
import { playsAt } from '../../src/live/desk.js';
import { House } from '../../src/live/house.js';
import type { LiveView } from '../../src/live/live-view.js';
import type { Person } from '../../src/live/people.js';
import type { Store } from '../../src/store/store.js';
import { Broken } from './failure.js';

/** A clock whose timers never ring: a house that only looks. */
const standing = (clock: Clock): Clock => ({
  now: () => clock.now(),
  monotonic: () => clock.monotonic(),
  setTimer: () => ({ cancel: () => undefined }),
});

/** What a process knows that is not in the log: who is there, and what somebody is called. */
const FLEETING: ReadonlySet<string> = new Set([
  'people',
  'clock',
  'presence',
  'laid',
  'placeLaid',
  'since',
  // The time to open seeds counts from the start of a process that began after the closing.
  'until',
  'waiting',
]);

const lasting = (view: LiveView): string =>
  canonicalText(
    JSON.parse(
      JSON.stringify(view, (name, value: unknown) => (FLEETING.has(name) ? undefined : value)),
    ),
  );

/** Whose views are compared: of everybody at every table, or of those who play there and some others. */
export type Compared = 'all' | 'some';

/**
 * Every view is the one that a house makes which has read nothing but the log: of everybody at every table;
 * or of spectators, of everybody who plays at a table, and of everybody else at one table each.
 */
export const checkReplay = async (
  house: House,
  store: Store,
  people: readonly Person[],
  compared: Compared,
): Promise<void> => {
  const cold = await House.open({ store, clock: standing(house.clock), pace: 1 });
  const slugs = house.slugs();
  for (const [at, slug] of slugs.entries()) {
    const desk = house.desk(slug);
    const there = people.filter(
      ({ account }, one) =>
        compared === 'all' || one % slugs.length === at || playsAt(desk, account),
    );
    for (const viewer of [null, ...there]) {
      const [warm, again] = [await house.message(slug, viewer), await cold.message(slug, viewer)];
      if (warm === null || again === null) throw new Broken('replay', `${slug} is not in the log`);
      const [left, right] = [lasting(warm.view), lasting(again.view)];
      if (warm.version === again.version && left === right) continue;
      const who = viewer?.role ?? 'spectator';
      const where = differenceOf(left, right);
      throw new Broken('replay', `${slug} for ${who} differs from its log: ${where}`);
    }
  }
  await cold.close();
};

const differenceOf = (one: string, other: string): string => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `…${one.slice(from, at + 60)}… and …${other.slice(from, at + 60)}…`;
};
