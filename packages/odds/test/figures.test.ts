import { describe, expect, test } from 'vitest';
import { figuresOf, quotient } from '../src/index.js';

describe('figures of a wager', () => {
  // A coin that pays 2 to 1 on one side of four, with a second unit put down on half of the losses.
  const endings = [
    { count: 1, net: 2, staked: 1 },
    { count: 2n, net: -1, staked: 1 },
    { count: 1, net: -2, staked: 2 },
  ];
  test('are those of its endings', () => {
    expect(figuresOf(endings, 4)).toEqual({
      numerator: -2n,
      denominator: 4n,
      edge: 0.5,
      elementOfRisk: 0.4,
      standardDeviation: Math.sqrt(2.5 - 0.25),
      averageWager: 1.25,
    });
  });
  test('need every deal', () => {
    expect(() => figuresOf(endings, 5)).toThrow('4 deals were counted, of 5');
  });
  test('a quotient of numbers beyond a double is rounded once', () => {
    expect(quotient(10n ** 40n, 3n * 10n ** 40n)).toBe(1 / 3);
    expect(quotient(-1n, 8n)).toBe(-0.125);
    expect(() => quotient(1n, 0n)).toThrow('denominator');
  });
});
