import { byPolicy } from '@baize/rulebook';
import { expect, test } from 'vitest';
import type { TableOrder } from '../../src/live/orders.js';
import { attendToPhase } from './support/attend.js';
import { done, openHouse } from './support/open-house.js';
import { ANN, DEALER } from './support/people.js';

test('A player for whom the dealer folds, because they are away, is told so', async () => {
  const house = await openHouse();
  const slug = await house.create('sd/high-card-flush', { dealing: 'attended' });
  done(await house.at(DEALER, slug, { type: 'TakeTable' }));
  await house.seat(ANN, slug, 1);
  await attendToPhase({ house, slug, players: [{ person: ANN, seats: [1] }] }, 'deciding');
  house.goAway(ANN, slug);
  house.clock.pass({ seconds: 10 });
  for (let step = 0; step < 3; step += 1) {
    const { next } = await house.view(slug, DEALER);
    const order =
      next?.kind === 'rack-stub' ? { type: 'RackStub' } : next?.kind === 'do' ? next.gesture : null;
    if (order === null) break;
    done(await house.at(DEALER, slug, order as TableOrder));
    if (order.type === 'Decide') break;
  }
  const told = (await house.events()).filter(({ type }) => type === 'NoticeGiven');
  expect(told.map(({ text }) => JSON.parse(text))).toMatchObject([
    { table: slug, what: 'folded', why: 'away', cite: byPolicy('presence') },
  ]);
});
