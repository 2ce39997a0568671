import type { Page } from 'playwright-core';
import type { FloorHouse } from './floor-house.js';
import { byMouse } from './hands.js';
import { Player } from './player.js';

/** Twenty screens take a while on a busy machine; it only ends what hangs. */
export const WALK_MS = 600_000;

const closeDialog = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

type Walk = (
  house: FloorHouse,
  page: Page,
  table: string,
  look: (where: string) => Promise<void>,
) => Promise<void>;

/** Goes to every screen that a player comes to, and has each looked at. */
export const walkPlayersScreens: Walk = async (house, page, table, look) => {
  await walkAround(house, page, look);
  await walkGame(house, page, table, look);
};

/** The screens that are the same whatever somebody plays. */
const walkAround = async (
  house: FloorHouse,
  page: Page,
  look: (where: string) => Promise<void>,
): Promise<void> => {
  const button = (name: RegExp | string) => page.getByRole('button', { name });
  await page.goto(`${house.address}/nothing/of/the/kind`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('nowhere');
  await page.goto(`${house.address}/tables/oh-high-card-flush`);
  await button(/^Sit here/)
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await look('age asked');
  await closeDialog(page);
  await look('watching');

  await page.goto(house.address);
  await page.getByRole('article').first().waitFor();
  await look('lobby');
  await button('How it is shown').click();
  await page.getByRole('dialog').waitFor();
  await look('preferences');
  await closeDialog(page);
};

/** The screens of one game: its sign, its table, and what is kept of a round. */
export const walkGame: Walk = async (house, page, table, look) => {
  await page.goto(`${house.address}/sign/${table}`);
  await page.getByRole('region').first().waitFor();
  await look('sign');

  await walkTable(house, page, table, look);

  await page.goto(`${house.address}/history`);
  await page.locator('summary').first().click();
  await look('history');
  await page.getByRole('link', { name: 'Check the deck of this round' }).click();
  await page.getByRole('button', { name: 'Recompute this deck' }).click();
  await page.getByRole('heading', { name: 'The deck is the one that was dealt' }).waitFor();
  await look('proof');
};

/** The screens of a table alone, from the lobby to the settled round. */
export const walkTable: Walk = async (house, page, table, look) => {
  const player = new Player(page, byMouse(), table);
  await player.sitDown(house.address);
  await look('seated');
  await player.chips.click();
  await page.getByRole('dialog').waitFor();
  await look('chips');
  await closeDialog(page);
  await player.layEverything();
  await look('betting');
  await player.place();
  await player.fold.or(player.receipts).first().waitFor();
  // In Ricochet somebody may win or be out without being asked.
  if (await player.fold.isVisible()) {
    await look('deciding');
    await player.fold.click();
  }
  await player.receipts.first().waitFor();
  await player.receipts
    .getByRole('button', { name: /^Clause/ })
    .first()
    .click();
  await look('settled');
  for (const tab of ['Pays', 'Story', 'Fairness']) {
    await page.getByRole('tab', { name: tab }).click();
    await look(tab);
  }
};
