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
  const values = others.map((other) => {
    const five = other.slice();
    five[place] = (five[place] ?? 0) + 1;
    return worthOf(five);
  });
  const order = Int32Array.from(others.keys()).sort(
    (left, right) => (values[left] ?? 0) - (values[right] ?? 0),
  );
  return {
    order,
    leaves: Array.from({ length: 1 + COPIES }, (_, left) =>
      Float64Array.from(order, (index) => left - (others[index]?.[place] ?? 0)),
    ),
    values: Float64Array.from(order, (index) => values[index] ?? 0),
  };
};

/**
 * Sums of the ways from the lowest hand up. With one card of its rank face up a share of the ways is
 * left, so many of so many; the sums are multiples of how many there were, `leftOfRank`.
 */
export const sumUp = (
  { order, leaves }: UpCard,
  ways: Float64Array,
  leftOfRank: number,
  into: Float64Array,
): void => {
  const shares = leaves[leftOfRank] as Float64Array;
  let sum = 0;
  for (let place = 0; place < order.length; place += 1) {
    sum += (ways[order[place] as number] as number) * (shares[place] as number);
    into[place + 1] = sum;
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
