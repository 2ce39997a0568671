import { expect, test } from 'vitest';
import { instantAfter } from '../../src/shift/clock.js';

test.each([
  ['2026-01-01', 0, '2026-01-01T00:00:00Z'],
  ['2026-01-01', 8 * 3600 + 61, '2026-01-01T08:01:01Z'],
  ['2026-01-31', 86_400, '2026-02-01T00:00:00Z'],
  ['2026-02-28', 86_400, '2026-03-01T00:00:00Z'],
  ['2028-02-28', 86_400, '2028-02-29T00:00:00Z'],
  ['2026-12-31', 2 * 86_400 - 1, '2027-01-01T23:59:59Z'],
])('%s and %i seconds', (day, seconds, instant) => {
  expect(instantAfter(day, seconds)).toBe(instant);
  expect(Date.parse(instant)).toBe(Date.parse(`${day}T00:00:00Z`) + seconds * 1000);
});
