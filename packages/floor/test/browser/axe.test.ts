import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsIn } from './axe.js';
import { type FloorHouse, HOUSE_MS, openFloorHouse, slugOf } from './floor-house.js';
import { WALK_MS, walkPlayersScreens, walkTable } from './walk.js';

describe('people who do not see, or do not see well,', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it.each([
    ['every screen', 'light', 'sd/high-card-flush', walkPlayersScreens],
    ['every screen', 'dark', 'sd/caribbean-stud', walkPlayersScreens],
    ['the table', 'light', 'wa/ricochet-poker', walkTable],
    ['the table', 'dark', 'wa/ricochet-poker', walkTable],
    ['the table', 'light', 'sd/caribbean-stud', walkTable],
    ['the table', 'dark', 'md/high-card-flush', walkTable],
  ] as const)(
    'meet no barrier on %s in a %s room at %s',
    async (_what, colorScheme, id, walk) => {
      // A table of its own: who walked before still sits at the other, and is waited for.
      const table = `${slugOf(id)}-${colorScheme}`;
      await house.openTable(id, { slug: table });
      const viewport = { width: 1440, height: 900 };
      const page = await house.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      const found: string[] = [];
      await walk(house, page, table, async (where) => {
        for (const one of await violationsIn(page)) found.push(`${where}: ${one}`);
      });
      expect(found).toEqual([]);
      await page.close();
    },
    WALK_MS,
  );
});
