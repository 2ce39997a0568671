import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import {
  addChip,
  repeated,
  sameLayout,
  takeChip,
  totalCents,
} from '../src/table/betting/betting.js';

const ante = {
  wager: 'ante',
  name: 'Ante',
  fixedCents: null,
  leastCents: cents(1_000),
  mostCents: cents(3_000),
  stepCents: cents(500),
} as const;
const sensor = {
  wager: 'progressive',
  name: 'Progressive',
  fixedCents: cents(100),
  leastCents: null,
  mostCents: null,
  stepCents: null,
} as const;

describe('a chip on an area', () => {
  it.each([
    ['the first one is at least the least', {}, 500, 1_000],
    ['the next one adds its worth', { ante: 1_000 }, 500, 1_500],
    ['never goes over the most', { ante: 2_500 }, 10_000, 3_000],
    ['keeps to whole steps', { ante: 1_000 }, 100, 1_000],
  ])('%s', (_what, layout, chip, expected) => {
    expect(addChip(layout, ante, chip).ante).toBe(expected);
  });

  it('taken back below the least leaves nothing', () => {
    expect(takeChip({ ante: 1_500 }, ante, 500)).toEqual({ ante: 1_000 });
    expect(takeChip({ ante: 1_000 }, ante, 500)).toEqual({});
  });

  it('lights a sensor with its one amount, and puts it out again', () => {
    const lit = addChip({ ante: 1_000 }, sensor, 2_500);
    expect(lit).toEqual({ ante: 1_000, progressive: 100 });
    expect(addChip(lit, sensor, 2_500)).toEqual({ ante: 1_000 });
    expect(takeChip(lit, sensor, 500)).toEqual({ ante: 1_000 });
  });
});

describe('a layout', () => {
  it('is repeated as far as the limits still allow', () => {
    const last = { ante: 5_000, progressive: 500, flush: 1_000 };
    expect(repeated(last, [ante, sensor])).toEqual({ ante: 3_000, progressive: 100 });
  });

  it('is the same where the same chips lie', () => {
    expect(sameLayout({ ante: 1_000 }, { ante: 1_000, flush: 0 })).toBe(true);
    expect(sameLayout({ ante: 1_000 }, { ante: 1_000, flush: 500 })).toBe(false);
  });

  it('is worth all of its stakes', () => {
    expect(totalCents({ ante: 1_000, flush: 500 })).toBe(1_500);
  });
});
