import {
  type AceRule,
  type FlushValue,
  longestRun,
  lowestFlush,
  type Rank,
  type RankMask,
  rankBit,
  rankCount,
  type StraightFlushValue,
} from '@baize/cards';
import { choose } from '../counting/binomials.js';
import { ranksIn } from '../counting/patterns.js';
import { setsBySize } from '../counting/rank-sets.js';
import { handsOfFour } from '../counting/suit-product.js';

/** Hands that a bonus table cannot tell apart, and how many there are. */
export interface Counted<T> {
  readonly of: T;
  readonly hands: number;
}

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
  const sets = setsBySize(ranks, cards).map((of) =>
    Array.from(of, (mask) => ({ mask, run: mask === 0 ? 0 : (longestRun(mask, ace) as number) })),
  );
  const runs = [...new Set(sets.flatMap((of) => of.map(({ run }) => run)))]
    .filter((run) => run > 0)
    .toSorted((left, right) => left - right);
  const upTo = (run: number, holding: RankMask): number =>
    handsOfFour(
      Float64Array.from(
        sets,
        (of) => of.filter((one) => one.run <= run && (one.mask & holding) === holding).length,
      ),
      cards,
    );
  const withQuads = (run: number): number =>
    ranksIn(ranks).reduce((sum, rank) => sum + upTo(run, rankBit(rank)), 0);
  const quads = ranksIn(ranks)[0];
  let [all, four] = [0, 0];
  return runs
    .flatMap((run): Counted<RunAndQuads>[] => {
      const [allUpTo, fourUpTo] = [upTo(run, 0), withQuads(run)];
      const [more, moreFour] = [allUpTo - all, fourUpTo - four];
      [all, four] = [allUpTo, fourUpTo];
      const of = run as StraightFlushValue;
      return [
        { of: { run: of, quads: undefined }, hands: more - moreFour },
        { of: { run: of, quads }, hands: moreFour },
      ];
    })
    .filter(({ hands }) => hands > 0);
};
