import { BaseSequencer } from 'vitest/node';

/**
 * Files that take longest, of each project: begun first, so that no core waits at the end for one of them.
 * Left to itself vitest begins with the largest, which says little of how long they take.
 */
const LONG = [
  'test/fourth-game/fourth-game.test.ts',
  'packages/house/test/simulation/quick-run.test.ts',
  'packages/house/test/attack/quick-form.test.ts',
  'packages/odds/test/ricochet-one-player.test.ts',
  'packages/cli/test/par.test.ts',
  'packages/odds/test/base-odds.test.ts',
  'packages/house/test/http/live.test.ts',
  'packages/cli/test/odds.test.ts',
  'packages/house/test/live/killed.test.ts',
  'packages/house/test/audit/forgeries.test.ts',
  'packages/cli/test/simulate-pot.test.ts',
  'packages/table/test/table/storm.test.ts',
  'test/readme.test.ts',
  'packages/floor/test/browser/layout.test.ts',
  'packages/floor/test/browser/axe.test.ts',
  'packages/floor/test/browser/reload.test.ts',
  'packages/floor/test/browser/rounds.test.ts',
  'packages/floor/test/browser/help.test.ts',
  'packages/floor/test/browser/closed-page/high-card-flush.test.ts',
  'packages/floor/test/browser/closed-page/caribbean-stud.test.ts',
  'packages/floor/test/browser/closed-page/ricochet-poker.test.ts',
  'packages/floor/test/browser/dealer.test.ts',
  'packages/floor/test/browser/staff.test.ts',
  'packages/floor/test/browser/floor-calls.test.ts',
  'packages/floor/test/browser/felt.test.ts',
  'packages/floor/test/browser/hidden.test.ts',
  'packages/floor/test/browser/reconnect.test.ts',
  'packages/floor/test/browser/fold.test.ts',
  'packages/floor/test/browser/coach.test.ts',
];

const placeOf = ({ moduleId }) => {
  const place = LONG.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? LONG.length : place;
};

const orderOf = ({ project }) => project.config.sequence.groupOrder;

export default class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => orderOf(a) - orderOf(b) || placeOf(a) - placeOf(b));
  }
}
