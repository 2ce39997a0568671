import { type Card, describePoker, fiveCardValue, twoCardValue } from '@baize/cards';
import type { HandsOfGame } from '../felt/felt.js';

/** Two cards of one's own or five; in the middle of a deal there is nothing to say. */
export const pokerWords = (cards: readonly Card[]): string => {
  if (cards.length === 2) return describePoker(twoCardValue(cards));
  return cards.length === 5 ? describePoker(fiveCardValue(cards)) : '';
};

export const RICOCHET_HANDS: HandsOfGame = {
  // The dealer's lie in the order of arrival, which jackpots ask for.
  arranged: (cards) => [cards],
  words: (_rules, cards) => pokerWords(cards),
};
