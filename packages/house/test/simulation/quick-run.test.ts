import { describe, expect, test } from 'vitest';
import type { Plan } from '../../simulation/outcome.js';
import { FAILED_ONCE, QUICK } from '../../simulation/quick-run.js';
import { failureText } from '../../simulation/report.js';
import { Simulation } from '../../simulation/simulation.js';

const play = async (plan: Plan) => {
  const outcome = await new Simulation(plan).run();
  expect(failureText(outcome)).toBe('');
  return outcome;
};

describe('A whole house, driven by a seed', () => {
  test.each(QUICK)('holds together and never stands still: seed $seed', async (plan) => {
    const { totals } = await play(plan);
    expect(totals.rounds).toBeGreaterThan(0);
  });

  test('plays the same seed to the same bytes', async () => {
    const plan = { ...QUICK[0]!, hours: 0.05 };
    const first = await play(plan);
    const again = await play(plan);
    expect(again.digest).toBe(first.digest);
    expect((await play({ ...plan, seed: 9 })).digest).not.toBe(first.digest);
  });

  test.each(FAILED_ONCE)('has not broken again by seed $seed', async (plan) => {
    await play(plan);
  });
});
