import type { RulebookId } from '@baize/rulebook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AttendingDealer } from './attending.js';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';
import { byMouse } from './hands.js';
import { centsIn, Player } from './player.js';

/** Where the page sits somebody down at an empty table of six or seven. */
const SEAT = { six: '3', seven: '4' } as const;

const FLUSH = 'Ah Kh Jh 8h 2h 3c 4d';
const DEALERS = '9s 9c 7s 6c 4s 3s 2d';

interface Row {
  readonly id: RulebookId;
  readonly seat: string;
  readonly cards: string;
  readonly dealer: string;
  /** What is said before, of the wager that would win. */
  readonly says: RegExp;
  readonly wager: string;
  /** What the receipt says of it. */
  readonly outcome: 'wins' | 'loses';
}

const ROWS: readonly Row[] = [
  {
    id: 'sd/high-card-flush',
    seat: SEAT.six,
    cards: FLUSH,
    dealer: DEALERS,
    says: /Flush wins.*, and is (claimed|tucked)/,
    wager: 'Flush',
    outcome: 'wins',
  },
  {
    id: 'md/high-card-flush',
    seat: SEAT.six,
    cards: FLUSH,
    dealer: DEALERS,
    says: /Flush Bonus still wins/,
    wager: 'Flush Bonus',
    outcome: 'wins',
  },
  {
    id: 'oh/high-card-flush',
    seat: SEAT.six,
    cards: FLUSH,
    dealer: DEALERS,
    says: /Flush wins.*, and is (claimed|tucked)/,
    wager: 'Flush',
    outcome: 'wins',
  },
  {
    id: 'sd/caribbean-stud',
    seat: SEAT.seven,
    cards: 'Ah Kh Jh 8h 2h',
    dealer: '9s 8c 7s 6c 2d',
    says: /would win.*, and is lost with a fold/,
    wager: 'Progressive',
    outcome: 'loses',
  },
];

describe('a fold with a bonus that would win', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it.each(ROWS)('is told and settled by the book of $id: the bonus $outcome', async (row) => {
    const slug = `felt-${row.id.replace('/', '-')}`;
    await house.openTable(row.id, { slug, dealing: 'attended', cards: 'typed', practice: 0 });
    const dealer = new AttendingDealer(house.house, slug, {
      [row.seat]: row.cards,
      dealer: row.dealer,
    });
    await dealer.take();
    const page = await house.newPage();
    const player = new Player(page, byMouse(), slug);
    // Some documents have the first player look at the cards before a round opens.
    await Promise.all([player.sitDown(house.address), dealer.untilBets()]);
    const chips = await player.chipsCents();
    await player.layEverything();
    const placed = await player.place();
    await player.hasChips(chips - placed);
    await dealer.untilAsked();

    await player.fold.waitFor();
    await page.getByText(row.says).first().waitFor();
    await player.fold.click();
    await page.getByText('(folded)').first().waitFor();
    await dealer.untilAsked();
    const receipt = await player.readReceipt(null);
    expect(receipt.stakedCents).toBe(placed);
    const line = (name: string) =>
      player.receipts.locator('li').filter({
        has: page.locator('b', { hasText: new RegExp(`^${name}`) }),
      });
    expect(await line('Ante').textContent()).toContain('loses');
    const bonus = (await line(row.wager).locator('p').first().textContent()) ?? '';
    expect(bonus).toContain(row.outcome);
    const net = centsIn(
      (await line(row.wager).locator('p:first-child > span:last-child').textContent()) ?? '',
    );
    expect(net > 0).toBe(row.outcome === 'wins');
    await player.hasChips(chips + receipt.netCents);
    await page.close();
  });
});
