import {
  type Card,
  cardOf,
  FULL_DECK,
  type PokerValue,
  pokerCategoryOf,
  pokerValueOfStrength,
  ranksOf,
  STRONGEST,
} from '@baize/cards';
import { inMixedSuits } from './rank-patterns.js';

/** The same hands for the same seed. */
export const randomHands = (seed: number, count: number, size: number): readonly Card[][] => {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 0x915f77f5) + 1) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return Array.from({ length: count }, () => {
    const deck = [...FULL_DECK];
    return Array.from({ length: size }, () => deck.splice(below(deck.length), 1)[0] as Card);
  });
};

/** Five cards of this value. */
export const exampleOf = (value: PokerValue): readonly Card[] =>
  /flush/.test(pokerCategoryOf(value))
    ? ranksOf(value).map((rank) => cardOf(rank, 'h'))
    : inMixedSuits(ranksOf(value));

/** Every value five cards can have, weakest first by the fast evaluator. */
export const allValues = (): readonly PokerValue[] =>
  Array.from({ length: STRONGEST }, (_, place) => pokerValueOfStrength(place + 1));
