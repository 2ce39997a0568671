import { payTable, rulebookById } from '@baize/rulebook';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openAttended,
  readyCards,
  SECOND,
  seatedPage,
  secondDealer,
  staffPage,
} from './attended.js';
import { violationsInBothRooms } from './axe.js';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';

/** Three browsers on a busy machine; nothing is timed by it. */
const ROUND_MS = 4 * HOUSE_MS;
const WIDE = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
/** What the ready-made rules of Maryland elect for the Flush Bonus. */
const FLUSH_TABLE = 'E';

const paysToOne = (hand: string): number => {
  const table = payTable(rulebookById('md/high-card-flush'), 'flush', FLUSH_TABLE);
  const pays = table?.rows.find((row) => row.hand === hand)?.pays;
  if (pays?.kind !== 'to-1') throw new Error(`${hand} does not pay to one`);
  return pays.value;
};

const SEAT_1 = 'Ah Kh Qh Th 9h 2c 3d';
const SEAT_3 = '9d 8d 7d Kc Jc 4s 6s';
const DEALER = '9s 3s 2s Qc 4c Td Jd';

/** A table of Maryland with a dealer and two players, each in a browser of their own. */
class AttendedTable {
  private constructor(
    readonly dealer: Page,
    readonly one: Page,
    readonly three: Page,
  ) {}

  static async open(house: FloorHouse, slug: string, dealer: Page, floor: Page) {
    await openAttended(house, 'md/high-card-flush', slug);
    await dealer.goto(`${house.address}/deal/${slug}`);
    await dealer.getByRole('button', { name: /^Take the table/ }).waitFor();
    await dealer.keyboard.press('Enter');
    await dealer.getByRole('button', { name: 'Hand back' }).waitFor();
    // The first player looks at the cards: somebody sits there.
    const one = await seatedPage(house, slug, 1);
    const three = await seatedPage(house, slug, 3);
    await readyCards(house, slug, dealer, floor);
    return new AttendedTable(dealer, one, three);
  }

  get panel() {
    return this.dealer.getByRole('region', { name: 'The next step' });
  }

  /** The step that the procedure asks for, seen. */
  async sees(step: RegExp): Promise<void> {
    await this.panel.getByRole('heading', { name: step }).waitFor();
  }

  /** The step, done by the dealer's key. */
  async does(step: RegExp): Promise<void> {
    await this.sees(step);
    await this.dealer.keyboard.press('Enter');
  }

  /** Wagers of both, to the moment when the first card is due. */
  async bets(): Promise<void> {
    await this.does(/^Open the round/);
    await this.sees(/^Players place/);
    await this.one.getByRole('button', { name: /^Ante nothing yet/ }).click();
    await this.one.getByRole('button', { name: /^Flush Bonus nothing yet/ }).click();
    await this.one.getByRole('button', { name: /^Place/ }).click();
    await this.panel.getByText('Not wagered yet: seat 3.').waitFor();
    await this.three.getByRole('button', { name: /^Ante nothing yet/ }).click();
    await this.three.getByRole('button', { name: /^Place/ }).click();
    await this.panel.getByText('Not wagered yet').waitFor({ state: 'detached' });
    await this.does(/No more bets/);
    await this.does(/^Lock the progressive/);
    await this.sees(/^Deal 21 cards/);
  }

  async deals(hands: string): Promise<void> {
    await this.dealer.keyboard.type(hands);
    await this.dealer.keyboard.press('Enter');
    await this.does(/stub/);
    await this.sees(/decide/);
  }

  /** Seat 1 raises, seat 3 folds, and the dealer turns and settles. */
  async settles(): Promise<void> {
    await this.one
      .getByRole('button', { name: /^Raise \$10/ })
      .first()
      .click();
    await this.three.getByRole('button', { name: 'Fold', exact: true }).click();
    await this.sees(/^Take the wagers that seat 3 gave up/);
    await this.panel.getByText('Seat 3: take $10', { exact: true }).waitFor();
    await this.does(/^Take the wagers that seat 3 gave up/);
    await this.does(/^Take up the hand of seat 3/);
    await this.does(/^Turn the dealer/);
    await this.panel.getByText(/^Your hand: .* It qualifies\./).waitFor();
    await this.does(/^Turn the hand of seat 1/);
    await this.sees(/^Settle seat 1/);
  }

