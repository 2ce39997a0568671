import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';
import { byMouse } from './hands.js';
import { Player } from './player.js';
import { SkippingClock } from './skipping-clock.js';

const SECONDS = 9;
const HOUR_MS = 3_600_000;

/** Counts the ticks instead of playing them. */
const COUNT_TICKS = `globalThis.ticks = 0;
AudioContext.prototype.createOscillator = function () {
  const tone = OscillatorNode ? new OscillatorNode(this) : null;
  globalThis.ticks += 1;
  return tone;
};`;

/** Keeps what a screen reader is told at once, each time that it changes. */
const LISTEN = `globalThis.heard = [];
new MutationObserver(() => {
  const words = document.querySelector('[aria-live="assertive"]')?.textContent ?? '';
  if (words !== '' && words !== globalThis.heard.at(-1)) globalThis.heard.push(words);
  if (words === '' && globalThis.heard.at(-1) !== '|') globalThis.heard.push('|');
}).observe(document, { subtree: true, childList: true, characterData: true });`;

const bar = (page: Page) => page.getByRole('region', { name: 'What you can do' });
const timer = (page: Page) => page.getByRole('timer');
const secondsOn = async (page: Page): Promise<number> =>
  Number.parseInt((await timer(page).textContent()) ?? '', 10);
const ticks = (page: Page): Promise<number> => page.evaluate('globalThis.ticks');

describe('the time of a player', () => {
  const clock = new SkippingClock();
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse({ clock });
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  /** So much later at once, in the house and on the device. */
  const pass = async (page: Page, seconds: number): Promise<void> => {
    clock.skip({ seconds });
    await page.clock.runFor(1000 * seconds);
  };

  /** Time passes until the page is in the last five seconds, or out of them. */
  const untilShort = async (page: Page, short: boolean): Promise<void> => {
    const shown = page.locator(`[data-short="${short}"]`);
    await expect
      .poll(
        async () => {
          if (!(await shown.isVisible())) await pass(page, 1);
          return shown.isVisible();
        },
        { timeout: HOUSE_MS },
      )
      .toBe(true);
  };

  it('runs down by the clock of the house, is said once when it is short, and moves nothing', async () => {
    const slug = 'hurried';
    await house.openTable('sd/caribbean-stud', { slug, practice: 0, decisionSeconds: SECONDS });
    const page = await house.newPage({ viewport: { width: 390, height: 844 } });
    // The device is an hour ahead.
    await page.clock.install({ time: Date.now() + HOUR_MS });
    await page.addInitScript(COUNT_TICKS);
    await page.addInitScript(LISTEN);
    const player = new Player(page, byMouse(), slug);
    await player.sitHere(house.address);
    await timer(page).waitFor();
    expect(await secondsOn(page)).toBeLessThanOrEqual(SECONDS);
    await page.getByText('Time to bet').waitFor();
    await expect.poll(() => secondsOn(page), { timeout: HOUSE_MS }).toBeGreaterThan(5);
    // On a slow machine a time to bet was over before anybody looked.
    await page.evaluate('globalThis.heard = []');
    const before = await bar(page).boundingBox();
    await untilShort(page, true);
    expect(await secondsOn(page)).toBeLessThanOrEqual(5);
    expect((await bar(page).boundingBox())?.height).toBe(before?.height);
    await untilShort(page, false);
    const heard: readonly string[] = await page.evaluate('globalThis.heard');
    // Once for each time to bet: not with every second.
    expect(heard.filter((told) => told !== '|')).toEqual(['Five seconds left to bet.']);
    expect(await ticks(page)).toBe(0);

    // Heard by whoever asks for it, also after the page is loaded again.
    await page.getByRole('button', { name: 'How it is shown' }).click();
    await page.getByLabel('Tick in the last five seconds').check();
    await page.reload();
    await timer(page).waitFor();
    await untilShort(page, true);
    await pass(page, 2);
    await expect.poll(() => ticks(page), { timeout: HOUSE_MS }).toBeGreaterThan(1);
    await page.close();
  });

  it('to decide is shown too, and what was done when it was over is told in words', async () => {
    const slug = 'hurried-to-decide';
    await house.openTable('sd/caribbean-stud', { slug, practice: 0, decisionSeconds: SECONDS });
    const page = await house.newPage();
    await page.clock.install({ time: Date.now() });
    const player = new Player(page, byMouse(), slug);
    await player.sitHere(house.address);
    await player.openAreas.first().click();
    await player
      .button(/^Place \$/)
      .or(page.getByText('Time to decide'))
      .first()
      .waitFor();
    if (await player.button(/^Place \$/).isVisible()) await player.place();
    await page.getByText('Time to decide').waitFor();
    await untilShort(page, true);
    await pass(page, 6);
    const notice = page.getByText('Your time to decide was over, so your hand at seat');
    await notice.waitFor();
    await page.getByRole('tab', { name: 'Story' }).click();
    await page.getByText('The time to decide is over: your hand is folded.').first().waitFor();
    expect(await page.getByText('You fold.').count()).toBe(0);
    await page.close();
  });
});
