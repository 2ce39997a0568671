import {
  type Card,
  cardOf,
  type Rank,
  type RankMask,
  rankBit,
  rankCount,
  rankOf,
  rapidFireOfValues,
  SUITS,
  suitIndexOf,
  twoCardValue,
} from '@baize/cards';
import type { FirstCards } from '@baize/games';
import { ranksIn, waysToHave } from '../caribbean-stud/patterns.js';
import { type Counted, HandClasses } from '../counting/hand-classes.js';
import type { FiveCards } from './five-card-classes.js';
import { unsuitedCards } from './rank-patterns.js';

const [ONE_SUIT, OTHER_SUIT] = SUITS;

/**
 * Every deal of a player's two cards and the dealer's five, by who is ahead. The player's cards leave the
 * dealer fewer of their ranks, and no flush in their suits with their ranks in it.
 */
export const twoAgainstFiveClasses = (
  ranks: RankMask,
  fives: readonly FiveCards[],
): readonly Counted<FirstCards>[] => {
  const of = ranksIn(ranks);
  const patterns = fives.map(({ pattern }) => pattern);
  const waysIn = waysToHave(patterns);
  const ways = new Float64Array(patterns.length);
  const classes = new HandClasses<FirstCards>();
  for (const { of: two, hands } of twoCardClasses(of)) {
    waysIn(
      of.map((rank) => SUITS.length - two.filter((card) => rankOf(card) === rank).length),
      ways,
    );
    const value = twoCardValue(two);
    const tally = { win: 0, tie: 0, lose: 0 };
    const met: { win?: number; tie?: number; lose?: number } = {};
    for (const [place, { held, unsuited, suited }] of fives.entries()) {
      let mixed = ways[place] as number;
      if (suited !== null) {
        const flushes = SUITS.length - suitsTaken(two, held);
        tally[rapidFireOfValues(value, suited)] += flushes;
        mixed -= flushes;
      }
      const result = rapidFireOfValues(value, unsuited);
      tally[result] += mixed;
      if (mixed > 0) met[result] ??= place;
    }
    for (const result of ['win', 'tie', 'lose'] as const) {
      const pattern = patterns[met[result] ?? -1];
      classes.add(result, hands * tally[result], () => ({
        two,
        dealer: pattern === undefined ? [] : unsuitedCards(of, pattern, two),
      }));
    }
  }
  return classes.list();
};

/** In how many suits a flush of these ranks would need one of the two cards. */
const suitsTaken = (two: readonly Card[], held: RankMask): number => {
  let taken = 0;
  for (const card of two) {
    if ((held & rankBit(rankOf(card))) !== 0) taken |= 1 << suitIndexOf(card);
  }
  return rankCount(taken);
};

/** Two cards: of one rank, of one suit, or of neither. */
const twoCardClasses = (ranks: readonly Rank[]): readonly Counted<readonly Card[]>[] =>
  ranks.flatMap((high) => [
    { of: [cardOf(high, ONE_SUIT), cardOf(high, OTHER_SUIT)], hands: 6 },
    ...ranks
      .filter((low) => low < high)
      .flatMap((low) => [
        { of: [cardOf(high, ONE_SUIT), cardOf(low, ONE_SUIT)], hands: SUITS.length },
        {
          of: [cardOf(high, ONE_SUIT), cardOf(low, OTHER_SUIT)],
          hands: SUITS.length * (SUITS.length - 1),
        },
      ]),
  ]);
