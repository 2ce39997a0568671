import type { PokerValue } from '@baize/cards';
import type { Pattern } from '../counting/patterns.js';

/** The four cards beside an up card, suits aside, from the lowest hand they make with it. */
export interface UpCard {
  /** Which patterns of four they are. */
  readonly order: Int32Array;
  /** For each number of cards left of the up card's rank, itself among them, how many each leaves there. */
  readonly leaves: readonly Float64Array[];
  readonly values: Float64Array;
}

/** Cards of one rank. */
const COPIES = 4;

export const upCardOf = (
  others: readonly Pattern[],
  place: number,
  worthOf: (pattern: Pattern) => PokerValue,
): UpCard => {
  // Value and index in one number, so that numbers sort themselves.
  const keys = new Float64Array(others.length);
  for (let index = 0; index < others.length; index += 1) {
    const five = (others[index] as Pattern).slice();
    five[place] = (five[place] as number) + 1;
    keys[index] = worthOf(five) * others.length + index;
  }
  keys.sort();
  const order = new Int32Array(others.length);
  const values = new Float64Array(others.length);
  const leaves = Array.from({ length: 1 + COPIES }, () => new Float64Array(others.length));
  for (let at = 0; at < keys.length; at += 1) {
    const index = (keys[at] as number) % others.length;
    const ofRank = others[index]?.[place] as number;
    order[at] = index;
    values[at] = ((keys[at] as number) - index) / others.length;
    for (let left = 0; left <= COPIES; left += 1) {
      (leaves[left] as Float64Array)[at] = left - ofRank;
    }
  }
  return { order, values, leaves };
};

/**
 * Sums of the ways from the lowest hand up. With one card of its rank face up a share of the ways is
 * left, so many of so many; the sums are multiples of how many there were, `leftOfRank`.
 */
export const sumUp = (
  { order, leaves }: UpCard,
  ways: Float64Array,
  leftOfRank: number,
  sums: Float64Array,
  from: number,
  to: number,
): void => {
  const shares = leaves[leftOfRank] as Float64Array;
  let sum = sums[from] as number;
  for (let place = from; place < to; place += 1) {
    sum += (ways[order[place] as number] as number) * (shares[place] as number);
    sums[place + 1] = sum;
  }
};

/** The place of the first hand that is no lower than a mark. */
export const placeOf = (values: Float64Array, mark: number): number => {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] as number) < mark) low = middle + 1;
    else high = middle;
  }
  return low;
};
