import { describe, expect, it } from 'vitest';
import { exactWagers, figuresOf, seatsTogether } from '../src/index.js';
import { houseOf } from './support/house.js';

describe('the seats of a round together', () => {
  const rules = houseOf('oh/high-card-flush');

  it('stray by one seat as the exact count says', () => {
    const measured = seatsTogether(rules, 1);
    for (const { wager, endings } of exactWagers(rules)) {
      const deals = endings.reduce((sum, { count }) => sum + count, 0);
      const exact = figuresOf(endings, deals).standardDeviation;
      // Rare large awards leave a sample of this size within a few per cent.
      expect((measured?.deviations[wager] ?? 0) / exact).toBeCloseTo(1, 1);
    }
  });

  it.each(['oh/high-card-flush', 'sd/caribbean-stud'] as const)(
    'stray further than apart, and less far than all alike: they share the dealer (%s)',
    (id) => {
      const table = houseOf(id);
      const seats = 6;
      const [base] = exactWagers(table);
      const endings = base?.endings ?? [];
      const deals = endings.reduce((sum, { count }) => sum + count, 0);
      const alone = figuresOf(endings, deals).standardDeviation;
      const together = seatsTogether(table, seats, 5)?.deviations.base ?? 0;
      expect(together).toBeGreaterThan(1.1 * Math.sqrt(seats) * alone);
      expect(together).toBeLessThan(seats * alone);
    },
  );

  it('come out the same whenever they are measured', () => {
    expect(seatsTogether(rules, 2, 1)).toEqual(seatsTogether(rules, 2, 1));
  });

  it('are not measured where players play for one pot', () => {
    expect(seatsTogether(houseOf('wa/ricochet-poker'), 2)).toBeNull();
  });
});
