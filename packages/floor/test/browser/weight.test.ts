import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';

/** The most that comes over the wire for somebody who was never here, in bytes with their headers. */
const MOST = { script: 85_000, style: 12_000, font: 85_000, everything: 190_000 };
/** And for somebody who was: what the house says of its tables now, and that the page is as it was. */
const MOST_AGAIN = 15_000;

/** One answer as the network brought it. */
interface Weighed {
  readonly path: string;
  readonly type: string;
  readonly status: number;
  readonly encoding: string | undefined;
  readonly cached: boolean;
  /** Header and body as they came over the wire; nothing for what the browser still had. */
  readonly bytes: number;
}

const isAsset = ({ path }: Pick<Weighed, 'path'>): boolean => path.startsWith('/assets/');

/** Loads the lobby in a page until it is there, and weighs what came. */
const visit = async (page: Page, address: string): Promise<readonly Weighed[]> => {
  const devtools = await page.context().newCDPSession(page);
  const answers = new Map<string, Omit<Weighed, 'bytes'>>();
  const weighed: Weighed[] = [];
  const cached = new Set<string>();
  const statuses = new Map<string, number>();
  let underWay = 0;
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (isAsset({ path: new URL(request.url).pathname })) underWay += 1;
  });
  // What really came: a page that is as it was counts as sent for everybody else.
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    statuses.set(requestId, statusCode);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    answers.set(requestId, {
      path: new URL(response.url).pathname,
      type,
      status: response.status,
      encoding: response.headers['content-encoding'],
      cached: cached.has(requestId) || response.fromDiskCache === true,
    });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer === undefined) return;
    if (isAsset(answer)) underWay -= 1;
    const status = statuses.get(requestId) ?? answer.status;
    weighed.push({ ...answer, status, bytes: encodedDataLength });
  });
  await devtools.send('Network.enable');
  await page.goto(address);
  // The cards on the cloth are the last that the lobby loads.
  await page.locator('li [aria-hidden="true"] svg').first().waitFor();
  await page.waitForLoadState('load');
  await page.evaluate('document.fonts.ready.then(() => true)');
  while (underWay > 0) await new Promise((wake) => devtools.once('Network.loadingFinished', wake));
  await devtools.detach();
  return weighed;
};

const endingIn =
  (...endings: readonly string[]) =>
  ({ path }: Weighed): boolean =>
    endings.some((ending) => path.endsWith(ending));
const bytesOf = (all: readonly Weighed[]): number => all.reduce((sum, { bytes }) => sum + bytes, 0);

describe('somebody who comes to the lobby', () => {
  let house: FloorHouse;

  beforeAll(async () => {
    house = await openFloorHouse();
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it('is sent little the first time, and next to nothing the second', async () => {
    const page = await house.newPage();
    const sent = await visit(page, house.address);
    const script = sent.filter(endingIn('.js'));
    const style = sent.filter(endingIn('.css'));
    expect(sent.filter(({ status, cached }) => status !== 200 || cached)).toEqual([]);
    const text = sent.filter(endingIn('.js', '.css', '.svg', '/', '/api/lobby'));
    expect(text.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
    expect([script, style].map((all) => all.length > 0)).toEqual([true, true]);
    expect(bytesOf(script)).toBeLessThan(MOST.script);
    expect(bytesOf(style)).toBeLessThan(MOST.style);
    expect(bytesOf(sent.filter(endingIn('.woff2')))).toBeLessThan(MOST.font);
    expect(bytesOf(sent)).toBeLessThan(MOST.everything);

    await page.goto('about:blank');
    const again = await visit(page, house.address);
    const kept = again.filter(isAsset);
    expect(kept.map(({ path }) => path).toSorted()).toEqual(
      sent
        .filter(isAsset)
        .map(({ path }) => path)
        .toSorted(),
    );
    expect(kept.filter(({ cached, bytes }) => !cached || bytes > 0)).toEqual([]);
    const [document] = again.filter(({ type }) => type === 'Document');
    expect(document).toMatchObject({ path: '/', status: 304 });
    expect(bytesOf(again)).toBeLessThan(MOST_AGAIN);
    await page.close();
  });

  it('follows a table by a compressed stream, as any reader of events can', async () => {
    const page = await house.newPage();
    const live = page.waitForResponse((answer) => answer.url().endsWith('/live'));
    await page.goto(`${house.address}/tables/md-high-card-flush`);
    expect((await (await live).allHeaders())['content-encoding']).toBe('gzip');
    const versions = await page.evaluate<readonly number[]>(`new Promise((resolve, reject) => {
      const source = new EventSource('/api/tables/md-high-card-flush/live');
      const versions = [];
      source.onmessage = ({ data }) => {
        versions.push(JSON.parse(data).version);
        if (versions.length < 3) return;
        source.close();
        resolve(versions);
      };
      source.onerror = () => reject(new Error('the stream is lost'));
    })`);
    expect(versions).toEqual(versions.toSorted((left, right) => left - right));
    await page.close();
  });
});
