import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsIn } from './axe.js';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';

describe('people who do not see, or do not see well,', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it.each([
    ['light', 'sd-high-card-flush'],
    ['dark', 'sd-caribbean-stud'],
  ] as const)('meet no barrier in a %s room', async (colorScheme, table) => {
    const page = await house.newPage({
      viewport: { width: 1440, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const button = (name: RegExp | string) => page.getByRole('button', { name, exact: true });
    const found: string[] = [];
    const look = async (where: string): Promise<void> => {
      for (const one of await violationsIn(page)) found.push(`${where}: ${one}`);
    };

    await page.goto(house.address);
    await page.getByRole('article').first().waitFor();
    await look('lobby');

    const card = page
      .getByRole('article')
      .filter({ has: page.locator(`a[href="/tables/${table}"]`) });
    await card.getByRole('button', { name: /^Sit down/ }).click();
    await button(/^Ante nothing yet/).click();
    await look('betting');
    await button(/^Place/).click();
    await button('Fold').waitFor();
    await look('deciding');
    await button('Fold').click();
    await page.getByRole('article', { name: /^Receipt of round/ }).waitFor();
    await look('settled');

    await page.goto(`${house.address}/history`);
    await page.locator('summary').first().click();
    await look('history');
    await page.getByRole('link', { name: 'Check the deck of this round' }).click();
    await button('Recompute this deck').click();
    await page.getByRole('heading', { name: 'The deck is the one that was dealt' }).waitFor();
    await look('proof');
    expect(found).toEqual([]);
    await page.close();
  });
});
