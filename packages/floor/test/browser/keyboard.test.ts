import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';

const FOCUSED = `(() => {
  const { activeElement: at } = document;
  return (at?.ariaLabel ?? at?.textContent ?? '').trim();
})()`;
const MOST_TABS = 80;

/** Goes from control to control, as somebody without a mouse does, until one is called so. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await page.evaluate<string>(FOCUSED))) return;
  }
  throw new Error(`no control called ${name} can be reached`);
};

describe('a visitor with a keyboard alone', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it('sits down, wagers, takes a chip back, decides and reads the receipt', async () => {
    const page = await house.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(house.address);
    await page.getByRole('article').first().waitFor();
    await tabTo(page, /^Sit down/);
    await page.keyboard.press('Enter');
    const ante = page.getByRole('button', { name: /^Ante/ });
    await ante.waitFor();

    await tabTo(page, /^Ante/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Ante holds $10' }).waitFor();
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: 'Ante holds $5' }).waitFor();
    await tabTo(page, /^Place \$5/);
    await page.keyboard.press('Enter');

    await page.getByRole('button', { name: 'Fold', exact: true }).waitFor();
    await tabTo(page, /^Fold$/);
    await page.keyboard.press('Enter');
    const receipt = page.getByRole('article', { name: /^Receipt of round/ });
    await receipt.waitFor();
    const told = await page.getByRole('log', { name: 'What happens' }).textContent();
    expect(told).toContain('You fold.');
    await page.close();
  });
});
