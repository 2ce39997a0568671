import { cents } from '@baize/money';
import { expect, test } from 'vitest';
import { auditHouse } from '../../src/audit/audit-house.js';
import { serve } from '../http/support/serve.js';
import { done, openHouse } from '../live/support/open-house.js';

const $ = (dollars: number): number => dollars * 1_000_000;

test('a guest who never played is forgotten after a week, one who did when no session is left; no money is lost', async () => {
  const over = await openHouse();
  const slug = await over.create('md/high-card-flush');
  const served = await serve({ over });
  const join = () => served.as('player');
  const [idle, seated, cashed, there] = [await join(), await join(), await join(), await join()];
  for (const [at, { person }] of [seated, cashed].entries()) {
    await over.seat(person, slug, at + 1, 0);
    done(await over.at(person, slug, { type: 'BuyIn', cents: cents(10_000) }));
  }
  done(await over.at(cashed.person, slug, { type: 'Leave', seat: 2 }));
  const cashOut = { type: 'CashOut', cents: cents(10_000) };
  expect((await cashed.order('/api/me/orders', cashOut)).status).toBe(200);
  const balance = ({ person }: typeof idle) => over.store.balance(`wallet/${person.account}`);
  const isHere = async (one: typeof idle): Promise<boolean> =>
    (await served.people.identity.account(one.person.account)) !== null;
  const days = async (count: number): Promise<void> => {
    served.people.clock.pass({ days: count });
    expect((await served.nobody.post('/api/guests', {})).status).toBe(201);
  };
  await days(6);
  expect((await there.get('/api/me')).status).toBe(200);
  expect(await isHere(idle)).toBe(true);
  const before = await over.store.balance('house/play-money');
  await days(2);
  // Another guest has joined, and was given the first play money.
  expect(await over.store.balance('house/play-money')).toBe(before - $(10_000) + $(10_000));
  expect([await isHere(idle), await balance(idle)]).toEqual([false, 0]);
  expect((await idle.get('/api/me')).status).toBe(401);
  for (const kept of [seated, cashed, there]) expect(await isHere(kept)).toBe(true);
  expect(await balance(cashed)).toBe($(10_000));
  expect((await cashed.get('/api/me')).status).toBe(200);
  const told = await over.store.readStream(`account/${idle.person.account}`);
  expect(told.map(({ type }) => type)).toEqual([
    'AccountOpened',
    'WalletGranted',
    'GuestForgotten',
  ]);
  await days(31);
  expect([await isHere(cashed), await balance(cashed)]).toEqual([false, 0]);
  expect([await isHere(seated), await balance(seated)]).toEqual([true, $(9_900)]);
  await over.expectSound();
  expect(await auditHouse(over.store, null)).toMatchObject({ ok: true });
});
