import { assert } from '@baize/result';
import { type Card, rankOf } from './card.js';
import { type PokerValue, pokerValue } from './poker-value.js';

/**
 * Two cards are a pair or a high card, never a straight or a flush (WA-RP-RF). The three cards
 * that are missing rank below any card, so the value compares with one of five cards and never
 * equals it (AMB-01).
 */
export const twoCardValue = (cards: readonly Card[]): PokerValue => {
  const [first, second] = cards;
  assert(
    cards.length === 2 && first !== undefined && second !== undefined && first !== second,
    `a two-card hand is two different cards, not ${cards.length}`,
  );
  const [a, b] = [rankOf(first), rankOf(second)];
  return pokerValue(a === b ? 'one-pair' : 'high-card', a > b ? [a, b] : [b, a]);
};
