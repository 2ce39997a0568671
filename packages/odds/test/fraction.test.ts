import { describe, expect, test } from 'vitest';
import { ceiling, minus, over, plus, timesFraction } from '../src/figures/fraction.js';
import { fraction, toNumber } from '../src/index.js';

describe('fractions', () => {
  test('are kept in lowest terms, the sign above', () => {
    expect(fraction(6, -4)).toEqual({ numerator: -3n, denominator: 2n });
    expect(fraction(-6, -4)).toEqual({ numerator: 3n, denominator: 2n });
    expect(fraction(0, -7)).toEqual({ numerator: 0n, denominator: 1n });
    expect(fraction(5)).toEqual({ numerator: 5n, denominator: 1n });
    expect(() => fraction(1, 0)).toThrow('denominator');
  });

  test('add, subtract, multiply and divide exactly', () => {
    const [half, third] = [fraction(1, 2), fraction(1, 3)];
    expect(plus(half, third)).toEqual(fraction(5, 6));
    expect(minus(third, half)).toEqual(fraction(-1, 6));
    expect(timesFraction(half, third)).toEqual(fraction(1, 6));
    expect(over(half, fraction(-1, 3))).toEqual(fraction(-3, 2));
    expect(toNumber(third)).toBe(1 / 3);
  });

  test('round up to the next whole number, on either side of nothing', () => {
    const halves = [3, 4, -3, -4, 0].map((above) => ceiling(fraction(above, 2)));
    expect(halves).toEqual([2n, 2n, -1n, -2n, 0n]);
  });
});
