import type { BaizeClient, LiveMessage, LiveView } from '@baize/house/client';
import type { RulebookId } from '@baize/rulebook';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAttended, readyCards, staffPage } from './attended.js';
import { cardsAt, cardsOut, playerOrder, sitDown } from './attended-table.js';
import { cookieClient, done } from './cookie-client.js';
import { type FloorHouse, HOUSE_MS, openFloorHouse } from './floor-house.js';

/** A page is loaded twice for every step of a round; nothing is timed by it. */
const RELOADS_MS = 4 * HOUSE_MS;
const SEATS = [1, 3] as const;

/** Hands as they are dealt to the first seat, the second and the dealer: seat 1 wins a jackpot. */
interface Game {
  readonly id: RulebookId;
  readonly hands: readonly [string, string, string];
  /** What Ricochet draws, seat by seat in the order of action. */
  readonly draws?: string;
  /** Steps that a round of this kind must have come by. */
  readonly meets: readonly RegExp[];
}

const GAMES: readonly Game[] = [
  {
    id: 'md/high-card-flush',
    hands: ['Ah Kh Qh Jh Th 9h 8h', '9d 8d 7d Kc Jc 4s 6s', '9s 3s 2s Qc 4c Td Jd'],
    meets: [/^Settle seat 3/, /^Settle seat 1/, /^Pay the award/, /^Pay envy/, /^Take up/],
  },
  {
    id: 'sd/caribbean-stud',
    hands: ['As Ks Qs Js Ts', '9d 9h 7d Kc Jc', '4h 6s 8c Ah Kd'],
    meets: [/^Settle seat 3/, /^Settle seat 1/, /^Pay the award/, /^Take up/],
  },
  {
    id: 'wa/ricochet-poker',
    hands: ['As Ks', '9d 9h', 'Qs Js Ts 4h 6c'],
    draws: '2c 2d 2h 3c 3d 3h',
    meets: [/^Settle the bonus/, /^Pay the award/, /^Pay the pot/],
  },
];

/** The next step and the course of the round, in the words of a page. */
const shownBy = async (page: Page, words: string): Promise<readonly (string | null)[]> => {
  const panel = page.getByRole('region', { name: 'The next step' });
  await panel.getByRole('heading', { name: words, exact: true }).waitFor();
  const stages = page.getByRole('region', { name: 'The round, step by step' });
  return [await panel.textContent(), await stages.textContent()];
};

/**
 * A round at an attended table, which a dealer has before them twice. The page that was there while a step
 * was done shows what the other shows after it is loaded anew; that one does the next step.
 */
class ReloadedDealer {
  readonly steps: string[] = [];
  readonly #left: string[];

  private constructor(
    private readonly house: FloorHouse,
    private readonly slug: string,
    private readonly pages: [there: Page, loaded: Page],
    private readonly floor: Page,
    private readonly players: ReadonlyMap<number, ReturnType<typeof cookieClient>>,
    private readonly game: Game,
    private readonly following: readonly ReturnType<BaizeClient['followTable']>[],
  ) {
    this.#left = (game.draws ?? '').split(' ');
  }

  static async open(house: FloorHouse, game: Game, pages: [Page, Page], floor: Page) {
    const [dealer, other] = pages;
    const slug = `reload-${game.id.replace('/', '-')}`;
    await openAttended(house, game.id, slug);
    await dealer.goto(`${house.address}/deal/${slug}`);
    await dealer.getByRole('button', { name: /^Take the table/ }).click();
    await dealer.getByRole('button', { name: 'Hand back' }).waitFor();
    const players = new Map<number, ReturnType<typeof cookieClient>>();
    const following: ReturnType<BaizeClient['followTable']>[] = [];
    for (const seat of SEATS) {
      const client = cookieClient(house.address);
      done(await client.joinAsGuest());
      await sitDown(client, slug, seat);
      // Somebody who does not follow the table is away, and nobody waits for them.
      following.push(client.followTable(slug, { message: () => undefined }));
      players.set(seat, client);
    }
    await readyCards(house, slug, dealer, floor);
    await other.goto(`${house.address}/deal/${slug}`);
    return new ReloadedDealer(house, slug, [...pages], floor, players, game, following);
  }

