import { FULL_DECK, formatCard } from '@baize/cards';
import type { Place } from '@baize/games';
import { cardsOut, type NextStep, type RoundAtTable } from '@baize/table';
import type { TableOrder } from '../../../src/live/orders.js';
import type { Person } from '../../../src/live/people.js';
import { orderFrom, type Playing } from './decide.js';
import { done, type TestHouse } from './open-house.js';
import { DEALER, FLOOR } from './people.js';

/** An attended table, its people, and the cards that lie on its felt where they are typed in. */
export interface Attended {
  readonly house: TestHouse;
  readonly slug: string;
  readonly players: readonly Playing[];
  readonly dealer?: Person;
  readonly floor?: Person;
  /** The order in which cards leave the shoe; the whole deck in its own order unless told. */
  readonly stack?: readonly string[];
}

export const IN_ORDER: readonly string[] = FULL_DECK.map(formatCard);

export const roundAt = ({ house, slug }: Pick<Attended, 'house' | 'slug'>): RoundAtTable | null => {
  const table = house.house.desk(slug)?.table;
  return table?.phase === 'open' ? table.round : null;
};

const lyingAt = ({ game }: RoundAtTable, place: Place): number => {
  if (place === 'dealer') {
    const dealer = 'dealer' in game ? game.dealer : [];
    return ('cards' in dealer ? dealer.cards : dealer).length;
  }
  const hand = game.hands.find(({ seat }) => seat === place);
  return (hand?.cards.length ?? 0) + (hand !== undefined && 'draw' in hand ? hand.draw.length : 0);
};

/** What the procedure asks of the staff, as an order; null where players are asked. */
const staffOrder = (attended: Attended, next: NextStep): TableOrder | null => {
  const { house, slug, stack = IN_ORDER } = attended;
  const round = roundAt(attended);
  const typed = house.house.desk(slug)?.settings.cards === 'typed';
  switch (next.kind) {
    case 'do': {
      const { gesture } = next;
      if (gesture.type === 'Cards' && gesture.gesture.type === 'Cut' && !typed) {
        return { type: 'Cards', gesture: { type: 'Cut', deck: gesture.gesture.deck } };
      }
      return gesture as TableOrder;
    }
    case 'deal': {
      if (!typed || round === null) return { type: 'Deal' };
      const left = stack.slice(cardsOut(round));
      return {
        type: 'Deal',
        cards: next.places.map((to, at) => ({ to, card: left[at] ?? '??' })),
      };
    }
    case 'turn':
      return { type: 'Turn', place: next.place };
    case 'rack-stub':
      return {
        type: 'RackStub',
        ...(next.mustCount && round !== null ? { counted: 52 - cardsOut(round) } : {}),
      };
    case 'take-up': {
      const { place, mustCount } = next;
      return {
        type: 'TakeUp',
        place,
        ...(mustCount && round !== null ? { counted: lyingAt(round, place) } : {}),
      };
    }
    case 'players':
    case 'floorperson':
      return null;
  }
};

/** The next thing somebody does at an attended table, done; null when nothing is to be done by them. */
export const attendStep = async (attended: Attended): Promise<TableOrder | null> => {
  const { house, slug, players, dealer = DEALER, floor = FLOOR } = attended;
  for (const playing of players) {
    const view = await house.view(slug, playing.person);
    for (const seat of playing.seats) {
      const order = orderFrom(view, seat, playing);
      if (order === null) continue;
      done(await house.at(playing.person, slug, order));
      return order;
    }
  }
  const { next } = await house.view(slug, dealer);
  const order = next === null ? null : staffOrder(attended, next);
  if (next === null || order === null) return null;
  const who = next.kind === 'do' && next.who === 'floorperson' ? floor : dealer;
  done(await house.at(who, slug, order));
  return order;
};

/** Goes on until something holds; `each` looks in after every step. */
export const attendUntil = async (
  attended: Attended,
  holds: () => boolean,
  each: () => Promise<void> = async () => undefined,
): Promise<void> => {
  for (let step = 0; step < 500; step += 1) {
    if (holds()) return;
    if ((await attendStep(attended)) === null) throw new Error('nobody knows what comes next');
    await each();
  }
  throw new Error('it does not come to an end');
};

const lastRound = ({ house, slug }: Attended): number =>
  house.house.desk(slug)?.table.lastRound ?? 0;

/** One whole round from wherever the table is. */
export const attendRound = async (
  attended: Attended,
  each?: () => Promise<void>,
): Promise<void> => {
  const inProgress = roundAt(attended)?.number;
  const last = inProgress ?? lastRound(attended) + 1;
  const over = (): boolean => roundAt(attended) === null && lastRound(attended) >= last;
  await attendUntil(attended, over, each);
};

/** To a phase of the game. */
export const attendToPhase = (attended: Attended, phase: string): Promise<void> =>
  attendUntil(attended, () => roundAt(attended)?.game.phase === phase);
