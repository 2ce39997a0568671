import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import { type Line, pilesOf } from '../src/deal/settling/settle-piles.js';
import { sayPile } from '../src/deal/settling/settle-words.js';

const line = (seat: number, over: Partial<Line> = {}): Line => ({
  seat,
  wager: 'ante',
  stakeCents: cents(1_000),
  outcome: 'lose',
  paysCents: cents(0),
  returnedCents: cents(0),
  from: 'tray',
  hand: 'folded',
  cite: 'MD-HCF-11B',
  ...over,
});

const WIN = { outcome: 'win', paysCents: cents(2_000), returnedCents: cents(1_000) } as const;

describe('what the dealer takes and pays', () => {
  it('goes seat by seat in the order of the lines, and comes back where they do', () => {
    const piles = pilesOf([line(3), line(3, WIN), line(1), line(3, { wager: 'progressive' })]);
    expect(piles.map(({ seat }) => seat)).toEqual([3, 1, 3]);
    expect(piles[0]).toMatchObject({ takeCents: 1_000, payCents: 2_000 });
  });

  it('pays nothing from the tray that a meter pays', () => {
    const [pile] = pilesOf([line(2, { ...WIN, from: 'meter' })]);
    expect(pile?.payCents).toBe(0);
  });

  it.each([
    ['Seat 3: take $10', [line(3)]],
    ['Seat 3: pay $20', [line(3, WIN)]],
    ['Seat 3: take $10, pay $20', [line(3), line(3, WIN)]],
    ['Seat 3: push', [line(3, { outcome: 'push', returnedCents: cents(1_000) })]],
    ['Seat 3: give everything back', [line(3, { outcome: 'void', returnedCents: cents(1_000) })]],
  ])('%s', (words, lines) => {
    expect(pilesOf(lines).map(sayPile)).toEqual([words]);
  });
});
