import {
  ALL_RANKS,
  type FlushValue,
  lowestFlush,
  type Rank,
  type RankMask,
  rankCount,
} from '@baize/cards';
import { assert } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { choose } from '../counting/binomials.js';

/** What the odds of the base game depend on: a deck, a hand's size, a qualifier and the raises. */
export interface FlushGame {
  /** The ranks of each of the four suits; all of them but in a short deck. */
  readonly ranks: RankMask;
  readonly cardsEach: number;
  /** The lowest hand that qualifies the dealer. */
  readonly qualifier: FlushValue;
  /** The most antes of a raise, by the length of the player's flush; the least is one. */
  readonly mostRaise: readonly number[];
}

/** The game as a document has it; other qualifiers and multiples take the same time to count. */
export const flushGame = (
  { rulebook }: Pick<RulesInForce, 'rulebook'>,
  ranks: RankMask = ALL_RANKS,
  cardsEach?: number,
): FlushGame => {
  const { play } = rulebook;
  assert(play.game === 'high-card-flush', 'the rules are of High Card Flush');
  const each = cardsEach ?? play.cardsEach.value;
  const mostRaise = Array.from({ length: each + 1 }, (_, length) =>
    Math.max(
      0,
      ...play.raise
        .filter(({ value }) => value.lengths.includes(length))
        .map(({ value }) => value.atMost),
    ),
  );
  const { flushLength, topRank } = play.qualifier.value;
  return {
    ranks,
    cardsEach: each,
    qualifier: lowestFlush(flushLength, topRank as Rank),
    mostRaise,
  };
};

/** How many hands the dealer can have beside a player's. */
export const dealersHandsOf = ({ ranks, cardsEach }: FlushGame): number =>
  choose(4 * rankCount(ranks) - cardsEach, cardsEach);
