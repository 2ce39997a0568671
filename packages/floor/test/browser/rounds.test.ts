import { RULEBOOK_IDS } from '@baize/rulebook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FloorHouse, HOUSE_MS, openFloorHouse, slugOf } from './floor-house.js';
import { byKeyboard, byMouse } from './hands.js';
import { Player } from './player.js';

/** Cards and chips move for one of them, and lie there at once for the other. */
const HANDS = [
  ['a mouse', byMouse, 'no-preference'],
  ['a keyboard alone', byKeyboard, 'reduce'],
] as const;

/** In Ricochet somebody may win or be out without being asked. */
const MOST_ROUNDS = 30;

describe.each(HANDS)('with %s', (_, handsOn, reducedMotion) => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it.each(RULEBOOK_IDS)('somebody plays a whole round of %s, and every cent agrees', async (id) => {
    const page = await house.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const player = new Player(page, handsOn(page), slugOf(id));
    await player.sitDown(house.address);
    await player.buyChips();

    await player.hands.choose(page.getByRole('radio', { name: '$1 chip' }));
    let chips = await player.chipsCents();
    const laid = await player.layEverything();
    expect(laid[0]).toBe('Ante');
    let before: string | null = null;
    for (let round = 1; ; round += 1) {
      const placed = await player.place();
      await player.stay.or(player.newReceipt(before)).first().waitFor();
      const asked = await player.stay.isVisible();
      if (asked) {
        // Washington's game has paid its bonuses by now.
        if (id !== 'wa/ricochet-poker') await player.hasChips(chips - placed);
        await player.hands.press(player.stay);
      }
      const receipt = await player.readReceipt(before);
      expect(receipt.stakedCents > placed).toBe(asked);
      for (const name of laid) expect(receipt.names).toContain(name);
      chips += receipt.netCents;
      await player.hasChips(chips);
      if (asked || round === MOST_ROUNDS) break;
      before = await player.lastReceipt();
      await player.hands.press(player.button(/^Repeat last$/));
    }

    const clause = player.receipts.getByRole('button', { name: /^Clause / }).first();
    await player.hands.press(clause);
    await player.receipts.locator('button[aria-expanded="true"] + span').waitFor();
    const words = await player.receipts
      .locator('button[aria-expanded="true"] + span')
      .textContent();
    expect(words?.split(' ').length).toBeGreaterThan(4);
    await player.hands.press(clause);
    await player.receipts.locator('button[aria-expanded="true"]').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await page.close();
  });
});
