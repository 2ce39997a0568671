import { describe, expect, test } from 'vitest';
import { dealersFold, kickoutRow } from '../../src/ricochet-poker/dealers-fold.js';
import { felt, hand, rules, settle } from './support/felt.js';

const KH1 = rules({ paytables: { kickout: 'PT-FLT-KH-01' } });
const KH2 = rules({ paytables: { kickout: 'PT-FLT-KH-02' } });

/** So many low hands that beat nothing and share no card with the dealers below. */
const LOW = ['2c 3d', '2d 4c', '4d 3h', '5c 3s', '4h 5d', '2h 6c', '6d 4s'];
const contenders = (count: number) =>
  LOW.slice(0, count).map((cards, index) => ({ seat: index + 1, cards: hand(cards) }));

const foldedBy = (inForce: typeof KH1, dealer: string, count: number) =>
  dealersFold(inForce, hand(dealer), contenders(count))?.because ?? null;

describe('kickout', () => {
  // The least hand that is folded, and the highest that is not.
  const cells: [table: string, inForce: typeof KH1, hands: number, out: string, stays: string][] = [
    ['KH-01', KH1, 1, 'Ks Kh Qs 7c 8d', 'Ks Kh Js Tc 9d'],
    ['KH-01', KH1, 2, 'As Ah Qs 7c 8d', 'As Ah Js Tc 9d'],
    ['KH-01', KH1, 3, 'Ts Th 7c 7d 8s', '9s 9h 8c 8d As'],
    ['KH-01', KH1, 4, 'As Ah 7c 7d 8s', 'Ks Kh Qc Qd As'],
    ['KH-01', KH1, 5, '7s 7h 7c 8d 9s', 'As Ah Kc Kd Qs'],
    ['KH-01', KH1, 6, 'Qs Qh Qc 7d 8s', 'Js Jh Jc Ad Ks'],
    ['KH-01', KH1, 7, '7s 8h 9c Td Js', 'As Ah Ac Kd Qs'],
    ['KH-02', KH2, 1, 'As Ah 7s 8c 9d', 'Ks Kh As Qc Jd'],
    ['KH-02', KH2, 2, '7s 7h 8c 8d 9s', 'As Ah Ks Qc Jd'],
    ['KH-02', KH2, 3, 'Ts Th 7c 7d 8s', '9s 9h 8c 8d As'],
    ['KH-02', KH2, 4, 'As Ah 7c 7d 8s', 'Ks Kh Qc Qd As'],
    ['KH-02', KH2, 5, '7s 7h 7c 8d 9s', 'As Ah Kc Kd Qs'],
    ['KH-02', KH2, 6, 'Qs Qh Qc 7d 8s', 'Js Jh Jc Ad Ks'],
    ['KH-02', KH2, 7, '7s 8h 9c Td Js', 'As Ah Ac Kd Qs'],
  ];

  test.each(cells)(
    '[WA-RP-4, WA-RP-AppA-n1] %s, %#: the row is that of the number of hands',
    (_, inForce, hands, out, stays) => {
      expect(foldedBy(inForce, out, hands)).toBe('kickout');
      expect(foldedBy(inForce, stays, hands)).toBeNull();
    },
  );

  test('[WA-RP-AppA-n1] the same dealer goes out against one hand and stays against two', () => {
    expect(foldedBy(KH1, 'Ks Kh Qs 7c 8d', 1)).toBe('kickout');
    expect(foldedBy(KH1, 'Ks Kh Qs 7c 8d', 2)).toBeNull();
  });

  test('[WA-RP-4] a royal flush is folded whatever the number of hands', () => {
    for (const count of [1, 2, 3, 4, 5, 6, 7]) {
      expect(foldedBy(KH1, 'As Ks Qs Js Ts', count)).toBe('kickout');
    }
  });

  test('[WA-RP-4] a hand equal to the limit meets it: the lowest straight against seven hands', () => {
    const seven = ['6c 7d', '6d 8c', '8d 7h', '9c 7s', '8h 9d', '6h Tc', 'Td 8s'].map(
      (cards, index) => ({ seat: index + 1, cards: hand(cards) }),
    );
    expect(dealersFold(KH1, hand('As 2h 3c 4d 5s'), seven)?.because).toBe('kickout');
  });

  test('[WA-RP-4a] the fold says why, in words and by its clause', () => {
    expect(dealersFold(KH1, hand('Ks Kh Qs 7c 8d'), contenders(1))).toEqual({
      because: 'kickout',
      words:
        'pair of kings, queen-eight-seven kickers reaches the kickout hand against one hand: pair of kings with a queen',
      cite: 'WA-RP-4a',
    });
    expect(dealersFold(KH1, hand('As Ah Qs 7c 8d'), contenders(2))?.words).toContain(
      'against two hands: pair of aces with a queen',
    );
  });

  test('[WA-RP-4] the kickout comes before the comparison with two cards', () => {
    const fold = dealersFold(KH1, hand('Ks Kh Qs 7c 8d'), [{ seat: 1, cards: hand('As Ah') }]);
    expect(fold?.because).toBe('kickout');
  });

  test('[WA-RP-4a] the house keeps its ante in the pot when the dealer is kicked out', () => {
    const settled = settle(rules(), felt('Ks Kh Qs 7c 8d', { 1: { cards: '2c 3d' } }));
    expect(settled.dealer).toEqual({
      hand: 'pair of kings, queen-eight-seven kickers',
      folded: 'kickout',
    });
    expect(settled.pot).toEqual({ amount: 1000, winners: [1] });
    expect(settled.action.dealerFold?.cite).toBe('WA-RP-4a');
    expect(settled.notices[0]).toEqual({
      text: "Fold the dealer's hand: pair of kings, queen-eight-seven kickers reaches the kickout hand against one hand: pair of kings with a queen. The house's ante stays in the pot.",
      cite: 'WA-RP-4a',
    });
  });

  test('a number of hands that no row is printed for is a bug of ours', () => {
    expect(() => kickoutRow(KH1, 8)).toThrow('the kickout row for 8 hands');
    expect(() => kickoutRow({ ...KH1, kickout: null }, 1)).toThrow('kickout row');
  });

  test('with nobody to play against the dealer is not tested at all', () => {
    expect(dealersFold(KH1, hand('As Ks Qs Js Ts'), [])).toBeNull();
  });
});