  get #dealer(): Page {
    return this.pages[0];
  }

  async close(): Promise<void> {
    for (const one of this.following) one.stop();
    await Promise.all(this.following.map(({ done: stopped }) => stopped));
  }

  async playRound(): Promise<void> {
    for (let step = 0; step < 100; step += 1) {
      const view = await this.#view();
      if (view.round === null && this.steps.length > 0) return;
      const words = view.procedure?.now.words ?? '';
      this.steps.push(words);
      const [there, loaded] = this.pages;
      await loaded.reload({ waitUntil: 'commit' });
      const anew = await shownBy(loaded, words);
      await expect
        .poll(() => shownBy(there, words), {
          message: `while "${words}" came`,
          timeout: HOUSE_MS,
        })
        .toEqual(anew);
      this.pages.reverse();
      await this.#do(view);
    }
    throw new Error('the round does not come to an end');
  }

  async #view(): Promise<LiveView> {
    const answer = await this.#dealer.request.get(`${this.house.address}/api/tables/${this.slug}`);
    return ((await answer.json()) as LiveMessage).view;
  }

  /** What the page offers, done there; players and the floor do theirs elsewhere. */
  async #do(view: LiveView): Promise<void> {
    const { next } = view;
    const before = JSON.stringify([view.next, view.round]);
    if (next?.kind === 'players' || this.#betsAreOpen(view)) await this.#playersAct(view);
    else if (next?.kind === 'do' && next.who === 'floorperson') await this.#floorActs(next.gesture);
    else await this.#dealerActs(view);
    await expect
      .poll(async () => {
        const now = await this.#view();
        return JSON.stringify([now.next, now.round]);
      })
      .not.toBe(before);
  }

  #betsAreOpen({ round }: LiveView): boolean {
    return round?.game.phase === 'betting' && round.game.hands.length < SEATS.length;
  }

  async #playersAct(view: LiveView): Promise<void> {
    for (const [seat, client] of this.players) {
      const mine = done(await client.table(view.slug)).view;
      const order =
        playerOrder(mine, seat) ??
        (mine.round?.legal[seat]?.some(({ act }) => act === 'play') === true
          ? ({ type: 'Decide', seat, decision: 'play' } as const)
          : null);
      if (order !== null) return void done(await client.orderAtTable(view.slug, order));
    }
    throw new Error('no player knows what to do');
  }

  async #floorActs(gesture: object): Promise<void> {
    const address = `${this.house.address}/api/tables/${this.slug}/orders`;
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await this.floor.request.post(address, { data: gesture, headers });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  async #dealerActs(view: LiveView): Promise<void> {
    const { next } = view;
    const { keyboard } = this.#dealer;
    if (next?.kind === 'deal') await keyboard.type(this.#cardsFor(view, next.places));
    if (next?.kind === 'rack-stub' && next.mustCount) await keyboard.type(`${52 - cardsOut(view)}`);
    if (next?.kind === 'take-up' && next.mustCount) {
      await keyboard.type(`${cardsAt(view, next.place)}`);
    }
    if (next?.kind === 'do' && next.gesture.type === 'CountChips') {
      await keyboard.type(`${next.gesture.chips}`);
    }
    await keyboard.press('Enter');
  }

  #cardsFor(view: LiveView, places: readonly (number | 'dealer')[]): string {
    const isDraw = view.round?.game.phase === 'acting';
    const dealt = new Map<number | 'dealer', number>();
    const cards = places.map((place) => {
      if (isDraw) return this.#left.shift() ?? '?';
      const at = cardsAt(view, place) + (dealt.get(place) ?? 0);
      dealt.set(place, (dealt.get(place) ?? 0) + 1);
      const hand = this.game.hands[place === 'dealer' ? 2 : place === 1 ? 0 : 1];
      return hand.split(' ')[at] ?? '?';
    });
    return cards.join('');
  }
}

describe("a dealer's page that is loaded anew", () => {
  let house: FloorHouse;
  let dealers: [Page, Page];
  let floor: Page;

  beforeAll(async () => {
    house = await openFloorHouse();
    const dealer = await staffPage(house, 'dealer');
    const storageState = await dealer.context().storageState();
    dealers = [dealer, await house.newPage({ storageState })];
    floor = await staffPage(house, 'floorperson');
  }, HOUSE_MS);

  afterAll(() => house.close(), HOUSE_MS);

  it.each(GAMES.map((game) => [game.id, game] as const))(
    'shows the same next step in every step of a round of %s',
    async (_id, game) => {
      const table = await ReloadedDealer.open(house, game, dealers, floor);
      await table.playRound().finally(() => table.close());
      for (const step of game.meets) expect(table.steps.join('\n')).toMatch(new RegExp(step, 'm'));
    },
    RELOADS_MS,
  );

  it('shows no step before it knows what the wagers of the table are called', async () => {
    const [page] = dealers;
    const slug = 'names';
    await openAttended(house, 'md/high-card-flush', slug);
    let answer: (value?: unknown) => void = () => undefined;
    const held = new Promise((resolve) => {
      answer = resolve;
    });
    await page.route(`**/api/tables/${slug}/rules`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${house.address}/deal/${slug}`);
    // The table itself is there.
    await expect.poll(() => page.title()).toContain('Dealing at High Card Flush');
    await page.getByText('Walking to the table').waitFor();
    const panel = page.getByRole('region', { name: 'The next step' });
    expect(await panel.count()).toBe(0);
    answer();
    await panel.waitFor();
  });
});
