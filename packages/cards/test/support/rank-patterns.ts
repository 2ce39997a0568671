import { type Card, cardOf, type Rank, SUITS } from '@baize/cards';

/** Every choice of so many ranks, high to low, none more than four times. */
export const rankPatterns = (
  ranks: readonly Rank[],
  size: number,
): readonly (readonly Rank[])[] => {
  const [top, ...lower] = ranks.toSorted((a, b) => b - a);
  if (size === 0) return [[]];
  if (top === undefined) return [];
  return [4, 3, 2, 1, 0]
    .filter((times) => times <= size)
    .flatMap((times) =>
      rankPatterns(lower, size - times).map((rest) => [
        ...new Array<Rank>(times).fill(top),
        ...rest,
      ]),
    );
};

/** Cards of these ranks, never all of one suit from five cards on. */
export const inMixedSuits = (ranks: readonly Rank[]): readonly Card[] =>
  ranks
    .toSorted((a, b) => b - a)
    .map((rank, place) => cardOf(rank, SUITS[place % 4] as (typeof SUITS)[number]));
