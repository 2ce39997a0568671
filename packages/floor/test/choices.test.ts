import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import {
  bonusesIn,
  choicesOf,
  foldInWords,
  foldLoses,
  rangeBetween,
  withinRange,
} from '../src/table/deciding/choices.js';

const fold = {
  act: 'fold',
  bonuses: [
    { wager: 'flush', rule: 'claimed', wins: true, cite: 'OH-HCF-fold#2' },
    { wager: 'straight-flush', rule: 'claimed', wins: false, cite: 'OH-HCF-fold#2' },
  ],
} as const;
const raise = (most: number) =>
  ({
    act: 'raise',
    leastCents: cents(1_000),
    mostCents: cents(most),
    stepCents: cents(500),
    cite: 'OH-HCF-raise',
  }) as const;

describe('the choices of a decision', () => {
  it('are a fold and every multiple of the least raise that is legal', () => {
    expect(choicesOf([raise(3_000), fold]).map(({ label }) => label)).toEqual([
      'Fold',
      'Raise $10',
      'Raise $20',
      'Raise $30',
    ]);
    expect(choicesOf([raise(1_000)]).map(({ label }) => label)).toEqual(['Raise $10']);
  });

  it('claim with a fold what wins, and nothing else', () => {
    expect(choicesOf([fold])[0]?.decision).toEqual({ kind: 'fold', claims: ['flush'] });
  });

  it('are a play or a fold where one ante more is asked', () => {
    const play = { act: 'play', stakeCents: cents(1_000), toBeat: [], cite: 'WA-RP-7b' } as const;
    const out = { act: 'fold', losesCents: cents(1_000), cite: 'WA-RP-7a' } as const;
    expect(choicesOf([play, out]).map(({ decision }) => decision)).toEqual(['fold', 'play']);
  });
});

describe('amounts between the multiples', () => {
  it('are offered where there are any', () => {
    expect(rangeBetween([raise(3_000)])?.mostCents).toBe(3_000);
    expect(rangeBetween([raise(1_000)])).toBeNull();
    expect(rangeBetween([{ ...raise(3_000), stepCents: cents(1_000) }])).toBeNull();
  });

  it.each([
    ['below the least', 100, 1_000],
    ['above the most', 9_900, 3_000],
    ['between two steps', 1_740, 1_500],
    ['on a step', 2_500, 2_500],
  ])('%s are brought into the range', (_what, typed, stake) => {
    expect(withinRange(typed, raise(3_000))).toBe(stake);
  });

  it('take the tip on the ante along in the same multiple', () => {
    const [choice] = choicesOf([raise(1_000)], { anteCents: 1_000, tipCents: 300 });
    expect(choice?.decision).toEqual({ kind: 'raise', cents: 1_000, tipCents: 300 });
  });
});

describe('what a fold does to the bonuses', () => {
  const named = (wager: string): string => wager;

  it('is told of each of them where one may win', () => {
    expect(foldInWords(bonusesIn([fold]), named)).toBe(
      'If you fold: flush wins, and is claimed with the fold; straight-flush does not win.',
    );
  });

  it('names the amount of each one that wins', () => {
    expect(
      foldInWords(bonusesIn([fold]), named, (wager) => (wager === 'flush' ? '$10' : null)),
    ).toBe(
      'If you fold: flush wins $10, and is claimed with the fold; straight-flush does not win.',
    );
    const tucked = [{ wager: 'flush', rule: 'tucked', wins: true, cite: 'SD-HCF-11' }] as const;
    expect(foldInWords(tucked, named)).toBe(
      'If you fold: flush wins, and is tucked under the wager with the fold.',
    );
    expect(foldLoses(tucked)).toBe(false);
  });

  it('warns where a winning one is lost', () => {
    const lost = [
      { wager: 'progressive', rule: 'forfeited', wins: true, cite: 'SD-CSP-11a#1' },
    ] as const;
    expect(foldInWords(lost, named)).toBe(
      'If you fold: progressive would win, and is lost with a fold.',
    );
    expect(foldLoses(lost)).toBe(true);
  });

  it('is one short sentence where none wins, and none without bonuses', () => {
    const none = [{ wager: 'flush', rule: 'claimed', wins: false, cite: 'OH-HCF-fold#2' }] as const;
    expect(foldInWords(none, named)).toBe('None of your bonus wagers wins.');
    expect(foldInWords([], named)).toBeNull();
  });
});
