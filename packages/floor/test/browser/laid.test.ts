import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';
import { byMouse } from './hands.js';
import { Player } from './player.js';
import { SkippingClock } from './skipping-clock.js';

const MINUTES = 5;

const laidToHouse = (page: Page): Promise<unknown> =>
  page.waitForResponse((answer) => answer.request().postData()?.includes('LayChips') === true);

describe('chips that are laid and not placed', () => {
  const clock = new SkippingClock();
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse({ clock });
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  /** Somebody alone at a table, with a chip on the ante. */
  const layAnte = async (slug: string) => {
    await house.openTable('sd/caribbean-stud', {
      slug,
      practice: 0,
      decisionSeconds: 60 * MINUTES,
    });
    const page = await house.newPage();
    const player = new Player(page, byMouse(), slug);
    await player.sitDown(house.address);
    const told = laidToHouse(page);
    await page.getByRole('button', { name: /^Ante nothing yet/ }).click();
    await told;
    return { page, player, ante: page.getByRole('button', { name: /^Ante holds/ }) };
  };

  it('lie there again after a reload, and are placed when the time is over', async () => {
    const { page, player, ante } = await layAnte('laid');
    const words = await ante.getAttribute('aria-label');
    await page.reload();
    await ante.waitFor();
    expect(await ante.getAttribute('aria-label')).toBe(words);
    const chips = await player.chipsCents();
    expect(await page.getByLabel('Place my chips when time is up').isChecked()).toBe(true);
    clock.skip({ minutes: MINUTES + 1 });
    await page.getByText('The time to bet was over: the $5').first().waitFor();
    await player.stay.waitFor();
    await player.hasChips(chips - 500);

    // What was done for them stays until they have read it.
    await page.reload();
    const notice = page
      .getByRole('status', { name: 'Done for you' })
      .getByText('The time to bet was over');
    await notice.first().waitFor();
    await page
      .getByText(/house policy/i)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await notice.first().waitFor({ state: 'detached' });
    await page.close();
  });

  it('are left alone where the player has switched it off', async () => {
    const { page, player } = await layAnte('laid-off');
    const chips = await player.chipsCents();
    await page.getByLabel('Place my chips when time is up').uncheck();
    await expect
      .poll(() => page.getByLabel('Place my chips when time is up').isChecked(), {
        timeout: HOUSE_MS,
      })
      .toBe(false);
    clock.skip({ minutes: MINUTES + 1 });
    await page.getByRole('tab', { name: 'Story' }).click();
    await page.getByText('No bets were placed, and bets are taken again.').first().waitFor();
    await player.hasChips(chips);
    await page.close();
  });

  it('go back when the player sits the round out, until they place some after all', async () => {
    const { page, player } = await layAnte('sit-out');
    const ben = await house.newPage();
    const other = new Player(ben, byMouse(), 'sit-out');
    await other.sitDown(house.address);
    await player.button(/^Sit this round out/).click();
    await page.getByText('You sit this round out. Place chips to play after all.').waitFor();
    await page.getByRole('button', { name: /^Ante nothing yet/ }).waitFor();
    await page.getByRole('button', { name: /^Ante nothing yet/ }).click();
    await player.place();
    await page.getByText('Place chips to play after all.').waitFor({ state: 'detached' });
    await ben.close();
    await page.close();
  });
});
