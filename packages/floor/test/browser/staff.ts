import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from 'playwright-core';

/** Signs a browser in as staff, by one of the codes that a new house gives out. */
export const signInWithCode = async (
  browser: APIRequestContext,
  address: string,
  code: string,
): Promise<void> => {
  const staff = { code, name: `staff-${randomUUID().slice(0, 8)}`, password: randomUUID() };
  const answer = await browser.post(`${address}/api/staff`, { data: staff });
  if (!answer.ok()) throw new Error(await answer.text());
};

/** Sends an order as whoever that browser is. */
export const order = async (
  browser: APIRequestContext,
  address: string,
  path: string,
  data: object,
): Promise<void> => {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await browser.post(`${address}${path}`, { data, headers });
  if (!answer.ok()) throw new Error(await answer.text());
};
