import {
  type Card,
  describeFlush,
  describeFourOfAKind,
  describeStraightFlush,
  type FlushValue,
  flushLength,
  isSixCardAceHigh,
  longestFlush,
  lowestFlush,
  type Rank,
  runLength,
} from '@baize/cards';
import type { HandKey, HighCardFlushPlay, PayRow, PayTable } from '@baize/rulebook';
import { firstRow } from '../kernel/lines.js';
import type { Reading } from './reading.js';

/** Whether the dealer's seven cards are good enough to play. */
export const qualifies = (dealer: FlushValue, play: HighCardFlushPlay): boolean => {
  const { flushLength: length, topRank } = play.qualifier.value;
  return dealer >= lowestFlush(length, topRank as Rank);
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

export const judgeFlush = (table: PayTable, { flush }: Reading): Judgement => {
  const key = FLUSHES[flushLength(flush)];
  return { row: firstRow(table, (hand) => hand === key), words: describeFlush(flush) };
};

/** Straight flushes, and the four of a kind that one of Maryland's tables pays as well. */
export const judgeStraightFlush = (table: PayTable, { run, quads }: Reading): Judgement => {
  const straight = STRAIGHT_FLUSHES[runLength(run)];
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
