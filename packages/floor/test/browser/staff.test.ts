import type { BaizeClient } from '@baize/house/client';
import { cents, microsOfCents } from '@baize/money';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAttended, goOn, sitDown } from './attended-table.js';
import { violationsIn } from './axe.js';
import { cookieClient, done } from './cookie-client.js';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';

const PASSWORD = 'a long phrase of the day';
const PIT_DESK = 'Pit desk';
/** A royal flush for the only seat, then the dealer's hand. */
const ROYAL = ['As', 'Ks', 'Qs', 'Js', 'Ts', '2c', '3d', '4h', '6s', '8c'];

describe('staff', () => {
  let house: FloorHouse;
  let codes: FloorHouse['codes'];
  let operator: BaizeClient;

  beforeAll(async () => {
    house = await openFloorHouse();
    codes = house.codes;
    operator = await elsewhere('operator', 'Day desk');
    await elsewhere('pit-manager', PIT_DESK);
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  const codeFor = (role: string): string => {
    const found = codes.find((one) => one.role === role);
    if (found === undefined) throw new Error(`no code for a ${role} is left`);
    codes = codes.filter((one) => one !== found);
    return found.code.secret();
  };

  /** Somebody of the staff who works elsewhere. */
  const elsewhere = async (role: string, name: string): Promise<BaizeClient> => {
    const client = cookieClient(house.address);
    done(await client.redeemCode(codeFor(role), name, PASSWORD));
    return client;
  };

  const redeemIn = async (page: Page, role: string, name: string): Promise<void> => {
    await page.goto(`${house.address}/sign-in`);
    const form = page.getByRole('form', { name: 'Redeem a code' });
    await form.getByLabel('One-time code').fill(codeFor(role));
    await form.getByLabel('Your name').fill(name);
    await form.getByLabel('New password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Become staff' }).click();
  };

  /** A page at the staff door, and what axe finds wherever it looks. */
  const pitDesk = async () => {
    const page = await house.newPage({
      viewport: { width: 1440, height: 900 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const found: string[] = [];
    const look = async (where: string): Promise<void> => {
      for (const one of await violationsIn(page)) found.push(`${where}: ${one}`);
    };
    await page.goto(`${house.address}/sign-in`);
    await page.getByRole('form', { name: 'Sign in' }).waitFor();
    return { page, look, found };
  };

  /** The pit manager comes in by name and password. */
  const enter = async (page: Page): Promise<void> => {
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Name').fill(PIT_DESK);
    await form.getByLabel('Password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'The floor' }).waitFor();
  };

  const tableCard = (page: Page, name: string | RegExp) => page.getByRole('article', { name });

  it('come in by a code, go to where they work, sign out and sign in again', async () => {
    const page = await house.newPage();
    const faults: string[] = [];
    page.on('console', (told) => {
      if (told.type() === 'error') faults.push(told.text());
    });
    await page.goto(house.address);
    await page.getByRole('link', { name: 'Staff' }).click();
    await page.getByRole('heading', { name: 'Staff' }).waitFor();
    // Nobody has been here before, and that is no error.
    expect(faults).toEqual([]);

    await redeemIn(page, 'floorperson', 'Early desk');
    await page.getByRole('heading', { name: 'The floor' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/floor');
    await page.getByText('Nothing waits for you.').waitFor();
    await page.getByRole('banner').getByText('Floorperson').waitFor();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Choose a table' }).waitFor();
    expect(await page.getByRole('link', { name: 'Floor', exact: true }).count()).toBe(0);
    await page.goto(`${house.address}/floor`);
    await page.getByRole('link', { name: 'Sign in as staff' }).click();

    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Name').fill('Early desk');
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await form.getByLabel('Password').fill(`wrong ${attempt}`);
      await form.getByRole('button').click();
      await form.getByText('The name or the password is wrong.').waitFor();
    }
    await form.getByLabel('Password').fill(PASSWORD);
    await form.getByRole('button').click();
    await page.getByRole('heading', { name: 'The floor' }).waitFor();
    await page.close();
  });

  it('are told how long the door stays locked', async () => {
    const page = await house.newPage();
    await page.goto(`${house.address}/sign-in`);
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Name').fill('No such desk');
    await form.getByLabel('Password').fill('not this one');
    const locked = form.getByText(/^Too many attempts\. The door opens again in \d+ seconds?\.$/);
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await form.getByRole('button', { name: 'Sign in' }).click();
      const told = form.getByText('The name or the password is wrong.');
      await told.or(locked).waitFor();
    }
    await locked.waitFor();
    expect(await form.getByRole('button').isDisabled()).toBe(true);
    await page.close();
  });

  it('halt, close and open a table with its tray counted', async () => {
    const page = await house.newPage();
    await redeemIn(page, 'floorperson', 'Late desk');
    const card = tableCard(page, /Ricochet Poker/);
    await card.getByRole('button', { name: 'Halt rounds' }).click();
    await card.getByText('Halted', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Close table' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close table' });
    await dialog.getByLabel('Tray as counted').fill('499,999');
    await dialog.getByText('The tray is $1 short.').waitFor();
    await dialog.getByRole('button', { name: 'The count agrees' }).click();
    await dialog.getByRole('button', { name: 'Close table' }).click();
    await card.getByText('Closed', { exact: true }).waitFor();
    expect(house.house.desk('wa-ricochet-poker')?.table.phase).toBe('closed');

    await card.getByRole('button', { name: 'Open table' }).click();
    const opening = page.getByRole('dialog', { name: 'Open table' });
    await opening.getByLabel('Tray as counted').fill('400,000');
    await opening.getByRole('button', { name: 'Open table' }).click();
    await card.getByText('Open', { exact: true }).waitFor();
    await card.getByText('$400,000').waitFor();
    await page.close();
  });

  it('verify a deck and rule on a count, and meet no barrier', async () => {
    const dealer = await elsewhere('dealer', 'Second hand');
    await createAttended(operator, 'flush', 'md/high-card-flush');
    const { page, look, found } = await pitDesk();
    await look('the staff door in a light room');
    await page.emulateMedia({ colorScheme: 'dark' });
    await look('the staff door in a dark room');
    await page.emulateMedia({ colorScheme: 'light' });
    await enter(page);
    const card = tableCard(page, 'Table flush');
    await card.getByRole('button', { name: 'Open table' }).click();
    const opening = page.getByRole('dialog', { name: 'Open table' });
    await opening.getByLabel('Tray as counted').fill('50000');
    await opening.getByRole('button', { name: 'Open table' }).click();
    await card.getByText('Open', { exact: true }).waitFor();

    const guest = cookieClient(house.address);
    done(await guest.joinAsGuest());
    await sitDown(guest, 'flush', 2);
    done(await dealer.orderAtTable('flush', { type: 'TakeTable' }));
    const flush = { slug: 'flush', dealer, player: guest, seat: 2, stack: [] };
    const waits = page.getByRole('article', { name: 'A deck waits to be verified' });
    for (const deck of ['red', 'blue']) {
      const { next } = await goOn(flush);
      expect(next).toMatchObject({ kind: 'do', who: 'floorperson' });
      await waits.getByRole('button', { name: `Verify deck ${deck}` }).click();
      const dialog = page.getByRole('dialog', { name: `Verify deck ${deck}` });
      await dialog.getByRole('button', { name: 'Clause MD-HCF-4A' }).waitFor();
      await dialog.getByRole('button', { name: `Verify deck ${deck}` }).click();
      await waits.waitFor({ state: 'detached' });
    }
    await goOn(flush, ({ next }) => next?.kind === 'do' && next.gesture.type === 'CountChips');
    done(await dealer.orderAtTable('flush', { type: 'CountChips', chips: 2 }));
    const stopped = page.getByRole('article', { name: 'A round is stopped' });
    await stopped.getByRole('button', { name: 'Give a chip back at seat 2' }).click();
    await look('a dialog');
    const ruling = page.getByRole('dialog');
    await ruling.getByLabel('Reason').fill('two chips lay there');
    await ruling.getByRole('button', { name: 'Give a chip back at seat 2' }).click();
    await stopped.waitFor({ state: 'detached' });
    const { next } = done(await dealer.table('flush')).view;
    expect(next?.kind).not.toBe('floorperson');
    expect(found).toEqual([]);
    await page.close();
  });

  it('reject one jackpot with a reason and validate the next, and meet no barrier', async () => {
    const dealer = await elsewhere('dealer', 'First hand');
    await createAttended(operator, 'stud', 'sd/caribbean-stud');
    done(await operator.orderAtTable('stud', { type: 'OpenTable', trayCents: cents(5_000_000) }));
    const { page, look, found } = await pitDesk();
    await enter(page);
    const player = cookieClient(house.address);
    done(await player.joinAsGuest());
    await sitDown(player, 'stud', 1);
    done(await dealer.orderAtTable('stud', { type: 'TakeTable' }));
    const stud = { slug: 'stud', dealer, player, seat: 1, stack: ROYAL };
    const award = page.getByRole('article', { name: /^\$5,000\.\d\d for seat 1$/ });
    const chips = async (): Promise<number> => done(await player.me()).money?.chipsCents ?? 0;

    await goOn(stud);
    await award.getByText('Royal flush').waitFor();
    expect(await award.getByRole('img').evaluateAll((cards) => cards.length)).toBe(5);
    await look('the floor in a light room');
    await page.emulateMedia({ colorScheme: 'dark' });
    await look('the floor in a dark room');
    await award.getByRole('button', { name: 'Reject' }).click();
    const reject = page.getByRole('dialog', { name: 'Reject' });
    await reject.getByRole('button', { name: /^Clause SD-/ }).waitFor();
    // Nothing is rejected without a reason.
    const confirm = reject.getByRole('button', { name: 'Reject' });
    expect(await confirm.isDisabled()).toBe(true);
    await look('the rejection of a jackpot');
    await reject.getByLabel('Reason').fill('the light of the seat was not lit');
    await confirm.click();
    await award.waitFor({ state: 'detached' });
    await goOn(stud, ({ round }) => round === null);
    expect(await chips()).toBeLessThan(500_000);

    await goOn(stud);
    await award.getByRole('button', { name: 'Validate' }).click();
    const validate = page.getByRole('dialog', { name: 'Validate' });
    await validate.getByRole('button', { name: /^Clause SD-/ }).waitFor();
    await validate.getByRole('button', { name: 'Validate' }).click();
    // The dealer pays it next: it waits for nobody of the floor any more.
    await page.getByText('It is validated; the dealer pays it.').waitFor();
    await goOn(stud, ({ round }) => round === null);
    await award.waitFor({ state: 'detached' });
    expect(await chips()).toBeGreaterThan(500_000);
    expect(found).toEqual([]);
    await page.close();
  });

  it('do what takes two people in two browsers; the first can only take it back', async () => {
    const [first, other] = [await house.newPage(), await house.newPage()];
    await redeemIn(first, 'pit-manager', 'Third desk');
    await redeemIn(other, 'operator', 'Night desk');
    await first.getByRole('heading', { name: 'Tables', exact: true }).waitFor();
    const table = 'sd-caribbean-stud';
    const meter = async () => (await house.house.message(table, null))?.view.jackpots[0];
    const before = (await meter())?.display?.amountCents ?? 0;
    const step = {
      type: 'Adjust',
      of: 'meter',
      changeMicros: microsOfCents(cents(12_300)),
      reason: 'the display stood behind',
    };
    // No screen proposes this yet: it is sent from the page of who is signed in there.
    await first.evaluate(
      async ([slug, body]) => {
        await fetch(`/api/tables/${slug}/orders`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': 'adjust-1' },
          body: body ?? '',
        });
      },
      [table, JSON.stringify({ type: 'AtJackpot', jackpot: 'progressive', step })],
    );
    const own = first.getByRole('article', { name: 'Adjust a jackpot' });
    await own.getByRole('button', { name: 'Withdraw' }).waitFor();
    expect(await own.getByRole('button', { name: 'Confirm' }).count()).toBe(0);
    const theirs = other.getByRole('article', { name: 'Adjust a jackpot' });
    await theirs.getByText('+$123').waitFor();
    await theirs.getByText('the display stood behind').waitFor();
    await theirs.getByRole('button', { name: 'Confirm' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await theirs.waitFor({ state: 'detached' });
    await own.waitFor({ state: 'detached' });
    expect((await meter())?.display?.amountCents).toBeGreaterThanOrEqual(before + 12_300);
    await first.close();
    await other.close();
  });
});
