import type { RulebookId } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import type { TableOrder } from '../../src/live/orders.js';
import { openHouse, type TestHouse } from '../live/support/open-house.js';
import { OPERATOR } from '../live/support/people.js';
import { problemOf } from './support/caller.js';
import { type Served, serve } from './support/serve.js';

/** A table whose cards are typed in, and whoever orders there over HTTP. */
const feltOf = async (id: RulebookId) => {
  const over = await openHouse();
  const slug = await over.create(id, { dealing: 'attended', cards: 'typed' });
  const served = await serve({ over });
  const dealer = await served.as('dealer');
  const floor = await served.as('floorperson');
  const order = async (
    who: Awaited<ReturnType<Served['as']>>,
    what: TableOrder,
  ): Promise<string> => {
    const response = await who.order(`/api/tables/${slug}/orders`, what);
    if (response.ok) return 'done';
    const { code, clause } = await problemOf(response);
    return `${code} [${clause}]`;
  };
  expect(await order(dealer, { type: 'TakeTable' })).toBe('done');
  return { over, slug, dealer, floor, order };
};

/** What the procedure asks of people before betting, done. */
const toBetting = async (
  over: TestHouse,
  slug: string,
  dealer: { readonly person: Parameters<TestHouse['at']>[0] },
): Promise<void> => {
  for (let steps = 0; steps < 40; steps += 1) {
    const { next } = await over.view(slug, dealer.person);
    if (next?.kind !== 'do') return;
    const { gesture, who } = next;
    const person = who === 'floorperson' ? OPERATOR : dealer.person;
    const done = await over.at(person, slug, gesture as TableOrder);
    if (!done.ok) throw new Error(done.error.message);
  }
};

describe('a player without a device', () => {
  it('[MD-HCF-7C] is seated, changed and bet for by the dealer', async () => {
    const { over, slug, dealer, order } = await feltOf('md/high-card-flush');
    const seat = { type: 'SeatWalkIn', seat: 2, name: 'The man in the hat' } as const;
    expect(await order(dealer, { ...seat, cents: 50_000 as never })).toBe('done');
    expect(await order(dealer, seat)).toMatch(/^seat-taken/);
    await toBetting(over, slug, dealer);
    const stakes = { ante: 1_000, flush: 500 } as never;
    expect(await order(dealer, { type: 'PlaceWagers', seat: 2, stakes })).toBe('done');
    const view = await over.view(slug, dealer.person);
    const player = view.seats[0]?.player ?? '';
    expect(view.people[player]).toEqual({ name: 'The man in the hat', practice: false });
    expect(view.round?.game.hands[0]?.stakes).toEqual({ ante: 1_000, flush: 500 });
    expect(await over.store.balance(`player/${player}`)).toBe(485_000_000);
    expect(await order(dealer, { type: 'BuyIn', player, cents: 10_000 as never })).toBe('done');
    expect(await over.store.balance(`player/${player}`)).toBe(585_000_000);
    await over.expectSound();
  });

  it('[OH-HCF-sign#2] is seated where the dealer has seen a proof of age, and not before', async () => {
    const { dealer, order } = await feltOf('oh/high-card-flush');
    const seat = { type: 'SeatWalkIn', seat: 2, name: 'Hat' } as const;
    expect(await order(dealer, seat)).toBe('age-not-confirmed [OH-HCF-sign#2]');
    expect(await order(dealer, { ...seat, ofAge: true })).toBe('done');
  });

  it('is not seated by a player', async () => {
    const over = await openHouse();
    const slug = await over.create('md/high-card-flush', { dealing: 'attended', cards: 'typed' });
    const player = await (await serve({ over })).as('player');
    const order = { type: 'SeatWalkIn', seat: 2, name: 'A friend', ofAge: true };
    expect((await player.order(`/api/tables/${slug}/orders`, order)).status).toBe(403);
  });
});

describe('what lies on the layout', () => {
  it('[MD-HCF-7A, MD-HCF-7B] plaques are taken; cash is not, and not with a spoken wager', async () => {
    const { over, slug, dealer, order } = await feltOf('md/high-card-flush');
    const sit = { type: 'SeatWalkIn', seat: 1, name: 'Hat', ofAge: true } as const;
    expect(await order(dealer, { ...sit, cents: 50_000 as never })).toBe('done');
    await toBetting(over, slug, dealer);
    const bet = { type: 'PlaceWagers', seat: 1, stakes: { ante: 1_000 } as never } as const;
    expect(await order(dealer, { ...bet, with: 'cash', spoken: true })).toBe(
      'spoken-wager [MD-HCF-7B]',
    );
    expect(await order(dealer, { ...bet, with: 'cash' })).toBe('not-an-instrument [MD-HCF-7A]');
    expect((await over.view(slug, dealer.person)).round?.game.hands).toEqual([]);
    expect(await order(dealer, { ...bet, with: 'plaque' })).toBe('done');
  });
});

describe('what the dealer counted wrong', () => {
  it('[MD-HCF-10A(3)(b), MD-HCF-10E] is counted again: chips, and the stub', async () => {
    const { over, slug, dealer, order } = await feltOf('md/high-card-flush');
    const sit = { type: 'SeatWalkIn', seat: 1, name: 'Hat', ofAge: true } as const;
    expect(await order(dealer, { ...sit, cents: 50_000 as never })).toBe('done');
    await toBetting(over, slug, dealer);
    const stakes = { ante: 1_000, progressive: 100 } as never;
    expect(await order(dealer, { type: 'PlaceWagers', seat: 1, stakes })).toBe('done');
    for (const what of [
      { type: 'CloseBetting' },
      { type: 'DoStep', step: 'lock-progressive' },
      { type: 'DoStep', step: 'collect-progressive' },
      { type: 'CountChips', chips: 3 },
    ] as const) {
      expect(await order(dealer, what)).toBe('done');
    }
    const stopped = async () => (await over.view(slug, dealer.person)).round?.stopped?.kind;
    expect(await stopped()).toBe('chip-count-differs');
    expect(await order(dealer, { type: 'CountChips', chips: 1 })).toBe('done');
    expect(await stopped()).toBeUndefined();
    expect(await order(dealer, { type: 'DoStep', step: 'chips-to-inventory' })).toBe('done');
    const { next } = await over.view(slug, dealer.person);
    const cards = next?.kind === 'deal' ? next.places.map((to) => ({ to, card: '??' })) : [];
    expect(await order(dealer, { type: 'Deal', cards })).toBe('done');
    expect(await order(dealer, { type: 'RackStub', counted: 37 })).toBe('done');
    expect(await stopped()).toBe('stub-count-misdealt');
    expect(await order(dealer, { type: 'RackStub', counted: 38 })).toBe('done');
    expect(await stopped()).toBeUndefined();
    await over.expectSound();
  });
});

describe('a table that the licensee has not designated', () => {
  it('[SD-CSP-1#2] does not open, and opens when it is', async () => {
    const { slug, floor, order } = await feltOf('sd/caribbean-stud');
    const tray = { trayCents: 50_000_000 as never };
    expect(await order(floor, { type: 'CloseTable', ...tray })).toBe('done');
    expect(await order(floor, { type: 'OpenTable', ...tray, designated: false })).toMatch(
      /^not-designated \[SD-CSP-1/,
    );
    expect(await order(floor, { type: 'OpenTable', ...tray, designated: true })).toBe('done');
    expect(slug).toBe('sd-caribbean-stud');
  });
});
