import { type Card, describePoker, fiveCardValue, rankOf } from '@baize/cards';
import type { HandsOfGame } from '../felt/felt.js';

/** Pairs and better together in front, then by rank. */
const byRankIn =
  (cards: readonly Card[]) =>
  (left: Card, right: Card): number => {
    const alike = (card: Card): number =>
      cards.filter((other) => rankOf(other) === rankOf(card)).length;
    return alike(right) - alike(left) || right - left;
  };

export const FIVE_CARD_HANDS: HandsOfGame = {
  arranged: (cards) => [cards.toSorted(byRankIn(cards))],
  words: (_rules, cards) => (cards.length === 5 ? describePoker(fiveCardValue(cards)) : ''),
};
