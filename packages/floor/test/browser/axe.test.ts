import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsIn } from './axe.js';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';
import { walkPlayersScreens } from './walk.js';

describe('people who do not see, or do not see well,', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it.each([
    ['light', 'sd-high-card-flush', 1440],
    ['dark', 'sd-caribbean-stud', 1440],
    ['dark', 'md-high-card-flush', 390],
    ['light', 'wa-ricochet-poker', 390],
  ] as const)('meet no barrier in a %s room at %s, %i wide', async (colorScheme, table, width) => {
    const viewport = { width, height: 900 };
    const page = await house.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    const found: string[] = [];
    await walkPlayersScreens(house, page, table, async (where) => {
      for (const one of await violationsIn(page)) found.push(`${where}: ${one}`);
    });
    expect(found).toEqual([]);
    await page.close();
  });
});
