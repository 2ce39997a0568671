import { ALL_RANKS, type RankMask, rankCount } from '@baize/cards';

/**
 * How many hands of a full deck have each best value, when a hand is worth its best suit: exact,
 * without dealing one. The hands worth at most v are the products of four suits worth at most v,
 * counted by their cards.
 */
export const countBestSuits = (
  size: number,
  valueOfSuit: (ranks: RankMask) => number,
): Map<number, number> => {
  const suitsByValue = new Map<number, number[]>();
  for (let ranks = 0; ranks <= ALL_RANKS; ranks++) {
    const cards = rankCount(ranks);
    if (cards > size) continue;
    const value = valueOfSuit(ranks);
    const sizes = suitsByValue.get(value) ?? new Array<number>(size + 1).fill(0);
    sizes[cards] = at(sizes, cards) + 1;
    suitsByValue.set(value, sizes);
  }

  const counts = new Map<number, number>();
  const suitsSoFar = new Array<number>(size + 1).fill(0);
  let before = 0;
  for (const value of [...suitsByValue.keys()].sort((a, b) => a - b)) {
    for (const [cards, suits] of (suitsByValue.get(value) as number[]).entries()) {
      suitsSoFar[cards] = at(suitsSoFar, cards) + suits;
    }
    const pairs = times(suitsSoFar, suitsSoFar);
    const upToHere = at(times(pairs, pairs), size);
    if (upToHere > before) counts.set(value, upToHere - before);
    before = upToHere;
  }
  return counts;
};

const at = (numbers: readonly number[], index: number): number => numbers[index] as number;

/** The product of two polynomials, cut after the degree they have. */
const times = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((_, degree) => {
    let coefficient = 0;
    for (let i = 0; i <= degree; i++) coefficient += at(a, i) * at(b, degree - i);
    return coefficient;
  });

/** The same counts under coarser names. */
export const regroup = <K>(
  counts: ReadonlyMap<number, number>,
  name: (value: number) => K,
): Map<K, number> => {
  const grouped = new Map<K, number>();
  for (const [value, count] of counts) {
    grouped.set(name(value), (grouped.get(name(value)) ?? 0) + count);
  }
  return grouped;
};
