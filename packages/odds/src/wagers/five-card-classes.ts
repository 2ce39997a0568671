import {
  type Card,
  fiveCardValue,
  type PokerValue,
  type Rank,
  type RankMask,
  rankCount,
  SUITS,
} from '@baize/cards';
import { type Counted, HandClasses } from '../counting/hand-classes.js';
import { type Pattern, patternsOf, ranksIn } from '../counting/patterns.js';
import {
  FLUSH,
  kindOf,
  ranksHeld,
  suitedCards,
  unsuitedCards,
  waysOfSuits,
} from './rank-patterns.js';

/** Five cards by their ranks, and what they are worth in several suits and in one. */
export interface FiveCards {
  readonly pattern: Pattern;
  readonly held: RankMask;
  /** In how many ways four suits give them. */
  readonly ways: number;
  readonly unsuited: PokerValue;
  /** Null where two cards are of one rank. */
  readonly suited: PokerValue | null;
}

/** Every way to have five cards of these ranks, valued once for all that is counted of them. */
export const fiveCardPatterns = (ranks: readonly Rank[]): readonly FiveCards[] =>
  patternsOf(ranks, FLUSH).map((pattern) => {
    const held = ranksHeld(ranks, pattern);
    return {
      pattern,
      held,
      ways: waysOfSuits(pattern),
      unsuited: fiveCardValue(unsuitedCards(ranks, pattern)),
      suited: rankCount(held) === FLUSH ? fiveCardValue(suitedCards(held, SUITS[0])) : null,
    };
  });

/** All hands of five cards by what poker makes of them. */
export const fiveCardClasses = (
  ranks: RankMask,
  patterns: readonly FiveCards[],
): readonly Counted<readonly Card[]>[] => {
  const of = ranksIn(ranks);
  const classes = new HandClasses<readonly Card[]>();
  for (const { pattern, held, ways, unsuited, suited } of patterns) {
    const flushes = suited === null ? 0 : SUITS.length;
    classes.add(kindOf(unsuited), ways - flushes, () => unsuitedCards(of, pattern));
    if (suited !== null) {
      classes.add(kindOf(suited), flushes, () => suitedCards(held, SUITS[0]));
    }
  }
  return classes.list();
};
