import { POKER_CATEGORIES, type PokerValue, pokerCategoryOf } from '@baize/cards';
import { firstAtLeast } from '../counting/first-at-least.js';
import type { Pattern } from '../counting/patterns.js';

/** How many draws make each kind of hand, above a dealer's hand or level with it, and below. */
export interface DrawCounts {
  readonly win: Float64Array;
  readonly lose: Float64Array;
}

export const noDraws = (): DrawCounts => ({
  win: new Float64Array(POKER_CATEGORIES.length),
  lose: new Float64Array(POKER_CATEGORIES.length),
});

/** A draw by its ranks. */
export interface Draw {
  readonly pattern: Pattern;
  /** Where the ways of each rank drawn stand: those of one card first, then of two, then of three. */
  readonly factors: readonly number[];
}

export const drawOf = (pattern: Pattern): Draw => ({
  pattern,
  factors: [...pattern].flatMap((take, place) =>
    take === 0 ? [] : [(take - 1) * pattern.length + place],
  ),
});

/**
 * The draws of three to two cards of given ranks, suits aside. Each is a product of three ways: of a rank
 * once, twice or three times, or of nothing, which is one way.
 */
export class RankDraws {
  /** Lowest first, so that draws of one kind stand together. */
  private readonly values: Int32Array;
  private readonly kinds: readonly { readonly kind: number; readonly end: number }[];
  private readonly factors: readonly [Uint8Array, Uint8Array, Uint8Array];
  private readonly ways: Float64Array;

  constructor(
    private readonly ranks: number,
    two: Pattern,
    draws: readonly Draw[],
    worthOf: (five: Pattern) => PokerValue | undefined,
  ) {
    const found = draws
      .flatMap(({ pattern, factors }) => {
        const value = worthOf(pattern.map((count, place) => count + (two[place] ?? 0)));
        return value === undefined ? [] : [{ value, factors }];
      })
      .toSorted((left, right) => left.value - right.value);
    const kinds = found.map(({ value }) => POKER_CATEGORIES.indexOf(pokerCategoryOf(value)));
    this.values = Int32Array.from(found, ({ value }) => value);
    this.kinds = [...new Set(kinds)].map((kind) => ({ kind, end: kinds.lastIndexOf(kind) + 1 }));
    const column = (at: number) =>
      Uint8Array.from(found, ({ factors }) => factors[at] ?? 3 * ranks);
    this.factors = [column(0), column(1), column(2)];
    this.ways = new Float64Array(3 * ranks + 1);
  }

  /** With so many cards left of each rank, against a dealer's hand. */
  count(left: ArrayLike<number>, dealer: PokerValue, into: DrawCounts): void {
    this.prepare(left);
    const level = firstAtLeast(this.values, dealer);
    into.win.fill(0);
    into.lose.fill(0);
    let from = 0;
    for (const { kind, end } of this.kinds) {
      const split = Math.min(Math.max(level, from), end);
      into.lose[kind] = this.sum(from, split);
      into.win[kind] = this.sum(split, end);
      from = end;
    }
  }

  private prepare(left: ArrayLike<number>): void {
    const { ways, ranks } = this;
    for (let place = 0; place < ranks; place += 1) {
      const cards = left[place] as number;
      ways[place] = cards;
      ways[ranks + place] = (cards * (cards - 1)) / 2;
      ways[2 * ranks + place] = (cards * (cards - 1) * (cards - 2)) / 6;
    }
    ways[3 * ranks] = 1;
  }

  private sum(from: number, to: number): number {
    const { ways } = this;
    const [first, second, third] = this.factors;
    let sum = 0;
    for (let at = from; at < to; at += 1) {
      sum +=
        (ways[first[at] as number] as number) *
        (ways[second[at] as number] as number) *
        (ways[third[at] as number] as number);
    }
    return sum;
  }
}
