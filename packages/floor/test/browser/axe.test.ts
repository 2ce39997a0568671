import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsInBothRooms } from './axe.js';
import { type FloorHouse, HOUSE_MS, openFloorHouse, slugOf } from './floor-house.js';
import { WALK_MS, walkGame, walkPlayersScreens, walkTable } from './walk.js';

describe('people who do not see, or do not see well,', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it.each([
    ['every screen', 'sd/high-card-flush', walkPlayersScreens],
    ['every screen of the game', 'sd/caribbean-stud', walkGame],
    ['the table', 'wa/ricochet-poker', walkTable],
    ['the table', 'md/high-card-flush', walkTable],
  ] as const)(
    'meet no barrier on %s of %s, in a light room or a dark one',
    async (_what, id, walk) => {
      const page = await house.newPage({ viewport: { width: 1440, height: 900 } });
      const found: string[] = [];
      await walk(house, page, slugOf(id), async (where) => {
        for (const one of await violationsInBothRooms(page)) found.push(`${where}: ${one}`);
      });
      expect(found).toEqual([]);
      await page.close();
    },
    WALK_MS,
  );
});
