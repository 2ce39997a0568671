import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';

const TABLE = 'two-boxes';

describe('a player at a table that allows two boxes', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
    await house.openTable('md/high-card-flush', { slug: TABLE, practice: 0 });
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it('plays both in turn, with an own seed and a chip of any amount, and leaves one', async () => {
    const page = await house.newPage({ viewport: { width: 1440, height: 900 } });
    const button = (name: RegExp) => page.getByRole('button', { name });
    await page.goto(`${house.address}/tables/${TABLE}`);
    await button(/^Sit here, at seat 3/).click();
    await button(/^Ante nothing yet/).waitFor();
    expect(await button(/^Play too, box/).allTextContents()).toHaveLength(2);
    await button(/^Play too, box 4/).click();
    await button(/^Leave box/).waitFor();
    expect(await button(/^Play too/).count()).toBe(0);

    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('End');
    await page.getByRole('tab', { name: 'Fairness', selected: true }).waitFor();
    await page.getByRole('textbox', { name: /^Type anything/ }).fill('seven blue herons');
    await page.keyboard.press('Enter');
    await page.getByText('seven blue herons').waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Home');
    await page.getByRole('tab', { name: 'Receipt', selected: true }).waitFor();

    await page.getByRole('textbox', { name: /^Chip of any amount/ }).fill('15');
    for (const box of [3, 4]) {
      await page.getByRole('button', { name: `Box ${box}`, pressed: true }).waitFor();
      await button(/^Ante nothing yet/).click();
      await button(/^Ante holds \$15/).waitFor();
      await button(/^Place \$15/).click();
    }
    for (const box of [3, 4]) {
      await page.getByText(`Box ${box}: `).waitFor();
      await button(/^Raise \$15/).click();
    }
    const receipts = page.getByRole('article', { name: /^Receipt of round/ });
    await receipts.nth(1).waitFor();
    expect(await receipts.locator('h2').allTextContents()).toEqual([
      expect.stringContaining('box 3'),
      expect.stringContaining('box 4'),
    ]);

    await button(/^Leave box/).click();
    await button(/^Leave box/).waitFor({ state: 'detached' });
    await page.close();
  });
});
