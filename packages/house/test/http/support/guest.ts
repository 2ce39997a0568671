import type { LiveView } from '../../../src/live/live-view.js';
import type { AccountOrder, TableOrder } from '../../../src/live/orders.js';
import { leastStakes, orderFrom } from '../../live/support/decide.js';
import type { TestHouse } from '../../live/support/open-house.js';
import { problemOf } from './caller.js';
import type { Served } from './serve.js';
import { Stream } from './stream.js';

type SignedIn = Awaited<ReturnType<Served['as']>>;

/** A person with a browser: orders over HTTP, and a page that follows one table. */
export class Guest {
  #page: Stream | null = null;

  private constructor(
    private readonly served: Served,
    private readonly over: TestHouse,
    readonly caller: SignedIn,
    readonly slug: string,
  ) {}

  static async come(served: Served, over: TestHouse, slug: string): Promise<Guest> {
    const guest = new Guest(served, over, await served.as('player'), slug);
    await guest.openPage();
    return guest;
  }

  get account(): string {
    return this.caller.person.account;
  }

  async openPage(): Promise<void> {
    const cookie = this.caller.cookie ?? '';
    this.#page = await Stream.open(this.served, `/api/tables/${this.slug}/live`, { cookie });
    await this.#page.next();
  }

  /** Closes the browser; the house has noticed when this is over. */
  async closePage(): Promise<void> {
    const before = this.over.house.followers(this.slug);
    this.#page?.leave();
    this.#page = null;
    while (this.over.house.followers(this.slug) >= before) {
      await new Promise((turn) => setImmediate(turn));
    }
  }

  /** The code of a refusal; null when it was done. */
  async order(order: TableOrder): Promise<string | null> {
    const response = await this.caller.order(`/api/tables/${this.slug}/orders`, order);
    return response.ok ? null : (await problemOf(response)).code;
  }

  async own(order: AccountOrder): Promise<string | null> {
    const response = await this.caller.order('/api/me/orders', order);
    return response.ok ? null : (await problemOf(response)).code;
  }

  async view(): Promise<LiveView> {
    const response = await this.caller.get(`/api/tables/${this.slug}`);
    return ((await response.json()) as { readonly view: LiveView }).view;
  }

  async money(): Promise<{ readonly walletCents: number; readonly chipsCents: number }> {
    const me = (await (await this.caller.get('/api/me')).json()) as {
      readonly money: { readonly walletCents: number; readonly chipsCents: number };
    };
    return me.money;
  }

  async sit(seat: number, cents = 100_000): Promise<void> {
    const done = [
      await this.own({ type: 'ConfirmAge', atLeast: 21 }),
      await this.order({ type: 'Sit', seat }),
      cents > 0 ? await this.order({ type: 'BuyIn', cents: cents as never }) : null,
    ];
    if (done.some((code) => code !== null)) throw new Error(`not seated: ${done.join()}`);
  }

  /** The least of every wager. */
  async bet(seat: number): Promise<string | null> {
    const act = (await this.view()).round?.legal[seat]?.find((one) => one.act === 'place-wagers');
    if (act?.act !== 'place-wagers') return 'no-bets-now';
    return this.order({ type: 'PlaceWagers', seat, stakes: leastStakes(act) });
  }

  async decide(seat: number): Promise<string | null> {
    const order = orderFrom(await this.view(), seat, { person: this.caller.person, seats: [seat] });
    return order?.type === 'Decide' ? this.order(order) : 'nothing-to-decide';
  }
}
