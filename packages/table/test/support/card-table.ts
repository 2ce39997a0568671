import { readFileSync } from 'node:fs';
import { type Result, unwrap } from '@baize/result';
import {
  decodeHouseRules,
  type Equipment,
  putInForce,
  type RulebookId,
  rulebookById,
} from '@baize/rulebook';
import { decideCards } from '../../src/cards/decide.js';
import { cardsAfterRound, cardsInPlay, evolveCards } from '../../src/cards/evolve.js';
import type { NextForCards } from '../../src/cards/next.js';
import { type CardsUnder, type Deck, noCards, type TableCards } from '../../src/cards/state.js';
import {
  type CardsEvent,
  type CardsOrder,
  deckForRound,
  nextForCards,
  type Refusal,
} from '../../src/index.js';

type Person = Pick<CardsEvent, 'by' | 'as'>;

export const DEALER: Person = { by: 'Dana', as: 'dealer' };
export const FLOOR: Person = { by: 'Flo', as: 'floorperson' };
export const MANAGER: Person = { by: 'Pat', as: 'pit-manager' };
export const PLAYER: Person = { by: 'Ada', as: 'player' };
export const DEVICE: Person = { by: 'shuffler', as: 'house' };

export const NOON = '2026-01-01T12:00:00Z';

/** The equipment of a ready-made example, some of it changed; `undefined` takes a thing away. */
export const tableUnder = (
  id: RulebookId,
  changes: { readonly [K in keyof Equipment]?: Equipment[K] | undefined } = {},
): CardsUnder => {
  const file = new URL(`../../../rulebook/examples/${id.replace('/', '-')}.json`, import.meta.url);
  const decoded = decodeHouseRules(JSON.parse(readFileSync(file, 'utf8')));
  if (!decoded.ok) throw new Error(`the example of ${id} is broken`);
  const rules = putInForce(rulebookById(id), decoded.value);
  if (!rules.ok) throw new Error(`the example of ${id} is not in force`);
  const equipment = { ...decoded.value.equipment, ...changes } as Equipment;
  return { rulebook: rules.value.rulebook, equipment };
};

/** Whoever may do it, does it. */
const usualPerson = (order: CardsOrder): Person => {
  switch (order.type) {
    case 'OrderShuffle':
    case 'OrderRecut':
    case 'RepairDevice':
      return FLOOR;
    case 'DoOpeningStep':
      return order.step === 'floorperson-verifies' ? FLOOR : DEALER;
    default:
      return DEALER;
  }
};

const short = (result: Result<unknown, Refusal>): string | null =>
  result.ok ? null : `${result.error.code} ${result.error.cite}`;

/** A table's cards, told in gestures. Nothing changes: each gesture gives a new table. */
export class CardTable {
  private constructor(
    readonly under: CardsUnder,
    readonly state: TableCards,
    readonly events: readonly CardsEvent[],
    readonly now: string,
    readonly rounds: number,
  ) {}

  static open(under: CardsUnder): CardTable {
    return new CardTable(under, noCards(under), [], NOON, 0);
  }

  private with(state: TableCards, events: readonly CardsEvent[] = [], rounds = this.rounds) {
    return new CardTable(this.under, state, [...this.events, ...events], this.now, rounds);
  }

  at(now: string): CardTable {
    return new CardTable(this.under, this.state, this.events, now, this.rounds);
  }

  do(order: CardsOrder, person: Person = usualPerson(order)): CardTable {
    const events = unwrap(this.decide(order, person));
    return this.with(events.reduce(evolveCards, this.state), events);
  }

  all(...orders: readonly CardsOrder[]): CardTable {
    return orders.reduce<CardTable>((table, order) => table.do(order), this);
  }

  /** `code clause` of the refusal; null when it is allowed. */
  refuses(order: CardsOrder, person: Person = usualPerson(order)): string | null {
    return short(this.decide(order, person));
  }

  decide(order: CardsOrder, person: Person) {
    return decideCards(this.under, this.state, { ...order, ...person, at: this.now });
  }

  /** Why no round may be dealt now: `code clause`; null when one may. */
  get waits(): string | null {
    return short(deckForRound(this.under, this.state, this.now));
  }

  get readyDeck(): string {
    return unwrap(deckForRound(this.under, this.state, this.now));
  }

  get next(): NextForCards | null {
    return nextForCards(this.under, this.state, this.now);
  }

  get last(): CardsEvent {
    const event = this.events.at(-1);
    if (event === undefined) throw new Error('nothing has happened');
    return event;
  }

  deck(id: string): Deck {
    const deck = this.state.decks.find((one) => one.id === id);
    if (deck === undefined) throw new Error(`no deck ${id}`);
    return deck;
  }

  deal(): CardTable {
    const round = this.rounds + 1;
    return this.with(cardsInPlay(this.state, this.readyDeck, round, this.now), [], round);
  }

  endRound(deck: 'kept' | 'reshuffled' | 'removed' = 'kept'): CardTable {
    return this.with(cardsAfterRound(this.state, deck));
  }

  /** What the table itself says comes next, until a round may be dealt. */
  followed(most = 60): CardTable {
    let table: CardTable = this;
    for (let step = 0; step < most && table.next !== null; step += 1) {
      table = table.do(table.next.command);
    }
    return table;
  }
}

export const bring = (
  deck: string,
  more: Partial<Extract<CardsOrder, { type: 'BringDeck' }>> = {},
) =>
  ({ type: 'BringDeck', deck, colour: deck, design: 'diamond', coverCards: 2, ...more }) as const;

export const open = (deck: string): readonly CardsOrder[] =>
  (
    [
      'dealer-inspects',
      'floorperson-verifies',
      'spread-face-up',
      'first-player-looks',
      'turn-face-down',
      'wash',
      'stack',
    ] as const
  ).map((step) => ({ type: 'DoOpeningStep', deck, step }));

export const byHand = (deck: string) => ({ type: 'Shuffle', deck, how: 'hand' }) as const;
export const byMachine = (deck: string, counted = 52) =>
  ({ type: 'Shuffle', deck, how: 'machine', counted }) as const;
export const cut = (deck: string, depth = 26) => ({ type: 'Cut', deck, depth }) as const;
export const load = (deck: string) => ({ type: 'LoadDeck', deck }) as const;
export const feed = (deck: string) => ({ type: 'FeedShuffler', deck }) as const;
