import { describe, expect, test } from 'vitest';
import { VirtualClock } from '../../simulation/virtual-clock.js';
import { Automation } from '../../src/live/automation/automation.js';
import type { Desk } from '../../src/live/desk.js';

const TABLES = ['one', 'two'];

/** Two tables with a step that is always due, on a store that can be down. */
const withTables = () => {
  const clock = new VirtualClock(0);
  const tries: { readonly slug: string; readonly at: number }[] = [];
  let isDown = true;
  const automation: Automation = new Automation(
    {
      desk: () => ({}) as Desk,
      slugs: () => TABLES,
      upcoming: () => ({ kind: 'step', inMs: 200 }),
      isLively: () => true,
      step: async (slug) => {
        tries.push({ slug, at: clock.monotonic() });
        if (!isDown) return true;
        // After a commit without an answer every table is read anew, and looked at.
        for (const one of TABLES) automation.look(one);
        throw new Error('the store is down');
      },
    },
    clock,
    1,
    () => undefined,
  );
  const pass = async (until: number): Promise<void> => {
    while (clock.step(until)) await new Promise(setImmediate);
  };
  const triedAt = (slug: string): readonly number[] =>
    tries.filter((one) => one.slug === slug).map(({ at }) => at);
  automation.lookEverywhere();
  return { automation, clock, pass, triedAt, comesUp: () => (isDown = false) };
};

describe('while the store is down', () => {
  test('tables that fail side by side wait twice as long each time', async () => {
    const { pass, triedAt } = withTables();
    await pass(10_000);
    expect(TABLES.map(triedAt)).toEqual([
      [200, 1_200, 3_200, 7_200],
      [400, 1_400, 3_400, 7_400],
    ]);
  });

  test('a table goes on at once when something is stored there again', async () => {
    const { automation, pass, triedAt, comesUp } = withTables();
    await pass(4_000);
    comesUp();
    automation.stored('one');
    await pass(4_300);
    expect(TABLES.map(triedAt)).toEqual([
      [200, 1_200, 3_200, 4_200],
      [400, 1_400, 3_400],
    ]);
  });
});
