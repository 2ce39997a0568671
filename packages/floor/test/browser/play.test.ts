import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';
import { byKeyboard, byMouse } from './hands.js';
import { Player } from './player.js';

describe('a visitor', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it('sits down in one click, plays a round of High Card Flush and checks its deck', async () => {
    const page = await house.newPage({ viewport: { width: 1440, height: 900 } });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const player = new Player(page, byMouse(), 'md-high-card-flush');
    await player.sitDown(house.address);
    await player.hasChips(50_000);

    await player.button(/^Ante nothing yet/).click();
    await player.button(/^Flush Bonus nothing yet/).click();
    expect(await player.place()).toBe(1_500);
    await player.stay.click();
    const { names } = await player.readReceipt(null);
    expect(names).toEqual(['Ante', 'Raise', 'Flush Bonus']);

    await player.receipts.getByRole('link', { name: /^Round/ }).click();
    await player.button(/^Recompute this deck/).click();
    await page.getByRole('heading', { name: 'The deck is the one that was dealt' }).waitFor();
    await page.getByText('that this browser was shown before betting').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('has chips also when they sit down before the page knows what the table asks', async () => {
    const page = await house.newPage();
    let isAsked = false;
    let answer = (): void => undefined;
    const seated = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/lobby', async (route) => {
      isAsked = true;
      await seated;
      await route.continue();
    });
    await page.goto(`${house.address}/tables/sd-high-card-flush`);
    await page
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Leave', exact: true }).waitFor();
    expect(isAsked).toBe(true);
    answer();
    await page.getByRole('button', { name: /^Chips \$[1-9]/ }).waitFor();
    await page.close();
  });

  it('takes a chip back by keyboard, folds, and is told so', async () => {
    // The log keeps its last lines: what others do after the fold must not push it out.
    await house.openTable('sd/high-card-flush', { slug: 'alone', practice: 0 });
    const page = await house.newPage({ viewport: { width: 1440, height: 900 } });
    const player = new Player(page, byKeyboard(page), 'alone');
    await player.sitDown(house.address);
    const ante = player.button(/^Ante/);
    await player.hands.press(ante);
    await player.hands.press(ante);
    await player.button(/^Ante holds \$10/).waitFor();
    await page.keyboard.press('Backspace');
    await player.button(/^Ante holds \$5/).waitFor();
    expect(await player.place()).toBe(500);

    await player.hands.press(player.fold);
    const { netCents } = await player.readReceipt(null);
    expect(netCents).toBe(-500);
    const told = await page.getByRole('log', { name: 'What happens' }).textContent();
    expect(told).toContain('You fold.');
    await page.close();
  });

  it('is asked for the age at a table that asks it, and is shown its help line', async () => {
    const page = await house.newPage();
    await page.goto(`${house.address}/tables/oh-high-card-flush`);
    await page
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'I am 21 or older' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).waitFor();
    expect(await page.getByText('Call 1-800-589-9966').count()).toBeGreaterThan(0);
    await page.close();
  });
});
