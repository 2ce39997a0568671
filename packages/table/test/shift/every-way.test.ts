import { checkHouseRules, type HouseRules, lawfulWays, rulebookById } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { type EventOf, runShift } from '../../src/index.js';
import { checkWorld } from '../support/invariants.js';
import { replayed, worldText } from '../support/replay.js';
import { chanceFrom, pinned, pinnedHouse, RULEBOOKS } from '../support/tables.js';

/** Enough for a stub that is due after five, and for most of what goes wrong. */
const ROUNDS = 12;

describe.each(RULEBOOKS)('%s, run in every lawful way', (id) => {
  const rulebook = rulebookById(id);
  const given = pinned(id, ({ approvals = [] }) => {
    approvals.push({ ...approvals[0], kind: 'shoe-location' });
  }).house;
  const isLawful = (house: HouseRules): boolean =>
    checkHouseRules(rulebook, house).every(({ severity }) => severity !== 'error');
  const ways = lawfulWays(rulebook, given, isLawful);

  test.each(['virtual', 'real'] as const)('on a %s felt, never stands still', (felt) => {
    for (const [at, { name, house }] of ways.entries()) {
      const rules = pinnedHouse(house);
      const plan = { rounds: ROUNDS, day: '2026-02-01', chance: chanceFrom(at + 1), felt };
      try {
        const { world } = runShift('pit-1', rules, plan);
        checkWorld(world);
      } catch (error) {
        throw new Error(`${name}: ${String(error)}`);
      }
    }
  });
});

test('a shift of several days closes and opens in between, and replays the same', () => {
  const rules = pinned('md/high-card-flush');
  const plan = { day: '2026-02-01', chance: chanceFrom(7), felt: 'virtual' } as const;
  const shift = runShift('pit-1', rules, { ...plan, rounds: 12, roundsADay: 5 });
  const opened = shift.happened
    .flatMap((one) => ('jackpot' in one ? [] : one.events))
    .filter((event): event is EventOf<'TableOpened'> => event.type === 'TableOpened');
  expect(opened).toHaveLength(3);
  expect(shift.world.table.lastRound).toBe(12);
  expect(worldText(replayed(rules, shift.happened))).toBe(worldText(shift.world));
});
