import { expect, test } from 'vitest';
import { attendUntil, roundAt } from '../live/support/attend.js';
import { done, openHouse } from '../live/support/open-house.js';
import { problemOf } from './support/caller.js';
import { serve } from './support/serve.js';

const SLUG = 'real-felt';
const ORDERS = `/api/tables/${SLUG}/orders`;

const sense = (accepted: boolean) =>
  ({ type: 'SenseChip', seat: 1, wager: 'progressive', accepted }) as const;

test('[MD-HCF-7F(4)(b)] the dealer tells what a sensor says, and the player sees it', async () => {
  const over = await openHouse();
  await over.create('md/high-card-flush', { slug: SLUG, dealing: 'attended', cards: 'typed' });
  const served = await serve({ over });
  const [player, dealer] = [await served.as('player'), await served.as('dealer')];
  await over.seat(player.person, SLUG, 1);
  done(await over.at(dealer.person, SLUG, { type: 'TakeTable' }));
  const attended = { house: over, slug: SLUG, players: [], dealer: dealer.person };
  await attendUntil(attended, () => roundAt(attended)?.game.phase === 'betting');
  const stakes = { ante: 1_000, progressive: 100 };
  const placed = await player.order(ORDERS, { type: 'PlaceWagers', seat: 1, stakes });
  expect(placed.status).toBe(200);
  const seen = async () => (await over.view(SLUG, player.person)).jackpots[0];
  expect(await seen()).toMatchObject({ accepted: [1], rejected: [] });

  expect((await problemOf(await player.order(ORDERS, sense(false)))).code).toBe('not-allowed');
  expect((await dealer.order(ORDERS, sense(false))).status).toBe(200);
  expect(await seen()).toMatchObject({ accepted: [], rejected: [1] });
  const again = await problemOf(await dealer.order(ORDERS, sense(false)));
  expect(again).toMatchObject({ code: 'no-chip', clause: 'baize:orders' });
  expect((await dealer.order(ORDERS, sense(true))).status).toBe(200);
  expect(await seen()).toMatchObject({ accepted: [1], rejected: [] });
  await over.expectSound();
});
