import type { LiveMessage, LiveView, TableOrder } from '@baize/house/client';
import type { RulebookId } from '@baize/rulebook';
import type { Page } from 'playwright-core';
import { openAttended, readyCards } from './attended.js';
import { goOn, sitDown } from './attended-table.js';
import { cookieClient, done } from './cookie-client.js';
import type { FloorHouse } from './floor-house.js';
import { order } from './staff.js';

const SEAT = 1;
/** The hand of seat 1, which wins no jackpot, then the dealer's. */
const STACK = 'Ah Kh Jh 9h 7h 2c 4d 9s 3s 2s Qc 4c Td Jd'.split(' ');

interface Of {
  readonly id: RulebookId;
  /** The order in which cards leave the shoe. */
  readonly stack: readonly string[];
}

/** A round at an attended table that goes on from outside the dealer's page: of Maryland, unless told. */
export const createRound = async (
  house: FloorHouse,
  slug: string,
  dealer: Page,
  floor: Page,
  { id, stack }: Of = { id: 'md/high-card-flush', stack: STACK },
): Promise<{ until(holds: (view: LiveView) => boolean): Promise<LiveView> }> => {
  await openAttended(house, id, slug);
  const { address } = house;
  await order(dealer.request, address, `/api/tables/${slug}/orders`, { type: 'TakeTable' });
  const player = cookieClient(address);
  done(await player.joinAsGuest());
  await sitDown(player, slug, SEAT);
  await readyCards(house, slug, dealer, floor);
  const staff = {
    table: async () => {
      const answer = await dealer.request.get(`${address}/api/tables/${slug}`);
      return { ok: true, value: (await answer.json()) as LiveMessage } as const;
    },
    orderAtTable: async (_slug: string, what: TableOrder) => {
      await order(dealer.request, address, `/api/tables/${slug}/orders`, what);
      return { ok: true, value: { versions: {} } } as const;
    },
  };
  return {
    until: (holds) => goOn({ slug, dealer: staff, player, seat: SEAT, stack }, holds),
  };
};
