import type { Page } from 'playwright-core';
import { LAYOUT_FAULTS } from './layout-faults.js';

/** From a large screen to the smallest phone. */
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
] as const;

/**
 * What a page is set in: the type of the house; and, as where its files never came, the one odd font
 * that a machine has. The tokens of the style are the only place that names a font.
 */
const TYPES = { house: null, odd: '"DejaVu Sans Mono", monospace' } as const;

/** Nothing is on its way from one size to another, and whatever lies over something is hit there. */
const STILL =
  '*, *::before, *::after { transition: none !important; pointer-events: auto !important; }';

const BEGIN = `(async () => {
  const still = new CSSStyleSheet();
  still.replaceSync(${JSON.stringify(STILL)});
  document.adoptedStyleSheets = [still];
  const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const coming = [...document.fonts].filter(({ status }) => status === 'loading');
  await Promise.allSettled(coming.map(({ loaded }) => loaded));
})()`;

const END = `document.adoptedStyleSheets = []`;

/** Where every box stands: a room that only paints differently leaves it as it is. */
const PLACES = `[...document.body.querySelectorAll('*')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
}).join('|')`;

const ROOMS_DIFFER = `(() => {
  const { dataset } = document.documentElement;
  const usual = dataset.theme;
  const placesIn = (room) => {
    dataset.theme = room;
    return ${PLACES};
  };
  const [light, dark] = ['light', 'dark'].map(placesIn);
  // Money and odds go on meanwhile: the rooms differ only if the first is still as it was.
  const differ = light !== dark && light === placesIn('light');
  dataset.theme = usual;
  return differ;
})()`;

const lookAtSize = (width: number): string => `(async () => {
  while (innerWidth !== ${width}) await new Promise(requestAnimationFrame);
  const { style } = document.documentElement;
  const found = [];
  for (const [type, family] of Object.entries(${JSON.stringify(TYPES)})) {
    for (const token of ['--font', '--font-display']) {
      if (family === null) style.removeProperty(token);
      else style.setProperty(token, family);
    }
    found.push(...${LAYOUT_FAULTS}.map((fault) => type + ' type: ' + fault));
  }
  for (const token of ['--font', '--font-display']) style.removeProperty(token);
  return found;
})()`;

/**
 * Looks at a screen as it is now at every size, in both rooms, in every type. It leaves the page on the
 * smallest phone, where whoever walks goes on: there is the least to draw, and the least room to press.
 */
export const lookAtLayout = async (page: Page, where: string): Promise<readonly string[]> => {
  const found: string[] = [];
  await page.evaluate(BEGIN);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const faults: readonly string[] = await page.evaluate(lookAtSize(size.width));
    found.push(...faults.map((fault) => `${where} at ${size.width}, ${fault}`));
  }
  if (await page.evaluate(ROOMS_DIFFER)) found.push(`${where}: the rooms differ`);
  await page.evaluate(END);
  return found;
};
