import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';
import { byMouse } from './hands.js';
import { HeldClock } from './held-clock.js';
import { Player } from './player.js';

describe('the seeds of a page', () => {
  const clock = new HeldClock();
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse({ clock });
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  const openTable = (slug: string): Promise<void> =>
    house.openTable('md/high-card-flush', { slug, practice: 0 });

  const sitDown = async (slug: string): Promise<Player> => {
    const player = new Player(await house.newPage(), byMouse(), slug);
    await player.sitDown(house.address);
    return player;
  };

  const committed = (slug: string, seats: number): Promise<void> =>
    expect
      .poll(() => house.house.desk(slug)?.rounds.pledged.length, { timeout: HOUSE_MS })
      .toBe(seats);

  const layAnte = async ({ page }: Player): Promise<void> => {
    await page.getByRole('button', { name: /^Ante nothing yet/ }).click();
    await page.getByRole('button', { name: /^Ante holds/ }).waitFor();
  };

  /** What the page sends to open a seed never arrives. */
  const blockOpening = (page: Page): Promise<unknown> =>
    page.route('**/orders', (route) =>
      route.request().postData()?.includes('OpenSeed') === true ? route.abort() : route.fallback(),
    );

  const fairnessTab = (page: Page) => page.getByRole('tab', { name: 'Fairness' }).click();

  it(
    'are committed to and opened without a press, and the proof names them',
    async () => {
      const slug = 'seeds-own';
      await openTable(slug);
      const player = await sitDown(slug);
      const { page } = player;
      await committed(slug, 1);
      await fairnessTab(page);
      await page.getByText(/you: committed to a seed/).waitFor();
      await layAnte(player);
      await player.place();
      await player.stay.waitFor();
      await page.getByText(/you: opened/).waitFor();
      await player.hands.press(player.fold);
      await page.getByRole('link', { name: 'Check the deck of round 1' }).click();
      await page.getByRole('button', { name: 'Recompute this deck' }).click();
      await page.getByText('The deck is the one that was dealt').waitFor();
      await page.getByText('It is the list to which this browser opened its seed.').waitFor();
      await page.getByText(/^Seed [0-9a-f]{64}$/).waitFor();
      await page.close();
    },
    HOUSE_MS,
  );

  it(
    'are opened by a page that was loaded again after the closing',
    async () => {
      const slug = 'seeds-reload';
      await openTable(slug);
      const player = await sitDown(slug);
      const { page } = player;
      await committed(slug, 1);
      await blockOpening(page);
      await layAnte(player);
      await player.place();
      await page.getByText('The seeds are being opened: seat').waitFor();
      const at = page.url();
      await page.goto('about:blank');
      await page.unrouteAll();
      await page.goto(at);
      await player.stay.waitFor();
      await page.close();
    },
    HOUSE_MS,
  );

  it(
    'that are withheld end the round: everybody reads why, has the wager back, and plays on',
    async () => {
      const slug = 'seeds-withheld';
      await openTable(slug);
      const [withholds, other] = [await sitDown(slug), await sitDown(slug)];
      await committed(slug, 2);
      await blockOpening(withholds.page);
      const chips = await other.chipsCents();
      for (const player of [withholds, other]) await layAnte(player);
      for (const player of [withholds, other]) await player.place();
      await expect
        .poll(() => house.house.desk(slug)?.rounds.opened.length, { timeout: HOUSE_MS })
        .toBe(1);
      expect(await other.stay.count()).toBe(0);
      clock.pass({ seconds: 9 });
      await other.page
        .getByText(/did not open the seed that it had committed to\. The round ended before/)
        .first()
        .waitFor();
      await withholds.page
        .getByText(/^Your page did not open the seed/)
        .first()
        .waitFor();
      await other.openAreas.first().waitFor();
      await other.hasChips(chips);
      await fairnessTab(withholds.page);
      await withholds.page.getByText(/shuffled without yours/).waitFor();
      await withholds.page.close();
      await other.page.close();
    },
    HOUSE_MS,
  );
});
