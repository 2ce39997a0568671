import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { cents, splitInChips, sumCents } from '../src/index.js';

const split = (pot: number, winners: readonly number[], chip: number, oddTo: number) =>
  Object.fromEntries(splitInChips(cents(pot), winners, cents(chip), oddTo));

describe('splitting a pot', () => {
  it.each([
    ['even', 6_000, [1, 2], 100, 2, { 1: 3_000, 2: 3_000 }],
    ['one odd chip', 2_500, [1, 2], 500, 2, { 1: 1_000, 2: 1_500 }],
    ['two odd chips to the same player', 2_500, [1, 4, 6], 500, 4, { 1: 500, 4: 1_500, 6: 500 }],
    ['cents below a chip', 2_550, [1, 2], 100, 1, { 1: 1_350, 2: 1_200 }],
    ['a pot smaller than a chip each', 300, [1, 2], 500, 2, { 1: 0, 2: 300 }],
    ['one winner takes all', 777, [3], 100, 3, { 3: 777 }],
    ['an empty pot', 0, [1, 2], 100, 2, { 1: 0, 2: 0 }],
  ])('[AMB-25] %s', (_, pot, winners, chip, oddTo, shares) => {
    expect(split(pot, winners, chip, oddTo)).toEqual(shares);
  });

  it('refuses what is a mistake of the caller', () => {
    expect(() => split(-1, [1], 100, 1)).toThrow('never negative');
    expect(() => split(100, [1, 2], 0, 1)).toThrow('worth something');
    expect(() => split(100, [1, 2], 100, 3)).toThrow('one of the winners');
    expect(() => split(100, [1, 1], 100, 1)).toThrow('twice');
  });

  test.prop([
    fc.nat({ max: 10_000_000 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    fc.integer({ min: 1, max: 10_000 }),
    fc.nat(),
  ])(
    'loses nothing, and all but one share are equal and in whole chips',
    (pot, seats, chip, pick) => {
      const oddTo = seats[pick % seats.length]!;
      const shares = splitInChips(cents(pot), seats, cents(chip), oddTo);
      expect(sumCents(shares.values())).toBe(pot);
      const others = seats.filter((seat) => seat !== oddTo).map((seat) => shares.get(seat)!);
      for (const share of others) {
        expect(share).toBe(others[0]);
        expect(share % chip).toBe(0);
        // What the odd seat has more would not have given everybody another chip.
        expect(shares.get(oddTo)! - share).toBeLessThan(chip * seats.length);
      }
    },
  );
});
