import { HOUSE_SECONDS, IDLE_ROUNDS } from '@baize/table';
import { expect, it } from 'vitest';
import { openFirstTables } from '../../src/live/first-tables.js';
import { isPractice } from '../../src/live/people.js';
import { openHouse } from '../live/support/open-house.js';
import { Guest } from './support/guest.js';
import { serve } from './support/serve.js';

/** Every seat of the five tables that a new house opens with. */
const EVERY_SEAT = 32;
/** Rounds that a seat may miss, with one that had begun before; and a moment for the gestures between. */
const STATED_SECONDS = (IDLE_ROUNDS + 1) * (HOUSE_SECONDS + 5);

it('guests who do nothing at every seat of a new house keep none of them: the next one sits down in the stated time', async () => {
  const over = await openHouse({ pace: 1 });
  await openFirstTables(over.house);
  const served = await serve({ over });
  const pass = async (seconds: number): Promise<void> => {
    for (let passed = 0; passed < seconds; passed += 1) {
      over.clock.pass({ seconds: 1 });
      await over.house.atRest();
    }
  };
  const slugs = over.house.slugs();
  const takes = async (guest: Guest, seat: number): Promise<boolean> =>
    (await guest.order({ type: 'Sit', seat })) === null;
  const comes = async (slug: string): Promise<Guest> => {
    const guest = await Guest.come(served, over, slug);
    await guest.own({ type: 'ConfirmAge', atLeast: 21 });
    return guest;
  };
  const idle: Guest[] = [];
  for (const slug of slugs) {
    const { posted, rulebook } = over.house.desk(slug)!.rules.inForce;
    const positions = posted?.positions ?? rulebook.seats.max.value;
    for (let seat = 1; seat <= positions; seat += 1) {
      const guest = await comes(slug);
      expect(await takes(guest, seat)).toBe(true);
      idle.push(guest);
    }
    expect((await over.view(slug, null)).seats).toHaveLength(positions);
  }
  expect(idle).toHaveLength(EVERY_SEAT);
  await pass(STATED_SECONDS);
  expect((await idle[0]!.view()).own?.notices.at(-1)).toMatchObject({ why: 'idle' });
  for (const guest of idle) await guest.closePage();
  // At every table: whoever comes next finds a seat, and those who did nothing have none.
  for (const slug of slugs) {
    const guest = await comes(slug);
    const free = [1, 2, 3, 4, 5, 6];
    let seat = 0;
    while (seat === 0) {
      const next = free.shift();
      if (next === undefined) throw new Error(`no seat is free at ${slug}`);
      if (await takes(guest, next)) seat = next;
    }
    const people = (await guest.view()).seats.filter(({ player }) => !isPractice(player));
    expect(people.map(({ player }) => player)).toEqual([guest.account]);
    expect(await guest.order({ type: 'BuyIn', cents: 100_000 as never })).toBeNull();
    let bet = await guest.bet(seat);
    // A round of practice players may be under way.
    for (let tries = 0; bet !== null && tries < 60; tries += 1) {
      await pass(1);
      bet = await guest.bet(seat);
    }
    expect(bet).toBeNull();
  }
  expect(over.failures).toEqual([]);
});
