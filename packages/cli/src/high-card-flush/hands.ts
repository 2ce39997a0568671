import {
  type Card,
  describeFlush,
  describeStraightFlush,
  longestFlush,
  longestFlushCards,
  longestStraightFlush,
  runLength,
  suitIndexOf,
} from '@baize/cards';
import type { RulesInForce } from '@baize/rulebook';
import type { HandsOfGame } from '../felt/felt.js';

const SHORTEST_RUN = 3;

/** The run is named where a wager could pay on it. */
const words = ({ settings }: RulesInForce, cards: readonly Card[]): string => {
  const flush = describeFlush(longestFlush(cards));
  const run = longestStraightFlush(cards, { aceLow: settings.aceLow });
  return runLength(run) < SHORTEST_RUN ? flush : `${flush}; ${describeStraightFlush(run)}`;
};

const bySuit = (left: Card, right: Card): number =>
  suitIndexOf(right) - suitIndexOf(left) || right - left;

export const FLUSH_HANDS: HandsOfGame = {
  arranged: (cards) => {
    const flush = longestFlushCards(cards);
    return [flush, cards.filter((card) => !flush.includes(card)).toSorted(bySuit)];
  },
  words,
};
