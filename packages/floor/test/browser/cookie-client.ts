import { BaizeClient } from '@baize/house/client';

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
