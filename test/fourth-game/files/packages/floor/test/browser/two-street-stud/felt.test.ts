import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from '../floor-house.js';
import { byMouse } from '../hands.js';
import { Player } from '../player.js';

let house: FloorHouse;

beforeAll(async () => {
  house = await openFloorHouse();
}, HOUSE_MS);

afterAll(() => house.close(), HOUSE_MS);

it('is played at the ordinary felt', async () => {
  await house.openTable('nv/two-street-stud', { slug: 'streets', practice: 0 });
  const page = await house.newPage({ viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const player = new Player(page, byMouse(), 'streets');
  await player.sitDown(house.address);
  await player.button(/^Ante nothing yet/).click();
  expect(await player.place()).toBe(500);
  await player.button(/^Bet \$5/).click();
  await player.button(/^Raise \$5/).click();
  const { names, stakedCents } = await player.readReceipt(null);
  expect(names).toEqual(['Ante', 'Bet', 'Raise']);
  expect(stakedCents).toBe(1_500);
  expect(faults).toEqual([]);
});
