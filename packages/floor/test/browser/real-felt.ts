import { afterAll, beforeAll } from 'vitest';
import { staffPage } from './attended.js';
import { Dealers } from './dealers.js';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';

/** Two browsers on a busy machine; nothing is timed by it. */
export const EVENING_MS = 4 * HOUSE_MS;
const WIDE = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

interface RealFelt {
  house: FloorHouse;
  dealer: Dealers;
  floor: Dealers;
}

/** A house with a dealer and a floorperson on their screens, from before the first test of a group to its last. */
export const openRealFelt = (): Readonly<RealFelt> => {
  const felt = {} as RealFelt;

  beforeAll(async () => {
    felt.house = await openFloorHouse();
    felt.dealer = new Dealers(await staffPage(felt.house, 'dealer', WIDE));
    felt.floor = new Dealers(await staffPage(felt.house, 'floorperson', WIDE));
  }, HOUSE_MS);

  afterAll(() => felt.house.close(), HOUSE_MS);

  return felt;
};
