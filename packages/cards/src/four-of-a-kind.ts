import type { Card, Rank } from './card.js';
import { CardSet } from './card-set.js';
import { topRank } from './rank-mask.js';
import { rankPlural } from './rank-words.js';

/**
 * The rank of which the cards hold all four, if any (MD-HCF-12C(7)); seven cards have room for
 * one.
 */
export const fourOfAKind = (cards: Iterable<Card>): Rank | undefined => {
  const [clubs, diamonds, hearts, spades] = CardSet.of(cards).suits;
  const inEverySuit = clubs & diamonds & hearts & spades;
  return inEverySuit === 0 ? undefined : topRank(inEverySuit);
};

/** `four queens`. */
export const describeFourOfAKind = (rank: Rank): string => `four ${rankPlural(rank)}`;
