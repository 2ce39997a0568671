import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';
import { lookAtLayout } from './layout-look.js';

const FONTS = '**/*.woff2';

/** Keeps what moves on the page without anybody having touched it, from the beginning on. */
const OBSERVE = `
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      globalThis.shifts.push({ value, of: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

interface Shift {
  /** How much of the window moved, and how far, both as parts of it. */
  readonly value: number;
  readonly of: string;
}

/** A link at the end of a line may move by a pixel. Browsers call a hundred times as much good. */
const UNSEEN = 0.001;

/** Two frames: what is drawn next is drawn, and what shifted is told. */
const DRAWN = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))`;

/** How many faces of the house are there; those of the machine that stand in for them do not count. */
const loadedFaces = (page: Page): Promise<number> =>
  page.evaluate(`[...document.fonts].filter(({ family, status }) =>
    status === 'loaded' && /^"?Baize (Text|Title|Signs)"?$/.test(family)).length`);

describe('the type of the house', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  const seesLobby = async (page: Page): Promise<void> => {
    await page.goto(house.address, { waitUntil: 'commit' });
    // The cards on the cloth and the exact edges are the last that come.
    await page.locator('li [aria-hidden="true"] svg').first().waitFor();
    await page.waitForLoadState('domcontentloaded');
  };

  it.each([1440, 390])(
    'moves nothing on the lobby when it comes late, %i pixels wide',
    async (width) => {
      const page = await house.newPage({ viewport: { width, height: 844 } });
      const late: (() => void)[] = [];
      let isLate = true;
      await page.route(FONTS, async (route) => {
        if (isLate) await new Promise<void>((come) => late.push(come));
        await route.continue();
      });
      await page.addInitScript(OBSERVE);
      await seesLobby(page);
      await page.getByText('%').first().waitFor();
      expect(await loadedFaces(page)).toBe(0);
      await page.evaluate(DRAWN);
      await page.evaluate('globalThis.shifts.length = 0');
      isLate = false;
      for (const come of late) come();
      await expect.poll(() => loadedFaces(page), { timeout: HOUSE_MS }).toBeGreaterThanOrEqual(2);
      await page.evaluate(`document.fonts.ready.then(() => null)`);
      await page.evaluate(DRAWN);
      const shifts: readonly Shift[] = await page.evaluate('globalThis.shifts');
      const moved = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(moved > UNSEEN ? shifts : []).toEqual([]);
      await page.close();
    },
  );

  it('is asked for at once, before the script that shows it', async () => {
    const page = await house.newPage();
    const answer = await page.goto(house.address);
    const html = (await answer?.text()) ?? '';
    const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)" as="font"/g)];
    expect(preloaded.map(([, path = '']) => path.replace(/-[\w-]{8}\.woff2$/, ''))).toEqual([
      '/assets/figtree-latin',
      '/assets/newsreader-latin',
    ]);
    for (const [, path = ''] of preloaded) {
      const font = await page.request.get(`${house.address}${path}`);
      expect(font.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
    }
    await page.close();
  });

  it.each(['/', '/tables/wa-ricochet-poker', '/sign/wa-ricochet-poker'])(
    'may be refused: nothing is cut off or covered at %s',
    async (path) => {
      const page = await house.newPage({ reducedMotion: 'reduce' });
      await page.route(FONTS, (route) => route.abort());
      await page.goto(`${house.address}${path}`);
      await page.getByRole('article').or(page.getByRole('region')).first().waitFor();
      expect(await lookAtLayout(page, path)).toEqual([]);
      expect(await loadedFaces(page)).toBe(0);
      await page.close();
    },
  );
});
