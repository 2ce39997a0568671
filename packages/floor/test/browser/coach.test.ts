import { readFileSync } from 'node:fs';
import { type Card, parseCards } from '@baize/cards';
import { readyMadeHouse } from '@baize/house/ready-made';
import {
  baseOdds,
  type Choice,
  flushGame,
  flushHandValue,
  studGame,
  studHandValue,
} from '@baize/odds';
import { present, unwrap } from '@baize/result';
import { decodeHouseRules, putInForce, type RulebookId, rulebookById } from '@baize/rulebook';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsIn } from './axe.js';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';

const rulesOf = (id: RulebookId) => {
  const decoded = decodeHouseRules(JSON.parse(readFileSync(readyMadeHouse(id), 'utf8')));
  if (!decoded.ok) throw new Error(`the rules of ${id}`);
  const put = putInForce(rulebookById(id), decoded.value);
  if (!put.ok) throw new Error(`the rules of ${id}`);
  return put.value;
};

const RANKS = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const RANK_LETTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(RANKS.map((word, at) => [word, '23456789T'[at] ?? ''])),
  Jack: 'J',
  Queen: 'Q',
  King: 'K',
  Ace: 'A',
};

/** The cards that a list of the page shows face up, read from their names. */
const cardsIn = async (list: Locator): Promise<readonly Card[]> => {
  const images = await list.getByRole('img').all();
  const names = await Promise.all(images.map((image) => image.getAttribute('aria-label')));
  const shown = names.flatMap((name) => {
    const [, rank = '', suit = ''] = /^(\w+) of (\w+)$/.exec(name ?? '') ?? [];
    return rank === '' ? [] : [`${RANK_LETTERS[rank]}${suit.slice(0, 1)}`];
  });
  return unwrap(parseCards(shown.join(' ')));
};

const coachOf = (page: Page): Locator => page.getByRole('region', { name: 'Coach' });

/** To the decision of the first round at a table, with the smallest ante. */
const comeToDecide = async (page: Page, address: string, table: string): Promise<void> => {
  await page.goto(address);
  const card = page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="/tables/${table}"]`) });
  await card.getByRole('button', { name: /^Sit down/ }).click();
  await page.getByRole('button', { name: /^Ante nothing yet/ }).click();
  await page.getByRole('button', { name: /^Place/ }).click();
  await page.getByRole('button', { name: 'Fold', exact: true }).waitFor();
};

/** What the coach must say of each choice, as a person rounds it. */
const expected = (choices: readonly Choice<string>[], anteDollars: number): readonly string[] =>
  choices.map(({ value }) => {
    const sign = (text: string): string => (Number(text) === 0 ? '' : value > 0 ? '+' : '−');
    const dollars = Math.abs(value * anteDollars).toFixed(2);
    const percent = Math.abs(value * 100).toFixed(2);
    return `${sign(dollars)}$${dollars} ${sign(percent)}${percent} % of the ante`;
  });

const said = async (coach: Locator): Promise<readonly string[]> => {
  const items = await coach.locator('ul').first().getByRole('listitem').all();
  return Promise.all(
    items.map(async (item) => {
      const money = await item.locator(':scope > b').textContent();
      const share = await item.locator(':scope > span').last().textContent();
      return `${money} ${share}`;
    }),
  );
};

describe('a player with the coach', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it('sees the exact value of every choice at High Card Flush, and only when it is wanted', async () => {
    const page = await house.newPage({ viewport: { width: 1440, height: 900 } });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await comeToDecide(page, house.address, 'md-high-card-flush');
    const coach = coachOf(page);
    expect(await coach.getByRole('listitem').count()).toBe(0);
    expect(page.workers()).toEqual([]);

    await coach.getByRole('switch', { name: 'Coach' }).click();
    await coach.getByText('45,379,620 hands of the dealer').waitFor();
    const own = await cardsIn(page.getByRole('list', { name: 'Your cards' }));
    const value = flushHandValue(flushGame(rulesOf('md/high-card-flush')), own);
    expect(await said(coach)).toEqual(expected(value.choices, 10));
    const best = value.choices.findIndex(({ decision }) => decision === value.best.decision);
    const marked = await coach.locator('ul').first().getByRole('listitem').allTextContents();
    expect(marked.map((text) => text.includes('Best'))).toEqual(
      value.choices.map((_, at) => at === best),
    );
    await coach.locator('summary').click();
    expect(await violationsIn(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('sees it at Caribbean Stud against the card face up, on a phone in the dark', async () => {
    const page = await house.newPage({
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    });
    await page.addInitScript("localStorage.setItem('baize/preferences', '{\"coach\":true}')");
    await comeToDecide(page, house.address, 'sd-caribbean-stud');
    const coach = coachOf(page);
    await coach.getByText('hands of the dealer with the').waitFor();
    const own = await cardsIn(page.getByRole('list', { name: 'Your cards' }));
    const [up] = await cardsIn(page.getByRole('list', { name: "The dealer's cards" }));
    const game = studGame(rulesOf('sd/caribbean-stud'));
    const { choices } = studHandValue(game, own, present(up, 'a card face up'));
    expect(await said(coach)).toEqual(expected(choices, 5));
    expect(await violationsIn(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await page.close();
  });

  it('finds the exact edge of each table in the lobby, to the last digit in its fold-out', async () => {
    const page = await house.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(house.address);
    const card = page
      .getByRole('article')
      .filter({ has: page.locator('a[href="/tables/sd-high-card-flush"]') });
    const [best] = baseOdds(rulesOf('sd/high-card-flush'));
    const { edge, numerator, denominator } = present(best, 'the odds').figures;
    await card
      .getByText(`${(100 * edge).toFixed(4)} %`)
      .first()
      .waitFor();
    await card.getByText('Pay tables and every edge').click();
    const grouped = (whole: bigint): string => whole.toLocaleString('en-US');
    await card.getByText(`−${grouped(-numerator)} / ${grouped(denominator)}`).waitFor();
    await card.getByRole('row', { name: /^Progressive .* even at \$200,503\.75$/ }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await page.close();
  });
});
