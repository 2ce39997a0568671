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
import { present } from '@baize/result';
import { type Counted, HandClasses } from '../counting/hand-classes.js';
import { ranksIn } from '../counting/patterns.js';
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
  const classes = new HandClasses<FirstCards>();
  for (const { of: two, hands } of twoCardClasses(of)) {
    const value = twoCardValue(two);
    const counts = { win: 0, tie: 0, lose: 0 };
    const met: { win?: FiveCards; tie?: FiveCards; lose?: FiveCards } = {};
    const [first, second] = two.map((card) => of.indexOf(rankOf(card))) as [number, number];
    for (const five of fives) {
      let mixed = waysLeft(five, first, second);
      if (five.suited !== null) {
        const flushes = SUITS.length - suitsTaken(two, five.held);
        counts[rapidFireOfValues(value, five.suited)] += flushes;
        mixed -= flushes;
      }
      const result = rapidFireOfValues(value, five.unsuited);
      counts[result] += mixed;
      if (mixed > 0) met[result] ??= five;
    }
    for (const result of ['win', 'tie', 'lose'] as const) {
      classes.add(result, hands * counts[result], () => {
        const { pattern } = present(met[result], `a dealer's hand for a ${result}`);
        return { two, dealer: unsuitedCards(of, pattern, two) };
      });
    }
  }
  return classes.list();
};

/** A card that is gone leaves, of all ways to take k of the n cards of its rank, n − k of every n. */
const waysLeft = ({ pattern, ways }: FiveCards, first: number, second: number): number => {
  const left = (ways * (SUITS.length - (pattern[first] as number))) / SUITS.length;
  const others = first === second ? SUITS.length - 1 : SUITS.length;
  return (left * (others - (pattern[second] as number))) / others;
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