describe('the dealer against two cards', () => {
  const cells: [name: string, dealer: string, players: string[], beatenBy: number | null][] = [
    ['a pair over a high card', 'As Kh Qc 9d 7s', ['2c 2d'], 1],
    ['a higher pair over a pair', '7s 7h As Kc Qd', ['8c 8d'], 1],
    ['the same pair: the kickers are the dealer’s', '8s 8h 2c 3d 4s', ['8c 8d'], null],
    ['a lower pair', '9s 9h 2c 3d 4s', ['8c 8d'], null],
    ['a higher high card', 'Ks Qh Jc 9d 7s', ['Ac 2d'], 1],
    ['the same high card, a higher second', 'As Qh Jc 9d 7s', ['Ac Kd'], 1],
    ['the same two ranks: the dealer has more cards', 'As Kh 4c 3d 2s', ['Ac Kd'], null],
    ['a lower second card', 'As Kh 4c 3d 2s', ['Ac Qd'], null],
    ['two pair is above any two cards', '3s 3h 2c 2d 4s', ['Ac Ad', 'Kc Kd', 'Qc Qd'], null],
    ['one of several is enough', 'Ks Qh Jc 9d 7s', ['2c 3d', '4c 4d', '5c 6d'], 2],
    ['the highest of them is named', 'Ks Qh Jc 9d 7s', ['4c 4d', '6c 6d', 'Ac 5d'], 2],
  ];

  test.each(cells)('[WA-RP-5#1, WA-RP-5#2] %s', (_, dealer, players, beatenBy) => {
    const seats = players.map((cards, index) => ({ seat: index + 1, cards: hand(cards) }));
    const fold = dealersFold(KH1, hand(dealer), seats);
    if (beatenBy === null) expect(fold).toBeNull();
    else {
      expect(fold).toMatchObject({ because: 'two-card', cite: 'WA-RP-5#2' });
      expect(fold?.words).toMatch(new RegExp(`of seat ${beatenBy}$`));
    }
  });

  test('[WA-RP-5#2] the fold says which hand the dealer loses to', () => {
    expect(dealersFold(KH1, hand('As Kh Qc 9d 7s'), [{ seat: 4, cards: hand('2c 2d') }])).toEqual({
      because: 'two-card',
      words: 'ace-king-queen-nine-seven high loses to the pair of twos of seat 4',
      cite: 'WA-RP-5#2',
    });
  });

  test('[WA-RP-5#2] play goes on without the dealer, for a pot with the ante of the house', () => {
    const settled = settle(
      rules(),
      felt('As Kh Qc 9d 7s', {
        1: { cards: '2c 2d' },
        2: { cards: '3c 5d', decision: 'fold' },
      }),
    );
    expect(settled.dealer).toEqual({
      hand: 'ace-king-queen-nine-seven high',
      folded: 'two-card',
    });
    expect(settled.pot).toEqual({ amount: 2000, winners: [1] });
  });

  test('[WA-RP-5#1] a dealer who is neither kicked out nor beaten stays', () => {
    const settled = settle(
      rules(),
      felt('As Kh Qc 9d 7s', { 1: { cards: '3c 5d', decision: 'fold' } }),
    );
    expect(settled.dealer.folded).toBeNull();
    expect(settled.action.dealerFold).toBeNull();
    expect(settled.notices).toEqual([]);
  });
});
