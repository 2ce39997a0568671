import { describe, expect, it } from 'vitest';
import { type HeldWager, holdOverShift } from '../src/index.js';
import { normalBelow, PERCENTILES } from '../src/par/normal.js';

/** A wager by its ways to end, for the house, in cents: each as likely as the others. */
const wagerOf = (id: string, wins: readonly number[]): HeldWager => {
  const mean = wins.reduce((sum, win) => sum + win, 0) / wins.length;
  const squares = wins.reduce((sum, win) => sum + win * win, 0) / wins.length;
  return {
    id,
    wagerCents: 1,
    edge: mean,
    standardDeviation: Math.sqrt(squares - mean * mean),
    averageWager: 1,
  };
};

/** Every way that several independent parts can come out together. */
const everySum = (parts: readonly (readonly number[])[]): readonly number[] =>
  parts.reduce<readonly number[]>(
    (sums, part) => sums.flatMap((sum) => part.map((win) => sum + win)),
    [0],
  );

const momentsOf = (all: readonly number[]) => {
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const variance = all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length;
  return { mean, deviation: Math.sqrt(variance) };
};

const MAIN = [500, 500, -700, 100];
const SIDE = [100, 100, -350];

describe('the hold over a shift', () => {
  const [main, side] = [wagerOf('main', MAIN), wagerOf('side', SIDE)];

  it('has the mean and the spread of every way that wagers apart can come out', () => {
    const [rounds, seats] = [2, 2];
    const parts = Array.from({ length: rounds * seats }, () => [MAIN, SIDE]).flat();
    const { mean, deviation } = momentsOf(everySum(parts));
    const hold = holdOverShift([main, side], { rounds, seats });
    expect(hold.expectedCents).toBeCloseTo(mean, 8);
    expect(hold.likely.ofTheShiftCents).toBeCloseTo(deviation, 8);
  });

  it('is as wide as its bound where all seats of a round come out alike', () => {
    const [rounds, seats] = [3, 4];
    const round = MAIN.map((win) => seats * win);
    const { mean, deviation } = momentsOf(everySum([round, round, round]));
    const hold = holdOverShift([main], { rounds, seats });
    expect(hold.expectedCents).toBeCloseTo(mean, 8);
    expect(hold.widest.ofTheShiftCents).toBeCloseTo(deviation, 8);
  });

  it('takes the seats of a wager together as they were measured', () => {
    const seats = 3;
    const measured = { ...main, ofAllSeats: seats * main.standardDeviation };
    const { likely } = holdOverShift([measured, side], { rounds: 1, seats });
    const alike = MAIN.map((win) => seats * win);
    const { deviation } = momentsOf(everySum([alike, SIDE, SIDE, SIDE]));
    expect(likely.ofTheShiftCents).toBeCloseTo(deviation, 8);
  });

  it.each([
    ['alike', SIDE],
    ['against each other', SIDE.map((win) => -win)],
    ['in another order', [100, -350, 100]],
  ])('is never wider than its bound: two wagers of one round %s', (_, other) => {
    const joint = SIDE.map((win, at) => win + (other[at] ?? 0));
    const { widest } = holdOverShift([side, wagerOf('other', other)], { rounds: 1, seats: 1 });
    expect(momentsOf(joint).deviation).toBeLessThanOrEqual(widest.ofTheShiftCents + 1e-9);
  });

  it('adds up by wager, and counts what is added to a wager as wagered', () => {
    const raised = { ...main, wagerCents: 1000, averageWager: 1.75 };
    const hold = holdOverShift([raised, side], { rounds: 10, seats: 3 });
    expect(hold.wagers.map(({ wageredCents }) => wageredCents)).toEqual([52_500, 30]);
    expect(hold.wageredCents).toBe(52_530);
    expect(hold.expectedCents).toBe(
      hold.wagers.reduce((sum, { expectedCents }) => sum + expectedCents, 0),
    );
  });

  it('cannot be behind where nothing is at chance', () => {
    const sure = { ...main, edge: 1, standardDeviation: 0 };
    expect(holdOverShift([sure], { rounds: 5, seats: 1 }).widest.chanceBehind).toBe(0);
  });

  it('puts the middle percentile at the mean, and the others as far out on both sides', () => {
    const { likely, expectedCents } = holdOverShift([main], { rounds: 400, seats: 6 });
    const at = (percent: number) =>
      likely.percentiles.find((one) => one.percent === percent)?.cents ?? Number.NaN;
    expect(at(50)).toBe(expectedCents);
    expect(at(95) + at(5)).toBeCloseTo(2 * expectedCents, 6);
    expect(at(99)).toBeGreaterThan(at(95));
  });
});

describe('the normal distribution', () => {
  /** Simpson's rule from the mean outwards: nothing in common with series and fractions. */
  const byAreas = (deviations: number): number => {
    const steps = 20_000;
    const width = deviations / steps;
    let area = 0;
    for (let step = 0; step <= steps; step += 1) {
      const weight = step === 0 || step === steps ? 1 : step % 2 === 1 ? 4 : 2;
      area += weight * Math.exp(-((step * width) ** 2) / 2);
    }
    return 0.5 + (area * width) / 3 / Math.sqrt(2 * Math.PI);
  };

  it.each([-6, -4.01, -4, -3.99, -1, 0, 0.5, 1.96, 3.9, 4.1, 7])('below %d', (deviations) => {
    expect(normalBelow(deviations)).toBeCloseTo(byAreas(deviations), 13);
  });

  it('keeps its digits far out', () => {
    // Abramowitz and Stegun, table 26.2: Q(5) and Q(10).
    expect(normalBelow(-5) / 2.866515719e-7).toBeCloseTo(1, 9);
    expect(normalBelow(-10) / 7.61985302e-24).toBeCloseTo(1, 8);
  });

  it('has its percentiles where they are said to be', () => {
    for (const { percent, deviations } of PERCENTILES) {
      expect(normalBelow(deviations)).toBeCloseTo(percent / 100, 14);
    }
  });
});
