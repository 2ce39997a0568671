import { assert } from '@baize/result';

/** One way a wager ends, in units of the first wager: an ante, or a side bet itself. */
export interface Ending {
  /** How many of all equally likely deals end so. */
  readonly count: number | bigint;
  readonly net: number;
  /** All that was put at risk, the first wager and what was added to it. */
  readonly staked: number;
}

/** What a wager is worth. The expectation is exact; the rest is it and its like, rounded once. */
export interface Figures {
  /** The expected net of one unit: numerator over denominator, as counted. */
  readonly numerator: bigint;
  readonly denominator: bigint;
  /** The house's share of the first wager, positive for the house. */
  readonly edge: number;
  /** The house's share of all that is put at risk. */
  readonly elementOfRisk: number;
  readonly standardDeviation: number;
  readonly averageWager: number;
}

export const figuresOf = (endings: readonly Ending[], deals: number | bigint): Figures => {
  const sums = { counted: 0n, net: 0n, squares: 0n, staked: 0n };
  for (const { count, net, staked } of endings) {
    const [ways, brings] = [BigInt(count), BigInt(net)];
    sums.counted += ways;
    sums.net += ways * brings;
    sums.squares += ways * brings * brings;
    sums.staked += ways * BigInt(staked);
  }
  const all = BigInt(deals);
  assert(sums.counted === all, () => `${sums.counted} deals were counted, of ${all}`);
  return {
    numerator: sums.net,
    denominator: all,
    edge: quotient(-sums.net, all),
    elementOfRisk: quotient(-sums.net, sums.staked),
    standardDeviation: Math.sqrt(quotient(sums.squares * all - sums.net * sums.net, all * all)),
    averageWager: quotient(sums.staked, all),
  };
};

/** Binary places kept before a quotient becomes a double: far more than it can hold. */
const PLACES = 200;

/** A quotient of whole numbers of any size, rounded once: a power of two divides without rounding. */
export const quotient = (numerator: bigint, denominator: bigint): number => {
  assert(denominator !== 0n, 'a quotient needs a denominator');
  return Number((numerator << BigInt(PLACES)) / denominator) / 2 ** PLACES;
};
