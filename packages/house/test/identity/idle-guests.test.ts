import { cents } from '@baize/money';
import { unwrap } from '@baize/result';
import { expect, test } from 'vitest';
import { done, openHouse } from '../live/support/open-house.js';
import { People } from '../support/people.js';

test('a guest without chips who was away for a week is forgotten; the record stays', async () => {
  const house = await openHouse();
  const slug = await house.create('md/high-card-flush');
  const people = new People(house.file);
  const join = async (name: string) => {
    const { account, token } = unwrap(await people.identity.joinGuest(name));
    const person = { account: account.id, name, role: 'player' } as const;
    await house.house.welcome(person);
    return { person, token: token.secret() };
  };
  const [idle, rich, there] = [await join('Ann'), await join('Ben'), await join('Cleo')];
  await house.seat(rich.person, slug, 1, 0);
  done(await house.at(rich.person, slug, { type: 'BuyIn', cents: cents(10_000) }));
  people.clock.pass({ days: 6 });
  expect(await people.identity.sessionOf(there.token)).not.toBeNull();
  await people.identity.sweep();
  expect(await people.identity.holds(idle.token)).toBe(true);
  people.clock.pass({ days: 2 });
  await people.identity.sweep();
  expect(await people.identity.holds(idle.token)).toBe(false);
  expect(await people.identity.account(idle.person.account)).toBeNull();
  expect(await people.identity.holds(rich.token)).toBe(true);
  expect(await people.identity.holds(there.token)).toBe(true);
  const kept = await house.store.readStream(`account/${idle.person.account}`);
  expect(kept.map(({ type }) => type)).toEqual(['AccountOpened', 'WalletGranted']);
  await house.expectSound();
});
