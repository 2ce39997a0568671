import { describe, expect, test } from 'vitest';
import { type EventOf, type Happened, reconstructRound } from '../../src/index.js';
import { checkWorld } from '../support/invariants.js';
import { eachEvent, replayed, worldText } from '../support/replay.js';
import { pinned, RULEBOOKS, shiftOf } from '../support/tables.js';

const ROUNDS = 200;

const roundsEnded = (happened: readonly Happened[]): readonly EventOf<'RoundEnded'>[] =>
  happened
    .flatMap((one) => ('jackpot' in one ? [] : one.events))
    .filter((event) => event.type === 'RoundEnded');

describe('two hundred rounds with irregularities', () => {
  for (const id of RULEBOOKS) {
    for (const felt of ['virtual', 'real'] as const) {
      test(`${id}, ${felt} felt: replay byte for byte, and every account stands`, () => {
        const shift = shiftOf(id, { rounds: ROUNDS, seed: 20, felt });
        expect(shift.called.length).toBeGreaterThan(5);
        const again = replayed(pinned(id), shift.happened);
        expect(worldText(again)).toBe(worldText(shift.world));
        expect(again.table.lastRound).toBe(ROUNDS);
        checkWorld(again);
      }, 60_000);
    }

    test(`${id}: after each event of a shift the books balance`, () => {
      const shift = shiftOf(id, { rounds: 25, seed: 21 });
      eachEvent(pinned(id), shift.happened, (_before, event, after) => {
        checkWorld(after);
        if (event?.type === 'TableClosed') {
          const tray = after.books.get('tray/pit-1');
          expect(tray).toBe(event.trayCents * 10_000);
        }
      });
    }, 60_000);

    const clause = id === 'md/high-card-flush' ? '[MD-HCF-11C] ' : '';
    test(`${clause}${id}: every round of a shift can be rebuilt from its events`, () => {
      const shift = shiftOf(id, { rounds: 25, seed: 22 });
      const ended = roundsEnded(shift.happened);
      expect(ended).toHaveLength(25);
      for (const { round, outcome } of ended) {
        const rebuilt = reconstructRound(pinned(id), shift.happened, round);
        if (!rebuilt.ok) throw new Error(rebuilt.error.message);
        expect(rebuilt.value.outcome).toBe(outcome);
        expect(rebuilt.value.steps.at(0)?.what).toContain('starts');
      }
      const last = reconstructRound(pinned(id), shift.happened, 'pit-1/25');
      if (last.ok) expect(last.value.lines).toEqual(shift.world.table.settled?.lines);
    });
  }
});
