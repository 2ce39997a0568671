import type { House, HouseOrder, PersonAtHouse } from '@baize/house';
import { present, unwrap } from '@baize/result';

type TableOrder = Extract<HouseOrder, { readonly to: 'table' }>['order'];
type Place = number | 'dealer';

const DEALER: PersonAtHouse = { account: 'dealer-1', name: 'Dealer one', role: 'dealer' };
const FLOORPERSON: PersonAtHouse = { account: 'floor-1', name: 'Floor one', role: 'floorperson' };

/** A dealer who does what the table asks for, and lays the cards that a test wants on the felt. */
export class AttendingDealer {
  readonly #left: Map<Place, string[]>;

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

  #orderFor(next: Exclude<Awaited<ReturnType<typeof this.next>>, null>): TableOrder {
    switch (next.kind) {
      case 'do':
        return next.gesture as TableOrder;
      case 'deal':
        return {
          type: 'Deal',
          cards: next.places.map((to) => ({ to, card: this.#left.get(to)?.shift() ?? '??' })),
        };
      case 'turn':
        return { type: 'Turn', place: next.place };
      case 'rack-stub':
        return { type: 'RackStub' };
      default:
        throw new Error(`a dealer does not know what to do: ${next.kind}`);
    }
  }

  async next() {
    return present(await this.house.message(this.slug, DEALER), 'the table is there').view.next;
  }

  async #order(by: PersonAtHouse, order: TableOrder): Promise<void> {
    unwrap(await this.house.submit(by, { to: 'table', table: this.slug, order }, null));
  }
}
