import { BaizeClient, type ProblemView } from '@baize/house/client';
import type { Result } from '@baize/result';

/** A client that keeps its session, as a browser does. */
export const cookieClient = (address: string): BaizeClient => {
  let cookie = '';
  return new BaizeClient(address, async (url, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, headers });
    const [given] = response.headers.getSetCookie();
    if (given !== undefined) cookie = given.split(';')[0] ?? '';
    return response;
  });
};

/** What was answered; an error where it was refused. */
export const done = <T>(reply: Result<T, ProblemView>): T => {
  if (reply.ok) return reply.value;
  throw new Error(`${reply.error.code}: ${reply.error.detail}`);
};
