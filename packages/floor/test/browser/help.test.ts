import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOPICS } from '../../src/help/topics.js';
import { violationsInBothRooms } from './axe.js';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';

const OPEN_EVERYTHING = `for (const one of document.querySelectorAll('details')) one.open = true`;
const OHIO = 'Must be 21. Gambling Problem? Call 1-800-589-9966 for help.';
const RULES_OF_OHIO = '/help/rules/oh-high-card-flush';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const widthOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth');

describe('somebody who wants to know', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it.each([1440, 390])(
    'reaches every topic by clicks from the lobby, %i pixels wide',
    async (width) => {
      const page = await house.newPage({ viewport: { width, height: 844 } });
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.goto(house.address);
      await page
        .getByRole('navigation', { name: 'Floor' })
        .getByRole('link', { name: 'Help' })
        .click();
      for (const topic of TOPICS) {
        await title(page, 'Help').waitFor();
        await page.getByRole('main').getByRole('link', { name: topic.title }).click();
        await title(page, topic.title).waitFor();
        expect(new URL(page.url()).pathname).toBe(`/help/${topic.id}`);
        expect(await page.title()).toBe(`${topic.title} · Help · Baize`);
        expect([topic.id, await widthOf(page)]).toEqual([topic.id, width]);
        await page.goBack();
      }
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  it('comes from a table of the lobby to its rules, and opens what a clause says', async () => {
    const page = await house.newPage();
    await page.goto(house.address);
    const card = page
      .getByRole('article')
      .filter({ has: page.locator('a[href="/tables/oh-high-card-flush"]') });
    await card.locator(`a[href="${RULES_OF_OHIO}"]`).click();
    await title(page, 'High Card Flush, main floor').waitFor();
    await page.getByRole('blockquote').getByText(OHIO, { exact: true }).waitFor();

    const limits = page.getByRole('region', { name: 'Limits' });
    expect(await limits.getByText('$10 to $200').count()).toBe(1);
    const pays = page.getByRole('table', { name: /^Flush/ });
    expect(await pays.getByRole('row', { name: /^Seven-card flush/ }).count()).toBe(1);

    const clause = page.getByRole('button', { name: 'Clause OH-HCF-sign#2' }).first();
    await clause.click();
    await page.getByText('nobody under 21 plays').first().waitFor();
    expect(await clause.getAttribute('aria-expanded')).toBe('true');

    await page.getByRole('searchbox').fill('who decides first');
    await page.getByText('The lowest two-card hand').waitFor({ state: 'detached' });
    expect(await page.getByRole('term').filter({ hasText: 'Who decides first?' }).count()).toBe(1);
    await page.getByRole('searchbox').fill('roulette');
    await page.getByText('Nothing in these rules has that word.').waitFor();
    await page.close();
  });

  it('comes to the rules in force from the table itself', async () => {
    const page = await house.newPage();
    await page.goto(`${house.address}/tables/wa-ricochet-poker`);
    await page.getByRole('link', { name: 'All rules in force at this table' }).click();
    await title(page, 'Ricochet Poker, table 2').waitFor();
    expect(await page.getByText('the chosen suit is hearts').count()).toBe(1);
    await page.close();
  });

  it('is told when there is no such table, and no such topic', async () => {
    const page = await house.newPage();
    await page.goto(`${house.address}/help/rules/no-such-table`);
    await page.getByRole('alert').waitFor();
    await page.goto(`${house.address}/help/roulette`);
    await title(page, 'Nothing here').waitFor();
    await page.close();
  });

  it('reads the prescribed lines word for word', async () => {
    const page = await house.newPage();
    await page.goto(`${house.address}/help/responsible-play`);
    const quotes = page.getByRole('blockquote');
    await quotes.getByText(OHIO, { exact: true }).waitFor();
    expect(await quotes.locator('p').allTextContents()).toContain(
      'House Jackpot prizes are paid by the casino and are not components of any progressive prize contest. Player wagers do not accrue to any guaranteed player fund. The displayed House Jackpot prize may be modified or discontinued at any time without prior notice.',
    );
    await page.close();
  });

  it('follows a link to a part of a page', async () => {
    const page = await house.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${house.address}/help/caribbean-stud#example`);
    const example = page.getByRole('region', { name: 'A round worked out' });
    await example.waitFor();
    await page.waitForFunction('scrollY > 200');
    expect(await example.getByRole('img', { name: 'Ace of clubs' }).count()).toBe(1);
    await page.close();
  });

  it('chooses another document and another pay table with the keyboard alone', async () => {
    const page = await house.newPage();
    await page.goto(`${house.address}/help/high-card-flush`);
    const clauses = page
      .getByRole('region', { name: 'What each choice costs' })
      .getByRole('button');
    expect(await clauses.first().textContent()).toMatch(/^SD-HCF-/);
    await page.getByRole('radio', { name: 'South Dakota' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'Maryland' }).isChecked()).toBe(true);
    expect(await clauses.first().textContent()).toMatch(/^MD-HCF-/);

    await page.getByRole('combobox').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page
      .getByRole('table', { name: /, table C/ })
      .first()
      .waitFor();
    await page.close();
  });

  describe('without sight, or with little', () => {
    let page: Page;

    beforeAll(async () => {
      page = await house.newPage();
    }, HOUSE_MS);

    afterAll(() => page.close());

    it.each(['/help', ...TOPICS.map(({ id }) => `/help/${id}`), RULES_OF_OHIO])(
      'meets no barrier at %s, in a light room or a dark one',
      async (path) => {
        await page.goto(`${house.address}${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.evaluate(OPEN_EVERYTHING);
        const clause = page.getByRole('button', { name: /^Clause/ }).first();
        if ((await clause.count()) > 0) await clause.click();
        expect(await violationsInBothRooms(page)).toEqual([]);
      },
    );
  });
});
