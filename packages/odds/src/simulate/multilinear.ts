export const TERMS = 16;

/** How many cards of each suit. */
export type Sizes = readonly [number, number, number, number];
export type Range = readonly [least: number, most: number];

export const rangeOf = (masks: Int32Array, of: (mask: number) => number): Range => {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const mask of masks) {
    const value = of(mask);
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
};

/** How many cards of each suit a hand can have. */
export const handSizes = (cards: number, suitSize: number): readonly Sizes[] => {
  const found: Sizes[] = [];
  const most = Math.min(cards, suitSize);
  for (let a = 0; a <= most; a += 1) {
    for (let b = 0; b <= Math.min(most, cards - a); b += 1) {
      for (let c = 0; c <= Math.min(most, cards - a - b); c += 1) {
        const d = cards - a - b - c;
        if (d <= most) found.push([a, b, c, d]);
      }
    }
  }
  return found;
};

/**
 * A multilinear function of four numbers: the coefficient at `a` belongs to the product of those whose bits
 * are set in `a`. With whole numbers and no coefficient below zero it grows with each of them.
 */
export const multilinear = (
  of: Float64Array,
  at: number,
  a: number,
  b: number,
  c: number,
  d: number,
): number => {
  const t = of;
  const low =
    (t[at] as number) +
    a * (t[at + 1] as number) +
    b * ((t[at + 2] as number) + a * (t[at + 3] as number)) +
    c *
      ((t[at + 4] as number) +
        a * (t[at + 5] as number) +
        b * ((t[at + 6] as number) + a * (t[at + 7] as number)));
  const high =
    (t[at + 8] as number) +
    a * (t[at + 9] as number) +
    b * ((t[at + 10] as number) + a * (t[at + 11] as number)) +
    c *
      ((t[at + 12] as number) +
        a * (t[at + 13] as number) +
        b * ((t[at + 14] as number) + a * (t[at + 15] as number)));
  return low + d * high;
};
