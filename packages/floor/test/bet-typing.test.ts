import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import { type LegalWager, typedBet } from '../src/deal/entry/bet-typing.js';

const wager = (id: LegalWager['wager'], fixed: number | null = null): LegalWager => ({
  wager: id,
  name: id,
  fixedCents: fixed === null ? null : cents(fixed),
  leastCents: null,
  mostCents: null,
  stepCents: null,
});
const WAGERS = [wager('ante'), wager('flush'), wager('straight-flush'), wager('progressive', 100)];

const placed = (text: string) => {
  const typed = typedBet(text, WAGERS);
  return typed.ok && typed.order.type === 'PlaceWagers'
    ? { seat: typed.order.seat, ...typed.order.stakes }
    : null;
};

describe('a bet as a dealer types it', () => {
  it('is the seat and the amounts in the order of the layout', () => {
    expect(placed('3 10 5')).toEqual({ seat: 3, ante: 1_000, flush: 500 });
    expect(placed(' 1  25 - 7.50 x ')).toEqual({
      seat: 1,
      ante: 2_500,
      'straight-flush': 750,
      progressive: 100,
    });
  });

  it('clears the layout of a seat without amounts', () => {
    expect(placed('4')).toEqual({ seat: 4 });
  });

  it('[SD-HCF-3#1, SD-CSP-8#1] has the tips of a player without a device beside their wagers', () => {
    expect(typedBet('3 10+5 5', WAGERS)).toEqual({
      ok: true,
      order: {
        type: 'PlaceWagers',
        seat: 3,
        stakes: { ante: 1_000, flush: 500 },
        tips: { ante: 500 },
      },
    });
    expect(typedBet('3 10', WAGERS)).not.toHaveProperty('order.tips');
  });

  it.each([
    ['3 10+', '“10+” is not an amount for the ante.'],
    ['3 10+5+5', '“10+5+5” is not an amount for the ante.'],
    ['', 'Begin with the number of the seat.'],
    ['ten', 'Begin with the number of the seat.'],
    ['3 ten', '“ten” is not an amount for the ante.'],
    ['3 1 1 1 1 1', 'There are 4 wagers.'],
  ])('%j is told what is wrong with it', (text, fault) => {
    expect(typedBet(text, WAGERS)).toEqual({ ok: false, fault });
  });

  it('[MD-HCF-7A, MD-HCF-7B] says what lies there, for the house to take or to refuse', () => {
    const order = (lying: 'plaque' | 'spoken') => {
      const typed = typedBet('3 10', WAGERS, lying);
      return typed.ok ? typed.order : null;
    };
    expect(order('plaque')).toMatchObject({ with: 'plaque' });
    expect(order('spoken')).toMatchObject({ with: 'cash', spoken: true });
  });
});
