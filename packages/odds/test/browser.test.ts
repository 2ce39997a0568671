import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseCard } from '@baize/cards';
import { unwrap } from '@baize/result';
import type { RulebookId } from '@baize/rulebook';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../../scripts/chromium.mjs';
import {
  baseOdds,
  flushGame,
  flushHandValue,
  oddsOfWagers,
  studGame,
  studHandValue,
} from '../src/index.js';
import { houseOf } from './support/house.js';

/** One script, as a browser loads it; whatever needs Node fails to bundle. */
const bundled = async (): Promise<string> => {
  const made = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['baize:source'] },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('support/lab-worker.ts', import.meta.url)),
        formats: ['iife'],
        name: 'lab',
      },
    },
  })) as readonly Rolldown.RolldownOutput[];
  const code = made[0]?.output[0].code;
  if (code === undefined) throw new Error('a bundle');
  return code;
};

const exampleOf = (id: RulebookId): unknown =>
  JSON.parse(
    readFileSync(
      new URL(`../../rulebook/examples/${id.replace('/', '-')}.json`, import.meta.url),
      'utf8',
    ),
  );

describe('in a worker of a real browser', () => {
  let browser: Browser;
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    const code = await bundled();
    server = createServer(({ url }, response) => {
      const isWorker = url === '/worker.js';
      response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
      response.end(isWorker ? code : '<!doctype html><title>odds</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await chromium.launch(launchOptions());
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  });

  afterAll(async () => {
    await browser.close();
    server.close();
  });

  /** Runs in the page, as text: these tests know nothing of a browser's types. */
  const ask = (question: unknown): Promise<unknown> =>
    page.evaluate(`new Promise((resolve, reject) => {
      const worker = new Worker('/worker.js');
      worker.onmessage = (event) => resolve(event.data);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(${JSON.stringify(question)});
    })`);

  it.each(['md/high-card-flush', 'sd/caribbean-stud'] as const)(
    'the odds of %s are the same',
    async (id) => {
      const rules = houseOf(id);
      expect(await ask({ house: exampleOf(id) })).toEqual({
        base: baseOdds(rules).map((one) => ({
          id: one.id,
          numerator: String(one.figures.numerator),
        })),
        tables: oddsOfWagers(rules).reduce(
          (sum, { tables }) => sum + Object.keys(tables).length,
          0,
        ),
      });
    },
  );

  it('and so is the value of a hand', async () => {
    const read = (cards: readonly string[]) => cards.map((card) => unwrap(parseCard(card)));
    const seven = ['Ah', 'Th', '8h', 'Kc', '4c', '3d', '2s'];
    expect(await ask({ house: exampleOf('md/high-card-flush'), cards: seven })).toEqual(
      flushHandValue(flushGame(houseOf('md/high-card-flush')), read(seven)).best,
    );
    const six = ['As', 'Kd', 'Jh', '8c', '3s', '3d'];
    const [up] = read(six.slice(5));
    if (up === undefined) throw new Error('a card face up');
    expect(await ask({ house: exampleOf('sd/caribbean-stud'), cards: six })).toEqual(
      studHandValue(studGame(houseOf('sd/caribbean-stud')), read(six.slice(0, 5)), up).best,
    );
  });
});
