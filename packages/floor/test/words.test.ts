import { describe, expect, it } from 'vitest';
import { routeOf } from '../src/app/route-of.js';
import { cardInWords, cardsInWords, seenCard } from '../src/art/card-text.js';
import { chipsFor, chipText } from '../src/art/denominations.js';
import { money, moneyFull, signedMoney } from '../src/kit/money.js';
import { titleOf, usualBuyInCents } from '../src/lobby/words.js';
import { handInWords } from '../src/table/live/hand-words.js';
import { seatsInSight, seatsToTry } from '../src/table/rules/layout.js';

describe('cards', () => {
  it('are known by rank and suit, and a hidden one by nothing', () => {
    expect(seenCard('Td')).toEqual({ rank: 'T', suit: 'd' });
    expect(seenCard('??')).toBeNull();
    expect(cardInWords('Qh')).toBe('Queen of hearts');
    expect(cardsInWords(['As', '??', '??'])).toBe('Ace of spades, 2 face down');
  });

  it('make a hand in the words of its game', () => {
    const seven = ['As', 'Kd', '9h', '7h', '2h', '3c', '4c'];
    expect(handInWords('md/high-card-flush', seven)).toBe('three-card flush, nine high');
    expect(handInWords('md/high-card-flush', [...seven.slice(1), '??'])).toBeNull();
    expect(handInWords('sd/caribbean-stud', ['As', 'Ad', '9h', '7h', '2h'])).toContain(
      'pair of aces',
    );
  });
});

describe('amounts', () => {
  it.each([
    [1_000, '$10'],
    [123_456, '$1,234.56'],
    [-500, '−$5'],
  ])('%i cents are %s', (amount, text) => {
    expect(money(amount)).toBe(text);
  });

  it('have their cents where they tick, and their sign where they are won', () => {
    expect(moneyFull(3_000_000)).toBe('$30,000.00');
    expect([500, 0, -500].map(signedMoney)).toEqual(['+$5', '$0', '−$5']);
  });

  it('are laid out in as few chips as it takes', () => {
    expect(chipsFor(13_600)).toEqual([
      { chip: 10_000, count: 1 },
      { chip: 2_500, count: 1 },
      { chip: 500, count: 2 },
      { chip: 100, count: 1 },
    ]);
    expect(chipText(100_000)).toBe('1K');
  });

  it('to sit down with are fifty of the smallest antes, up to a thousand dollars', () => {
    const limits = (minCents: number) => ({ limits: { ante: { minCents, maxCents: 50_000 } } });
    expect(usualBuyInCents(limits(500))).toBe(25_000);
    expect(usualBuyInCents(limits(5_000))).toBe(100_000);
  });
});

describe('places', () => {
  it('are found by their address, and anything else is nowhere', () => {
    expect(routeOf('/')).toEqual({ page: 'lobby' });
    expect(routeOf('/tables/md-high-card-flush')).toEqual({
      page: 'table',
      table: 'md-high-card-flush',
    });
    expect(routeOf('/rounds/felt/12')).toEqual({ page: 'proof', table: 'felt', number: 12 });
    expect(routeOf('/rounds/felt/twelve')).toEqual({ page: 'nowhere' });
    expect(routeOf('/elsewhere')).toEqual({ page: 'nowhere' });
    expect(routeOf('/rounds/felt/12/more')).toEqual({ page: 'nowhere' });
    expect(routeOf('/tables/felt/more')).toEqual({ page: 'nowhere' });
    expect(routeOf('/tables/felt%201')).toEqual({ page: 'table', table: 'felt 1' });
    expect(routeOf('/tables/%')).toEqual({ page: 'nowhere' });
  });

  it('lie before a player with seat 1 at the far right', () => {
    expect(seatsInSight(4)).toEqual([4, 3, 2, 1]);
  });

  it('are offered near the middle, empty ones before those of practice players', () => {
    const practice = (seat: number) => ({ seat, practice: true });
    expect(seatsToTry(6, [practice(3), practice(4)])).toEqual([2, 5, 1, 6, 3, 4]);
    expect(seatsToTry(2, [practice(1), { seat: 2, practice: false }])).toEqual([1]);
    expect(seatsToTry(1, [{ seat: 1, practice: false }])).toEqual([]);
  });

  it('and wagers have names people read', () => {
    expect(titleOf('straight-flush')).toBe('Straight Flush');
  });
});
