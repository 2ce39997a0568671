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
import sharp from 'sharp';
import { WEB } from '../packages/floor/dist/index.js';
import { runHouse } from '../packages/house/dist/index.js';
import { launchOptions } from './chromium.mjs';
import { SCENES } from './screenshots/scenes.mjs';

const OUT = fileURLToPath(new URL('../docs/screenshots', import.meta.url));
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Slow enough that a settled felt is still there when its picture is taken. */
const PACE = 1.5;
const STUCK_MS = 120_000;

const asked = process.argv.slice(2);
const scenes = SCENES.filter(
  ({ name }) => asked.length === 0 || asked.some((begin) => name.startsWith(begin)),
);
mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch(launchOptions());

/** A new house for each picture: nobody of the picture before still sits there. */
const openHouse = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-screenshots-'));
  const running = await runHouse({
    data: path.join(folder, 'data'),
    port: 0,
    host: '127.0.0.1',
    pace: PACE,
    firstTables: true,
    web: fileURLToPath(WEB),
    https: false,
    limits: { entrance: null, orders: null, reads: null },
    logLevel: 'silent',
  });
  if (!running.ok) throw new Error(running.error.message);
  const { address, codes, house, close } = running.value;
  return {
    address,
    codes,
    house,
    close: async () => {
      await close(0);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Somebody who was never here, with the window and the room of the picture. */
const newPage = async (baseURL, viewport, theme) => {
  const page = await browser.newPage({
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    baseURL,
  });
  page.setDefaultTimeout(STUCK_MS);
  return page;
};

/** A few frames and the fonts: nothing is half drawn. */
const settle = async (page) => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(150);
};

/** In at most 256 colours: flat colours of a screen stay, in a third of the bytes. */
const makeSmall = (png) =>
  sharp(png)
    .png({ palette: true, quality: 90, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();

const photograph = async ({ name, theme = 'light', act }, viewport) => {
  const opened = await openHouse();
  const pages = [];
  const taken = [];
  const come = async () => {
    const page = await newPage(opened.address, viewport, theme);
    pages.push(page);
    return page;
  };
  const page = await come();
  const shoot = async (as = name) => {
    await settle(page);
    taken.push({ file: `${as}-${viewport.width}.png`, png: await page.screenshot() });
  };
  try {
    await act({ page, shoot, newPage: come, codes: opened.codes, house: opened.house });
  } finally {
    for (const one of pages) await one.context().close();
    await opened.close();
  }
  // The house waits for nobody: only now is there time to make the pictures small.
  for (const { file, png } of taken) {
    const small = await makeSmall(png);
    writeFileSync(path.join(OUT, file), small);
    console.log(`${file}  ${Math.round(small.length / 1024)} kB`);
  }
};

let failed = 0;
for (const scene of scenes) {
  for (const viewport of VIEWPORTS) {
    try {
      await photograph(scene, viewport);
    } catch (error) {
      failed += 1;
      console.error(`${scene.name} at ${viewport.width}: ${String(error)}`);
    }
  }
}
await browser.close();
process.exitCode = failed === 0 ? 0 : 1;
