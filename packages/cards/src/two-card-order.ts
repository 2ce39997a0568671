import { type Card, rankOf, suitIndexOf, suitOf } from './card.js';
import { pokerCategoryOf } from './poker-value.js';
import { twoCardValue } from './two-card.js';

/**
 * Which of two equal pairs is higher: the one with the spade, or the one without the club
 * (WA-RP-6a-ii, -iii).
 */
export const TIED_PAIRS = ['spade-high', 'club-low'] as const;
export type TiedPairs = (typeof TIED_PAIRS)[number];

/**
 * A two-card hand's place in the order of action, the lowest first. Suits count here and nowhere
 * else (AMB-03). No two hands of one deck have the same place.
 */
export const placeInOrder = (cards: readonly Card[], tiedPairs: TiedPairs): number => {
  const value = twoCardValue(cards);
  const tieBreak =
    pokerCategoryOf(value) === 'one-pair' ? pairTieBreak(cards, tiedPairs) : highCardSuit(cards);
  return value * 4 + tieBreak;
};

/** The hands as they act, lowest first; `cardsOf` finds the cards of whatever is being ordered. */
export const inOrderOfAction = <T>(
  hands: readonly T[],
  cardsOf: (hand: T) => readonly Card[],
  tiedPairs: TiedPairs,
): readonly T[] =>
  hands.toSorted(
    (a, b) => placeInOrder(cardsOf(a), tiedPairs) - placeInOrder(cardsOf(b), tiedPairs),
  );

const highCardSuit = (cards: readonly Card[]): number =>
  suitIndexOf(cards.reduce((high, card) => (rankOf(card) > rankOf(high) ? card : high)));

const pairTieBreak = (cards: readonly Card[], tiedPairs: TiedPairs): number => {
  const suits = cards.map(suitOf);
  return Number(tiedPairs === 'spade-high' ? suits.includes('s') : !suits.includes('c'));
};
