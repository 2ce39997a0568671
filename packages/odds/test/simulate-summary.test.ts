import { describe, expect, test } from 'vitest';
import {
  BLOCK_ROUNDS,
  blocksOf,
  exactWagers,
  flushSimulation,
  mergeTallies,
  NO_ROUNDS,
  roundsOfBlock,
  studSimulation,
  summaryOf,
  type Tally,
} from '../src/index.js';
import type { Simulation } from '../src/simulate/simulation.js';
import { houseOf } from './support/house.js';

const played = ({ run }: Simulation, rounds: number, order = (blocks: number[]) => blocks): Tally =>
  order(Array.from({ length: blocksOf(rounds) }, (_, block) => block))
    .map((block) => run(block, roundsOfBlock(rounds, block)))
    .reduce(mergeTallies, NO_ROUNDS);

const MD = houseOf('md/high-card-flush');

describe('a simulation', () => {
  test('is the same for the same seed, in whatever order and by whomever its blocks are played', () => {
    const rounds = 3 * BLOCK_ROUNDS + 17;
    const once = played(flushSimulation(MD, 'seed', 2), rounds);
    const again = played(flushSimulation(MD, 'seed', 2), rounds, (all) => all.toReversed());
    expect(again).toEqual(once);
    expect(once.rounds).toBe(rounds);
    expect(played(flushSimulation(MD, 'another', 2), rounds)).not.toEqual(once);
  });

  test.each<[name: string, simulation: () => Simulation]>([
    ['md/high-card-flush', () => flushSimulation(MD, 'fixed', 1)],
    ['md/high-card-flush, six seats', () => flushSimulation(MD, 'fixed', 6)],
    ['sd/caribbean-stud', () => studSimulation(houseOf('sd/caribbean-stud'), 'fixed', 1)],
  ])('of %s has the exact value of every wager inside its interval', (name, simulation) => {
    const rules = name.startsWith('md') ? MD : houseOf('sd/caribbean-stud');
    const summary = summaryOf(played(simulation(), 300_000), exactWagers(rules));
    expect(summary.map(({ wager, exact }) => [wager, exact?.inside])).toEqual(
      (name.startsWith('md') ? ['base', 'flush', 'straight-flush'] : ['base']).map((wager) => [
        wager,
        true,
      ]),
    );
    for (const { decisions, endings } of summary) {
      for (const { share, exact } of [...decisions, ...endings]) {
        expect(Math.abs(share - (exact ?? Number.NaN))).toBeLessThan(0.005);
      }
    }
  });
});

describe('the summary', () => {
  // Two rounds of two hands: one wins 2 twice, in the other one loses 1 and one loses 3.
  const tally: Tally = {
    rounds: 2,
    wagers: [
      {
        wager: 'base',
        roundSquares: 16n + 16n,
        endings: [
          { decision: 'fold', outcome: 'folded', net: -1, staked: 1, count: 1 },
          { decision: 'raise 1', outcome: 'win', net: 2, staked: 2, count: 2 },
          { decision: 'raise 2', outcome: 'lose', net: -3, staked: 3, count: 1 },
        ],
      },
    ],
  };

  test('is exact arithmetic of the endings', () => {
    const [base] = summaryOf(tally, []);
    expect(base).toMatchObject({
      hands: 4,
      net: 0,
      staked: 8,
      mean: 0,
      averageWager: 2,
      standardDeviation: Math.sqrt((1 + 4 + 4 + 9) / 4),
      exact: null,
    });
    expect(base?.decisions.map(({ decision, count, share }) => [decision, count, share])).toEqual([
      ['fold', 1, 0.25],
      ['raise 1', 2, 0.5],
      ['raise 2', 1, 0.25],
    ]);
  });

  test('its interval counts rounds, not hands: two hands with one dealer are not two samples', () => {
    // Rounds brought +4 and −4: variance 32, standard error of the round 4, of a hand 2.
    const half = 2.575829303548901 * 2;
    expect(summaryOf(tally, [])[0]?.interval?.high).toBeCloseTo(half, 12);
    expect(summaryOf(tally, [])[0]?.interval?.low).toBeCloseTo(-half, 12);
  });

  test('says whether the exact value is inside', () => {
    const endings = (wins: number) => [
      { decision: 'bet', outcome: 'win', net: 20, staked: 1, count: wins },
      { decision: 'bet', outcome: 'lose', net: -1, staked: 1, count: 10 },
    ];
    const inside = (wins: number) =>
      summaryOf(tally, [{ wager: 'base', endings: endings(wins) }])[0]?.exact?.inside;
    expect(inside(1)).toBe(true);
    expect(inside(10)).toBe(false);
  });

  test('of one round has no interval', () => {
    const { run } = flushSimulation(MD, 'one', 1);
    const [base] = summaryOf(run(0, 1), exactWagers(MD));
    expect(base?.interval).toBeNull();
    expect(base?.exact?.inside).toBeNull();
  });
});
