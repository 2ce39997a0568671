import { FULL_DECK, formatCard } from '@baize/cards';
import type { WagerId } from '@baize/rulebook';
import type { Draft } from './rounds.js';
import { type Hands, Table } from './table.js';

type Layouts = Readonly<Record<number, Readonly<Partial<Record<WagerId, number>>>>>;
type Decisions = Readonly<Record<number, 'play' | 'fold'>>;

const MOST_STEPS = 100;

/** The dealer's pair of fives stays against any number of hands, and loses to no two cards below it. */
export const STAYS = '5c 5d 9h Js 2c';

/** Whoever is named with two cards would draw three of those that nobody has. */
const withDraws = (hands: Hands): Hands => {
  const places = Object.entries(hands) as readonly (readonly [string, string])[];
  const named = places.flatMap(([, hand]) => hand.split(' '));
  const left = FULL_DECK.map(formatCard).filter((card) => !named.includes(card));
  return Object.fromEntries(
    places.map(([place, hand]) => [
      place,
      place === 'dealer' || hand.split(' ').length === 5
        ? hand
        : [hand, ...left.splice(0, 3)].join(' '),
    ]),
  );
};

/** On to the next seat that is asked, or to the settlement; cards come as `hands` names them. */
export const toAsked = (table: Table, named: Hands): Table => {
  const hands = withDraws(named);
  let now = table;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    now = now.follow(
      (next, { round }) =>
        ['players', 'deal', 'floorperson'].includes(next.kind) || round?.game.phase === 'settled',
    );
    if (now.next?.kind !== 'deal') return now;
    now = now.deals(hands);
  }
  throw new Error('nobody is ever asked');
};

/** The seat that acts now; null when nobody does. */
export const asked = (table: Table): number | null => {
  const { next } = table;
  return next?.kind === 'players' && next.what === 'decide' ? (next.seats[0] ?? null) : null;
};

/** Everybody who is asked decides so, and plays where nothing is said. */
export const playedOut = (table: Table, hands: Hands, decisions: Decisions = {}): Table => {
  let now = toAsked(table, hands);
  for (let seat = asked(now); seat !== null; seat = asked(now)) {
    now = toAsked(now.do({ type: 'Decide', seat, decision: decisions[seat] ?? 'play' }), hands);
  }
  return now;
};

export const ricochet = (change?: (house: Draft) => void): Table =>
  Table.open('wa/ricochet-poker', change);

/** A whole round: five cards for whoever may draw, two for the others. */
export const round = (
  layouts: Layouts,
  hands: Hands,
  decisions: Decisions = {},
  change?: (house: Draft) => void,
): Table => playedOut(ricochet(change).bets(layouts), hands, decisions);

/** One jackpot on the layout and no other, on this table. */
export const onlyJackpot =
  (id: string, table: string, more: Readonly<Record<string, unknown>> = {}) =>
  (house: Draft): void => {
    for (const other of Object.keys(house.jackpots)) delete house.paytables[other];
    house.paytables[id] = table;
    house.jackpots = {
      [id]: { type: 'progressive', wager: 100, seed: 100_000, reserve: 0, rate: 2_000, ...more },
    };
    house.equipment.sensors = [id];
  };
