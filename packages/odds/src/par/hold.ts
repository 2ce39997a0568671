import { assert } from '@baize/result';
import { normalBelow, PERCENTILES } from './normal.js';

/** One wager of every hand: its mean amount, and what the house makes of it. */
export interface HeldWager {
  readonly id: string;
  readonly wagerCents: number;
  /** The house's share of it, and its standard deviation, for one unit of the wager. */
  readonly edge: number;
  readonly standardDeviation: number;
  /** What is put at risk for one unit of it in the mean, what is added later included. */
  readonly averageWager: number;
  /** The standard deviation of all seats together, measured: the seats of a round share its cards. */
  readonly ofAllSeats?: number;
}

export interface ShiftPlan {
  readonly rounds: number;
  readonly seats: number;
}

/** How far the house's win strays from its mean. Percentiles and chances are those of a normal distribution. */
interface Spread {
  readonly ofARoundCents: number;
  readonly ofTheShiftCents: number;
  readonly chanceBehind: number;
  readonly percentiles: readonly { readonly percent: number; readonly cents: number }[];
}

export interface Hold {
  readonly rounds: number;
  readonly seats: number;
  /** All that is put at risk, raises included. */
  readonly wageredCents: number;
  readonly expectedCents: number;
  readonly wagers: readonly {
    readonly id: string;
    readonly wageredCents: number;
    readonly expectedCents: number;
  }[];
  /** The seats of a wager together as they were measured, otherwise apart; different wagers apart. */
  readonly likely: Spread;
  /** The widest that it can be, however the wagers of a round move together: standard deviations add up. */
  readonly widest: Spread;
}

/**
 * What the house makes of so many rounds. The mean is exact, because means add up whatever hangs together.
 * Rounds are dealt from a fresh deck and stand apart; the wagers of one round share its cards, and so the
 * spread is given as it is likely, and as wide as it can be.
 */
export const holdOverShift = (wagers: readonly HeldWager[], { rounds, seats }: ShiftPlan): Hold => {
  assert(rounds >= 1 && seats >= 1, 'a shift has rounds and seats');
  const hands = rounds * seats;
  const held = wagers.map(({ id, wagerCents, edge, averageWager }) => ({
    id,
    wageredCents: hands * wagerCents * averageWager,
    expectedCents: hands * wagerCents * edge,
  }));
  const expectedCents = sum(held.map((one) => one.expectedCents));
  const alone = wagers.map(({ wagerCents, standardDeviation }) => wagerCents * standardDeviation);
  const variances = wagers.map(({ wagerCents, standardDeviation, ofAllSeats }) =>
    ofAllSeats === undefined
      ? seats * (wagerCents * standardDeviation) ** 2
      : (wagerCents * ofAllSeats) ** 2,
  );
  return {
    rounds,
    seats,
    wageredCents: sum(held.map((one) => one.wageredCents)),
    expectedCents,
    wagers: held,
    likely: spreadOf(expectedCents, Math.sqrt(sum(variances)), rounds),
    widest: spreadOf(expectedCents, seats * sum(alone), rounds),
  };
};

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

const spreadOf = (expected: number, ofARoundCents: number, rounds: number): Spread => {
  const ofTheShiftCents = ofARoundCents * Math.sqrt(rounds);
  return {
    ofARoundCents,
    ofTheShiftCents,
    chanceBehind:
      ofTheShiftCents === 0 ? Number(expected < 0) : normalBelow(-expected / ofTheShiftCents),
    percentiles: PERCENTILES.map(({ percent, deviations }) => ({
      percent,
      cents: expected + deviations * ofTheShiftCents,
    })),
  };
};
