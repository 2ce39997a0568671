import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';
import { walkHelp } from './help-screens.js';
import { lookAtLayout } from './layout-look.js';
import { walkStaffScreens } from './staff-screens.js';
import { WALK_MS, walkPlayersScreens, walkTable } from './walk.js';

/** Goes through screens, and has each looked at. */
type Walk = (
  house: FloorHouse,
  look: (page: Page, where: string) => Promise<void>,
) => Promise<void>;

const atTable =
  (walk: typeof walkTable, table: string): Walk =>
  async (house, look) => {
    const page = await house.newPage({ reducedMotion: 'reduce' });
    await walk(house, page, table, (where) => look(page, where));
    await page.close();
  };

const WALKS: readonly (readonly [screens: string, walk: Walk])[] = [
  ['every screen of a player', atTable(walkPlayersScreens, 'md-high-card-flush')],
  ['the table of Caribbean Stud', atTable(walkTable, 'sd-caribbean-stud')],
  ['the table of Ricochet Poker', atTable(walkTable, 'wa-ricochet-poker')],
  ['every screen of the staff', walkStaffScreens],
  ['every page of the help', walkHelp],
];

describe('at every width, in both rooms, with the type of the house and without it,', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it.each(WALKS)(
    'nothing is cut off, covered or out of reach on %s',
    async (_screens, walk) => {
      const found: string[] = [];
      await walk(house, async (page, where) => {
        found.push(...(await lookAtLayout(page, where)));
      });
      expect(found).toEqual([]);
    },
    2 * WALK_MS,
  );
});
