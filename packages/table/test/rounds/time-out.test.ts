import { describe, expect, it } from 'vitest';
import { MANUAL } from '../../src/shift/shift.js';
import { aceHigh } from '../support/irregularity.js';
import { fold, raise, Table } from '../support/table.js';

const HOUSE = { by: 't1', as: 'house' } as const;
const FOLD = { type: 'Decide', seat: 1, decision: fold } as const;

/** A table that folds for players whose time has run out; two minutes have passed where `late`. */
const deciding = (decisionSeconds: number | null): Table =>
  Table.open('md/high-card-flush', undefined, {
    ...MANUAL,
    gestures: ['fold-on-time-out'],
    decisionSeconds,
  })
    .bets({ 1: { ante: 1_000 } })
    .deals(aceHigh);

describe('a table that folds for a player whose time has run out', () => {
  it('folds when it has', () => {
    expect(deciding(60).later(2).refuses(FOLD, HOUSE)).toBeNull();
  });

  it('not before, and after the time of the house where the table has none of its own', () => {
    const words = /^not-yet-due \[\S+\] the player still has time to decide$/;
    expect(deciding(60).refuses(FOLD, HOUSE)).toMatch(words);
    expect(deciding(null).refuses(FOLD, HOUSE)).toMatch(words);
    expect(deciding(null).later(2).refuses(FOLD, HOUSE)).toBeNull();
  });

  it('does nothing else for a player', () => {
    const gesture = { type: 'Decide', seat: 1, decision: raise(1_000) } as const;
    expect(deciding(60).later(2).refuses(gesture, HOUSE)).toMatch(
      /^only-folds \[\S+\] a table folds for a player and does nothing else$/,
    );
  });
});
