import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type House, type RunningHouse, runHouse } from '@baize/house';
import { unwrap } from '@baize/result';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { CHROMIUM_ARGS, findChromium } from '../../../../scripts/chromium.mjs';

/** A real house on a free port that serves the floor as it is now, and a real Chromium. */
export interface FloorHouse {
  readonly address: string;
  /** The house itself, for what no page may know. */
  readonly house: House;
  readonly codes: NonNullable<RunningHouse['codes']>;
  /** A browser of somebody who was never here. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** Nothing is timed by it: it only ends what hangs. */
export const HOUSE_MS = 110_000;

export const openFloorHouse = async (): Promise<FloorHouse> => {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('Chromium is missing: node scripts/ensure-chromium.mjs');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-floor-'));
  const web = path.join(folder, 'web');
  await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    build: { outDir: web, emptyOutDir: true },
  });
  const running: RunningHouse = unwrap(
    await runHouse({
      data: path.join(folder, 'data'),
      port: 0,
      host: '127.0.0.1',
      pace: 0,
      firstTables: true,
      web,
      https: false,
      trustProxy: false,
      limits: { entrance: null, orders: null, reads: null },
      logLevel: 'silent',
    }),
  );
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  return {
    address: running.address,
    house: running.house,
    codes: running.codes ?? [],
    newPage: async (options = {}) => {
      const page = await browser.newPage(options);
      page.setDefaultTimeout(HOUSE_MS);
      return page;
    },
    close: async () => {
      await browser.close();
      await running.close(0);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
