import { IRREGULARITIES, type Irregularity } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { goesByHand } from '../../src/irregularities/outcome.js';
import { WHAT } from '../../src/irregularities/what.js';
import { aceHigh } from '../support/irregularity.js';
import { Table } from '../support/table.js';

const dealt = (): Table =>
  Table.open('md/high-card-flush')
    .bets({ 1: { ante: 1_000 } })
    .deals(aceHigh);

test('each irregularity is told in words of its own', () => {
  const words = IRREGULARITIES.map((kind) => WHAT[kind]);
  expect(words.filter((one) => one === undefined || one === '')).toEqual([]);
  expect(new Set(words).size).toBe(IRREGULARITIES.length);
});

test.each<[string, boolean]>([
  ['settled-if-rightly-dealt', true],
  ['returned', false],
])('it matters which hand was wrongly dealt where bonus wagers are %s: %s', (bonus, is) => {
  expect(goesByHand({ outcome: { bonus } } as never)).toBe(is);
});

describe('an irregularity that another order finds is not called', () => {
  test.each<[Irregularity, string]>([
    ['raise-too-large', 'it is found when the hand is turned'],
    ['player-leaves', 'it is recorded when the player leaves the seat'],
    ['shoe-jam', 'report the device'],
    ['shuffler-jam', 'report the device'],
  ])('%s: %s', (kind, words) => {
    expect(dealt().refuses({ type: 'CallIrregularity', kind } as never)).toContain(words);
  });
});
