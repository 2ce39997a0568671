import type { GameEvent } from '@baize/games';
import { RULEBOOK_IDS, type RulebookId } from '@baize/rulebook';
import type { Shift } from '@baize/table';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { practiceShift } from './support/practice-shift.js';

const roundEvents = ({ happened }: Shift): readonly GameEvent[] =>
  happened.flatMap((one) =>
    'jackpot' in one
      ? []
      : one.events.flatMap((event) => (event.type === 'InRound' ? [event.event] : [])),
  );

/** Every wager that the document offers before the deal and that the example elects. */
const offered = ({ world }: Shift): readonly string[] => {
  const { inForce } = world.rules;
  const elected = Object.keys(inForce.posted?.limits ?? {});
  return [...new Set([...elected, ...inForce.jackpots.map(({ id }) => id)])].filter(
    (wager) => !['raise', 'bet', 'play'].includes(wager),
  );
};

describe.each(RULEBOOK_IDS)('practice players at %s', (id: RulebookId) => {
  property.prop([fc.nat(2 ** 31)], { numRuns: 6 })(
    'do nothing that the table refuses, whatever goes wrong at it',
    (seed) => {
      const { world } = practiceShift(id, seed, 12, seed % 3 === 0 ? 'real' : 'virtual');
      expect(world.table.lastRound).toBe(12);
    },
  );

  test('keep the table lively: every wager is placed, hands stay in and hands fold', () => {
    const shift = practiceShift(id, 7, 40);
    const events = roundEvents(shift);
    const placed = events.flatMap((event) =>
      event.type === 'WagersPlaced' ? Object.keys(event.stakes) : [],
    );
    expect([...new Set(placed)].toSorted()).toEqual(offered(shift).toSorted());
    const decided = events.flatMap((event) =>
      event.type === 'Decided'
        ? [typeof event.decision === 'string' ? event.decision : event.decision.kind]
        : [],
    );
    const stayed = decided.filter((one) => one !== 'fold').length;
    expect(stayed).toBeGreaterThan(decided.length / 3);
    expect(stayed).toBeLessThan(decided.length);
  });

  test('play the same by the same chances', () => {
    const [one, other] = [practiceShift(id, 3, 5), practiceShift(id, 3, 5)];
    expect(other.happened).toEqual(one.happened);
  });
});
