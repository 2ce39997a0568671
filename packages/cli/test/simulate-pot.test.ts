import { describe, expect, test } from 'vitest';
import { answerOf, jsonOf } from './support/baize.js';

interface Estimate {
  readonly mean: number;
  readonly plusMinus: number;
}

interface Answer {
  readonly rulebook: string;
  readonly complete: boolean;
  readonly played: number;
  readonly exact: number | null;
  readonly estimate: {
    readonly players: number;
    readonly confidence: number;
    readonly house: Estimate;
    readonly places: readonly {
      readonly net: Estimate;
      readonly decisions: Readonly<Record<string, number>>;
    }[];
  };
}

const simulate = async (...args: readonly string[]): Promise<Answer> =>
  (await jsonOf('simulate', 'wa/ricochet-poker', ...args, '--json')) as Answer;

describe('baize simulate wa/ricochet-poker', () => {
  test('the same seed gives the same figures on any number of threads, another one others', async () => {
    const args = ['--rounds', '700', '--players', '3'];
    const one = await simulate(...args, '--seed', 'a', '--threads', '1');
    expect(await simulate(...args, '--seed', 'a', '--threads', '3')).toEqual(one);
    expect((await simulate(...args, '--seed', 'b')).estimate).not.toEqual(one.estimate);
    expect([one.rulebook, one.complete, one.played]).toEqual(['wa/ricochet-poker', true, 700]);
    expect(one.estimate.places).toHaveLength(3);
    for (const { decisions } of one.estimate.places) {
      expect(Object.values(decisions).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    }
  });

  test('the rounds that tables play bring the same, to the cent', async () => {
    const args = ['--rounds', '150', '--players', '4', '--seed', 'a'];
    expect((await simulate(...args, '--core')).estimate).toEqual(
      (await simulate(...args)).estimate,
    );
  });

  test('one player alone has an exact edge, and it lies inside the interval', async () => {
    const { exact, estimate } = await simulate('--rounds', '20000', '--seed', 'tuesday');
    expect(exact).toBeCloseTo(0.0305248, 6);
    expect(Math.abs(estimate.house.mean - (exact ?? 0))).toBeLessThan(estimate.house.plusMinus);
  });

  test('people read that it is a sample, of how many rounds, and by which rule', async () => {
    const text = await answerOf(
      ...['simulate', 'wa/ricochet-poker', '--rounds', '300', '--players', '2', '--seed', 'a'],
    );
    expect(text).toContain('A sample of 300 rounds with 99 % intervals, not a count.');
    expect(text).toMatch(/first +-?\d\.\d{3} ± \d\.\d{3}/);
    expect(text).toContain('The last player counts');
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
});
