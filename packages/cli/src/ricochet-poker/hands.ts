import { type Card, describePoker, fiveCardValue, twoCardValue } from '@baize/cards';
import type { HandsOfGame } from '../felt/felt.js';

/** For two cards or five; otherwise empty. */
export const pokerWords = (cards: readonly Card[]): string => {
  if (cards.length === 2) return describePoker(twoCardValue(cards));
  return cards.length === 5 ? describePoker(fiveCardValue(cards)) : '';
};

export const RICOCHET_HANDS: HandsOfGame = {
  // In the order dealt, which jackpots depend on.
  arranged: (cards) => [cards],
  words: (_rules, cards) => pokerWords(cards),
};
