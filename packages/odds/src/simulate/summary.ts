import { assert } from '@baize/result';
import { type Figures, figuresOf, quotient } from '../figures/figures.js';
import type { ExactWager } from '../game-odds.js';
import type { EndingCount, Tally, WagerTally } from './simulation.js';

/** So many standard errors on each side hold the true value 99 times of 100. */
const STANDARD_ERRORS_OF_99 = 2.575829303548901;

/** How often, of all hands, and how often in truth; null where it is not counted. */
export interface Share {
  readonly count: number;
  readonly share: number;
  readonly exact: number | null;
}

export interface WagerSummary {
  readonly wager: string;
  readonly hands: number;
  /** What all hands brought, in units of the wager. */
  readonly net: number;
  readonly staked: number;
  /** What a hand brought on average: the edge, from the player's side. */
  readonly mean: number;
  readonly edge: number;
  readonly elementOfRisk: number;
  readonly standardDeviation: number;
  readonly averageWager: number;
  /** Of the mean, by rounds: hands against one dealer are not apart. Null for a single round. */
  readonly interval: { readonly low: number; readonly high: number } | null;
  readonly exact: ExactFigures | null;
  readonly decisions: readonly (Share & { readonly decision: string })[];
  readonly endings: readonly (Share & Omit<EndingCount, 'count'>)[];
}

interface ExactFigures extends Omit<Figures, 'numerator' | 'denominator'> {
  readonly numerator: string;
  readonly denominator: string;
  readonly mean: number;
  /** Whether the interval of the sample holds the exact value; null without one. */
  readonly inside: boolean | null;
}

export const summaryOf = (
  { rounds, wagers }: Tally,
  exact: readonly ExactWager[],
): readonly WagerSummary[] =>
  wagers.map((tally) =>
    wagerSummary(tally, rounds, exact.find(({ wager }) => wager === tally.wager)?.endings ?? null),
  );

const wagerSummary = (
  { wager, endings, roundSquares }: WagerTally,
  rounds: number,
  exact: readonly EndingCount[] | null,
): WagerSummary => {
  const hands = countOf(endings);
  const figures = figuresOf(endings, hands);
  const mean = quotient(figures.numerator, figures.denominator);
  const interval = intervalOf(figures.numerator, roundSquares, rounds, hands);
  const staked = endings.reduce((sum, ending) => sum + BigInt(ending.staked * ending.count), 0n);
  const { edge, elementOfRisk, standardDeviation, averageWager } = figures;
  return {
    wager,
    hands,
    net: safe(figures.numerator),
    staked: safe(staked),
    mean,
    edge,
    elementOfRisk,
    standardDeviation,
    averageWager,
    interval,
    exact: exact === null ? null : exactFigures(exact, interval),
    decisions: decisionShares(endings, exact),
    endings: endingShares(endings, exact),
  };
};

const safe = (sum: bigint): number => {
  const number = Number(sum);
  assert(Number.isSafeInteger(number), 'a sum that a double holds');
  return number;
};

const countOf = (endings: readonly EndingCount[]): number =>
  endings.reduce((sum, { count }) => sum + count, 0);

/** The mean of rounds and its standard error, put on one hand. */
const intervalOf = (
  net: bigint,
  roundSquares: bigint,
  rounds: number,
  hands: number,
): WagerSummary['interval'] => {
  if (rounds < 2) return null;
  const of = BigInt(rounds);
  const variance = quotient(of * roundSquares - net * net, of * (of - 1n));
  const handsEach = hands / rounds;
  const half = (STANDARD_ERRORS_OF_99 * Math.sqrt(variance / rounds)) / handsEach;
  const mean = quotient(net, BigInt(hands));
  return { low: mean - half, high: mean + half };
};

const exactFigures = (
  endings: readonly EndingCount[],
  interval: WagerSummary['interval'],
): ExactFigures => {
  const { numerator, denominator, ...figures } = figuresOf(endings, countOf(endings));
  const mean = quotient(numerator, denominator);
  return {
    ...figures,
    numerator: String(numerator),
    denominator: String(denominator),
    mean,
    inside: interval === null ? null : interval.low <= mean && mean <= interval.high,
  };
};

/** Those that came up, and those that may. */
const shares = (
  sample: readonly EndingCount[],
  exact: readonly EndingCount[] | null,
  keyOf: (ending: EndingCount) => string,
) => {
  const total = countOf(sample);
  const deals = exact === null ? 0 : countOf(exact);
  const keys = new Map([...(exact ?? []), ...sample].map((one) => [keyOf(one), one]));
  return [...keys].map(([key, ending]) => {
    const alike = (of: readonly EndingCount[]): number =>
      countOf(of.filter((one) => keyOf(one) === key));
    const count = alike(sample);
    return {
      ending,
      count,
      share: count / total,
      exact: exact === null ? null : alike(exact) / deals,
    };
  });
};

const decisionShares = (
  sample: readonly EndingCount[],
  exact: readonly EndingCount[] | null,
): WagerSummary['decisions'] =>
  shares(sample, exact, ({ decision }) => decision)
    .map(({ ending, ...share }) => ({ decision: ending.decision, ...share }))
    .toSorted((left, right) => (left.decision < right.decision ? -1 : 1));

const endingShares = (
  sample: readonly EndingCount[],
  exact: readonly EndingCount[] | null,
): WagerSummary['endings'] =>
  shares(
    sample,
    exact,
    ({ decision, outcome, net, staked }) => `${decision} ${outcome} ${net} ${staked}`,
  )
    .map(({ ending: { decision, outcome, net, staked }, ...share }) => ({
      decision,
      outcome,
      net,
      staked,
      ...share,
    }))
    .toSorted((left, right) => left.decision.localeCompare(right.decision) || right.net - left.net);
