import type { PokerValue } from '@baize/cards';
import { keyOf, type Pattern } from '../caribbean-stud/patterns.js';
import { choose } from '../counting/binomials.js';

const OTHERS = 4;
/** A rank gives none to four cards. */
const TAKES = 5;
const WAYS = Float64Array.from({ length: TAKES * TAKES }, (_, at) =>
  choose(Math.floor(at / TAKES), at % TAKES),
);

/** The dealer's hands with one card face up against a mark, flushes taken for what they are unsuited. */
export interface Against {
  readonly below: number;
  readonly equal: number;
  readonly unqualified: number;
}

/** The four cards beside an up card of some rank, suits aside, the weakest hand with it first. */
export interface Beside {
  readonly values: Float64Array;
  /** Four for each: `5 · place of a rank + how many of it`, and a rank that gives none where there are fewer. */
  readonly factors: Uint8Array;
  /** How many do not qualify. */
  readonly unqualified: number;
}

export const besideOf = (
  up: number,
  others: readonly Pattern[],
  worth: ReadonlyMap<number, PokerValue>,
  qualifier: PokerValue,
): Beside => {
  const fours = others
    .map((four) => {
      const five = four.slice();
      five[up] = (five[up] ?? 0) + 1;
      return { four, value: worth.get(keyOf(five)) ?? 0 };
    })
    .toSorted((left, right) => left.value - right.value);
  const values = Float64Array.from(fours, ({ value }) => value);
  return {
    values,
    factors: Uint8Array.from(fours.flatMap(({ four }) => factorsOf(four))),
    unqualified: firstFrom(values, qualifier),
  };
};

const factorsOf = (pattern: Pattern): readonly number[] => {
  const taken = [...pattern.entries()].filter(([, take]) => take > 0);
  return Array.from({ length: OTHERS }, (_, at) => {
    const [place, take] = taken[at] ?? [0, 0];
    return TAKES * place + take;
  });
};

/** Where the values that reach a mark start. */
const firstFrom = (values: Float64Array, mark: number): number => {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] as number) < mark) low = middle + 1;
    else high = middle;
  }
  return low;
};

const TABLE = new Float64Array(TAKES * 13);

/** All the dealer's hands, from what is left of each rank before the up card is taken. */
export const countAgainst = (
  besides: readonly Beside[],
  up: number,
  left: readonly number[],
  mark: PokerValue,
): Against => {
  for (let place = 0; place < left.length; place += 1) {
    const many = (left[place] as number) - (place === up ? 1 : 0);
    for (let take = 0; take < TAKES; take += 1) {
      TABLE[TAKES * place + take] = WAYS[TAKES * many + take] as number;
    }
  }
  const { values, factors, unqualified } = besides[up] as Beside;
  const from = firstFrom(values, mark);
  const weaker = waysFrom(factors, 0, Math.min(from, unqualified));
  const between = waysFrom(factors, Math.min(from, unqualified), Math.max(from, unqualified));
  return {
    below: weaker + (from > unqualified ? between : 0),
    equal: waysFrom(factors, from, firstFrom(values, mark + 1)),
    unqualified: weaker + (from > unqualified ? 0 : between),
  };
};

const waysFrom = (factors: Uint8Array, from: number, to: number): number => {
  let ways = 0;
  for (let at = OTHERS * from; at < OTHERS * to; at += OTHERS) {
    ways +=
      (TABLE[factors[at] as number] as number) *
      (TABLE[factors[at + 1] as number] as number) *
      (TABLE[factors[at + 2] as number] as number) *
      (TABLE[factors[at + 3] as number] as number);
  }
  return ways;
};
