import { describe, expect, test } from 'vitest';
import { type EventOf, runShift, Shift } from '../../src/index.js';
import { eachEvent } from '../support/replay.js';
import { chanceFrom, pinned } from '../support/tables.js';

// What grows with every round makes each round of a long shift slower than the one before.

const RULES = pinned('md/high-card-flush');
const planOf = (seed: number, rounds: number) => ({
  rounds,
  day: '2026-02-01',
  chance: chanceFrom(seed),
  felt: 'virtual' as const,
});

describe('a long shift', () => {
  test('seats guests who were there before, and nobody who sits there', () => {
    const shift = new Shift('pit-1', RULES, planOf(1, 1));
    const first = shift.nextGuest();
    const others = Array.from({ length: 1_000 }, () => shift.nextGuest());
    expect(others).toContain(first);
    expect(new Set(others).size).toBeLessThan(others.length / 2);
    const names = runShift('pit-1', RULES, planOf(2, 30))
      .happened.flatMap((one) => ('jackpot' in one ? [] : one.events))
      .filter((event): event is EventOf<'PlayerSat'> => event.type === 'PlayerSat')
      .map(({ player }) => player);
    expect(new Set(names).size).toBe(names.length);
  });

  test('closes the calls of a round before the next begins', () => {
    const { happened } = runShift('pit-1', RULES, planOf(3, 60));
    let [called, most] = [0, 0];
    eachEvent(RULES, happened, ({ table: { floor } }, event) => {
      called = floor?.lastCall ?? 0;
      if (event?.type === 'RoundStarted') most = Math.max(most, floor?.calls.length ?? 0);
    });
    expect(called).toBeGreaterThan(5);
    expect(most).toBe(0);
  });
});
