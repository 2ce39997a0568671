import type { Card } from './card.js';
import { fiveCardValue } from './poker-five.js';
import type { PokerValue } from './poker-value.js';
import { twoCardValue } from './two-card.js';

export type RapidFire = 'win' | 'tie' | 'lose';

/** A player's two cards against the dealer's five, by the Rapid Fire rule. */
export const rapidFire = (playersTwo: readonly Card[], dealersFive: readonly Card[]): RapidFire =>
  rapidFireOfValues(twoCardValue(playersTwo), fiveCardValue(dealersFive));

/**
 * Only the dealer's category and first two ranks count: above a pair the dealer wins by the
 * category, a pair is its rank twice, and of a high card the two highest are compared (AMB-02).
 * The dealer's other cards never matter.
 */
export const rapidFireOfValues = (playersTwo: PokerValue, dealersFive: PokerValue): RapidFire => {
  const difference = firstTwo(playersTwo) - firstTwo(dealersFive);
  return difference > 0 ? 'win' : difference === 0 ? 'tie' : 'lose';
};

const LAST_THREE_RANKS_BITS = 12;

const firstTwo = (value: PokerValue): number => value >> LAST_THREE_RANKS_BITS;
