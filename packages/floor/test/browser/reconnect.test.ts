import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';
import { byMouse } from './hands.js';
import { Player } from './player.js';
import { openServedHouse, type ServedHouse } from './served-house.js';

const TABLE = 'sd-caribbean-stud';

/** What somebody who decides sees: the cards, and the choices. */
const seenBy = async ({ page }: Player) => {
  const cards = page.getByRole('list', { name: /cards$/i }).getByRole('img');
  const labels = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const choices = page.getByRole('button', { name: /^(Fold|Bet \$)/ });
  return { labels, choices: await choices.allTextContents() };
};

const sayingLost = (page: Page) => page.getByText('The connection is lost');

/** Sits down, bets, and comes to the decision; answers with the chips before and the stake. */
const toDecision = async (player: Player, address: string) => {
  await player.sitDown(address);
  const chips = await player.chipsCents();
  await player.layEverything();
  const placed = await player.place();
  await player.stay.waitFor();
  await player.hasChips(chips - placed);
  return { chips, placed, seen: await seenBy(player) };
};

/** Decides, and reads a receipt that agrees with the chips. */
const toReceipt = async (player: Player, chips: number, placed: number): Promise<void> => {
  await player.stay.click();
  const receipt = await player.readReceipt(null);
  // Twice the ante is staked with the decision, and once.
  expect(receipt.stakedCents).toBe(placed + 2 * 500);
  await player.hasChips(chips + receipt.netCents);
};

describe('in the middle of a decision', () => {
  let house: FloorHouse;
  let served: ServedHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
    served = await openServedHouse();
  }, HOUSE_MS);

  afterAll(async () => {
    await served.close();
    await house.close();
  }, HOUSE_MS);

  it('the network goes and comes back: the same hand, the same decision, the right money', async () => {
    const page = await house.newPage();
    const player = new Player(page, byMouse(), TABLE);
    const { chips, placed, seen } = await toDecision(player, house.address);

    await page.context().setOffline(true);
    await sayingLost(page).waitFor();
    await player.stay.click();
    await page.getByRole('alert').waitFor();
    expect(await seenBy(player)).toEqual(seen);

    await page.context().setOffline(false);
    await sayingLost(page).waitFor({ state: 'detached' });
    expect(await seenBy(player)).toEqual(seen);
    await toReceipt(player, chips, placed);
    await page.close();
  });

  it('the house is killed and started again: the same hand, the same decision, the right money', async () => {
    const page = await house.newPage();
    await served.openTable(page.request, 'sd/caribbean-stud', TABLE);
    await page.context().clearCookies();
    const player = new Player(page, byMouse(), TABLE);
    const { chips, placed, seen } = await toDecision(player, served.address);

    await served.kill();
    await sayingLost(page).waitFor();
    expect(await seenBy(player)).toEqual(seen);

    await served.start();
    await sayingLost(page).waitFor({ state: 'detached' });
    expect(await seenBy(player)).toEqual(seen);
    await player.hasChips(chips - placed);
    await toReceipt(player, chips, placed);
    await page.close();
  });
});