  async close(): Promise<void> {
    await this.one.close();
    await this.three.close();
  }
}

const receiptOf = (page: Page) => page.getByRole('article', { name: /^Receipt of round/ });

describe('a dealer at an attended table', () => {
  let house: FloorHouse;
  let dealer: Page;
  let floor: Page;

  beforeAll(async () => {
    house = await openFloorHouse();
    dealer = await staffPage(house, 'dealer', WIDE);
    floor = await staffPage(house, 'floorperson', WIDE);
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it(
    'drives a round of two players by keyboard, to receipts that the pay tables give',
    async () => {
      const table = await AttendedTable.open(house, 'round', dealer, floor);
      await table.bets();
      await dealer.keyboard.type('AhKhQhTh');
      await dealer.keyboard.type('kh');
      await table.panel.getByText('The King of hearts lies at seat 1 already.').waitFor();
      expect(await table.panel.getByRole('img', { name: 'King of hearts' }).count()).toBe(1);
      await dealer.keyboard.press('Backspace');
      expect(await violationsInBothRooms(dealer)).toEqual([]);
      await table.deals(`Th9h2c3d ${SEAT_3} ${DEALER}`);
      // What is dealt face down is on nobody's screen any more, the dealer's among them.
      expect(await dealer.getByRole('img', { name: 'King of hearts' }).count()).toBe(0);
      await table.settles();

      const wins = 10 + 10 + 5 * paysToOne('flush-5');
      await table.panel.getByText(`Seat 1: pay $${wins}`, { exact: true }).waitFor();
      expect(await violationsInBothRooms(dealer)).toEqual([]);
      await table.does(/^Settle seat 1/);
      await table.does(/^Every wager is settled/);
      await receiptOf(table.one).getByText(`+$${wins}`, { exact: true }).waitFor();
      await receiptOf(table.three).getByText('−$10').first().waitFor();
      await table.does(/^Take up the hand of seat 1/);
      await table.does(/^Take up the dealer/);
      await table.does(/^End the round/);
      await table.sees(/Bring|Let the shuffler|Open the round|Put deck/);
      await table.close();
    },
    ROUND_MS,
  );

  it(
    'calls an irregularity after the book has said what will happen, with the cards counted',
    async () => {
      const table = await AttendedTable.open(house, 'trouble', dealer, floor);
      await table.bets();
      await table.deals(`${SEAT_1} ${SEAT_3} ${DEALER}`);
      await dealer.getByRole('button', { name: 'Something is wrong' }).click();
      const dialog = dealer.getByRole('dialog');
      await dialog
        .getByRole('button', { name: 'The dealer has the wrong number of cards' })
        .click();
      await dialog.getByText('voids every hand').waitFor();
      expect(await dialog.getByRole('row').allTextContents()).toEqual([
        'Seat 1Ante $10$10',
        'Seat 3Ante $10$10',
      ]);
      await dialog.getByRole('button', { name: 'Clause MD-HCF-13D' }).waitFor();
      expect(await violationsInBothRooms(dealer)).toEqual([]);
      await dialog.getByLabel('Cards counted').fill('6');
      await dialog.getByRole('button', { name: 'Call it' }).click();
      // A bonus of a rightly dealt hand still settles, and so that hand is turned, and no other.
      await table.sees(/^Turn the hand of seat 1/);
      const now = dealer.getByRole('listitem').and(dealer.locator('[aria-current="step"]'));
      await now.getByText('Hands turned').waitFor();
      await table.does(/^Turn the hand of seat 1/);
      await table.sees(/^Give the wagers of the void round back/);
      await table.panel.getByText('Seat 3: give everything back', { exact: true }).waitFor();
      await table.does(/^Give the wagers of the void round back/);
      await receiptOf(table.three).getByText('is void').waitFor();
      await receiptOf(table.three).getByText('Staked $10, back $10').waitFor();
      await receiptOf(table.one).getByText('is void').waitFor();
      await table.close();
    },
    ROUND_MS,
  );

  it(
    'has a card that was typed wrong put right and settled again in one go, with both receipts',
    async () => {
      const table = await AttendedTable.open(house, 'corrected', dealer, floor);
      await table.bets();
      // The nine of clubs was typed for the nine of hearts.
      await table.deals(`Ah Kh Qh Th 9c 2c 3d ${SEAT_3} ${DEALER}`);
      await table.settles();
      await table.does(/^Settle seat 1/);
      await table.does(/^Every wager is settled/);
      const wrong = 20 + 5 * paysToOne('flush-4');
      const right = 20 + 5 * paysToOne('flush-5');
      await receiptOf(table.one).getByText(`+$${wrong}`, { exact: true }).waitFor();

      await floor.goto(`${house.address}/deal/corrected`);
      await floor.getByRole('button', { name: 'Put right' }).click();
      const dialog = floor.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Seat 1' }).click();
      await floor.keyboard.type('AhKhQhTh9h2c3d');
      await dialog.getByLabel('What was typed wrong').fill('a nine misread');
      expect(await violationsInBothRooms(floor)).toEqual([]);
      const changes = dialog.getByRole('region', { name: 'What will change' });
      await changes.getByText(`+$${right}`, { exact: true }).waitFor();
      await dialog.getByRole('button', { name: 'Put right and settle again' }).click();
      await dialog.getByText('and the round is settled again').waitFor();
      const both = dialog.getByRole('region', { name: 'Old and new receipts' });
      await both.getByText(`+$${wrong}`, { exact: true }).waitFor();
      await both.getByText(`+$${right}`, { exact: true }).waitFor();
      expect(await violationsInBothRooms(floor)).toEqual([]);

      // The felt and the player's receipt follow at once, and the old receipt stays with the new one.
      await receiptOf(table.one).getByText(`+$${right}`, { exact: true }).waitFor();
      await receiptOf(table.one).getByText('Reissued: a nine misread').waitFor();
      await receiptOf(table.one).getByText('Receipt 1, replaced').click();
      await receiptOf(table.one).getByText('four-card flush').first().waitFor();
      await dealer.getByRole('img', { name: 'Nine of hearts' }).first().waitFor();
      await table.close();
    },
    ROUND_MS,
  );

  it(
    'is relieved in the middle of a shift by a dealer who is named',
    async () => {
      await openAttended(house, 'md/high-card-flush', 'relief');
      await dealer.goto(`${house.address}/deal/relief`);
      await dealer.getByRole('button', { name: /^Take the table/ }).click();
      const second = await secondDealer(house);
      await second.goto(`${house.address}/deal/relief`);
      await second.getByRole('heading', { name: 'Dealer deals here' }).waitFor();
      await dealer.getByRole('button', { name: 'Relief' }).click();
      const dialog = dealer.getByRole('dialog', { name: 'Who relieves Dealer?' });
      await dialog.getByRole('button', { name: SECOND }).waitFor();
      expect(await violationsInBothRooms(dealer)).toEqual([]);
      await dialog.getByRole('button', { name: SECOND }).click();
      await second.getByRole('button', { name: 'Hand back' }).waitFor();
      await dealer.getByRole('heading', { name: `${SECOND} deals here` }).waitFor();
      await second.close();
    },
    ROUND_MS,
  );

  it(
    'is nobody who plays: a guest is shown the way instead',
    async () => {
      const page = await house.newPage();
      await page.goto(`${house.address}/deal/md-high-card-flush`);
      await page.getByRole('link', { name: 'Sign in as staff' }).waitFor();
      expect(await page.getByRole('region', { name: 'The next step' }).count()).toBe(0);
      await page.close();
    },
    HOUSE_MS,
  );
});
