import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';

const sitDownAt = async (page: Page, address: string, table: string): Promise<void> => {
  await page.goto(address);
  const card = page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="/tables/${table}"]`) });
  await card.getByRole('button', { name: /^Sit down/ }).click();
};

describe('a visitor with a mouse', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it('sits down in one click, plays a round of High Card Flush and checks its deck', async () => {
    const page = await house.newPage({ viewport: { width: 1440, height: 900 } });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await sitDownAt(page, house.address, 'md-high-card-flush');
    await page.getByRole('button', { name: 'Chips $500' }).waitFor();

    await page.getByRole('button', { name: /^Ante nothing yet/ }).click();
    await page.getByRole('button', { name: /^Flush Bonus nothing yet/ }).click();
    await page.getByRole('button', { name: 'Place $15' }).click();

    await page
      .getByRole('button', { name: /^Raise \$/ })
      .first()
      .click();
    const receipt = page.getByRole('article', { name: /^Receipt of round/ });
    await receipt.waitFor();
    expect(await receipt.locator('li b').allTextContents()).toEqual([
      'Ante',
      'Raise',
      'Flush Bonus',
    ]);
    await receipt
      .getByRole('button', { name: /^Clause MD-HCF-/ })
      .first()
      .click();
    await receipt.locator('button[aria-expanded="true"]').waitFor();

    await receipt.getByRole('link', { name: /^Round/ }).click();
    await page.getByRole('button', { name: 'Recompute this deck' }).click();
    await page.getByRole('heading', { name: 'The deck is the one that was dealt' }).waitFor();
    await page.getByText('that this browser was shown before betting').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it.each(['sd-caribbean-stud', 'wa-ricochet-poker'])('plays a round at %s', async (table) => {
    const page = await house.newPage({ viewport: { width: 390, height: 844 } });
    await sitDownAt(page, house.address, table);
    await page.getByRole('button', { name: /^Ante nothing yet/ }).click();
    await page.getByRole('button', { name: /^Place/ }).click();
    // The last one to act in Ricochet is not always asked.
    const decide = page.getByRole('button', { name: /^(Bet|Play) \$/ });
    const receipt = page.getByRole('article', { name: /^Receipt of round/ });
    await decide.or(receipt).first().waitFor();
    if (await decide.isVisible()) await decide.click();
    await receipt.waitFor();
    expect(await receipt.locator('li b').first().textContent()).toBe('Ante');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await page.close();
  });

  it('is asked for the age at a table that asks it, and is shown its help line', async () => {
    const page = await house.newPage();
    await sitDownAt(page, house.address, 'oh-high-card-flush');
    await page.getByRole('button', { name: 'I am 21 or older' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).waitFor();
    expect(await page.getByText('Call 1-800-589-9966').count()).toBeGreaterThan(0);
    await page.close();
  });

  it('sees no card of another hand in the page before it is turned', async () => {
    const page = await house.newPage();
    await sitDownAt(page, house.address, 'sd-high-card-flush');
    await page.getByRole('button', { name: /^Ante nothing yet/ }).click();
    await page.getByRole('button', { name: /^Place/ }).click();
    await page.getByRole('button', { name: 'Fold', exact: true }).waitFor();
    const dealers = page.getByRole('list', { name: "The dealer's cards" }).getByRole('img');
    const labels = await Promise.all(
      (await dealers.all()).map((card) => card.getAttribute('aria-label')),
    );
    expect(labels).toEqual(Array.from({ length: 7 }, () => 'A card face down'));
    await page.close();
  });
});
