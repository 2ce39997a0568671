import { RANKS, type Rank } from '../card.js';
import { LOW_ACE, type PokerCategory, type PokerValue, pokerValue } from '../poker-value.js';

type Ranks = readonly (Rank | typeof LOW_ACE)[];

const WHEEL: Ranks = [5, 4, 3, 2, LOW_ACE];

/** The value of every class of five-card hands, weakest first: listed in order, none compared. */
export const handClasses = (): readonly PokerValue[] => {
  const different = descents(5);
  const straights = [WHEEL, ...different.filter(isRun)];
  const scattered = different.filter((ranks) => !isRun(ranks) && !isWheel(ranks));
  const pairs = RANKS.map((rank) => [rank, rank]);
  return [
    ...scattered.map(as('high-card')),
    ...together(2, descents(3)).map(as('one-pair')),
    ...twoPairs().map(as('two-pair')),
    ...together(3, descents(2)).map(as('three-of-a-kind')),
    ...straights.map(as('straight')),
    ...scattered.map(as('flush')),
    ...together(3, pairs).map(as('full-house')),
    ...together(4, descents(1)).map(as('four-of-a-kind')),
    ...straights.slice(0, -1).map(as('straight-flush')),
    ...straights.slice(-1).map(as('royal-flush')),
  ];
};

const as =
  (category: PokerCategory) =>
  (ranks: Ranks): PokerValue =>
    pokerValue(category, ranks);

/** So many different ranks, higher first, in all ways, the lowest way first. */
const descents = (count: number, below = 15): readonly (readonly Rank[])[] => {
  if (count === 0) return [[]];
  const ways: Rank[][] = [];
  for (const rank of RANKS) {
    if (rank >= below) break;
    for (const rest of descents(count - 1, rank)) ways.push([rank, ...rest]);
  }
  return ways;
};

const isRun = (ranks: readonly Rank[]): boolean => (ranks[0] ?? 0) - (ranks[4] ?? 0) === 4;

const isWheel = (ranks: readonly Rank[]): boolean => ranks[0] === 14 && ranks[1] === 5;

/** So many cards of each rank in turn, beside each of the other hands that lacks it. */
const together = (count: number, others: readonly (readonly Rank[])[]): readonly Ranks[] =>
  RANKS.flatMap((rank) => {
    const alike = Array<Rank>(count).fill(rank);
    return others.filter((other) => !other.includes(rank)).map((other) => [...alike, ...other]);
  });

const twoPairs = (): readonly Ranks[] =>
  descents(2).flatMap((pairs) => {
    const paired = pairs.flatMap((rank) => [rank, rank]);
    return RANKS.filter((rank) => !pairs.includes(rank)).map((kicker) => [...paired, kicker]);
  });
