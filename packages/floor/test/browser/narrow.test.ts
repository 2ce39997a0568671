import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';
import { walkPlayersScreens } from './walk.js';

const WIDTH = 360;

/** What can be worked in a page: in the dialog alone where one is open. */
const CONTROLS = 'a[href], button:enabled, input:enabled, summary, select:enabled';

/** Controls that a finger cannot reach: outside of the width, without a size, or under something else. */
const OUT_OF_REACH = `(() => {
  const inside = document.querySelector('dialog[open]') ?? document;
  const named = (one) => (one.ariaLabel ?? one.textContent ?? '').trim().slice(0, 40) || one.outerHTML.slice(0, 80);
  const touched = (one) => {
    one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // A hidden input is worked through its label.
    const at = one.closest('label') ?? one;
    const { left, right, top, bottom, width, height } = at.getBoundingClientRect();
    if (width < 8 || height < 8 || left < -0.5 || right > innerWidth + 0.5) return false;
    const [rect] = at.getClientRects();
    const under = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
    return under !== null && (at.contains(under) || under.contains(at));
  };
  return [...inside.querySelectorAll(${JSON.stringify(CONTROLS)})]
    .filter((one) => one.checkVisibility())
    .filter((one) => !touched(one))
    .map(named);
})()`;

const scrolledWidth = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth');

describe('on the smallest phone', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it.each(['md-high-card-flush', 'sd-caribbean-stud'])(
    'nothing is cut off or out of reach on any screen of a player at %s',
    async (table) => {
      const viewport = { width: WIDTH, height: 740 };
      const page = await house.newPage({ viewport, hasTouch: true, isMobile: true });
      const found: string[] = [];
      await walkPlayersScreens(house, page, table, async (where) => {
        const width = await scrolledWidth(page);
        if (width > WIDTH) found.push(`${where} is ${width} wide`);
        const lost: readonly string[] = await page.evaluate(OUT_OF_REACH);
        found.push(...lost.map((name) => `${where}: ${name} is out of reach`));
      });
      expect(found).toEqual([]);
      await page.close();
    },
  );
});
