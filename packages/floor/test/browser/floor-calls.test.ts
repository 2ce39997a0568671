import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAttended, staffPage } from './attended.js';
import { createRound } from './attended-round.js';
import { violationsInBothRooms } from './axe.js';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';

/** Two browsers and a round played from outside; nothing is timed by it. */
const ROUND_MS = 4 * HOUSE_MS;
const WIDE = { viewport: { width: 1440, height: 900 } } as const;

describe('a dealer who needs the floor', () => {
  let house: FloorHouse;
  let dealer: Page;
  let floor: Page;

  beforeAll(async () => {
    house = await openFloorHouse();
    dealer = await staffPage(house, 'dealer', WIDE);
    floor = await staffPage(house, 'floorperson', WIDE);
    await floor.goto(`${house.address}/floor`);
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  const calls = () => dealer.getByRole('region', { name: 'Calls for the floor' });

  it(
    'calls it with one key, sees who answers, and is seen to',
    async () => {
      await openAttended(house, 'md/high-card-flush', 'help');
      await dealer.goto(`${house.address}/deal/help`);
      // Another order still waits for its answer: the key calls all the same.
      let isCalled = (): void => undefined;
      const called = new Promise<void>((resolve) => {
        isCalled = resolve;
      });
      await dealer.route('**/api/tables/help/orders', async (route) => {
        if (route.request().postData()?.includes('TakeTable') !== true) return route.continue();
        const response = await route.fetch();
        await called;
        return route.fulfill({ response });
      });
      await dealer.getByRole('button', { name: /^Take the table/ }).click();
      await dealer.getByRole('button', { name: 'Call the floor' }).waitFor();
      await dealer.keyboard.press('F2');
      await calls().getByText('No answer yet.').waitFor();
      isCalled();
      await dealer.unrouteAll({ behavior: 'wait' });
      expect(await violationsInBothRooms(dealer)).toEqual([]);
      // What was done lives in the house: the page is loaded anew.
      await dealer.reload();
      await calls().getByText('The floor is called').waitFor();

      const item = floor.getByRole('article', { name: 'The dealer calls you' });
      await item.getByText('Dealer called at').waitFor();
      await item.getByText('High Card Flush').waitFor();
      expect(await violationsInBothRooms(floor)).toEqual([]);
      await item.getByRole('button', { name: 'Answer' }).focus();
      await floor.keyboard.press('Enter');
      await calls().getByText('Floor answered at').waitFor();
      await item.getByRole('button', { name: 'Close the call' }).click();
      const dialog = floor.getByRole('dialog', { name: 'Close the call' });
      await dialog.getByLabel('Reason').fill('a guest was helped');
      await dialog.getByRole('button', { name: 'Close the call' }).click();
      await item.waitFor({ state: 'detached' });
      await calls().waitFor({ state: 'detached' });
      const listed = floor.getByRole('region', { name: 'Called and corrected' });
      await listed.getByText('The floor was called').first().waitFor();
    },
    ROUND_MS,
  );

  it(
    'asks for a void that no rule foresees, and the floor voids the round',
    async () => {
      const round = await createRound(house, 'void', dealer, floor);
      await round.until((view) => view.round?.game.phase === 'deciding');
      await dealer.goto(`${house.address}/deal/void`);
      await dealer.getByRole('button', { name: 'Something is wrong' }).click();
      const trouble = dealer.getByRole('dialog');
      await trouble.getByText('Something else').click();
      await trouble.getByLabel('What happened').fill('a drink was spilt over the cards');
      expect(await violationsInBothRooms(dealer)).toEqual([]);
      await trouble.getByRole('button', { name: 'Call the floor' }).click();
      await calls().getByText('The floor is asked to void the round').waitFor();
      await calls().getByText('If no floorperson comes, you may void the round yourself').waitFor();

      const item = floor.getByRole('article', { name: 'The dealer asks to void the round' });
      await item.getByText('a drink was spilt over the cards').waitFor();
      await item.getByRole('button', { name: 'Void round' }).click();
      const dialog = floor.getByRole('dialog', { name: 'Void round' });
      await dialog.getByLabel('Reason').fill('the cards are wet');
      await dialog.getByRole('button', { name: 'Void round' }).click();
      await dealer.getByRole('heading', { name: /^Give the wagers of the void round/ }).waitFor();
      const listed = floor.getByRole('region', { name: 'Called and corrected' });
      await listed.getByText('The round was voided').waitFor();
      await listed.getByText('the cards are wet').waitFor();
    },
    ROUND_MS,
  );

  it(
    'learns that a correction is for a floorperson before a card is typed',
    async () => {
      const round = await createRound(house, 'late', dealer, floor);
      await round.until((view) => view.round?.game.phase === 'settled');
      await dealer.goto(`${house.address}/deal/late`);
      await dealer.getByRole('button', { name: 'Put right' }).click();
      const dialog = dealer.getByRole('dialog');
      await dialog.getByText('a floorperson corrects its cards').waitFor();
      expect(await dialog.getByRole('textbox').count()).toBe(0);
      expect(await violationsInBothRooms(dealer)).toEqual([]);
      await dialog.getByRole('button', { name: 'Call a floorperson' }).click();
      await dialog.getByRole('button', { name: 'The floor is called' }).waitFor();
      await floor.getByRole('article', { name: 'Something is to be put right' }).waitFor();
    },
    ROUND_MS,
  );

  it(
    'voids a round by the book, and the floor is told with who, where, when and why',
    async () => {
      const round = await createRound(house, 'book', dealer, floor);
      await round.until((view) => view.round?.game.phase === 'deciding');
      await dealer.goto(`${house.address}/deal/book`);
      await dealer.getByRole('button', { name: 'Something is wrong' }).click();
      const dialog = dealer.getByRole('dialog');
      await dialog
        .getByRole('button', { name: 'The dealer has the wrong number of cards' })
        .click();
      await dialog.getByLabel('Cards counted').fill('6');
      await dialog.getByRole('button', { name: 'Call it' }).click();
      await calls().getByText('The floor knows of the void round').waitFor();
      // A dealer does not take back what the floor must look at.
      expect(await calls().getByRole('button').count()).toBe(0);
      await floor.getByRole('article', { name: 'A dealer’s call voided a round' }).waitFor();
      const listed = floor.getByRole('region', { name: 'Called and corrected' });
      const [latest] = await listed.getByRole('listitem').all();
      const words = await latest?.textContent();
      expect(words).toContain('The dealer has the wrong number of cards');
      expect(words).toContain('MD-HCF-13D');
      expect(words).toContain('Dealer');
    },
    ROUND_MS,
  );
});
