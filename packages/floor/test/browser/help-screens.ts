import type { Page } from 'playwright-core';
import { TOPICS } from '../../src/help/topics.js';
import type { FloorHouse } from './floor-house.js';

/** What is folded away is a part of the page, too. */
const OPEN_EVERYTHING = `for (const one of document.querySelectorAll('details')) one.open = true`;

/** Every topic of the help, and the rules in force at one table, with all that is folded away. */
export const walkHelp = async (
  house: FloorHouse,
  look: (page: Page, where: string) => Promise<void>,
): Promise<void> => {
  const page = await house.newPage({ reducedMotion: 'reduce' });
  const paths = ['', ...TOPICS.map(({ id }) => `/${id}`), '/rules/oh-high-card-flush'];
  for (const path of paths) {
    await page.goto(`${house.address}/help${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(OPEN_EVERYTHING);
    const clause = page.getByRole('button', { name: /^Clause/ }).first();
    if ((await clause.count()) > 0) await clause.click();
    await look(page, `help${path}`);
  }
  await page.close();
};
