import { randomUUID } from 'node:crypto';
import type { LiveMessage, TableOrder } from '@baize/house/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAttended, readyCards, seatedPage, staffPage } from './attended.js';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';
import { byMouse } from './hands.js';
import { Player } from './player.js';
import { SkippingClock } from './skipping-clock.js';

const SLUG = 'attended';

describe('a player who is here and decides nothing', () => {
  const clock = new SkippingClock();
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse({ clock });
    await openAttended(house, 'md/high-card-flush', SLUG);
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  const next = async ({ request }: Page) => {
    const answer = await request.get(`${house.address}/api/tables/${SLUG}`);
    return ((await answer.json()) as LiveMessage).view.next;
  };

  const order = async ({ request }: Page, data: TableOrder): Promise<void> => {
    const headers = { 'idempotency-key': randomUUID() };
    const path = `${house.address}/api/tables/${SLUG}/orders`;
    const done = await request.post(path, { data, headers });
    if (!done.ok()) throw new Error(await done.text());
  };

  /** From the bets to the decisions: hands lie face down, and nobody has named them. */
  const dealHands = async (dealer: Page): Promise<void> => {
    for (let step = await next(dealer); step?.kind !== 'players'; step = await next(dealer)) {
      if (step?.kind === 'do') await order(dealer, step.gesture as TableOrder);
      else if (step?.kind === 'deal') {
        const cards = step.places.map((to) => ({ to, card: '??' }));
        await order(dealer, { type: 'Deal', cards });
      } else if (step?.kind === 'rack-stub') {
        await order(dealer, { type: 'RackStub', ...(step.mustCount ? { counted: 38 } : {}) });
      } else throw new Error(`nobody knows how: ${JSON.stringify(step)}`);
    }
  };

  it('is given half a minute by one key of the dealer, sees it run down, is folded by the next one, and reads why', async () => {
    const dealer = await staffPage(house, 'dealer');
    const floor = await staffPage(house, 'floorperson');
    await dealer.goto(`${house.address}/deal/${SLUG}`);
    await dealer.getByRole('button', { name: /^Take the table/ }).click();
    const ann = await seatedPage(house, SLUG, 1);
    const player = new Player(ann, byMouse(), SLUG);
    await readyCards(house, SLUG, dealer, floor);
    await order(dealer, { type: 'OpenRound' });
    await player.openAreas.first().click();
    await player.place();
    await dealHands(dealer);

    const step = dealer.getByRole('region', { name: 'The next step' });
    const call = step.getByRole('button', { name: 'Call time: seat 1 (T)' });
    await call.waitFor();
    expect(await ann.getByRole('timer').count()).toBe(0);
    await dealer.keyboard.press('t');
    await call.waitFor({ state: 'detached' });
    await step.getByText(/^Time is called: seat 1\. \d+ s left\.$/).waitFor();
    await ann.getByText('Time to decide').waitFor();
    const seconds = Number.parseInt((await ann.getByRole('timer').textContent()) ?? '', 10);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(30);

    clock.skip({ seconds: 31 });
    const words = 'Fold the hand of seat 1: the time to decide is over';
    await step.getByRole('heading', { name: words }).waitFor();
    await dealer.keyboard.press('Enter');
    const notice = ann.getByText(
      'Your time to decide was over, so your hand at seat 1 was folded.',
    );
    await notice.waitFor();
    for (const page of [dealer, floor, ann]) await page.close();
  });
});
