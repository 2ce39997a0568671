import { describe, expect, it } from 'vitest';
import { checkLayout, wagersIn } from '../../src/kernel/betting.js';
import { isPlayable } from '../../src/kernel/offered.js';
import type { HandInPlay } from '../../src/kernel/round.js';
import { type Amounts, stakesOf } from '../support/felt.js';
import { bareRulesOf, inForce, rulesOf } from '../support/rules.js';

/** What no game against the dealer asks of a layout, and Ricochet Poker does. */
const ricochet = (change: Parameters<typeof inForce>[1] = {}) =>
  inForce('wa/ricochet-poker', {
    paytables: { kickout: 'PT-FLT-KH-01', 'ante-bonus': 'PT-FLT-AB-01' },
    ...change,
    settings: { tiedPairs: 'spade-high', ...change.settings },
  });

const hand = (seat: number, stakes: Amounts, player = `player ${seat}`): HandInPlay<unknown> => ({
  seat,
  player,
  stakes: stakesOf(stakes),
  tips: {},
  aside: [],
  cards: [],
  decision: null,
  turned: false,
});

const check = (
  rules: ReturnType<typeof inForce>,
  others: readonly HandInPlay<unknown>[],
  seat: number,
  stakes: Amounts,
  player = `player ${seat}`,
) => {
  const checked = checkLayout(rules, others, {
    seat,
    player,
    stakes: stakesOf(stakes),
    tips: {},
  });
  return checked.ok ? 'accepted' : `${checked.error.code} by ${checked.error.cite}`;
};

describe('one ante for everybody', () => {
  it('[WA-RP-1] refuses another amount than lies there', () => {
    const rules = ricochet();
    const lying = [hand(2, { ante: 500 })];
    expect(check(rules, lying, 1, { ante: 500 })).toBe('accepted');
    expect(check(rules, lying, 1, { ante: 400 })).toBe('unequal-antes by WA-RP-1');
    expect(check(rules, lying, 1, { ante: 600 })).toBe('unequal-antes by WA-RP-1');
    // The only one at the table may change it.
    expect(check(rules, lying, 2, { ante: 600 })).toBe('accepted');
  });

  it('[WA-RP-1] keeps to what is posted', () => {
    const rules = ricochet({ positions: 7, limits: { ante: { min: 500, max: 500 } } });
    expect(check(rules, [], 1, { ante: 500 })).toBe('accepted');
    expect(check(rules, [], 1, { ante: 600 })).toBe('outside-the-limits by WA-RP-1');
  });
});

describe('hands of one player', () => {
  it('[AMB-70] are as many as the house sets, side by side or not', () => {
    const rules = ricochet({ settings: { handsPerPlayer: 2 } });
    const lying = [hand(2, { ante: 500 }, 'Ada')];
    expect(check(rules, lying, 5, { ante: 500 }, 'Ada')).toBe('accepted');
    expect(
      check(rules, [...lying, hand(5, { ante: 500 }, 'Ada')], 6, { ante: 500 }, 'Ada'),
    ).toMatch(/^too-many-hands by /);
    expect(check(ricochet(), lying, 5, { ante: 500 }, 'Ada')).toMatch(/^too-many-hands by /);
  });

  it('says how many', () => {
    const message = (handsPerPlayer: number) => {
      const rules = ricochet({ settings: { handsPerPlayer } });
      const others = Array.from({ length: handsPerPlayer }, (_, at) =>
        hand(at + 1, { ante: 500 }, 'Ada'),
      );
      const checked = checkLayout(rules, others, {
        seat: 7,
        player: 'Ada',
        stakes: stakesOf({ ante: 500 }),
        tips: {},
      });
      return checked.ok ? '' : checked.error.message;
    };
    expect(message(1)).toBe('one player has at most 1 hand here');
    expect(message(2)).toBe('one player has at most 2 hands here');
  });
});

describe('what is offered', () => {
  it('is part of the game, or elected', () => {
    const bare = bareRulesOf('sd/high-card-flush');
    const full = rulesOf('sd/high-card-flush');
    for (const wager of ['ante', 'raise'] as const) expect(isPlayable(bare, wager)).toBe(true);
    for (const wager of ['flush', 'straight-flush', 'progressive'] as const) {
      expect([isPlayable(bare, wager), isPlayable(full, wager)]).toEqual([false, true]);
    }
    expect(isPlayable(full, 'bet')).toBe(false);
    // Always offered, and yet not without a table: Caribbean Stud's progressive.
    expect(isPlayable(bareRulesOf('sd/caribbean-stud'), 'progressive')).toBe(false);
    expect(isPlayable(bareRulesOf('sd/caribbean-stud'), 'bet')).toBe(true);
  });

  it('is listed in the order it was laid out', () => {
    expect(wagersIn(stakesOf({ flush: 1, ante: 2 }))).toEqual(['flush', 'ante']);
  });
});

describe('refusals', () => {
  it('tell a person what was wrong', () => {
    const rules = rulesOf('md/high-card-flush', {
      positions: 6,
      limits: { ante: { min: 1000, max: 5000, step: 500 } },
    });
    const message = (seat: number, stakes: Amounts) => {
      const checked = checkLayout(rules, [], {
        seat,
        player: 'Ada',
        stakes: stakesOf(stakes),
        tips: {},
      });
      return checked.ok ? '' : checked.error.message;
    };
    expect(message(9, { ante: 1000 })).toBe('there is no seat 9; seats are 1 to 6');
    expect(message(1, { ante: 500 })).toBe('Ante is $10 to $50, and $5 was placed');
    expect(message(1, { ante: 1250 })).toBe('Ante goes in steps of $5, and $12.50 was placed');
    expect(message(1, { ante: 1000, progressive: 500 })).toBe(
      'Progressive Jackpot is exactly $1, and $5 was placed',
    );
    expect(message(1, { flush: 500 })).toBe(
      'seat 1 has no ante, and nobody is dealt in without one',
    );
    expect(message(1, { ante: 1000, pocket: 500 })).toBe('pocket is not offered at this table');
  });
});
