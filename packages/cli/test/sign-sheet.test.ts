import { readFileSync } from 'node:fs';
import {
  decodeHouseRules,
  RULEBOOK_IDS,
  type RulebookId,
  rulebookById,
  signOf,
} from '@baize/rulebook';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../../scripts/chromium.mjs';
import { signHtml } from '../src/commands/rules/sign/html.js';

const sheet = (id: RulebookId): string => {
  const file = new URL(`../../rulebook/examples/${id.replace('/', '-')}.json`, import.meta.url);
  const decoded = decodeHouseRules(JSON.parse(readFileSync(file, 'utf8')));
  if (!decoded.ok) throw new Error(`the example of ${id} is broken`);
  return signHtml(signOf(rulebookById(id), decoded.value));
};

/** A real Chromium prints and lays out the sheet. */
describe('the printed sign', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch(launchOptions());
  }, 60_000);

  afterAll(() => browser.close());

  it.each(RULEBOOK_IDS)('of %s weighs less than 250 kB with its type inside', (id) => {
    const page = sheet(id);
    expect(page.match(/url\(data:font\/woff2;base64,/g)?.length).toBeGreaterThanOrEqual(2);
    expect(Buffer.byteLength(page)).toBeLessThan(250_000);
  });

  it.each(RULEBOOK_IDS)(
    'of %s fits one letter sheet',
    async (id) => {
      const page = await browser.newPage();
      await page.setContent(sheet(id));
      await page.evaluate('document.fonts.ready');
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      await page.close();
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    },
    30_000,
  );

  it.each(RULEBOOK_IDS)(
    'of %s needs no sideways scrolling on a phone',
    async (id) => {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
      await page.setContent(sheet(id));
      await page.evaluate('document.fonts.ready');
      const width = await page.evaluate('document.documentElement.scrollWidth');
      await page.close();
      expect(width).toBeLessThanOrEqual(360);
    },
    30_000,
  );
});
