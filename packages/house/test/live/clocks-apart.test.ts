import { expect, test } from 'vitest';
import { StandingClock } from './support/clock.js';
import { exampleHouse, openHouse, type TestHouse } from './support/open-house.js';
import { OPERATOR } from './support/people.js';

const creates = (at: TestHouse, slug: string) =>
  at.onFloor(
    OPERATOR,
    {
      type: 'CreateTable',
      slug,
      name: slug,
      house: exampleHouse('md/high-card-flush'),
      dealing: 'automatic',
      cards: 'shuffler',
      jackpots: {},
      practice: 0,
      decisionSeconds: null,
    },
    slug,
  );

test('a process whose clock is behind another’s decides again, no earlier than the other has stored', async () => {
  const ahead = await openHouse();
  const behind = await ahead.another({ clock: new StandingClock() });
  ahead.clock.set({ hours: 1 });
  for (const turn of ['one', 'two', 'three']) {
    expect(await creates(ahead, `ahead-${turn}`)).toMatchObject({ ok: true });
    const first = await creates(behind, `behind-${turn}`);
    expect(first).toMatchObject({ ok: true });
    expect(await creates(behind, `behind-${turn}`)).toEqual(first);
  }
  const created = await ahead.store.readStream('house/floor');
  expect(created).toHaveLength(6);
  const times = created.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
  await ahead.expectSound();
});
