import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import type { FloorView } from '../../src/client/index.js';
import type { LiveView } from '../../src/live/live-view.js';
import type { TableOrder } from '../../src/live/orders.js';
import { attendToPhase } from '../live/support/attend.js';
import { done, openHouse } from '../live/support/open-house.js';
import { ANN, BEN, DEALER } from '../live/support/people.js';
import { problemOf } from './support/caller.js';
import { Guest } from './support/guest.js';
import { serve } from './support/serve.js';

/** An attended table at which one player is asked, who is there and does nothing. */
const asked = async () => {
  const over = await openHouse();
  const slug = await over.create('sd/high-card-flush', { dealing: 'attended', cards: 'typed' });
  const served = await serve({ over });
  const [dealer, floor] = [await served.as('dealer'), await served.as('floorperson')];
  const order = async (who: typeof dealer, what: TableOrder): Promise<string> => {
    const response = await who.order(`/api/tables/${slug}/orders`, what);
    return response.ok ? 'done' : (await problemOf(response)).code;
  };
  expect(await order(dealer, { type: 'TakeTable' })).toBe('done');
  const guest = await Guest.come(served, over, slug);
  await guest.sit(1, 100_000);
  await over.seat(ANN, slug, 2);
  const players = [{ person: ANN, seats: [2] }];
  const bets = { ...guest.caller.person, seats: [1] };
  const staff = { dealer: dealer.person, floor: floor.person };
  const at = { house: over, slug, players, ...staff };
  await attendToPhase({ ...at, players: [...players, { person: bets, seats: [1] }] }, 'deciding');
  const next = async () => (await over.view(slug, dealer.person)).next;
  while ((await next())?.kind !== 'players') {
    expect(await order(dealer, { type: 'RackStub' })).toBe('done');
  }
  return { over, slug, served, dealer, floor, order, guest, next };
};

describe('a player at an attended table who is here and decides nothing', () => {
  it('sees the time run down once the dealer calls it, is folded by the dealer’s next step, and reads why', async () => {
    const { over, slug, dealer, order, guest, next } = await asked();
    expect((await guest.view()).clock).toMatchObject({ betting: null, deciding: [] });
    expect(await order(dealer, { type: 'Leave', seat: 1 })).toBe('player-is-here');
    expect(await order(dealer, { type: 'CallTime' })).toBe('done');
    const { now, deciding } = (await guest.view()).clock;
    expect(deciding.map(({ seat }) => seat)).toContain(1);
    const left = Date.parse(deciding[0]?.until ?? '') - Date.parse(now);
    expect(left).toBeGreaterThan(29_000);
    expect(left).toBeLessThanOrEqual(30_000);
    const late = { type: 'Decide', seat: 1, decision: { kind: 'fold', claims: [] } } as const;
    expect(await order(dealer, { ...late, why: 'time' })).toBe('not-yet-due');

    // When the time is over the dealer's page is shown the step, without a word from anybody.
    const shown: LiveView[] = [];
    over.house.follow(slug, dealer.person, null, (_version, json) =>
      shown.push((JSON.parse(json) as { readonly view: LiveView }).view),
    );
    await over.house.atRest();
    expect(shown.at(-1)?.next).toMatchObject({ kind: 'players', what: 'decide' });
    over.clock.pass({ seconds: 31 });
    await over.house.atRest();
    const step = shown.at(-1)?.next;
    expect(step).toMatchObject({ kind: 'do', who: 'dealer' });
    expect(shown.at(-1)?.procedure?.now).toMatchObject({
      words: 'Fold the hand of seat 1: the time to decide is over',
      cite: 'house:time-to-decide',
    });
    if (step?.kind !== 'do') throw new Error('no step');
    expect(await order(dealer, step.gesture as TableOrder)).toBe('done');
    const own = (await guest.view()).own;
    expect(own?.notices).toMatchObject([
      { what: 'folded', why: 'time', cite: 'house:time-to-decide', table: slug },
    ]);
    expect(await next()).not.toMatchObject({ kind: 'players', seats: [1] });
    await over.expectSound();
  });

  it('may still decide while the time runs, and is folded by nobody then', async () => {
    const { over, dealer, order, guest } = await asked();
    expect(await order(dealer, { type: 'CallTime' })).toBe('done');
    over.clock.pass({ seconds: 20 });
    expect(
      await guest.order({ type: 'Decide', seat: 1, decision: { kind: 'fold', claims: [] } }),
    ).toBeNull();
    over.clock.pass({ seconds: 20 });
    await over.house.atRest();
    expect((await guest.view()).own?.notices ?? []).toEqual([]);
    await over.expectSound();
  });

  it('is on the floor’s list when it takes long, with what to do about it', async () => {
    const { over, slug, floor, order } = await asked();
    const listed = async () => {
      const { tables } = (await (await floor.get('/api/floor')).json()) as FloorView;
      return tables.find((one) => one.slug === slug);
    };
    over.clock.pass({ minutes: 6 });
    expect((await listed())?.call?.words).toContain('Call time');
    expect((await listed())?.offers.map((one) => one.order.type)).toContain('CallTime');
    expect(await order(floor, { type: 'CallTime' })).toBe('done');
    expect((await listed())?.offers.map((one) => one.order.type)).not.toContain('CallTime');
  });

  it('has until the same moment after a restart of the house', async () => {
    const { over, slug, dealer, order } = await asked();
    expect(await order(dealer, { type: 'CallTime' })).toBe('done');
    const until = (await over.view(slug, dealer.person)).clock.deciding;
    const again = await over.another();
    expect((await again.view(slug, dealer.person)).clock.deciding).toEqual(until);
  });
});

