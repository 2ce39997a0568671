import { cents } from '@baize/money';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { settledLine } from '../../src/kernel/settlement.js';
import { ricochetPoker } from '../../src/ricochet-poker/core.js';
import { feltOf } from '../../src/ricochet-poker/round.js';
import { settleRicochet } from '../../src/ricochet-poker/settle.js';
import { anyFelt, anyRules } from './support/arbitrary.js';
import { awardsFor, decide, OPEN, playedOut, settled } from './support/live.js';

const RUNS = { numRuns: 100 };

describe('any live round', () => {
  test.prop([anyRules, anyFelt], RUNS)(
    '[WA-RP-3, WA-RP-9, WA-RP-7b-i] settles to exactly what the settlement gives for the same cards',
    (rules, felt) => {
      const { state, events } = settled(rules, felt);
      if (state.phase !== 'settled') throw new Error(state.phase);
      const expected = settleRicochet(rules, felt);
      const awards = awardsFor(rules, felt);
      const lines = expected.entitlements.map((line) => {
        const { seat, due } = line;
        const jackpot = due.from === 'meter' ? due.jackpot : null;
        const award = awards.find((one) => one.seat === seat && one.jackpot === jackpot);
        return settledLine(line, award?.cents ?? cents(0));
      });
      expect(state.lines).toEqual(lines);
      expect(state.pot).toEqual(expected.pot);
      expect(state.notices).toEqual(expected.notices);
      expect(state.steps).toEqual(expected.action.steps);
      expect(state.order).toEqual(expected.action.order);
      expect(state.dealerFold).toEqual(expected.action.dealerFold);
      // The felt it left is as good as the one it was played from.
      expect(settleRicochet(rules, feltOf(state))).toEqual(expected);
      // Every line was told once, when its chips moved.
      const told = events.flatMap((event) => {
        if (event.type === 'BonusesSettled' || event.type === 'RoundSettled') return event.lines;
        return event.type === 'HandCompleted' && event.anteBonus !== null ? [event.anteBonus] : [];
      });
      expect(told).toHaveLength(lines.length);
      expect(new Set(told)).toEqual(new Set(state.lines));
    },
  );

  test.prop([anyRules, anyFelt], RUNS)(
    'replayed from its events, through text, is the same round',
    (rules, felt) => {
      const { state, events } = settled(rules, felt);
      const stored = JSON.parse(JSON.stringify(events)) as typeof events;
      const replayed = stored.reduce(
        (before, event) => ricochetPoker.evolve(rules, before, event),
        OPEN,
      );
      expect(replayed).toEqual(state);
      expect(events.length).toBeLessThanOrEqual(5 + 5 * felt.hands.length);
    },
  );

  test.prop([anyRules, anyFelt], RUNS)(
    '[WA-RP-6, WA-RP-7, WA-RP-9a] lists as legal exactly what it accepts from a seat',
    (rules, felt) => {
      playedOut(rules, felt, (state) => {
        for (const seat of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
          const acts: readonly string[] = ricochetPoker
            .legal(rules, state, seat)
            .map(({ act }) => act);
          for (const decision of ['play', 'fold'] as const) {
            const accepted = decide(rules, state, { type: 'Decide', seat, decision }).ok;
            expect(accepted).toBe(acts.includes(decision));
          }
        }
      });
    },
  );

  test.prop(
    [anyRules, anyFelt, fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 })],
    RUNS,
  )('[WA-RP-2] shows everybody the same: every card lies face up', (rules, felt, one, other) => {
    playedOut(rules, felt, (state) => {
      const seen = (viewer: Parameters<typeof ricochetPoker.view>[2]) => {
        const { legal: _, ...view } = ricochetPoker.view(rules, state, viewer);
        return JSON.stringify(view);
      };
      const spectator = seen({ kind: 'spectator' });
      expect(seen({ kind: 'player', seats: [one] })).toBe(spectator);
      expect(seen({ kind: 'player', seats: [other] })).toBe(spectator);
      expect(seen({ kind: 'dealer' })).toBe(spectator);
    });
  });
});
