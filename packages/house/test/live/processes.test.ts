import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../src/clock/system-clock.js';
import { moneyOf } from '../../src/live/readings/personal.js';
import { type Bundle, bundle } from '../support/processes/bundle.js';
import { nextLine, start } from '../support/processes/child.js';
import { openHouse } from './support/open-house.js';
import { ANN, BEN } from './support/people.js';

let racer: Bundle;

beforeAll(async () => {
  racer = await bundle('live-racer');
});

afterAll(() => racer.remove());

test('two processes take orders for one table at once: nothing is lost, nothing doubled', async () => {
  const house = await openHouse({ clock: systemClock });
  const slug = await house.create('md/high-card-flush', { practice: 2 });
  await house.seat(ANN, slug, 1, 0);
  await house.seat(BEN, slug, 2, 0);
  await house.house.close();
  const children = ['ann', 'ben'].map((one) =>
    start(racer.script, one, slug, '60', 'sqlite', house.file),
  );
  for (const child of children) expect(await nextLine(child)).toBe('ready');
  for (const child of children) child.tell('go');
  const bought = await Promise.all(children.map(async (child) => Number(await nextLine(child))));
  expect(await Promise.all(children.map(({ gone }) => gone))).toEqual([0, 0]);
  for (const [at, person] of [ANN, BEN].entries()) {
    const { walletCents, chipsCents } = await moneyOf(house.store, person.account);
    expect(chipsCents).toBe(bought[at]! * 100);
    expect(walletCents).toBe(1_000_000 - bought[at]! * 100);
    expect(bought[at]).toBeGreaterThan(0);
  }
  await house.expectSound();
});
