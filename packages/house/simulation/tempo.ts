import type { Chance } from './chance.js';

/** From the least to the most, in milliseconds. */
type Takes = readonly [number, number];

/** How many people a house has, and how fast everybody there is. */
export interface Tempo {
  readonly people: readonly [number, number];
  /** Those come who only together show what goes wrong. */
  readonly hasCast: boolean;
  /** Of tables that deal by themselves. */
  readonly decisionSeconds: readonly number[];
  /** How long people take to bet and to decide. */
  readonly paces: Readonly<Record<'quick' | 'usual' | 'dawdling', Takes>>;
  /** How long a dealer takes for a gesture. */
  readonly dealerMs: Takes;
  /** How long floorpersons look elsewhere. */
  readonly floorMs: Takes;
}

/** A crowd that is quick: much happens at once. */
export const BUSY: Tempo = {
  people: [10, 20],
  hasCast: true,
  decisionSeconds: [8, 15, 30],
  paces: { quick: [800, 5_000], usual: [2_000, 14_000], dawdling: [5_000, 70_000] },
  dealerMs: [300, 1_500],
  floorMs: [4_000, 14_000],
};

/** A house as they mostly are: few people at each table, who take their time; many of them sit alone. */
const CALM: Tempo = {
  people: [7, 12],
  hasCast: false,
  decisionSeconds: [20, 30, 45],
  paces: { quick: [5_000, 20_000], usual: [10_000, 35_000], dawdling: [15_000, 90_000] },
  dealerMs: [800, 3_000],
  floorMs: [8_000, 25_000],
};

/** One house in four is busy. */
export const drawTempo = (chance: Chance): Tempo => (chance.happens(1 / 4) ? BUSY : CALM);
