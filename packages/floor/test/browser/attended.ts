import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { HouseOrder, PersonAtHouse } from '@baize/house';
import type { LiveMessage } from '@baize/house/client';
import { readyMadeHouse } from '@baize/house/ready-made';
import { cents } from '@baize/money';
import { decodeHouseRules, type RulebookId } from '@baize/rulebook';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { FloorHouse } from './floor-house.js';

const SET_UP: PersonAtHouse = { account: 'set-up', name: 'Set up', role: 'operator' };
const PASSWORD = 'a long enough password';

/** An open table that a dealer drives, its cards typed in or from the shuffler. */
export const openAttended = async (
  { house }: Pick<FloorHouse, 'house'>,
  id: RulebookId,
  slug: string,
  cards: 'typed' | 'shuffler' = 'typed',
): Promise<void> => {
  const rules = decodeHouseRules(JSON.parse(readFileSync(readyMadeHouse(id), 'utf8')));
  if (!rules.ok) throw new Error(`the ready-made rules of ${id} cannot be read`);
  const does = async (order: HouseOrder): Promise<void> => {
    const done = await house.submit(SET_UP, order, null);
    if (!done.ok) throw new Error(done.error.message);
  };
  await does({
    to: 'floor',
    order: {
      type: 'CreateTable',
      house: rules.value,
      slug,
      name: rules.value.name,
      dealing: 'attended',
      cards,
      jackpots: {},
      practice: 0,
      decisionSeconds: null,
    },
  });
  const trayCents = cents(50_000_000);
  await does({ to: 'table', table: slug, order: { type: 'OpenTable', trayCents } });
};

/** A browser in which somebody of the staff has signed in. */
export const staffPage = async (
  { address, codes, newPage }: FloorHouse,
  role: 'dealer' | 'floorperson',
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const page = await newPage(options);
  const code = codes.find((one) => one.role === role)?.code.secret();
  const body = { code, name: role === 'dealer' ? 'Dealer' : 'Floor', password: PASSWORD };
  const redeemed = await page.request.post(`${address}/api/staff`, { data: body });
  if (!redeemed.ok()) {
    const { name } = body;
    const again = { data: { name, password: PASSWORD } };
    const entered = await page.request.post(`${address}/api/session`, again);
    if (!entered.ok()) throw new Error(await entered.text());
  }
  return page;
};

/** How the second dealer is called. */
export const SECOND = 'Second dealer';

/** One more dealer, by a code that the operator issues. */
export const secondDealer = async ({ address, codes, newPage }: FloorHouse): Promise<Page> => {
  const page = await newPage();
  const redeem = async (code: string | undefined, name: string): Promise<void> => {
    const data = { code, name, password: PASSWORD };
    const redeemed = await page.request.post(`${address}/api/staff`, { data });
    if (!redeemed.ok()) throw new Error(await redeemed.text());
  };
  await redeem(codes.find(({ role }) => role === 'operator')?.code.secret(), 'Operator');
  const issued = await page.request.post(`${address}/api/codes`, { data: { roles: ['dealer'] } });
  const answer = (await issued.json()) as { readonly codes: readonly { readonly code: string }[] };
  await redeem(answer.codes[0]?.code, SECOND);
  return page;
};

/** The decks made ready, as the procedure asks for it: between rounds, by whoever it names. */
export const readyCards = async (
  { address }: Pick<FloorHouse, 'address'>,
  table: string,
  dealer: Page,
  floor: Page,
): Promise<void> => {
  for (;;) {
    const answer = await dealer.request.get(`${address}/api/tables/${table}`);
    const { view } = (await answer.json()) as LiveMessage;
    const { next } = view;
    if (next?.kind !== 'do' || next.gesture.type !== 'Cards') return;
    const { request } = next.who === 'floorperson' ? floor : dealer;
    const done = await request.post(`${address}/api/tables/${table}/orders`, {
      data: next.gesture,
      headers: { 'idempotency-key': randomUUID() },
    });
    if (!done.ok()) throw new Error(await done.text());
  }
};

/** A guest in a browser of their own, at a seat with chips. */
export const seatedPage = async (
  { address, newPage }: FloorHouse,
  table: string,
  seat: number,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const page = await newPage(options);
  await page.goto(`${address}/tables/${table}`);
  await page.getByRole('button', { name: `Sit here, at seat ${seat}` }).click();
  await page.getByRole('button', { name: 'Chips $500' }).waitFor();
  return page;
};
