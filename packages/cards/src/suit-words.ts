import type { Suit } from './card.js';

const SUIT_WORDS: Readonly<Record<Suit, string>> = {
  c: 'clubs',
  d: 'diamonds',
  h: 'hearts',
  s: 'spades',
};

/** `spades`. */
export const suitWord = (suit: Suit): string => SUIT_WORDS[suit];
