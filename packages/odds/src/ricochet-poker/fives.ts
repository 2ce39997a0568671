import {
  cardOf,
  fiveCardValue,
  POKER_CATEGORIES,
  type PokerCategory,
  pokerCategoryOf,
  type RankMask,
  ranksDown,
} from '@baize/cards';
import { assert } from '@baize/result';
import { choose } from '../counting/binomials.js';
import { patternsOf, ranksIn, unsuitedValues } from '../counting/patterns.js';
import { setsBySize } from '../counting/rank-sets.js';
import type { DealsByHand } from './outcomes.js';

const SUITS = 4;
const HAND = 5;

/** All hands of five cards, by kind: of each set of five ranks four are of one suit. */
export const fivesByHand = (mask: RankMask): DealsByHand => {
  const ranks = ranksIn(mask);
  const worthOf = unsuitedValues(ranks);
  const hands = new Map<PokerCategory, number>(POKER_CATEGORIES.map((hand) => [hand, 0]));
  const add = (kind: PokerCategory, count: number): void => {
    hands.set(kind, (hands.get(kind) ?? 0) + count);
  };
  for (const pattern of patternsOf(ranks, HAND)) {
    const ways = pattern.reduce((product, count) => product * choose(SUITS, count), 1);
    const flushes = pattern.every((count) => count <= 1) ? SUITS : 0;
    add(pokerCategoryOf(worthOf(pattern)), ways - flushes);
  }
  for (const five of setsBySize(mask, HAND)[HAND] ?? []) {
    const cards = ranksDown(five).map((rank) => cardOf(rank, 'c'));
    add(pokerCategoryOf(fiveCardValue(cards)), SUITS);
  }
  const all = [...hands.values()].reduce((sum, count) => sum + count, 0);
  assert(all === choose(SUITS * ranks.length, HAND), () => `${all} hands of five cards`);
  return Object.fromEntries(hands) as DealsByHand;
};
