/**
 * `npm run trace-wager`: lists the calls on the way of a wager, from the click on the page to the disk, and
 * counts them.
 *
 * A call is a function of a package (its `src`) that is entered and not yet over, or that waits for what it called,
 * when the wager comes to one of three places: the rule of the game that decides it, the draft that takes the
 * event, and the first INSERT of the store. Each is counted once, callbacks and functions without a name among
 * them. What has returned before (a check, a conversion) is beside the way; so are React, Fastify and SQLite.
 *
 * The page is built and the house loaded from sources in which every function tells that it was entered; a
 * player in Chromium clicks. `--json` prints the list for programs, with the lines of each function.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, createServer } from 'vite';
import { launchOptions } from './chromium.mjs';
import { noteCalls } from './trace-wager/note-calls.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FLOOR = path.join(ROOT, 'packages/floor');
const TABLE = 'md-high-card-flush';

const ENTRANCE = 'house/src/http/mount.ts handler';
const ENDS = [
  'games/src/contest/decide.ts placeWagers',
  'house/src/live/draft.ts append',
  'house/src/store/sqlite/many-rows.ts in manyRows',
];

/** In the house: who called a function stays known while it waits. */
const calls = new AsyncLocalStorage();
const ways = new Map();
let entered = 0;
let isWatched = false;

const noteEnd = (call) => {
  if (!isWatched || !ENDS.includes(call.name) || ways.has(call.name)) return;
  const way = [];
  for (let one = call; one !== null; one = one.from) {
    way.unshift(one);
    if (one.name === ENTRANCE) break;
  }
  if (way[0].name === ENTRANCE) ways.set(call.name, way);
};

globalThis.noteCall = (name, lines, body) => {
  entered += 1;
  const call = { name, lines, at: entered, from: calls.getStore() ?? null };
  noteEnd(call);
  return calls.run(call, body);
};

/** In the page nothing waits between the click and the request. */
const inPage = () => {
  const stack = [];
  window.noteCall = (name, lines, body) => {
    stack.push({ name, lines });
    try {
      return body();
    } finally {
      stack.pop();
    }
  };
  const { fetch } = window;
  window.fetch = (url, options) => {
    if (String(options?.body).includes('"PlaceWagers"')) window.wayOfWager = [...stack];
    return fetch(url, options);
  };
};

const data = mkdtempSync(path.join(tmpdir(), 'baize-trace-'));
const web = path.join(data, 'web');
await build({
  root: FLOOR,
  logLevel: 'error',
  plugins: [noteCalls()],
  build: { outDir: web, minify: false },
});

const loader = await createServer({
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  plugins: [noteCalls()],
  resolve: { conditions: ['baize:source'] },
  ssr: { resolve: { conditions: ['baize:source'] } },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { runHouse } = await loader.ssrLoadModule(
  path.join(ROOT, 'packages/house/src/serve/run-house.ts'),
);
const running = await runHouse({
  data: path.join(data, 'house'),
  port: 0,
  host: '127.0.0.1',
  pace: 0,
  firstTables: true,
  web,
  https: false,
  limits: {},
  logLevel: 'silent',
});
if (!running.ok) throw new Error(JSON.stringify(running.error));
const house = running.value;

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
await page.addInitScript(inPage);
await page.goto(`${house.address}/tables/${TABLE}`);
await page
  .getByRole('button', { name: /^Sit here/ })
  .first()
  .click();
await page.getByRole('button', { name: /^Chips \$[1-9]/ }).waitFor();
await page.getByRole('button', { name: /^Ante nothing yet/ }).click();
isWatched = true;
await page.getByRole('button', { name: /^Place/ }).click();
await page
  .getByRole('button', { name: /^(Raise|Fold)/ })
  .first()
  .waitFor();
const clicked = await page.evaluate(() => window.wayOfWager);
await browser.close();
await house.close(0);
await loader.close();
rmSync(data, { recursive: true });

const missing = ENDS.filter((end) => !ways.has(end));
if (missing.length > 0) throw new Error(`the wager never came to ${missing.join(', ')}`);
const inHouse = new Map([...ways.values()].flat().map((call) => [call.at, call]));
const way = [...clicked, ...[...inHouse.values()].toSorted((one, other) => one.at - other.at)].map(
  ({ name, lines }) => ({ name, lines }),
);

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(way));
} else {
  for (const [at, { name }] of way.entries()) console.log(`${String(at + 1).padStart(2)}  ${name}`);
}
