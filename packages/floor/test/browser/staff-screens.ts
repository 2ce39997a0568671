import type { Page } from 'playwright-core';
import { openAttended, readyCards, seatedPage, staffPage } from './attended.js';
import type { FloorHouse } from './floor-house.js';

type Look = (page: Page, where: string) => Promise<void>;

const SLUG = 'attended';
const SEAT_1 = 'Ah Kh Qh Th 9h 2c 3d';
const DEALER = '9s 3s 2s Qc 4c Td Jd';

const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** A round at an attended table, looked at wherever its dealer and the floor come to. */
export const walkStaffScreens = async (house: FloorHouse, look: Look): Promise<void> => {
  const { address } = house;
  const stranger = await house.newPage({ reducedMotion: 'reduce' });
  await stranger.goto(`${address}/sign-in`);
  await stranger.getByRole('form', { name: 'Sign in' }).waitFor();
  await look(stranger, 'the staff door');
  await stranger.goto(`${address}/floor`);
  await stranger.getByRole('link', { name: 'Sign in as staff' }).waitFor();
  await look(stranger, 'the floor for a stranger');
  await stranger.close();

  await openAttended(house, 'md/high-card-flush', SLUG);
  const dealer = await staffPage(house, 'dealer', { reducedMotion: 'reduce' });
  const floor = await staffPage(house, 'floorperson', { reducedMotion: 'reduce' });
  const button = (name: RegExp | string) => dealer.getByRole('button', { name });
  const sees = (step: RegExp) =>
    dealer
      .getByRole('region', { name: 'The next step' })
      .getByRole('heading', { name: step })
      .waitFor();
  const does = async (step: RegExp): Promise<void> => {
    await sees(step);
    await dealer.keyboard.press('Enter');
  };

  await dealer.goto(`${address}/deal/${SLUG}`);
  await button(/^Take the table/).waitFor();
  await look(dealer, 'the dealer, before taking the table');
  await button(/^Take the table/).click();
  await button('Relief').click();
  await dealer.getByRole('dialog').waitFor();
  await look(dealer, 'the dealer, relief');
  await closeDialog(dealer);
  await floor.goto(`${address}/floor`);
  await floor
    .getByRole('article', { name: /waits/ })
    .or(floor.getByText('Nothing waits'))
    .waitFor();
  await look(floor, 'the floor');
  await walkTableDialogs(floor, look);

  const player = await seatedPage(house, SLUG, 1, { reducedMotion: 'reduce' });
  await readyCards(house, SLUG, dealer, floor);
  await sees(/^Open the round/);
  await look(dealer, 'the dealer, between rounds');
  await does(/^Open the round/);
  await player.getByRole('button', { name: /^Ante nothing yet/ }).click();
  await player.getByRole('button', { name: /^Flush Bonus nothing yet/ }).click();
  await player.getByRole('button', { name: /^Place/ }).click();
  await does(/No more bets/);
  await does(/^Lock the progressive/);
  await sees(/^Deal 14 cards/);
  await dealer.keyboard.type('AhKhkh');
  await dealer.getByText('The King of hearts lies at seat 1 already.').waitFor();
  await look(dealer, 'the dealer, typing cards');
  // It takes the last card back, too.
  await dealer.keyboard.press('Backspace');
  await dealer.keyboard.type(`${SEAT_1.slice('Ah '.length)} ${DEALER}`);
  await dealer.keyboard.press('Enter');
  await does(/stub/);
  await sees(/decide/);
  await look(dealer, 'the dealer, while a player decides');
  await dealer.keyboard.press('F2');
  await dealer.getByRole('region', { name: 'Calls for the floor' }).waitFor();
  await look(dealer, 'the dealer, who has called the floor');
  await floor.getByRole('article', { name: 'The dealer calls you' }).waitFor();
  await look(floor, 'the floor, called');
  await button('Something is wrong').click();
  await dealer.getByRole('dialog').waitFor();
  await look(dealer, 'the dealer, what may be wrong');
  await button('The dealer has the wrong number of cards').click();
  await dealer.getByText('Wagers that go back').waitFor();
  await look(dealer, 'the dealer, what the book says');
  await closeDialog(dealer);

  await player
    .getByRole('button', { name: /^Raise/ })
    .first()
    .click();
  await does(/^Turn the dealer/);
  await does(/^Turn the hand of seat 1/);
  await sees(/^Settle seat 1/);
  await look(dealer, 'the dealer, paying');
  await does(/^Settle seat 1/);
  await look(player, 'a player, paid by a dealer');
  await does(/^Every wager is settled/);
  await sees(/^Take up/);
  await button('Put right').click();
  await button('Call a floorperson').waitFor();
  await look(dealer, 'the dealer, a correction that is for the floor');
  await closeDialog(dealer);
  await floor.goto(`${address}/deal/${SLUG}`);
  await floor.getByRole('button', { name: 'Put right' }).click();
  await floor.getByRole('dialog').getByRole('button', { name: 'Seat 1' }).click();
  await look(floor, 'the floor, putting a hand right');
  // The nine was of clubs: one card less of the flush.
  await floor.keyboard.type(SEAT_1.replace('9h', '9c'));
  await floor.getByRole('region', { name: 'What will change' }).waitFor();
  await look(floor, 'the floor, what a correction changes');
  await floor.getByLabel('What was typed wrong').fill('a nine misread');
  await floor.getByRole('button', { name: 'Put right and settle again' }).click();
  await floor.getByRole('region', { name: 'Old and new receipts' }).waitFor();
  await look(floor, 'the floor, a hand put right');
  await floor.goto(`${address}/floor`);
  await floor.getByText('The cards of seat 1 were corrected').waitFor();
  await look(floor, 'the floor, what was called and corrected');
  for (const page of [dealer, floor, player]) await page.close();
};

/** The dialogs by which a table is halted, closed and opened. */
const walkTableDialogs = async (floor: Page, look: Look): Promise<void> => {
  const card = floor.getByRole('article', { name: 'High Card Flush, table 1' });
  await card.getByRole('button', { name: 'Halt rounds' }).click();
  await card.getByRole('button', { name: 'Close table' }).click();
  const dialog = floor.getByRole('dialog', { name: 'Close table' });
  await dialog.getByLabel('Tray as counted').fill('499,999');
  await dialog.getByText('The tray is $1 short.').waitFor();
  await look(floor, 'the floor, closing a table');
  await dialog.getByRole('button', { name: 'The count agrees' }).click();
  await dialog.getByRole('button', { name: 'Close table' }).click();
  await card.getByRole('button', { name: 'Open table' }).click();
  await floor.getByRole('dialog', { name: 'Open table' }).waitFor();
  await look(floor, 'the floor, opening a table');
  await closeDialog(floor);
};
