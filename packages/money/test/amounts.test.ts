import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { centsOfDollars, sumMicros } from '../src/amounts.js';
import {
  cents,
  centsBelow,
  centsExactly,
  divExact,
  micros,
  microsOfCents,
  mulDivFloor,
  sumCents,
  times,
} from '../src/index.js';
import { divFloor, modFloor } from '../src/integers.js';

const whole = fc.maxSafeInteger();
const divisor = fc.integer({ min: 1, max: 1_000_000_000 });

describe('whole numbers', () => {
  it('refuses fractions, infinities and what a double cannot hold', () => {
    for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => cents(bad)).toThrow('not a safe whole number');
      expect(() => micros(bad)).toThrow('not a safe whole number');
    }
  });

  it.each([
    [7, 2, 3, 1],
    [-7, 2, -4, 1],
    [6, 3, 2, 0],
    [-6, 3, -2, 0],
    [0, 5, 0, 0],
  ])('%d divided by %d rounds down to %d and leaves %d', (dividend, by, quotient, remainder) => {
    expect(divFloor(dividend, by)).toBe(quotient);
    expect(modFloor(dividend, by)).toBe(remainder);
  });

  it('never makes a minus zero', () => {
    expect(Object.is(divFloor(-0, 3), 0)).toBe(true);
    expect(Object.is(modFloor(-6, 3), 0)).toBe(true);
    expect(Object.is(cents(-0), 0)).toBe(true);
  });

  it('refuses to divide by nothing or by less', () => {
    expect(() => divFloor(1, 0)).toThrow('divisor must be positive');
    expect(() => divFloor(1, -2)).toThrow('divisor must be positive');
    expect(() => divFloor(1, 0.5)).toThrow('divisor must be positive: 0.5');
    expect(() => divFloor(0.5, 1)).toThrow('dividend is not a safe whole number: 0.5');
  });

  test.prop([whole, divisor])('quotient and remainder make the dividend again', (dividend, by) => {
    const quotient = divFloor(dividend, by);
    const remainder = modFloor(dividend, by);
    expect(BigInt(quotient) * BigInt(by) + BigInt(remainder)).toBe(BigInt(dividend));
    expect(remainder).toBeGreaterThanOrEqual(0);
    expect(remainder).toBeLessThan(by);
  });

  it('divides exactly or not at all', () => {
    expect(divExact(12, 4)).toBe(3);
    expect(() => divExact(13, 4)).toThrow('13 is not a multiple of 4');
  });

  it('refuses a product that would lose digits', () => {
    expect(times(3_000, 4_000)).toBe(12_000_000);
    expect(() => times(2 ** 40, 2 ** 20)).toThrow('product');
  });

  test.prop([fc.nat(), fc.maxSafeInteger().map(Math.abs), divisor])(
    'multiplies and divides without losing digits between',
    (left, right, by) => {
      const exact = (BigInt(left) * BigInt(right)) / BigInt(by);
      if (exact > BigInt(Number.MAX_SAFE_INTEGER)) {
        expect(() => mulDivFloor(left, right, by)).toThrow('quotient');
      } else {
        expect(BigInt(mulDivFloor(left, right, by))).toBe(exact);
      }
    },
  );

  it('takes no negative amounts where rounding down would favour one side', () => {
    expect(() => mulDivFloor(-1, 1, 1)).toThrow('no negative amounts');
    expect(() => mulDivFloor(1, -1, 1)).toThrow('no negative amounts');
    expect(() => mulDivFloor(1, 1, 0)).toThrow('no negative amounts');
    expect(mulDivFloor(0, 7, 1)).toBe(0);
    expect(mulDivFloor(7, 0, 1)).toBe(0);
  });
});

describe('cents and micros', () => {
  it('has ten thousand micros to the cent and a hundred cents to the dollar', () => {
    expect(microsOfCents(cents(1))).toBe(10_000);
    expect(centsOfDollars(25)).toBe(2_500);
  });

  it('rounds micros down to whole cents', () => {
    expect(centsBelow(micros(19_999))).toBe(1);
    expect(centsBelow(micros(20_000))).toBe(2);
    expect(centsBelow(micros(-1))).toBe(-1);
  });

  it('takes micros for cents exactly, or not at all', () => {
    expect(centsExactly(micros(30_000))).toBe(3);
    expect(() => centsExactly(micros(30_001))).toThrow('not a multiple');
  });

  it('sums, and stops when the sum cannot be exact', () => {
    expect(sumCents([])).toBe(0);
    expect(sumCents([cents(5), cents(-2)])).toBe(3);
    expect(sumMicros([micros(5), micros(7)])).toBe(12);
    const most = Number.MAX_SAFE_INTEGER;
    expect(() => sumCents([cents(most), cents(1)])).toThrow('a sum of cents');
    expect(() => sumMicros([micros(most), micros(1)])).toThrow('a sum of micros');
  });

  test.prop([fc.integer({ min: -1e11, max: 1e11 })])('goes to micros and back', (amount) => {
    expect(centsExactly(microsOfCents(cents(amount)))).toBe(amount);
  });
});
