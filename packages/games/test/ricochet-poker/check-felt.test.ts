import { cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { checkFelt } from '../../src/ricochet-poker/check-felt.js';
import { felt, hand, rules, type SeatText, withAnteBonus } from './support/felt.js';

const NINES = '9s 9h Kc 5d 2s';
const KING_HIGH = 'Ks Qh Jc 8d 7s';
const one = (seat: SeatText, dealer = NINES) => felt(dealer, { 1: seat });
const good = one({ cards: '3c 4d', decision: 'fold' });

const refusal = (on: ReturnType<typeof felt>, inForce = rules()) => {
  const checked = checkFelt(inForce, on);
  return checked.ok ? null : checked.error;
};

describe('a felt from outside', () => {
  test('passes as it is when nothing is wrong with it', () => {
    expect(checkFelt(rules(), good)).toEqual({ ok: true, value: good });
  });

  const [first] = good.hands;
  if (first === undefined) throw new Error('no hand');

  const cells: [code: string, name: string, on: typeof good, message: string, cite: string][] = [
    ['nobody-playing', 'no seats', { ...good, hands: [] }, 'no seat is played', 'baize:orders'],
    [
      'no-such-seat',
      'seat 0',
      { ...good, hands: [{ ...first, seat: 0 }] },
      'there is no seat 0; seats are 1 to 7',
      'WA-RP-GD#1',
    ],
    [
      'no-such-seat',
      'seat 8',
      { ...good, hands: [{ ...first, seat: 8 }] },
      'there is no seat 8; seats are 1 to 7',
      'WA-RP-GD#1',
    ],
    [
      'no-such-seat',
      'half a seat',
      { ...good, hands: [{ ...first, seat: 1.5 }] },
      'there is no seat 1.5; seats are 1 to 7',
      'WA-RP-GD#1',
    ],
    [
      'seat-taken',
      'a seat twice',
      { ...good, hands: [first, { ...first, cards: hand('6c 7d') }] },
      'seat 1 is there twice',
      'baize:orders',
    ],
    [
      'wrong-number-of-cards',
      'a dealer with four cards',
      one({ cards: '3c 4d', decision: 'fold' }, '9s 9h Kc 5d'),
      'the dealer has four cards, and five cards are dealt',
      'WA-RP-2',
    ],
    [
      'wrong-number-of-cards',
      'a player with three cards',
      one({ cards: '3c 4d 6h', decision: 'fold' }),
      'seat 1 has three cards, and two cards are dealt',
      'WA-RP-2',
    ],
    [
      'wrong-number-of-cards',
      'a player whose cards nobody has seen',
      { ...good, hands: [{ ...first, cards: null }] },
      'seat 1 has no cards, and two cards are dealt',
      'WA-RP-2',
    ],
    [
      'wrong-number-of-cards',
      'a draw of two cards',
      one({ cards: '3c 4d', draw: '6h 7h', decision: 'fold' }),
      'the draw of seat 1 has two cards, and three cards are dealt',
      'WA-RP-7b#2',
    ],
    [
      'card-twice',
      'a card of the dealer’s with a player',
      one({ cards: '3c 9s', decision: 'fold' }),
      '9s is on the table twice',
      'WA-RP-GD#4',
    ],
    [
      'card-twice',
      'a card twice, in a draw that is not needed',
      one({ cards: '3c 4d', draw: '4d 6h 7h', decision: 'fold' }),
      '4d is on the table twice',
      'WA-RP-GD#4',
    ],
    [
      'unequal-antes',
      'another ante than the house’s',
      { ...good, hands: [{ ...first, stakes: { ante: cents(500) } }] },
      'every ante is $10, and seat 1 has $5',
      'WA-RP-1',
    ],
    [
      'unequal-antes',
      'no ante at all',
      { ...good, hands: [{ ...first, stakes: {} }] },
      'every ante is $10, and seat 1 has none',
      'WA-RP-1',
    ],
    [
      'no-decision',
      'a seat that is asked and has not decided',
      one({ cards: '3c 4d' }),
      'seat 1 is asked and has no decision: it is "play" or "fold"',
      'WA-RP-7',
    ],
    [
      'no-draw',
      'a seat that plays without a draw',
      one({ cards: '3c 4d', decision: 'play' }),
      'seat 1 plays and has no draw',
      'WA-RP-7b#2',
    ],
  ];

  test.each(cells)('is refused, %s: %s', (code, _, on, message, cite) => {
    expect(refusal(on)).toEqual({ code, message, cite });
  });

  test('[WA-RP-AppB-n3#2] needs the draw of the seat that is not asked, for the ante bonus only', () => {
    const on = one({ cards: 'Ac 2d' }, KING_HIGH);
    expect(refusal(on)).toBeNull();
    expect(refusal(on, withAnteBonus())).toEqual({
      code: 'no-draw',
      message: 'seat 1 is not asked but draws for the ante bonus, and has no draw',
      cite: 'WA-RP-AppB-n3#2',
    });
    expect(
      refusal(one({ cards: 'Ac 2d', draw: '3c 4c 5c' }, KING_HIGH), withAnteBonus()),
    ).toBeNull();
  });

  test('[WA-RP-1] takes the same ante from everybody', () => {
    const two = felt(NINES, {
      1: { cards: '3c 4d', decision: 'fold' },
      2: { cards: '6c 7d', decision: 'fold', wagers: { ante: 900 } },
    });
    expect(refusal(two)?.message).toBe('every ante is $10, and seat 2 has $9');
  });

  test('[AMB-38] does not count the cards of a dead hand, but each card once', () => {
    const dead = (cards: string) =>
      felt(NINES, {
        1: { cards: '3c 4d', decision: 'fold' },
        2: { cards, voided: ['ante'] },
      });
    expect(refusal(dead('6c 7d 8h'))).toBeNull();
    expect(refusal(dead('6c 4d'))?.code).toBe('card-twice');
  });
});
