import {
  type AceRule,
  type Card,
  type CardSet,
  describeFlush,
  describeFourOfAKind,
  describeStraightFlush,
  flushLength,
  fourOfAKind,
  isSixCardAceHigh,
  longestFlush,
  longestStraightFlush,
  lowestFlush,
  type Rank,
  runLength,
} from '@baize/cards';
import type { HandKey, HighCardFlushPlay, PayRow, PayTable } from '@baize/rulebook';
import { firstRow } from '../kernel/lines.js';

/** Whether the dealer's seven cards are good enough to play. */
export const qualifies = (dealer: CardSet, play: HighCardFlushPlay): boolean => {
  const { flushLength: length, topRank } = play.qualifier.value;
  return longestFlush(dealer) >= lowestFlush(length, topRank as Rank);
};

/** The most antes a raise may be with these cards. */
export const mostAntes = (cards: readonly Card[], play: HighCardFlushPlay): number => {
  const length = flushLength(longestFlush(cards));
  const step = play.raise.find(({ value }) => value.lengths.includes(length));
  return step?.value.atMost ?? play.raiseAtLeast.value;
};

// Written out: a key put together for every hand is slow to make and to compare.
const FLUSHES: Readonly<Partial<Record<number, HandKey>>> = {
  4: 'flush-4',
  5: 'flush-5',
  6: 'flush-6',
  7: 'flush-7',
};
const STRAIGHT_FLUSHES: Readonly<Partial<Record<number, HandKey>>> = {
  3: 'straight-flush-3',
  4: 'straight-flush-4',
  5: 'straight-flush-5',
  6: 'straight-flush-6',
  7: 'straight-flush-7',
};

/** A hand against a pay table: the row it reached, and the hand in words. */
export interface Judgement {
  readonly row: PayRow | undefined;
  readonly words: string;
}

export const judgeFlush = (table: PayTable, cards: CardSet): Judgement => ({
  row: flushRow(table, cards),
  words: describeFlush(longestFlush(cards)),
});

export const flushRow = (table: PayTable, cards: CardSet): PayRow | undefined => {
  const key = FLUSHES[flushLength(longestFlush(cards))];
  return firstRow(table, (hand) => hand === key);
};

/** Straight flushes, and the four of a kind that one of Maryland's tables pays as well. */
export const judgeStraightFlush = (table: PayTable, cards: CardSet, ace: AceRule): Judgement => {
  const row = straightFlushRow(table, cards, ace);
  const quads = row?.hand === 'four-of-a-kind' ? fourOfAKind(cards) : undefined;
  const words =
    quads === undefined
      ? describeStraightFlush(longestStraightFlush(cards, ace))
      : describeFourOfAKind(quads);
  return { row, words };
};

export const straightFlushRow = (
  table: PayTable,
  cards: CardSet,
  ace: AceRule,
): PayRow | undefined => {
  const run = longestStraightFlush(cards, ace);
  const straight = STRAIGHT_FLUSHES[runLength(run)];
  return firstRow(table, (hand) => {
    if (hand === 'four-of-a-kind') return fourOfAKind(cards) !== undefined;
    if (hand === 'straight-flush-6-ace-high') return isSixCardAceHigh(run);
    return hand === straight;
  });
};
