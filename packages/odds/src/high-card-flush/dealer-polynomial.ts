import { choose } from '../counting/binomials.js';

/**
 * How many dealer's hands have no flush longer than `length`, and none of `length` but those counted in
 * `x`: with the sizes of the suits fixed this is a multilinear function of the four numbers x, where x of
 * a suit says how many sets of `length` of its ranks count. Coefficient `a` belongs to the product of the
 * x whose bits are set in `a`.
 */
export const dealerCoefficients = (
  sizes: readonly number[],
  length: number,
  cardsEach: number,
): Float64Array => {
  const coefficients = new Float64Array(16);
  for (let chosen = 0; chosen < 16; chosen += 1) {
    const rest = cardsEach - length * bitCount(chosen);
    if (rest >= 0) coefficients[chosen] = waysBelow(sizes, chosen, length, rest);
  }
  return coefficients;
};

const bitCount = (bits: number): number =>
  (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1);

/** Ways to take `cards` from the suits that are not chosen, fewer than `length` from each. */
const waysBelow = (
  sizes: readonly number[],
  chosen: number,
  length: number,
  cards: number,
): number => {
  let ways = new Float64Array(cards + 1);
  ways[0] = 1;
  for (const [suit, size] of sizes.entries()) {
    if (((chosen >> suit) & 1) === 1) continue;
    const next = new Float64Array(cards + 1);
    for (let so = 0; so <= cards; so += 1) {
      for (let take = 0; take < length && so + take <= cards; take += 1) {
        next[so + take] = (next[so + take] ?? 0) + (ways[so] ?? 0) * choose(size, take);
      }
    }
    ways = next;
  }
  return ways[cards] ?? 0;
};

/** Coefficients of the last two suits, once x of the first two is known. */
export const fixTwo = (
  coefficients: Float64Array,
  first: number,
  second: number,
  into: Float64Array,
): void => {
  for (let last = 0; last < 4; last += 1) {
    const of = last << 2;
    into[last] =
      (coefficients[of] ?? 0) +
      first * (coefficients[of | 1] ?? 0) +
      second * (coefficients[of | 2] ?? 0) +
      first * second * (coefficients[of | 3] ?? 0);
  }
};

/** The same for one hand: all four x known. */
export const dealersOf = (coefficients: Float64Array, x: readonly number[]): number => {
  const [first = 0, second = 0, third = 0, fourth = 0] = x;
  const last = new Float64Array(4);
  fixTwo(coefficients, first, second, last);
  const [none = 0, third1 = 0, fourth1 = 0, both = 0] = last;
  return none + third * third1 + fourth * fourth1 + third * fourth * both;
};
