import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AttendingDealer } from './attending.js';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';
import { byMouse } from './hands.js';
import { Player } from './player.js';

const asks = (page: Page) => page.getByRole('dialog', { name: 'Leave with chips at stake?' });

describe('leaving with chips at stake', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it('asks once, says what becomes of the wagers, and does so', async () => {
    const slug = 'leave';
    await house.openTable('sd/caribbean-stud', { slug, practice: 0 });
    const page = await house.newPage();
    const player = new Player(page, byMouse(), slug);
    await player.sitDown(house.address);
    await player.layEverything();
    await player.place();
    await player.stay.waitFor();
    const leave = page.getByRole('button', { name: 'Leave', exact: true });

    await leave.click();
    await asks(page).getByText('your hand is folded when it is to decide').waitFor();
    await asks(page)
      .getByText(/house policy/i)
      .waitFor();
    await page.getByRole('button', { name: 'Stay' }).click();
    await asks(page).waitFor({ state: 'detached' });
    await player.stay.waitFor();

    // Another page, the browser's way back, and closing the window.
    await page.getByRole('link', { name: 'All rules in force at this table' }).click();
    await asks(page).waitFor();
    await page.keyboard.press('Escape');
    await asks(page).waitFor({ state: 'detached' });
    await page.goBack();
    await asks(page).waitFor();
    await page.getByRole('button', { name: 'Stay' }).click();
    expect(new URL(page.url()).pathname).toBe(`/tables/${slug}`);
    const warned = page.waitForEvent('dialog');
    const reloading = page.reload();
    const dialog = await warned;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloading;

    await leave.click();
    await page.getByRole('button', { name: 'Leave anyway' }).click();
    await page.waitForURL(`${house.address}/`);
    await page.goto(`${house.address}/tables/${slug}`);
    await page.getByText('You are watching').waitFor();
    await page.close();
  });

  it('asks nothing where nothing is at stake', async () => {
    const page = await house.newPage();
    const player = new Player(page, byMouse(), 'sd-high-card-flush');
    await player.sitDown(house.address);
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.waitForURL(`${house.address}/`);
    await page.close();
  });

  it('tells at a table with a dealer what the document says of a player who leaves', async () => {
    const slug = 'leave-attended';
    const id = 'sd/caribbean-stud';
    await house.openTable(id, { slug, dealing: 'attended', cards: 'typed', practice: 0 });
    const dealer = new AttendingDealer(house.house, slug, {});
    await dealer.take();
    const page = await house.newPage();
    const player = new Player(page, byMouse(), slug);
    await Promise.all([player.sitDown(house.address), dealer.untilBets()]);
    const chips = await player.chipsCents();
    await player.layEverything();
    await player.hasChips(chips - (await player.place()));
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await asks(page)
      .getByText(
        'Hold the wagers to the end of the round; a floorperson may then treat them as lost.',
      )
      .waitFor();
    await asks(page)
      .getByRole('button', { name: /^Clause / })
      .waitFor();
    await page.close();
  });
});
