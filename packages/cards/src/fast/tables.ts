import { assert } from '@baize/result';
import { type Card, DECK_SIZE, RANKS, rankOf, suitIndexOf } from '../card.js';
import { type PokerValue, pokerCategoryOf, ranksOf } from '../poker-value.js';
import { handClasses } from './hand-classes.js';
import { findRankKeys, SUM_BITS } from './rank-keys.js';
import { findSuitKeys, flushSuits } from './suit-keys.js';
import { packSums, type SumList, type SumTable, strengthAtSum } from './sum-table.js';

/** The strength of a royal flush: there are as many strengths. */
export const STRONGEST = 7462;
/** How many sets of ranks one suit may hold. */
export const RANK_SETS = 1 << RANKS.length;

// The cells of seven cards are three quarters full and take 128 kB, their rows 16 kB.
export const FIVE_SHAPE = { rowBits: 11, cellBits: 13 } as const;
export const SEVEN_SHAPE = { rowBits: 13, cellBits: 16 } as const;

/** Everything the fast evaluator looks up. A strength is the place of a hand class, weakest 1. */
export interface Tables {
  readonly cardKeys: Int32Array;
  readonly five: SumTable;
  readonly seven: SumTable;
  readonly fiveFlushes: Uint8Array;
  readonly sevenFlushes: Uint8Array;
  readonly suited: Uint16Array;
  readonly values: readonly PokerValue[];
}

export const deriveTables = (): Tables => {
  const rankKeys = findRankKeys();
  const suitKeys = findSuitKeys();
  const cardKeys = Int32Array.from({ length: DECK_SIZE }, (_, card) => {
    const rankKey = rankKeys[rankOf(card as Card) - 2] ?? 0;
    return rankKey + (suitKeys[suitIndexOf(card as Card)] << SUM_BITS);
  });

  const classes = handClasses();
  assert(classes.length === STRONGEST, `${classes.length} classes of hands`);
  const five = packSums(FIVE_SHAPE, unsuitedFives(classes, rankKeys));
  const seven = packSums(SEVEN_SHAPE, unsuitedSevens(five, rankKeys));
  return {
    cardKeys,
    five,
    seven,
    fiveFlushes: flushSuits(5, suitKeys),
    sevenFlushes: flushSuits(7, suitKeys),
    suited: suited(classes),
    values: classes,
  };
};

const isSuited = (value: PokerValue): boolean => {
  const category = pokerCategoryOf(value);
  return category === 'flush' || category === 'straight-flush' || category === 'royal-flush';
};

const unsuitedFives = (classes: readonly PokerValue[], rankKeys: readonly number[]): SumList => {
  const sums: number[] = [];
  const strengths: number[] = [];
  classes.forEach((value, index) => {
    if (isSuited(value)) return;
    let sum = 0;
    for (const rank of ranksOf(value)) sum += rankKeys[rank - 2] as number;
    sums.push(sum);
    strengths.push(index + 1);
  });
  return { sums: Int32Array.from(sums), strengths: Uint16Array.from(strengths) };
};

/** Seven cards are worth the best of the fives they leave when two are put aside. */
const unsuitedSevens = (five: SumTable, rankKeys: readonly number[]): SumList => {
  const sums: number[] = [];
  const strengths: number[] = [];
  const hand = new Int32Array(7);

  const best = (sum: number): number => {
    let strength = 0;
    for (let i = 0; i < 7; i++) {
      for (let j = i + 1; j < 7; j++) {
        const left = strengthAtSum(five, sum - (hand[i] as number) - (hand[j] as number));
        if (left > strength) strength = left;
      }
    }
    return strength;
  };

  const deal = (cards: number, lowest: number, sum: number): void => {
    if (cards === 7) {
      sums.push(sum);
      strengths.push(best(sum));
      return;
    }
    for (let place = lowest; place < rankKeys.length; place++) {
      const key = rankKeys[place] as number;
      if (cards >= 4 && hand[cards - 4] === key) continue;
      hand[cards] = key;
      deal(cards + 1, place, sum + key);
    }
  };
  deal(0, 0, 0);
  return { sums: Int32Array.from(sums), strengths: Uint16Array.from(strengths) };
};

/** By the ranks held in one suit, a bit each: five cards or more. */
const suited = (classes: readonly PokerValue[]): Uint16Array => {
  const strengths = new Uint16Array(RANK_SETS);
  classes.forEach((value, index) => {
    if (!isSuited(value)) return;
    const ranks = ranksOf(value).reduce<number>((bits, rank) => bits | (1 << (rank - 2)), 0);
    strengths[ranks] = index + 1;
  });
  for (let ranks = 0; ranks < strengths.length; ranks++) {
    if (strengths[ranks] !== 0) continue;
    let best = 0;
    for (let bit = 1; bit <= ranks; bit <<= 1) {
      if ((ranks & bit) !== 0) best = Math.max(best, strengths[ranks ^ bit] as number);
    }
    strengths[ranks] = best;
  }
  return strengths;
};
