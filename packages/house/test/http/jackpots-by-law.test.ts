import { rulebookById } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { approved } from '../live/support/approved.js';
import { attendUntil } from '../live/support/attend.js';
import { done, exampleHouse, openHouse } from '../live/support/open-house.js';
import { DEALER } from '../live/support/people.js';
import { serve } from './support/serve.js';

const STUD = 'stud';
/** Whole hands, the player's first: four eights against nothing. */
const FOUR_EIGHTS = ['8c', '8d', '8h', '8s', 'Jc', '2c', '3d', '4h', '6s', '9c'];

const REDUCE = { type: 'ReduceCriteria', petition: 'P-1', hand: 'four-of-a-kind', percent: 100 };

describe('criteria that are reduced, over HTTP', () => {
  it('[SD-CSP-7#2, AMB-80] petition, decision and two people; then four of a kind takes the meter', async () => {
    const over = await openHouse();
    await over.create('sd/caribbean-stud', { slug: STUD, dealing: 'attended', cards: 'typed' });
    const served = await serve({ over });
    const [player, operator] = [await served.as('player'), await served.as('operator')];
    const second = await served.as('operator');
    const orders = `/api/tables/${STUD}/orders`;
    const step = (body: object) =>
      operator.order(orders, { type: 'AtJackpot', jackpot: 'progressive', step: body });
    const confirm = async (): Promise<number> => {
      const floor = (await (await second.get('/api/floor')).json()) as {
        readonly proposals: readonly { readonly id: string; readonly state: string }[];
      };
      const id = floor.proposals.find(({ state }) => state === 'open')?.id ?? '';
      return (await second.order(`/api/proposals/${id}`, { decision: 'confirm' })).status;
    };
    await step(REDUCE);
    expect(await confirm()).toBe(409);
    const petition = { petition: 'P-1', asks: 'reduce-criteria', reason: 'we close in May' };
    expect((await step({ type: 'Petition', ...petition })).status).toBe(200);
    const decision = { petition: 'P-1', granted: true, reference: 'letter of 4 March' };
    expect((await step({ type: 'RecordDecision', ...decision })).status).toBe(200);
    await step(REDUCE);
    expect(await confirm()).toBe(200);

    await over.seat(player.person, STUD, 1);
    done(await over.at(DEALER, STUD, { type: 'TakeTable' }));
    const players = [{ person: player.person, seats: [1] }];
    const jackpot = async () => (await over.view(STUD, player.person)).jackpots[0];
    expect(await jackpot()).toMatchObject({ criteria: [{ percent: 100 }] });
    await attendUntil({ house: over, slug: STUD, players, stack: FOUR_EIGHTS }, () => {
      const table = over.house.desk(STUD)?.table;
      return table?.phase === 'open' && table.round?.game.phase === 'settled';
    });
    const [award] = (await jackpot())?.pending ?? [];
    expect(award).toMatchObject({ seat: 1, hand: expect.stringContaining('four') });
    expect(award?.cents).toBeGreaterThan(50_000);
  });
});

const POSTED = 'posted';

describe('a House Jackpot, over HTTP', () => {
  it('[WA-RP-DEF-house#2] every display of it carries the notice, word for word', async () => {
    const notice = rulebookById('wa/ricochet-poker').jackpots?.houseNotice?.value;
    const over = await openHouse();
    const progressive = exampleHouse('wa/ricochet-poker');
    const jackpots = Object.fromEntries(
      Object.entries(progressive.jackpots ?? {}).map(([id, jackpot]) => [
        id,
        { ...jackpot, type: 'house', rate: 0 },
      ]),
    ) as NonNullable<typeof progressive.jackpots>;
    const house = approved({ ...progressive, jackpots });
    await over.create('wa/ricochet-poker', { slug: POSTED, house });
    const served = await serve({ over });
    const player = await served.as('player');
    const seen = await over.view(POSTED, player.person);
    expect(seen.jackpots.map(({ display }) => display?.notice?.value)).toEqual([notice, notice]);
    expect(seen.notices).toContain(notice);
    const lobby = (await (await player.get('/api/lobby')).json()) as {
      readonly tables: readonly { readonly slug: string; readonly notices: readonly string[] }[];
    };
    expect(lobby.tables.find(({ slug }) => slug === POSTED)?.notices).toContain(notice);
    const sign = await (await player.get('/api/signs')).text();
    expect(sign).toContain(notice);
  });
});
