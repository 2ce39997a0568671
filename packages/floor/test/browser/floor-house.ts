import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Clock,
  type House,
  type HouseOrder,
  OddsDesk,
  type PersonAtHouse,
  type RunningHouse,
  runHouse,
} from '@baize/house';
import { readyMadeHouse } from '@baize/house/ready-made';
import { cents } from '@baize/money';
import { unwrap } from '@baize/result';
import { decodeHouseRules, RULEBOOK_IDS, type RulebookId } from '@baize/rulebook';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { WEB } from '../../src/index.js';
import { sharedChromium } from './shared-chromium.js';

type CreateTable = Extract<HouseOrder, { readonly to: 'floor' }>['order'] & {
  readonly type: 'CreateTable';
};

/** A real house on a free port that serves the floor as it is now, and a real Chromium. */
export interface FloorHouse {
  readonly address: string;
  /** The house itself, for what no page may know. */
  readonly house: House;
  readonly codes: NonNullable<RunningHouse['codes']>;
  /** One more open table. */
  openTable(
    id: RulebookId,
    settings: Partial<CreateTable> & { readonly slug: string },
  ): Promise<void>;
  /** A browser of somebody who was never here, and who wants little motion unless told otherwise. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** Nothing is timed by it: it only ends what hangs. */
export const HOUSE_MS = 120_000;

/** Nobody's time to decide runs out in a test; the clock is there to be seen all the same. */
const DECISION_SECONDS = 3_600;

const OPERATOR: PersonAtHouse = { account: 'set-up', name: 'Set up', role: 'operator' };

/** What odds are is counted once for all houses of this process. */
const ODDS = new OddsDesk();

/** The table of a rulebook that every house here opens with. */
export const slugOf = (id: RulebookId): string => id.replace('/', '-');

/** How a house differs from the usual one: its time, and how fast its tables deal. */
interface FloorHouseOptions {
  readonly clock?: Clock;
  readonly pace?: number;
}

export const openFloorHouse = async ({
  pace = 0,
  ...options
}: FloorHouseOptions = {}): Promise<FloorHouse> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-floor-'));
  const running: RunningHouse = unwrap(
    await runHouse({
      data: path.join(folder, 'data'),
      port: 0,
      host: '127.0.0.1',
      pace,
      ...options,
      firstTables: false,
      web: fileURLToPath(WEB),
      https: false,
      limits: { entrance: null, orders: null, reads: null },
      logLevel: 'silent',
      odds: ODDS,
    }),
  );
  const { house } = running;
  const openTable: FloorHouse['openTable'] = async (id, settings) => {
    const { slug } = settings;
    const decoded = decodeHouseRules(JSON.parse(readFileSync(readyMadeHouse(id), 'utf8')));
    if (!decoded.ok) throw new Error(`the house rules of ${id} have a problem`);
    const rules = decoded.value;
    const create: CreateTable = {
      type: 'CreateTable',
      house: rules,
      name: rules.name,
      dealing: 'automatic',
      cards: 'shuffler',
      jackpots: {},
      practice: 3,
      decisionSeconds: DECISION_SECONDS,
      ...settings,
    };
    const open = { type: 'OpenTable', trayCents: cents(50_000_000) } as const;
    unwrap(await house.submit(OPERATOR, { to: 'floor', order: create }, null));
    unwrap(await house.submit(OPERATOR, { to: 'table', table: slug, order: open }, null));
  };
  for (const id of RULEBOOK_IDS) await openTable(id, { slug: slugOf(id) });
  const browser = await sharedChromium();
  const pages = new Set<Page>();
  return {
    address: running.address,
    house,
    codes: running.codes ?? [],
    openTable,
    newPage: async (options = {}) => {
      const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
      page.setDefaultTimeout(HOUSE_MS);
      pages.add(page);
      page.once('close', () => pages.delete(page));
      return page;
    },
    close: async () => {
      await Promise.all([...pages].map((page) => page.close()));
      await running.close(0);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
