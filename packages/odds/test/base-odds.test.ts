import { RULEBOOK_IDS } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { baseOdds, figuresOf } from '../src/index.js';
import { houseOf } from './support/house.js';

describe.each(RULEBOOK_IDS)('the base game of %s', (id) => {
  test('has one set of figures, and its endings add up to them', () => {
    for (const { figures, endings } of baseOdds(houseOf(id))) {
      const { decisions, ...exact } = figures;
      expect(figuresOf(endings, exact.denominator)).toEqual(exact);
      expect(Object.values(decisions).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      for (const [decision, share] of Object.entries(decisions)) {
        const count = endings
          .filter((ending) => ending.decision === decision)
          .reduce((sum, ending) => sum + ending.count, 0);
        expect(count / Number(exact.denominator)).toBeCloseTo(share, 12);
      }
    }
  });
});
