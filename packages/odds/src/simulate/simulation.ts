import { assert } from '@baize/result';

/** Rounds that share one stream of chance; blocks are played in any order, by any thread. */
export const BLOCK_ROUNDS = 4096;

/** How often a wager ended so, of all hands dealt. Amounts are in units of the wager: an ante, or a side bet. */
export interface EndingCount {
  readonly decision: string;
  readonly outcome: string;
  readonly net: number;
  readonly staked: number;
  readonly count: number;
}

/** One wager of all hands: `base` is the ante with what follows it. */
export interface WagerTally {
  readonly wager: string;
  readonly endings: readonly EndingCount[];
  /** The sum of the squares of what a round brings all hands together: hands of one round are not apart. */
  readonly roundSquares: bigint;
}

export interface Tally {
  readonly rounds: number;
  readonly wagers: readonly WagerTally[];
}

/** A game that can be simulated: the same block is the same tally, wherever it is played. */
export interface Simulation {
  readonly players: number;
  readonly run: (block: number, rounds: number) => Tally;
}

/** The blocks of so many rounds; the last may be shorter. */
export const blocksOf = (rounds: number, each = BLOCK_ROUNDS): number => Math.ceil(rounds / each);

export const roundsOfBlock = (rounds: number, block: number, each = BLOCK_ROUNDS): number =>
  Math.min(each, rounds - block * each);

/** Both together: sums alone, so that the order does not matter. */
export const mergeTallies = (left: Tally, right: Tally): Tally => {
  const names = [...new Set([...left.wagers, ...right.wagers].map(({ wager }) => wager))];
  return {
    rounds: left.rounds + right.rounds,
    wagers: names.map((name) => {
      const of = [...left.wagers, ...right.wagers].filter(({ wager }) => wager === name);
      return {
        wager: name,
        endings: mergeEndings(of.flatMap(({ endings }) => endings)),
        roundSquares: of.reduce((sum, { roundSquares }) => sum + roundSquares, 0n),
      };
    }),
  };
};

export const NO_ROUNDS: Tally = { rounds: 0, wagers: [] };

const mergeEndings = (all: readonly EndingCount[]): readonly EndingCount[] => {
  const merged = new Map<string, EndingCount>();
  for (const ending of all) {
    const { decision, outcome, net, staked, count } = ending;
    const key = `${decision} ${outcome} ${net} ${staked}`;
    const sum = count + (merged.get(key)?.count ?? 0);
    assert(Number.isSafeInteger(sum), 'a count that a double holds');
    merged.set(key, { ...ending, count: sum });
  }
  return [...merged.entries()]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, ending]) => ending);
};

/** The endings of a wager that came up, from counts in the order of their list. */
export const endingsCounted = (
  endings: readonly Omit<EndingCount, 'count'>[],
  counts: ArrayLike<number>,
): readonly EndingCount[] =>
  mergeEndings(
    endings
      .map((ending, at) => ({ ...ending, count: counts[at] ?? 0 }))
      .filter(({ count }) => count > 0),
  );

export interface SimulationOrder {
  readonly seed: string;
  readonly players: number;
  /** By look-ups, or through the round that tables play: the tallies are the same. */
  readonly through: 'fast' | 'core';
}
