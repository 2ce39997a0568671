import type { RulebookId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { flushSimulation, simulationOf, studSimulation } from '../src/index.js';
import { houseOf } from './support/house.js';

const FLUSH = [
  'sd/high-card-flush',
  'md/high-card-flush',
  'oh/high-card-flush',
] as const satisfies readonly RulebookId[];

describe('the fast path and the round that tables play agree', () => {
  // A block of one round is one round, so that these are compared round by round.
  test.each(FLUSH)('%s: 3,000 single rounds, side bets and all', (id) => {
    const rules = houseOf(id);
    const fast = flushSimulation(rules, 'agree', 1);
    const core = simulationOf(rules, { seed: 'agree', players: 1, through: 'core' });
    for (let block = 0; block < 3000; block += 1) {
      expect(fast.run(block, 1)).toEqual(core.run(block, 1));
    }
  });

  test.each(FLUSH)('%s: six seats against one dealer', (id) => {
    const rules = houseOf(id);
    const fast = flushSimulation(rules, 'six', 6);
    const core = simulationOf(rules, { seed: 'six', players: 6, through: 'core' });
    for (let block = 0; block < 400; block += 1) {
      expect(fast.run(block, 1)).toEqual(core.run(block, 1));
    }
    expect(fast.run(1000, 300)).toEqual(core.run(1000, 300));
  });

  test.each([1, 7])('sd/caribbean-stud: rounds of %d', (players) => {
    const rules = houseOf('sd/caribbean-stud');
    const fast = studSimulation(rules, 'agree', players);
    const core = simulationOf(rules, { seed: 'agree', players, through: 'core' });
    for (let block = 0; block < 3000 / players; block += 1) {
      expect(fast.run(block, 1)).toEqual(core.run(block, 1));
    }
    expect(fast.run(5000, 300)).toEqual(core.run(5000, 300));
  });

  test('a side bet that a fold forfeits is lost by both', () => {
    const posted = houseOf('sd/high-card-flush');
    const rules = {
      ...posted,
      settings: { ...posted.settings, foldBonus: 'straight-flush-only' as const },
    };
    const fast = flushSimulation(rules, 'forfeited', 2);
    expect(fast.run(0, 2000)).toEqual(
      simulationOf(rules, { seed: 'forfeited', players: 2, through: 'core' }).run(0, 2000),
    );
  });
});