describe('chips that lie on a spot when the dealer closes the betting', () => {
  const betting = async (buyIn = 100_000) => {
    const over = await openHouse();
    const slug = await over.create('sd/high-card-flush', { dealing: 'attended', cards: 'typed' });
    done(await over.at(DEALER, slug, { type: 'TakeTable' }));
    await over.seat(ANN, slug, 1, buyIn);
    await over.seat(BEN, slug, 3);
    await attendToPhase({ house: over, slug, players: [] }, 'betting');
    const ante = { ante: cents(1_000) };
    done(await over.at(BEN, slug, { type: 'PlaceWagers', seat: 3, stakes: ante }));
    const lay = async (cents_: number) =>
      done(
        await over.at(ANN, slug, { type: 'LayChips', seat: 1, stakes: { ante: cents(cents_) } }),
      );
    const close = async () => {
      done(await over.at(DEALER, slug, { type: 'CloseBetting' }));
      const { round, own } = await over.view(slug, ANN);
      const hands = round?.game.hands.map(({ seat }) => seat);
      return { hands, notices: own?.notices ?? [] };
    };
    return { over, slug, lay, close };
  };

  it('are placed, and their player reads by which rule', async () => {
    const { over, lay, close } = await betting();
    await lay(1_000);
    const { hands, notices } = await close();
    expect(hands).toEqual([1, 3]);
    expect(notices).toMatchObject([
      { what: 'laid-placed', cite: 'house:time-to-bet', cents: 1_000 },
    ]);
    await over.expectSound();
  });

  it('stay where they make no wager, and hold up nobody', async () => {
    const { over, lay, close } = await betting(500);
    await lay(1_000);
    const { hands, notices } = await close();
    expect(hands).toEqual([3]);
    expect(notices).toMatchObject([{ what: 'laid-not-placed', cite: 'house:chips' }]);
    await over.expectSound();
  });

  it('are not placed for who does not want it, or is away', async () => {
    const off = await betting();
    await off.lay(1_000);
    done(await off.over.at(ANN, off.slug, { type: 'SetPlaceLaid', on: false }));
    expect(await off.close()).toMatchObject({ hands: [3], notices: [] });
    const away = await betting();
    await away.lay(1_000);
    away.over.goAway(ANN, away.slug);
    away.over.clock.pass({ seconds: 6 });
    expect(await away.close()).toMatchObject({ hands: [3], notices: [] });
  });
});
