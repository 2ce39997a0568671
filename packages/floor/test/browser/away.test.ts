import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAttended, readyCards, seatedPage, staffPage } from './attended.js';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';
import { SkippingClock } from './skipping-clock.js';

const SLUG = 'attended';

describe('a player who is away', () => {
  const clock = new SkippingClock();
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse({ clock });
    await openAttended(house, 'md/high-card-flush', SLUG);
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it('is shown so to all; the dealer sits them out with one key, and the floor sees a table that stands still', async () => {
    const { address } = house;
    const dealer = await staffPage(house, 'dealer');
    const floor = await staffPage(house, 'floorperson');
    await dealer.goto(`${address}/deal/${SLUG}`);
    await dealer.getByRole('button', { name: /^Take the table/ }).click();
    const ann = await seatedPage(house, SLUG, 1);
    const ben = await seatedPage(house, SLUG, 2);
    await readyCards(house, SLUG, dealer, floor);
    const step = dealer.getByRole('region', { name: 'The next step' });
    await step.getByRole('heading', { name: /^Open the round/ }).waitFor();
    await dealer.keyboard.press('Enter');
    await ben.getByRole('button', { name: /^Ante nothing yet/ }).waitFor();

    await ann.close();
    const seats = ben.getByRole('list', { name: 'Seats' }).getByRole('listitem');
    const annsSeat = seats.filter({ hasText: /^1/ });
    await expect
      .poll(
        () => {
          clock.skip({ seconds: 2 });
          return annsSeat.textContent();
        },
        { timeout: HOUSE_MS },
      )
      .toContain('Away');
    const dealersSeats = dealer.getByRole('list', { name: 'Seats' }).getByRole('listitem');
    await dealersSeats.filter({ hasText: 'away since' }).waitFor();
    const sitOut = step.getByRole('button', { name: 'Away: seat 1. Sit out (A)' });
    await sitOut.waitFor();
    await dealer.keyboard.press('a');
    await sitOut.waitFor({ state: 'detached' });
    await dealersSeats.filter({ hasText: 'sits out' }).waitFor();

    await floor.goto(`${address}/floor`);
    const card = floor.getByRole('article').filter({ hasText: '2 of 6 taken' });
    await card.getByText('1 away').waitFor();
    const stalled = floor.getByRole('article', { name: 'A table stands still' });
    const goThere = stalled.getByRole('link', { name: 'Go to the table' });
    const isThere = floor.getByRole('heading', { name: /^Dealing at/ });
    // A seat that is freed meanwhile is a step: the table then stands still anew.
    await expect
      .poll(
        async () => {
          if (await isThere.isVisible()) return true;
          if (!(await stalled.isVisible())) clock.skip({ minutes: 6 });
          else if (
            (await stalled.textContent({ timeout: 2_000 }))?.includes('stands still since')
          ) {
            await goThere.click({ timeout: 2_000 });
          }
          return isThere.isVisible();
        },
        { timeout: HOUSE_MS, interval: 200 },
      )
      .toBe(true);
    for (const page of [dealer, floor, ben]) await page.close();
  });
});
