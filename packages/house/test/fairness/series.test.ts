import { describe, expect, test } from 'vitest';
import { seriesOf } from '../../src/index.js';
import { fairProof } from './support/rounds.js';

const series = (...rounds: readonly string[]) =>
  seriesOf(rounds.map((round) => ({ ...fairProof(), round })));

describe('several proofs together', () => {
  test('rounds of some tables without gaps, in any order', () => {
    expect(series('a/3', 'b/9', 'a/1', 'a/2', 'b/10')).toEqual({ twice: [], gaps: [] });
  });

  test('each gap is told by the rounds beside it', () => {
    expect(series('a/9', 'a/10', 'a/1', 'b/5', 'a/999999999999').gaps).toEqual([
      { after: 'a/1', before: 'a/9' },
      { after: 'a/10', before: 'a/999999999999' },
    ]);
  });

  test('a round that has two proofs is told once', () => {
    expect(series('a/1', 'a/2', 'a/1', 'a/1')).toEqual({ twice: ['a/1'], gaps: [] });
  });

  test('the table is all before the last stroke; other ids have no neighbours', () => {
    expect(series('a/1/1', 'a/2/9', 'practice', 'a/01', 'a/x').gaps).toEqual([]);
  });
});
