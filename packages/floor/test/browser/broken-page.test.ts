import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FloorHouse, HOUSE_MS, openFloorHouse, slugOf } from './floor-house.js';

const TABLE = slugOf('sd/caribbean-stud');

describe('a page that cannot be shown', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  const stopped = (page: Page) => page.getByRole('heading', { name: 'This page stopped' });

  it('because its address cannot be read is no page of the floor, with a way back', async () => {
    const page = await house.newPage();
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    await page.goto(`${house.address}/tables/%`);
    await page.getByRole('heading', { name: 'Nothing here' }).waitFor();
    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(failures).toEqual([]);
  });

  it.each([
    ['/history', 'history'],
    ['/floor', 'pit-page'],
    ['/sign-in', 'sign-in-page'],
    ['/help', 'help-page'],
    [`/tables/${TABLE}`, 'table-page'],
    [`/sign/${TABLE}`, 'sign-page'],
    [`/deal/${TABLE}`, 'deal-page'],
    [`/rounds/${TABLE}/1`, 'proof-page'],
  ])('%s: says so when its code does not come, and is there once it does', async (path, file) => {
    const page = await house.newPage();
    const code = `**/assets/${file}-*.js`;
    await page.route(code, (route) => route.abort());
    await page.goto(`${house.address}${path}`);
    await stopped(page).waitFor();
    expect(await page.title()).toBe('This page stopped · Baize');
    await page.unroute(code);
    await page.getByRole('button', { name: 'Load it again' }).click();
    await stopped(page).waitFor({ state: 'detached' });
    await page.getByRole('main').waitFor();
  });

  it('because what the house says makes no sense to it leads back to the lobby', async () => {
    const page = await house.newPage();
    await page.route('**/api/lobby', (route) => route.fulfill({ json: { tables: [{}] } }));
    await page.goto(house.address);
    await stopped(page).waitFor();
    await page.unroute('**/api/lobby');
    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    await stopped(page).waitFor({ state: 'detached' });
    await page.getByRole('main').waitFor();
  });
});
