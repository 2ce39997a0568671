import { describe, expect, it } from 'vitest';
import { centsOfDollars, dollarsOfCents } from '../src/kit/dollars.js';

describe('an amount that is typed', () => {
  it.each([
    ['25', 2_500],
    [' $1,234.50 ', 123_450],
    ['12.5', 1_250],
    ['$12 500.5', 1_250_050],
    ['0', 0],
    ['0.01', 1],
    ['1.15', 115],
    ['0.07', 7],
    ['19.99', 1_999],
    ['', null],
    ['12.', null],
    ['1.234', null],
    ['12e3', null],
    ['-5', null],
    ['90071992547409.92', null],
  ])('%j is %j cents', (typed, amount) => {
    expect(centsOfDollars(typed)).toBe(amount);
  });

  it.each([
    [0, '0'],
    [99, '0.99'],
    [2_500, '25'],
    [123_450, '1,234.50'],
    [7, '0.07'],
  ])('%i cents stand in a field as %s, and are read from it again', (amount, text) => {
    expect(dollarsOfCents(amount)).toBe(text);
    expect(centsOfDollars(text)).toBe(amount);
  });
});
