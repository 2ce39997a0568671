/**
 * `npm run screenshots -- NAME…`: every screen of the floor as a picture, in docs/screenshots.
 * A real house with its first tables is opened, real people in a real Chromium go where the scenes say.
 * It runs on the built packages. Names are the beginnings of scenes; none means all of them.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { WEB } from '../packages/floor/dist/index.js';
import { runHouse } from '../packages/house/dist/index.js';
import { CHROMIUM_ARGS, findChromium } from './chromium.mjs';
import { quantise } from './screenshots/quantise.mjs';
import { SCENES } from './screenshots/scenes.mjs';

const OUT = fileURLToPath(new URL('../docs/screenshots', import.meta.url));
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Slow enough that a settled felt is still there when its picture is taken. */
const PACE = 1.5;
const STUCK_MS = 120_000;

const executablePath = findChromium();
if (executablePath === undefined) {
  console.error('Chromium is missing: node scripts/ensure-chromium.mjs');
  process.exit(1);
}
const asked = process.argv.slice(2);
const scenes = SCENES.filter(
  ({ name }) => asked.length === 0 || asked.some((begin) => name.startsWith(begin)),
);
mkdirSync(OUT, { recursive: true });
const folder = mkdtempSync(path.join(tmpdir(), 'baize-screenshots-'));
const running = await runHouse({
  data: path.join(folder, 'data'),
  port: 0,
  host: '127.0.0.1',
  pace: PACE,
  firstTables: true,
  web: fileURLToPath(WEB),
  https: false,
  trustProxy: false,
  limits: { entrance: null, orders: null, reads: null },
  logLevel: 'silent',
});
if (!running.ok) throw new Error(running.error.message);
const { address, codes } = running.value;
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });

/** Somebody who was never here, with the window and the room of the picture. */
const newPage = async (viewport, theme) => {
  const page = await browser.newPage({
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    baseURL: address,
  });
  page.setDefaultTimeout(STUCK_MS);
  return page;
};

/** A few frames and the fonts: nothing is half drawn. */
const settle = async (page) => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(150);
};

let failed = 0;
for (const { name, theme = 'light', act } of scenes) {
  for (const viewport of VIEWPORTS) {
    const page = await newPage(viewport, theme);
    const shoot = async (as = name) => {
      await settle(page);
      const file = path.join(OUT, `${as}-${viewport.width}.png`);
      const small = quantise(await page.screenshot());
      writeFileSync(file, small);
      console.log(`${path.basename(file)}  ${Math.round(small.length / 1024)} kB`);
    };
    try {
      await act({ page, viewport, shoot, codes, newPage: () => newPage(viewport, theme) });
    } catch (error) {
      failed += 1;
      console.error(
        `${name} at ${viewport.width}: ${error instanceof Error ? error.message : error}`,
      );
    }
    await page.context().close();
  }
}
await browser.close();
await running.value.close(0);
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;
