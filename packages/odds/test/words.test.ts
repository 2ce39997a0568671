import { describe, expect, test } from 'vitest';
import { bestOf } from '../src/figures/choice.js';
import { antes, percent } from '../src/figures/words.js';

describe('figures in words', () => {
  test.each([
    [0, 7, '0.0 %'],
    [1, 4, '25.0 %'],
    [7, 7, '100.0 %'],
    [1, 10_000, 'less than 0.1 %'],
    [9_999, 10_000, 'more than 99.9 %'],
  ])('%d of %d', (part, all, text) => {
    expect(percent(part, all)).toBe(text);
  });

  test.each([
    [-8_665, 10_000, '0.867 antes'],
    [10_000, 10_000, '1 ante'],
    [-20_000, 10_000, '2 antes'],
    [0, 10_000, '0 antes'],
    // A close call does not look even.
    [-45_379_619, 45_379_620, '0.99999998 antes'],
  ])('%d antes over %d', (numerator, denominator, text) => {
    expect(antes(numerator, denominator)).toBe(text);
  });
});

describe('the best of choices', () => {
  const choice = (decision: string, numerator: number) => ({
    decision,
    numerator,
    value: numerator,
  });
  test('is the first of those that bring most', () => {
    const choices = [choice('fold', -3), choice('raise-1', 2), choice('raise-2', 2)];
    expect(bestOf(choices).decision).toBe('raise-1');
    expect(bestOf([choice('fold', -1), choice('bet', -1)]).decision).toBe('fold');
    expect(() => bestOf([])).toThrow('may be done');
  });
});
