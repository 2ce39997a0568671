import {
  type Card,
  describePoker,
  fiveCardValue,
  inOrderOfAction,
  type PokerValue,
  twoCardValue,
} from '@baize/cards';
import { present } from '@baize/result';
import type { Citation, RulesInForce } from '@baize/rulebook';
import type { Place } from '../kernel/round.js';
import { clausesOf } from './clauses.js';
import { type DealerFold, dealersFold } from './dealers-fold.js';
import type { Contender } from './felt.js';

/** A hand that left the action, and the clause that put it out. */
interface Discard {
  readonly place: Place;
  readonly cite: Citation;
}

/** What one player did in turn, and what came of it. */
export interface ActionStep {
  readonly seat: number;
  readonly did: 'fold' | 'play' | 'not-asked';
  /** The five-card hand in words; null where none was made. */
  readonly hand: string | null;
  readonly discarded: readonly Discard[];
}

/** A hand that would take the pot if the game ended now. */
interface Alive {
  readonly place: Place;
  readonly value: PokerValue;
}

/** How the contest for the pot stands. */
export interface Action {
  /** Lowest two cards first, fixed when the cards lie on the table (AMB-72). */
  readonly order: readonly Contender[];
  readonly dealerFold: DealerFold | null;
  /** The dealer's hand, or the players' equal best: never both, since players win ties with the dealer. */
  readonly alive: readonly Alive[];
  /** One for each player who has acted, in the order of action. */
  readonly steps: readonly ActionStep[];
}

export const dealersHand = (dealer: readonly Card[]): Alive => ({
  place: 'dealer',
  value: fiveCardValue(dealer),
});

/** The dealer's hand is tested, and what is left of it is the first hand to beat. */
export const openAction = (
  rules: RulesInForce,
  dealer: readonly Card[],
  contenders: readonly Contender[],
): Action => {
  const dealerFold = dealersFold(rules, dealer, contenders);
  return {
    order: inOrderOfAction(contenders, ({ cards }) => cards, rules.settings.tiedPairs),
    dealerFold,
    alive: dealerFold === null ? [dealersHand(dealer)] : [],
    steps: [],
  };
};

export type Turn =
  | { readonly kind: 'asked' | 'not-asked'; readonly seat: number }
  | { readonly kind: 'over' };

/** Who acts next. The last player is not asked when no five-card hand is alive (AMB-24). */
export const turnOf = ({ order, steps, alive }: Action): Turn => {
  const next = order[steps.length];
  if (next === undefined) return { kind: 'over' };
  const isLast = steps.length === order.length - 1;
  return { kind: isLast && alive.length === 0 ? 'not-asked' : 'asked', seat: next.seat };
};

const inTurn = ({ order, steps }: Action): Contender =>
  present(order[steps.length], 'a player who has not acted');

const stillToAct = ({ order, steps }: Action): readonly Contender[] =>
  order.slice(steps.length + 1);

export const foldInTurn = (rules: RulesInForce, action: Action): Action => {
  const { seat } = inTurn(action);
  const discarded = [{ place: seat, cite: clausesOf(rules).folded }];
  return { ...action, steps: [...action.steps, { seat, did: 'fold', hand: null, discarded }] };
};

/** The player in turn plays and draws: the five-card hand meets every hand showing (WA-RP-8). */
export const playInTurn = (rules: RulesInForce, action: Action, draw: readonly Card[]): Action => {
  const { seat, cards } = inTurn(action);
  const value = fiveCardValue([...cards, ...draw]);
  const discarded = discardedBy(rules, action, { place: seat, value });
  const out = new Set(discarded.map(({ place }) => place));
  return {
    ...action,
    alive: [...action.alive, { place: seat, value }].filter(({ place }) => !out.has(place)),
    steps: [...action.steps, { seat, did: 'play', hand: describePoker(value), discarded }],
  };
};

const discardedBy = (rules: RulesInForce, action: Action, hand: Alive): readonly Discard[] => {
  const cites = clausesOf(rules);
  const twoCards = stillToAct(action).map(({ cards }) => twoCardValue(cards));
  const highest = Math.max(...action.alive.map(({ value }) => value), ...twoCards);
  if (hand.value < highest) return [{ place: hand.place, cite: cites.notBeating }];
  return action.alive.flatMap(({ place, value }): Discard[] => {
    if (value < hand.value) return [{ place, cite: cites.outdone }];
    return place === 'dealer' ? [{ place, cite: cites.dealerTied }] : [];
  });
};

/** The last player wins with two cards; the draw is for the ante bonus only and changes nothing. */
export const excuseInTurn = (action: Action, draw: readonly Card[] | null): Action => {
  const { seat, cards } = inTurn(action);
  const hand = draw === null ? null : describePoker(fiveCardValue([...cards, ...draw]));
  return {
    ...action,
    alive: [{ place: seat, value: twoCardValue(cards) }],
    steps: [...action.steps, { seat, did: 'not-asked', hand, discarded: [] }],
  };
};

export type Winners = readonly number[] | readonly ['dealer'];

/** Who takes the pot of a contest that is over; the seats in ascending order. */
export const winnersOf = ({ alive }: Action): Winners => {
  const seats = alive.map(({ place }) => place).filter((place) => place !== 'dealer');
  return seats.length === 0 ? ['dealer'] : seats.toSorted((left, right) => left - right);
};

export interface HandToBeat {
  readonly place: Place;
  readonly cards: 'five' | 'two';
  readonly hand: string;
}

/** Every hand that the player in turn has to beat, the highest first. */
export const handsToBeat = (action: Action): readonly HandToBeat[] => {
  const fives = action.alive.map((hand) => ({ ...hand, cards: 'five' as const }));
  const twos = stillToAct(action).map(({ seat, cards }) => ({
    place: seat,
    value: twoCardValue(cards),
    cards: 'two' as const,
  }));
  return [...fives, ...twos]
    .toSorted((left, right) => right.value - left.value)
    .map(({ place, cards, value }) => ({ place, cards, hand: describePoker(value) }));
};
