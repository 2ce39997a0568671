import { describe, expect, it } from 'vitest';
import { attendUntil } from '../live/support/attend.js';
import { done, openHouse } from '../live/support/open-house.js';
import { DEALER } from '../live/support/people.js';
import { serve } from './support/serve.js';

const SLUG = 'stud';
const ROYAL = ['As', 'Ks', 'Qs', 'Js', 'Ts', '2c', '3d', '4h', '6s', '8c'];

describe('awards, over HTTP', () => {
  it('[SD-CSP-20c, AMB-81] a dealer takes a winner off and keys it again; the floor may rule it out', async () => {
    const over = await openHouse();
    await over.create('sd/caribbean-stud', { slug: SLUG, dealing: 'attended', cards: 'typed' });
    const served = await serve({ over });
    const player = await served.as('player');
    const [dealer, floor] = [await served.as('dealer'), await served.as('floorperson')];
    await over.seat(player.person, SLUG, 1);
    done(await over.at(DEALER, SLUG, { type: 'TakeTable' }));
    const players = [{ person: player.person, seats: [1] }];
    const attended = { house: over, slug: SLUG, players, stack: ROYAL };
    const table = () => over.house.desk(SLUG)?.table;
    await attendUntil(attended, () => {
      const now = table();
      return now?.phase === 'open' && now.round?.game.phase === 'settled';
    });
    done(await over.at(DEALER, SLUG, { type: 'RelieveDealer', dealer: dealer.person.account }));
    const orders = `/api/tables/${SLUG}/orders`;
    const seen = async () => (await over.view(SLUG, dealer.person)).jackpots[0];
    const hit = (await seen())?.pending[0]?.hit ?? '';
    const unkey = { type: 'AtJackpot', jackpot: 'progressive', step: { type: 'UnkeyWinner', hit } };
    expect((await dealer.order(orders, unkey)).status).toBe(200);
    expect(await seen()).toMatchObject({
      pending: [],
      takenOff: [{ seat: 1, hand: 'royal flush' }],
    });
    const key = { type: 'KeyWinner', jackpot: 'progressive', seat: 1 };
    expect((await floor.order(orders, key)).status).toBe(403);
    expect((await dealer.order(orders, key)).status).toBe(200);
    expect(await seen()).toMatchObject({ pending: [{ seat: 1, status: 'keyed' }], takenOff: [] });
    const again = (await seen())?.pending[0]?.hit ?? '';
    const off = { ...unkey, step: { type: 'UnkeyWinner', hit: again } };
    expect((await dealer.order(orders, off)).status).toBe(200);
    const offers = JSON.stringify(await (await floor.get('/api/floor')).json());
    expect(offers).toContain('RuleNoAward');
    const rule = { ...key, type: 'RuleNoAward', reason: 'the cards were touched' };
    expect((await floor.order(orders, rule)).status).toBe(200);
    expect(await seen()).toMatchObject({ pending: [], takenOff: [] });
    expect((await dealer.order(orders, { type: 'PayEnvy' })).status).toBe(409);
  });
});
