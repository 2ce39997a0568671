import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { hoursBetween, millisecondsOf } from '../../src/cards/instants.js';

const instants = fc.date({
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59.999Z'),
  noInvalidDate: true,
});

test.prop([instants, instants])(
  'time between two instants is what the calendar says',
  (from, to) => {
    expect(hoursBetween(from.toISOString(), to.toISOString())).toBe(
      (to.getTime() - from.getTime()) / 3_600_000,
    );
  },
);

it.each([
  ['2028-02-28T23:30:00Z', '2028-03-01T00:00:00Z', 24.5, 'a leap day'],
  ['2026-02-28T23:30:00Z', '2026-03-01T00:00:00Z', 0.5, 'no leap day'],
  ['2100-02-28T23:30:00Z', '2100-03-01T00:00:00Z', 0.5, 'none in 2100'],
  ['2000-02-28T23:30:00Z', '2000-03-01T00:00:00Z', 24.5, 'one in 2000'],
  ['2026-12-31T23:59:59.500Z', '2027-01-01T00:29:59.5Z', 0.5, 'a new year'],
])('from %s to %s it is %d hours: %s', (from, to, hours) => {
  expect(hoursBetween(from, to)).toBe(hours);
  expect(hoursBetween(to, from)).toBe(-hours);
});

it('what is no instant has no time', () => {
  expect(millisecondsOf('2026-01-01')).toBeNull();
  expect(millisecondsOf('on 2026-01-01T00:00:00Z')).toBeNull();
  expect(millisecondsOf('2026-01-01T00:00:00Z or so')).toBeNull();
  expect(hoursBetween('soon', '2026-01-01T00:00:00Z')).toBeNull();
  expect(hoursBetween('2026-01-01T00:00:00Z', 'later')).toBeNull();
});
