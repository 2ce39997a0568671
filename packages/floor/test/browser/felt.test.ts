import { describe, expect, it } from 'vitest';
import { openAttended, readyCards } from './attended.js';
import { violationsInBothRooms } from './axe.js';
import { EVENING_MS, openRealFelt } from './real-felt.js';

/** Four clubs in a row, nothing else. */
const RUN = '8c 7c 6c 5c Kd 9d 3d';
const LEAST = '9s 3s 2s Qc 4c Td Jd';

describe('players without a device at a real felt', () => {
  const felt = openRealFelt();

  it(
    '[MD-HCF-7A, MD-HCF-7B, MD-HCF-7F(4)(b)] bet plaques and no cash, and their chips are sensed and counted',
    async () => {
      const { house, dealer, floor } = felt;
      await openAttended(house, 'md/high-card-flush', 'walk-ins');
      await dealer.takes(house.address, 'walk-ins');
      await dealer.seats(2, 'Hat');
      const boxes = dealer.page.getByLabel('Seat 2, Hat: also plays seat');
      await boxes.fill('3');
      await dealer.page.getByRole('button', { name: 'Another box' }).click();
      await dealer.page.getByLabel('Seat 3, Hat: cash for chips').waitFor();
      expect(await violationsInBothRooms(dealer.page)).toEqual([]);
      await dealer.closesDialog();
      await readyCards(house, 'walk-ins', dealer.page, floor.page);
      await dealer.does(/^Open the round/);
      await dealer.sees(/^Players place/);
      await dealer.bets('2 10 5 - 1', 'Cash, with a wager called out');
      await dealer.panel.getByText('change it into chips first').waitFor();
      await dealer.panel.getByRole('button', { name: 'Clause MD-HCF-7B' }).waitFor();
      await dealer.bets('2 10 5 - 1', 'Cash');
      await dealer.panel.getByRole('button', { name: 'Clause MD-HCF-7A' }).waitFor();
      await dealer.bets('2 10 5 - 1', 'Plaques');
      const sensors = dealer.page.getByRole('region', { name: 'Sensors' });
      await sensors.getByRole('button', { name: 'Not accepted' }).click();
      await sensors.getByRole('button', { name: 'Accept', exact: true }).click();
      await sensors.getByRole('button', { name: 'Not accepted' }).waitFor();
      await dealer.panel.getByRole('button', { name: /^No more bets/ }).click();
      await dealer.does(/^Lock the progressive/);
      await dealer.does(/^Collect the progressive/);
      await dealer.panel.getByLabel('Chips counted').fill('2');
      await dealer.page.keyboard.press('Enter');
      // Counted wrong: nobody's wager is touched for it.
      await dealer.panel.getByRole('button', { name: 'Call a floorperson' }).waitFor();
      await dealer.panel.getByLabel('Chips, counted again').fill('1');
      expect(await violationsInBothRooms(dealer.page)).toEqual([]);
      await dealer.panel.getByRole('button', { name: 'Counted again' }).click();
      await dealer.does(/^Put the progressive chips into/);
      await dealer.sees(/^Deal 14 cards/);
    },
    EVENING_MS,
  );

  it(
    '[OH-HCF-sign#2, OH-HCF-fold#2] show a proof of age, fold, and tell the dealer of a bonus',
    async () => {
      const { house, dealer, floor } = felt;
      await openAttended(house, 'oh/high-card-flush', 'ohio');
      await dealer.takes(house.address, 'ohio');
      await dealer.seats(2, 'Cap', true);
      await dealer.closesDialog();
      await readyCards(house, 'ohio', dealer.page, floor.page);
      await dealer.does(/^Open the round/);
      await dealer.sees(/^Players place/);
      await dealer.bets('2 10 - 5');
      await dealer.panel.getByRole('button', { name: /^No more bets/ }).click();
      await dealer.sees(/^Deal 14 cards/);
      await dealer.types(`${RUN} ${LEAST}`);
      await dealer.does(/stub/);
      await dealer.panel.getByText('A player says it aloud').click();
      await dealer.panel.getByRole('button', { name: /Seat 2: Fold, and tells of/ }).waitFor();
      await dealer.panel.getByRole('button', { name: 'Seat 2: Fold', exact: true }).click();
      await dealer.panel.getByRole('button', { name: /^Seat 2 tells of/ }).click();
      await dealer.does(/^Turn the dealer/);
      await dealer.does(/^Turn the hand of seat 2/);
      await dealer.sees(/^Take the wagers that seat 2 gave up/);
      await dealer.panel.getByText('take $10').first().waitFor();
      await dealer.panel.getByText('pay $250').first().waitFor();
    },
    EVENING_MS,
  );

  it(
    '[MD-HCF-4F, MD-HCF-5F, MD-HCF-5G(2)] cards by certificate, cut again by order, spread for who comes back',
    async () => {
      const { house, dealer, floor } = felt;
      await openAttended(house, 'md/high-card-flush', 'cards');
      await dealer.takes(house.address, 'cards');
      await dealer.seats(4, 'Scarf');
      await dealer.closesDialog();
      await dealer.chooses(/^Bring a prepared red deck/, { 'Its certificate': 'PS-1' });
      // It is not opened step by step: the other deck is the next thing to bring.
      await dealer.sees(/^Bring a blue deck/);
      await readyCards(house, 'cards', dealer.page, floor.page);
      await dealer.sees(/^Open the round/);
      await floor.page.goto(`${house.address}/deal/cards`);
      await floor.chooses('Order a new cut', { Reason: 'the cut was seen' });
      await dealer.sees(/^(Have deck red cut|Let the shuffler shuffle deck blue)/);
      await readyCards(house, 'cards', dealer.page, floor.page);
      await floor.chooses('Order a shuffle', { Reason: 'a card fell' });
      await dealer.sees(/shuffle/);
      await readyCards(house, 'cards', dealer.page, floor.page);
      await dealer.sees(/^Open the round/);
      await dealer.chooses(/^Nobody plays/);
      await dealer.chooses('Spread the cards face up: seat 4 asks');
      await dealer.panel.getByRole('button', { name: 'Inspected' }).click();
      await dealer.sees(/inspect/i);
    },
    EVENING_MS,
  );
});
