import type { LiveMessage } from '@baize/house/client';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openAttended, readyCards } from './attended.js';
import { createRound } from './attended-round.js';
import type { FloorHouse } from './floor-house.js';
import { EVENING_MS, openRealFelt } from './real-felt.js';
import { order } from './staff.js';

/** A royal flush at seat 1, and a dealer with nothing. */
const ROYAL = 'As Ks Qs Js Ts 2c 3d 4h 6s 8c'.split(' ');

describe('what the people at a real felt do besides the next step', () => {
  const felt = openRealFelt();

  it(
    '[SD-CSP-20c] a winner is taken off by the dealer, and keyed again',
    async () => {
      const { house, dealer, floor } = felt;
      const of = { id: 'sd/caribbean-stud', stack: ROYAL } as const;
      const round = await createRound(house, 'stud', dealer.page, floor.page, of);
      await round.until(({ jackpots }) => jackpots.some(({ pending }) => pending.length > 0));
      await dealer.page.goto(`${house.address}/deal/stud`);
      await dealer.panel.getByRole('button', { name: /^Take off seat 1, royal flush/i }).click();
      const again = dealer.panel.getByRole('button', { name: /^Key seat 1 again, royal flush/i });
      await again.waitFor();
      expect(await pendingAt(house, dealer.page, 'stud')).toEqual([]);
      await again.click();
      await again.waitFor({ state: 'detached' });
      expect(await pendingAt(house, dealer.page, 'stud')).toMatchObject([
        { seat: 1, status: 'keyed' },
      ]);
    },
    EVENING_MS,
  );

  it(
    '[MD-HCF-8G, MD-HCF-5G(2), MD-HCF-13I(1)] a deck is counted between rounds, cards are spread face down, a device is covered',
    async () => {
      const { house, dealer, floor } = felt;
      await openAttended(house, 'md/high-card-flush', 'pit');
      await dealer.takes(house.address, 'pit');
      await dealer.seats(2, 'Cap');
      await dealer.closesDialog();
      await readyCards(house, 'pit', dealer.page, floor.page);
      await dealer.sees(/^Open the round/);
      await dealer.chooses(/^Count deck red/, { 'Cards counted': '51' });
      const cards = () => house.house.desk('pit')?.table.cards;
      expect(cards()?.gone).toMatchObject([{ deck: 'red', miscounted: true }]);
      await readyCards(house, 'pit', dealer.page, floor.page);
      await dealer.chooses(/^Nobody plays/);
      await dealer.chooses('Spread the cards face down');
      await dealer.panel.getByRole('button', { name: 'Not wanted' }).click();
      await readyCards(house, 'pit', dealer.page, floor.page);
      await dealer.sees(/^Open the round/);
      const gesture = { type: 'ReportDevice', device: 'shuffler', trouble: 'failed' };
      await order(dealer.page.request, house.address, '/api/tables/pit/orders', {
        type: 'Cards',
        gesture,
      });
      await dealer.panel.getByRole('button', { name: 'Covered' }).click();
      await dealer.panel.getByRole('button', { name: 'Covered' }).waitFor({ state: 'detached' });
      expect(cards()?.devices.shuffler).toMatchObject({ mark: 'cover' });
    },
    EVENING_MS,
  );

  it(
    '[SD-HCF-1#3] a table that is not designated for the game does not open',
    async () => {
      const { house, floor } = felt;
      await openAttended(house, 'sd/high-card-flush', 'undesignated');
      await floor.page.goto(`${house.address}/floor`);
      const card = floor.page.getByRole('article', { name: /High Card Flush, table/ }).last();
      await card.getByRole('button', { name: 'Close table' }).click();
      const closing = floor.page.getByRole('dialog', { name: 'Close table' });
      await closing.getByRole('button', { name: 'The count agrees' }).click();
      await closing.getByRole('button', { name: 'Close table' }).click();
      await card.getByRole('button', { name: 'Open table' }).click();
      const opening = floor.page.getByRole('dialog', { name: 'Open table' });
      await opening.getByLabel(/designated this table for the game/).uncheck();
      await opening.getByRole('button', { name: 'Open table' }).click();
      await opening.getByText('only at tables that the licensee has designated').waitFor();
      await opening.getByRole('button', { name: 'Clause SD-HCF-1#3' }).waitFor();
    },
    EVENING_MS,
  );
});

/** The awards of a table that are keyed and not paid, as its dealer sees them. */
const pendingAt = async ({ address }: FloorHouse, page: Page, slug: string) => {
  const answer = await page.request.get(`${address}/api/tables/${slug}`);
  const { view } = (await answer.json()) as LiveMessage;
  return view.jackpots.flatMap(({ pending }) => pending);
};
