import { describe, expect, test } from 'vitest';
import { keptWith, keptWithBoth } from '../src/kept.js';

describe('what is worked out of a state', () => {
  test('is worked out once for each state', () => {
    const asked: object[] = [];
    const kept = keptWith((state: object) => asked.push(state));
    const [one, other] = [{}, {}];
    expect([kept(one), kept(one), kept(other), kept(one)]).toEqual([1, 1, 2, 1]);
    expect(asked).toEqual([one, other]);
  });

  test('of two, once for the first that it was asked with last', () => {
    let times = 0;
    const kept = keptWithBoth((_rules: object, _round: object) => {
      times += 1;
      return times;
    });
    const [rules, others, round] = [{}, {}, {}];
    expect([kept(rules, round), kept(rules, round)]).toEqual([1, 1]);
    expect([kept(others, round), kept(others, round)]).toEqual([2, 2]);
    expect(kept(rules, round)).toBe(3);
    expect(kept(rules, {})).toBe(4);
  });
});
