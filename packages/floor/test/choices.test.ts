import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import { bonusesIn, choicesOf, foldInWords } from '../src/table/choices.js';

const fold = {
  act: 'fold',
  bonuses: [
    { wager: 'flush', rule: 'claimed', wins: true, cite: 'OH-HCF-fold' },
    { wager: 'straight-flush', rule: 'claimed', wins: false, cite: 'OH-HCF-fold' },
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

describe('what a fold does to the bonuses', () => {
  const named = (wager: string): string => wager;

  it('is told of each of them where one may win', () => {
    expect(foldInWords(bonusesIn([fold]), named)).toBe(
      'If you fold: flush wins, and is claimed with the fold; straight-flush does not win.',
    );
  });

  it('warns where a winning one is lost', () => {
    const lost = [
      { wager: 'progressive', rule: 'forfeited', wins: true, cite: 'SD-CSP-13' },
    ] as const;
    expect(foldInWords(lost, named)).toBe(
      'If you fold: progressive would win, and is lost with a fold.',
    );
  });

  it('is one short sentence where none wins, and none without bonuses', () => {
    const none = [{ wager: 'flush', rule: 'claimed', wins: false, cite: 'OH-HCF-fold' }] as const;
    expect(foldInWords(none, named)).toBe('None of your bonus wagers wins.');
    expect(foldInWords([], named)).toBeNull();
  });
});
