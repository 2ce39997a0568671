import { FULL_DECK, formatCard, formatDealtCard } from '@baize/cards';
import type { House } from '@baize/house';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardsIn } from './cards-in-text.js';
import { type FloorHouse, HOUSE_MS, openFloorHouse, slugOf } from './floor-house.js';
import { byMouse } from './hands.js';
import { Player } from './player.js';
import { Received } from './received.js';
import { signInWithCode } from './staff.js';

const ALL = FULL_DECK.map(formatCard);

/** Everything that a browser keeps of a page beside what it shows. */
const KEPT = `(async () => JSON.stringify({
  local: { ...localStorage },
  session: { ...sessionStorage },
  cookie: document.cookie,
  state: history.state,
  title: document.title,
  window: name,
  address: location.href,
  databases: await indexedDB.databases(),
  caches: await caches.keys(),
}))()`;

/** All that a page has and was ever sent. */
interface Traces {
  readonly document: string;
  readonly accessibility: string;
  readonly kept: string;
  readonly received: string;
}

/** A page with everything that reached it since it was opened. */
interface Watched {
  readonly page: Page;
  readonly received: Received;
}

const watched = async (house: FloorHouse): Promise<Watched> => {
  const page = await house.newPage();
  return { page, received: await Received.by(page) };
};

const tracesOf = async ({ page, received }: Watched): Promise<Traces> => {
  const devtools = await page.context().newCDPSession(page);
  const tree = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  return {
    document: await page.evaluate<string>('document.documentElement.outerHTML'),
    accessibility: JSON.stringify(tree),
    kept: await page.evaluate<string>(KEPT),
    received: await received.text(),
  };
};

const foundIn = (traces: Traces, cards: readonly string[]) =>
  Object.fromEntries(Object.entries(traces).map(([where, text]) => [where, cardsIn(text, cards)]));

const NOWHERE = { document: [], accessibility: [], kept: [], received: [] };

interface Held {
  readonly dealer: readonly string[];
  readonly hands: readonly { readonly player: string; readonly cards: readonly string[] }[];
}

/** What really lies on the felt, from the house's own memory. */
const heldAt = (house: House, slug: string): Held => {
  const table = house.desk(slug)?.table;
  const game = table?.phase === 'open' ? table.round?.game : undefined;
  const dealer = game !== undefined && 'dealer' in game ? game.dealer : [];
  if (game === undefined || !('turned' in dealer)) throw new Error('no dealer holds cards');
  return {
    dealer: dealer.cards.map(formatDealtCard),
    hands: game.hands.map(({ player, cards }) => ({ player, cards: cards.map(formatDealtCard) })),
  };
};

const accountOf = async ({ page }: Watched, address: string): Promise<string> => {
  const answer = await page.request.get(`${address}/api/session`);
  const { person } = (await answer.json()) as { readonly person: { readonly account: string } };
  return person.account;
};

describe('while somebody decides', () => {
  let house: FloorHouse;
  let dealerCodes: FloorHouse['codes'][number][];

  beforeAll(async () => {
    house = await openFloorHouse();
    dealerCodes = house.codes.filter(({ role }) => role === 'dealer');
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it.each([
    ['md/high-card-flush', 0],
    ['sd/caribbean-stud', 1],
  ] as const)('nobody else has a hidden card of %s in any form', async (id, shown) => {
    // Nobody has played here before: every card that anybody was ever sent is of this round.
    const table = `${slugOf(id)}-new`;
    await house.openTable(id, { slug: table, practice: 0 });
    const [first, second, onlooker, dealer] = [
      await watched(house),
      await watched(house),
      await watched(house),
      await watched(house),
    ];
    const players = [first, second].map(({ page }) => new Player(page, byMouse(), table));
    for (const player of players) await player.sitDown(house.address);
    await onlooker.page.goto(`${house.address}/tables/${table}`);
    const code = dealerCodes.pop()?.code.secret() ?? '';
    await signInWithCode(dealer.page.request, house.address, code);
    await dealer.page.goto(`${house.address}/tables/${table}`);
    for (const player of players) {
      await player.layEverything();
      await player.place();
    }
    const back = { name: 'A card face down' };
    for (const { page } of [onlooker, dealer]) await page.getByRole('img', back).last().waitFor();
    // Maryland asks one after the other.
    await Promise.any(players.map((player) => player.stay.waitFor()));

    const { dealer: dealers, hands } = heldAt(house.house, table);
    const up = dealers.slice(dealers.length - shown);
    expect(hands).toHaveLength(2);
    for (const viewer of [first, second, onlooker, dealer]) {
      const plays = viewer === first || viewer === second;
      const account = plays ? await accountOf(viewer, house.address) : null;
      const own = hands.find(({ player }) => player === account)?.cards ?? [];
      const mayKnow = [...own, ...up];
      const hidden = ALL.filter((card) => !mayKnow.includes(card));
      const traces = await tracesOf(viewer);
      expect(foundIn(traces, hidden)).toEqual(NOWHERE);

      // The same search finds what this viewer may see: it does not look past anything.
      const found = foundIn(traces, mayKnow);
      expect(found).toEqual({
        document: mayKnow,
        accessibility: mayKnow,
        // The page keeps the cards it has shown, to hold the proof of the round against them.
        kept: mayKnow,
        received: mayKnow,
      });

      // What lies face down is the same picture everywhere.
      const backs = viewer.page.getByRole('img', back);
      const count =
        dealers.length - shown + hands.flatMap(({ cards }) => cards).length - own.length;
      expect(await backs.count()).toBe(count);
      const pictures = await backs.evaluateAll((all) =>
        all.map((one) => String(Reflect.get(one, 'outerHTML'))),
      );
      expect(pictures[0]).toContain('<');
      expect(new Set(pictures).size).toBe(1);
    }
    for (const { page } of [first, second, onlooker, dealer]) await page.close();
  });
});
