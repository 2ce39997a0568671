import { describe, expect, test } from 'vitest';
import { handsToBeat, openAction, turnOf } from '../../src/ricochet-poker/action.js';
import { felt, hand, rules, settle } from './support/felt.js';

const SPADE_HIGH = rules({ settings: { tiedPairs: 'spade-high' } });
const CLUB_LOW = rules({ settings: { tiedPairs: 'club-low' } });

const orderOf = (inForce: typeof SPADE_HIGH, seats: Readonly<Record<number, string>>) =>
  openAction(
    inForce,
    hand('As Kh Qc 8d 7s'),
    Object.entries(seats).map(([seat, cards]) => ({ seat: Number(seat), cards: hand(cards) })),
  ).order.map(({ seat }) => seat);

describe('the order of action', () => {
  test('[WA-RP-6] goes from the lowest two-card hand to the highest', () => {
    expect(
      orderOf(SPADE_HIGH, {
        1: 'Ah Ac',
        2: '2c 3d',
        3: 'Ad Kd',
        4: '2h 2d',
        5: '9c 8c',
        6: 'Kc Qd',
        7: 'Ts Th',
      }),
    ).toEqual([2, 5, 6, 3, 4, 7, 1]);
  });

  test('[WA-RP-6a-i] 10d-5d acts before 10h-5c: the high card has the lower suit', () => {
    expect(orderOf(SPADE_HIGH, { 1: 'Td 5d', 2: 'Th 5c' })).toEqual([1, 2]);
    expect(orderOf(CLUB_LOW, { 1: 'Td 5d', 2: 'Th 5c' })).toEqual([1, 2]);
  });

  test('[WA-RP-6a, WA-RP-6a-i] clubs, diamonds, hearts, spades put equal hands in order', () => {
    const seats = { 1: 'Ts 5c', 2: '5s Th', 3: 'Td 5h', 4: '5d Tc' };
    expect(orderOf(SPADE_HIGH, seats)).toEqual([4, 3, 2, 1]);
  });

  test('[WA-RP-6a-ii] option 1: 6d-6h acts before 6s-6c, which has the spade', () => {
    expect(orderOf(SPADE_HIGH, { 1: '6d 6h', 2: '6s 6c' })).toEqual([1, 2]);
  });

  test('[WA-RP-6a-iii] option 2: 6s-6c has the club and acts before 6d-6h', () => {
    expect(orderOf(CLUB_LOW, { 1: '6d 6h', 2: '6s 6c' })).toEqual([2, 1]);
  });

  test('[WA-RP-6] the order is fixed: what is drawn on the way does not change it', () => {
    const settled = settle(
      SPADE_HIGH,
      felt('9s 9h Kc 5d 2s', {
        3: { cards: '3c 4d', decision: 'play', draw: '3d 3h 3s' },
        1: { cards: '6c 7d', decision: 'play', draw: 'Ac Ad Ah' },
        2: { cards: 'Jc 8d', decision: 'fold' },
      }),
    );
    expect(settled.action.order).toEqual([3, 1, 2]);
    expect(settled.action.steps.map(({ seat }) => seat)).toEqual([3, 1, 2]);
  });

  test('[WA-RP-6a#2] suits order the action and decide nothing: equal hands share the pot', () => {
    // Two straights to the ten, one of them with the spade.
    const settled = settle(
      SPADE_HIGH,
      felt('4s 4h Kc 5d 2s', {
        1: { cards: 'Td 6d', decision: 'play', draw: '9c 8d 7h' },
        2: { cards: 'Ts 6s', decision: 'play', draw: '9d 8h 7c' },
      }),
    );
    expect(settled.action.order).toEqual([1, 2]);
    expect(settled.pot.winners).toEqual([1, 2]);
  });
});

describe('what there is to beat', () => {
  const open = openAction(SPADE_HIGH, hand('9s 9h Kc 5d 2s'), [
    { seat: 1, cards: hand('8c 8d') },
    { seat: 2, cards: hand('3c 4d') },
    { seat: 5, cards: hand('Qd Jc') },
  ]);

  test('[WA-RP-6] the player in turn sees every hand to beat, the highest first', () => {
    expect(turnOf(open)).toEqual({ kind: 'asked', seat: 2 });
    expect(handsToBeat(open)).toEqual([
      { place: 'dealer', cards: 'five', hand: 'pair of nines, king-five-two kickers' },
      { place: 1, cards: 'two', hand: 'pair of eights' },
      { place: 5, cards: 'two', hand: 'queen-jack high' },
    ]);
  });
});
