import {
  type AceRule,
  bestFiveOf,
  type Card,
  longestRun,
  type RankMask,
  rankCount,
  runLength,
  runTop,
  SUITS,
  type Suit,
  shortDeck,
  topRank,
} from '@baize/cards';
import { choose } from '../counting/binomials.js';
import { type Counted, HandClasses } from '../counting/hand-classes.js';
import { type Pattern, ranksIn } from '../counting/patterns.js';
import { setsBySize } from '../counting/rank-sets.js';
import {
  eachPattern,
  FLUSH,
  kindOf,
  ranksHeld,
  suitedCards,
  unsuitedCards,
  waysOfSuits,
  waysWithFlush,
} from './rank-patterns.js';

const SEVEN = 7;
const ACE_LOW_TOO: AceRule = { aceLow: true };

/** All hands of seven cards by the best five of them. */
export const sevenCardClasses = (
  ranks: RankMask,
  unsuited: readonly Counted<readonly Card[]>[],
): readonly Counted<readonly Card[]>[] => {
  const kinds = new HandClasses<readonly Card[]>();
  for (const { shown, hands, cards } of suitedSevens(ranks)) {
    const run = longestRun(shown, ACE_LOW_TOO);
    const straight = runLength(run) >= FLUSH;
    const kind = straight ? `straight ${runTop(run)}` : `flush ${topRank(shown)}`;
    kinds.add(kind, SUITS.length * hands, () => cards(SUITS[0]));
  }
  return byBestFive([...unsuited, ...kinds.list()]);
};

/**
 * Seven cards, no five of one suit. How many there are of each rank says all: which ranks are held how
 * often decides the best five by the longest run, by the shape, and by the highest of what there is most of.
 */
export const unsuitedSevens = (ranks: RankMask): readonly Counted<readonly Card[]>[] => {
  const of = ranksIn(ranks);
  const kinds = new HandClasses<readonly Card[]>();
  const waysByShape = new Map<number, number>();
  eachPattern(of.length, SEVEN, (pattern) => {
    const shape = shapeOf(pattern);
    const ways = waysByShape.get(shape) ?? waysOfSuits(pattern) - waysWithFlush(pattern);
    waysByShape.set(shape, ways);
    const run = longestRun(ranksHeld(of, pattern), ACE_LOW_TOO);
    const straight = runLength(run) >= FLUSH ? runTop(run) : 0;
    const kind = (shape * 16 + straight) * 16 + mostOften(pattern);
    kinds.add(kind, ways, () => unsuitedCards(of, pattern));
  });
  return kinds.list();
};

/** How many ranks there are once, twice, three and four times. */
const shapeOf = (pattern: Pattern): number => {
  let shape = 0;
  for (const take of pattern) {
    if (take > 0) shape += 1 << (3 * (take - 1));
  }
  return shape;
};

/** The highest of the ranks that are there most often. */
const mostOften = (pattern: Pattern): number => {
  let highest = 0;
  for (let place = 0; place < pattern.length; place += 1) {
    if ((pattern[place] as number) >= (pattern[highest] as number)) highest = place;
  }
  return highest;
};

/** Five cards or more of a suit, and the others of other suits. */
interface SuitedSeven {
  /** The ranks of the flush. */
  readonly shown: RankMask;
  /** How many such hands there are in one suit. */
  readonly hands: number;
  /** One of them, the cards of the flush first. */
  readonly cards: (suit: Suit) => readonly Card[];
}

/** Five cards of one suit are the flush: with seven cards nothing better is possible but in that suit. */
export const suitedSevens = (ranks: RankMask): readonly SuitedSeven[] => {
  const others = (SUITS.length - 1) * rankCount(ranks);
  return setsBySize(ranks, SEVEN).flatMap((sets, size) =>
    size < FLUSH
      ? []
      : Array.from(sets, (shown) => ({
          shown,
          hands: choose(others, SEVEN - size),
          cards: (suit: Suit) => [
            ...suitedCards(shown, suit),
            ...cardsBeside(ranks, suit).slice(0, SEVEN - size),
          ],
        })),
  );
};

const cardsBeside = (ranks: RankMask, suit: Suit): readonly Card[] =>
  shortDeck({ ranks: ranksIn(ranks), suits: SUITS.filter((other) => other !== suit) });

/** Kinds that poker does not tell apart become one. */
export const byBestFive = (
  kinds: readonly Counted<readonly Card[]>[],
): readonly Counted<readonly Card[]>[] => {
  const classes = new HandClasses<readonly Card[]>();
  for (const { of, hands } of kinds) classes.add(kindOf(bestFiveOf(of)), hands, () => of);
  return classes.list();
};
