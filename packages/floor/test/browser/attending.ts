import type { House, HouseOrder, LiveView, PersonAtHouse } from '@baize/house';
import { present, unwrap } from '@baize/result';

type TableOrder = Extract<HouseOrder, { readonly to: 'table' }>['order'];
type Place = number | 'dealer';
type NextStep = NonNullable<LiveView['next']>;

const DEALER: PersonAtHouse = { account: 'dealer-1', name: 'Dealer one', role: 'dealer' };
const FLOORPERSON: PersonAtHouse = { account: 'floor-1', name: 'Floor one', role: 'floorperson' };

/** A dealer who does what the table asks for, and lays the cards that a test wants on the felt. */
export class AttendingDealer {
  readonly #left: Map<Place, string[]>;
  readonly #dealt: Place[] = [];

  constructor(
    private readonly house: House,
    private readonly slug: string,
    hands: Readonly<Record<string, string>>,
  ) {
    this.#left = new Map(
      Object.entries(hands).map(([place, cards]) => [
        place === 'dealer' ? place : Number(place),
        cards.split(' '),
      ]),
    );
  }

  take(): Promise<void> {
    return this.#order(DEALER, { type: 'TakeTable' });
  }

  /** Goes on until betting is open, and waits for the first player where the cards do. */
  async untilBets(): Promise<void> {
    for (;;) {
      await this.untilAsked();
      const message = await this.house.message(this.slug, DEALER);
      if (message?.view.round?.game.phase === 'betting') return;
      await new Promise((wake) => setTimeout(wake, 20));
    }
  }

  /** Goes on until a player is asked, or the round is over. */
  async untilAsked(): Promise<void> {
    for (let steps = 0; steps < 200; steps += 1) {
      const message = present(await this.house.message(this.slug, DEALER), 'the table is there');
      const { next, round } = message.view;
      if (next === null || next.kind === 'players' || round?.game.phase === 'settled') return;
      const byFloor = next.kind === 'do' && next.who === 'floorperson';
      await this.#order(byFloor ? FLOORPERSON : DEALER, this.#orderFor(next));
      if (next.kind === 'do' && next.gesture.type === 'OpenRound') return;
    }
    throw new Error('nobody is ever asked');
  }

  #orderFor(next: NextStep): TableOrder {
    switch (next.kind) {
      case 'do':
        return next.gesture as TableOrder;
      case 'deal':
        return {
          type: 'Deal',
          cards: next.places.map((to) => this.#next(to)),
        };
      case 'turn':
        return { type: 'Turn', place: next.place };
      case 'rack-stub':
        return { type: 'RackStub', ...(next.mustCount ? { counted: 52 - this.#lying() } : {}) };
      case 'take-up': {
        const { place, mustCount } = next;
        return { type: 'TakeUp', place, ...(mustCount ? { counted: this.#lying(place) } : {}) };
      }
      default:
        throw new Error(`a dealer does not know what to do: ${next.kind}`);
    }
  }

  #next(to: Place): { readonly to: Place; readonly card: string } {
    this.#dealt.push(to);
    return { to, card: this.#left.get(to)?.shift() ?? '??' };
  }

  /** How many cards lie at a place, or on the whole felt. */
  #lying(at?: Place): number {
    return this.#dealt.filter((to) => at === undefined || to === at).length;
  }

  async #order(by: PersonAtHouse, order: TableOrder): Promise<void> {
    unwrap(await this.house.submit(by, { to: 'table', table: this.slug, order }, null));
  }
}
