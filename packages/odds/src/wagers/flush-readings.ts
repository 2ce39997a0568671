import {
  type AceRule,
  type Card,
  cardOf,
  type FlushValue,
  isSixCardAceHigh,
  longestRun,
  longestStraightFlush,
  lowestFlush,
  type Rank,
  type RankMask,
  rankBit,
  rankCount,
  runLength,
  runRanks,
  type StraightFlushValue,
  SUITS,
  shortDeck,
} from '@baize/cards';
import { assert } from '@baize/result';
import { choose } from '../counting/binomials.js';
import { type Counted, HandClasses } from '../counting/hand-classes.js';
import { ranksIn } from '../counting/patterns.js';
import { setsBySize } from '../counting/rank-sets.js';
import { handsOfFour } from '../counting/suit-product.js';

/** All hands by the length of their longest flush. */
export const handsByFlush = (ranks: RankMask, cards: number): readonly Counted<FlushValue>[] => {
  const size = rankCount(ranks);
  const top = Math.max(...ranksIn(ranks)) as Rank;
  const upTo = (length: number): number =>
    handsOfFour(
      Float64Array.from({ length: length + 1 }, (_, take) => choose(size, take)),
      cards,
    );
  return Array.from({ length: Math.min(cards, size) }, (_, index) => index + 1)
    .map((length) => ({
      of: lowestFlush(length, top),
      hands: upTo(length) - (length === 1 ? 0 : upTo(length - 1)),
    }))
    .filter(({ hands }) => hands > 0);
};

/** A hand's best run, and whether it has four of a kind beside it. */
export interface RunAndQuads {
  readonly run: StraightFlushValue;
  readonly quads: Rank | undefined;
}

/**
 * All hands by their best run in a suit, those with four of a kind apart. A hand's run is the best of its
 * suits', so that hands up to a run are a product of suits up to it; with four of a kind every suit holds
 * that rank.
 */
export const handsByRun = (
  ranks: RankMask,
  cards: number,
  ace: AceRule,
): readonly Counted<RunAndQuads>[] => {
  const held = ranksIn(ranks);
  const sets = setsByRun(ranks, cards, ace);
  // By size: the sets of ranks up to a run, of all of them and of those that hold each rank.
  const upTo = new Float64Array(cards + 1);
  const holding = held.map(() => new Float64Array(cards + 1));
  upTo[0] = 1;
  let [all, four] = [0, 0];
  const counted: Counted<RunAndQuads>[] = [];
  for (const [run, masks] of sets) {
    for (const mask of masks) {
      const size = rankCount(mask);
      upTo[size] = (upTo[size] as number) + 1;
      for (const [place, rank] of held.entries()) {
        const ways = holding[place] as Float64Array;
        if ((mask & rankBit(rank)) !== 0) ways[size] = (ways[size] as number) + 1;
      }
    }
    const allUpTo = handsOfFour(upTo, cards);
    const fourUpTo = holding.reduce((sum, ways) => sum + handsOfFour(ways, cards), 0);
    const [more, moreFour] = [allUpTo - all, fourUpTo - four];
    [all, four] = [allUpTo, fourUpTo];
    counted.push(
      { of: { run, quads: undefined }, hands: more - moreFour },
      { of: { run, quads: held[0] }, hands: moreFour },
    );
  }
  return counted.filter(({ hands }) => hands > 0);
};

/** The sets of ranks that a suit can hold, by their longest run, the shortest first. */
const setsByRun = (
  ranks: RankMask,
  cards: number,
  ace: AceRule,
): readonly (readonly [StraightFlushValue, readonly RankMask[]])[] => {
  const found = new Map<StraightFlushValue, RankMask[]>();
  for (const mask of setsBySize(ranks, cards).flatMap((of) => Array.from(of))) {
    if (mask === 0) continue;
    const run = longestRun(mask, ace) as StraightFlushValue;
    const known = found.get(run);
    if (known === undefined) found.set(run, [mask]);
    else known.push(mask);
  }
  return [...found].toSorted(([left], [right]) => left - right);
};

/** All hands by their best run, as far as tables tell runs apart, with the cards of one of each. */
export const runClasses = (
  ranks: RankMask,
  cards: number,
  ace: AceRule,
): readonly Counted<readonly Card[]>[] => {
  const classes = new HandClasses<readonly Card[]>();
  for (const { of, hands } of handsByRun(ranks, cards, ace)) {
    classes.add(kindOfRun(of.run), hands, () => handWithRun(ranks, cards, ace, of.run));
  }
  return classes.list();
};

const kindOfRun = (run: StraightFlushValue): string =>
  `${runLength(run)}${isSixCardAceHigh(run) ? ', ace high' : ''}`;

/** The run, and whatever cards of the deck leave it the best. */
const handWithRun = (
  ranks: RankMask,
  cards: number,
  ace: AceRule,
  run: StraightFlushValue,
): readonly Card[] => {
  const hand = runRanks(run).map((rank) => cardOf(rank, SUITS[0]));
  for (const card of shortDeck({ ranks: ranksIn(ranks) })) {
    if (hand.length === cards) break;
    if (hand.includes(card)) continue;
    const best = longestStraightFlush([...hand, card], ace);
    if (kindOfRun(best) === kindOfRun(run)) hand.push(card);
  }
  assert(hand.length === cards, () => `a hand with a run of ${kindOfRun(run)}`);
  return hand;
};
