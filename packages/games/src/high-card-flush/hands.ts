import {
  type AceRule,
  type Card,
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
export const qualifies = (dealer: readonly Card[], play: HighCardFlushPlay): boolean => {
  const { flushLength: length, topRank } = play.qualifier.value;
  return longestFlush(dealer) >= lowestFlush(length, topRank as Rank);
};

/** The most antes a raise may be with these cards. */
export const mostAntes = (cards: readonly Card[], play: HighCardFlushPlay): number => {
  const length = flushLength(longestFlush(cards));
  const step = play.raise.find(({ value }) => value.lengths.includes(length));
  return step?.value.atMost ?? play.raiseAtLeast.value;
};

/** A hand against a pay table: the row it reached, and the hand in words. */
export interface Judgement {
  readonly row: PayRow | undefined;
  readonly words: string;
}

export const judgeFlush = (table: PayTable, cards: readonly Card[]): Judgement => {
  const value = longestFlush(cards);
  const key = `flush-${flushLength(value)}`;
  return { row: firstRow(table, (hand) => hand === key), words: describeFlush(value) };
};

/** Straight flushes, and the four of a kind that one of Maryland's tables pays as well. */
export const judgeStraightFlush = (
  table: PayTable,
  cards: readonly Card[],
  ace: AceRule,
): Judgement => {
  const run = longestStraightFlush(cards, ace);
  const quads = fourOfAKind(cards);
  const straight = `straight-flush-${runLength(run)}`;
  const satisfies = (hand: HandKey): boolean => {
    if (hand === 'four-of-a-kind') return quads !== undefined;
    if (hand === 'straight-flush-6-ace-high') return isSixCardAceHigh(run);
    return hand === straight;
  };
  const row = firstRow(table, satisfies);
  const words =
    row?.hand === 'four-of-a-kind' && quads !== undefined
      ? describeFourOfAKind(quads)
      : describeStraightFlush(run);
  return { row, words };
};
