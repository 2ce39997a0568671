import { describe, expect, it } from 'vitest';
import { antes, kindsSince, no, paid, paytable } from '../../support/clauses.js';
import { settings } from '../../support/irregularity.js';
import { asked, playedOut, ricochet, round, STAYS, toAsked } from '../../support/ricochet.js';
import type { Table } from '../../support/table.js';

const folded = (table: Table): string | null => {
  const found = table.events.flatMap((event) =>
    event.type === 'InRound' && event.event.type === 'DealerFolded' ? [event.event.because] : [],
  );
  return found[0] ?? null;
};

describe('before the action', () => {
  it('[WA-RP-3, WA-RP-4] bonuses are settled after the deal, then comes the kickout, then the action', () => {
    const hands = { 1: '7c 7d', 2: 'Kc Td', dealer: 'Ac Ad Qs 5h 2c' };
    const dealt = ricochet()
      .bets(antes(1_000, [1, 2], { pocket: 500 }))
      .deals(hands);
    expect(no(dealt, { type: 'Decide', seat: 2, decision: 'play' })).not.toBeNull();
    const open = toAsked(dealt, hands);
    const kinds = kindsSince(open, dealt);
    expect(kinds.indexOf('BonusesSettled')).toBeGreaterThanOrEqual(0);
    expect(kinds.indexOf('BonusesSettled')).toBeLessThan(kinds.indexOf('DealerFolded'));
    expect(kinds.indexOf('DealerFolded')).toBeLessThan(kinds.indexOf('ActionOpened'));
    // Five to 1 on the pocket sevens is paid, whatever comes.
    expect([open.netOf('Ada'), open.netOf('Ben')]).toEqual([-1_000 + 2_500, -1_500]);
  });

  it.each([
    ['one hand: kings and queen', [1], 'Kc Kd Qs 5h 2c', 'kickout'],
    ['one hand: kings and jack', [1], 'Kc Kd Js 5h 2c', null],
    ['two hands: kings and queen', [1, 2], 'Kc Kd Qs 5h 2c', null],
    ['two hands: aces and queen', [1, 2], 'Ac Ad Qs 5h 2c', 'kickout'],
    ['three hands: aces and queen', [1, 2, 3], 'Ac Ad Qs 5h 2c', null],
    ['three hands: tens and twos', [1, 2, 3], 'Tc Td 2s 2h 5c', 'kickout'],
  ])('[WA-RP-4, WA-RP-AppA-n1] against %s', (_title, seats, dealer, because) => {
    const hands = { 1: '7c 8d', 2: '9c 8h', 3: '6d 7h', dealer };
    expect(folded(toAsked(ricochet().bets(antes(1_000, seats)), hands))).toBe(because);
  });

  it('[WA-RP-4a] a dealer who reaches it folds, and the house’s ante stays in the pot', () => {
    const over = round(antes(1_000, [1]), { 1: '7c 8d 2h 3h Ts', dealer: 'Kc Kd Qs 5h 2c' });
    expect(paid(over, 1)).toContain('pot win, pays $10');
  });

  it.each([
    ['a player’s ace and three beat a king high', 'Ac 3d', '2c 5d 9h Js Kc', 'two-card'],
    ['ace and king do not beat ace, king and more', 'Ad Ks', '2c 5d 9h As Kc', null],
    ['a pair beats a high card', '2h 2d', '4c 5d 9h Js Ac', 'two-card'],
    ['a higher pair stays', '2h 2d', '3c 3d 9h Js Ac', null],
  ])('[WA-RP-5#2] %s', (_title, hand, dealer, because) => {
    expect(folded(toAsked(ricochet().bets(antes(1_000, [1])), { 1: hand, dealer }))).toBe(because);
  });

  it('[WA-RP-5#2] and play goes on without the dealer', () => {
    const hands = { 1: 'Ac 3d', 2: '7c 8d', dealer: '2c 5d 9h Js Kc' };
    expect(asked(toAsked(ricochet().bets(antes(1_000, [1, 2])), hands))).toBe(2);
  });
});

describe('the contest', () => {
  it.each([
    ['WA-RP-8a', 'beats the dealer, who is out', '7c 8d 7d 7s 2h', 1_000],
    ['WA-RP-8b', 'does not beat the dealer', '7c 8d 3h 4s Kd', -2_000],
    ['WA-RP-8c', 'ties the dealer, who is out', '5h 9c 5s Jd 2h', 1_000],
  ])('[%s] a hand that %s', (_id, _title, hand, net) => {
    expect(round(antes(1_000, [1]), { 1: hand, dealer: STAYS }).netOf('Ada')).toBe(net);
  });

  it('[WA-RP-8a] the hand that was best loses its ante and play to the pot', () => {
    const hands = { 1: '7c 8d 7d 7s 2h', 2: 'Kc Td Kd Ks 6s', dealer: STAYS };
    const over = round(antes(1_000, [1, 2]), hands);
    expect(paid(over, 1)).toEqual(['ante lose', 'play lose']);
    expect(paid(over, 2)).toEqual([
      'ante push, $10 back',
      'play push, $10 back',
      'pot win, pays $30',
    ]);
  });

  it('[WA-RP-8b] a hand that does not beat two cards still to act is out', () => {
    // A pair of sixes beats the dealer's fives, and not the pair of nines that waits.
    const hands = { 1: '7c 6d 6h 3s 2s', 2: '9c 9d 3h 4h Ts', dealer: STAYS };
    const over = round(antes(1_000, [1, 2]), hands);
    expect(paid(over, 1)).toEqual(['ante lose', 'play lose']);
    expect(over.netOf('Ben')).toBe(3_000);
  });

  const TIED = { 1: '7c 8d 7d Kh Qh', 2: '8c 7h 7s Ks Qs', dealer: STAYS };

  it('[WA-RP-8d, WA-RP-9b] players who tie both stay, and split the pot', () => {
    const over = round(antes(1_000, [1, 2]), TIED);
    for (const seat of [1, 2]) {
      expect(paid(over, seat)).toEqual([
        'ante push, $10 back',
        'play push, $10 back',
        'pot win, pays $5',
      ]);
    }
  });

  it('[WA-RP-9b] the odd chip is for the one who acted last', () => {
    // The eight of diamonds ranks above the eight of clubs: Ada acts last. No half of $20 is made of chips of $15.
    const hands = { ...TIED, 3: '3c 4d' };
    const over = round(
      antes(1_000, [1, 2, 3]),
      hands,
      { 3: 'fold' },
      settings({ chipUnit: 1_500 }),
    );
    expect(paid(over, 1).at(-1)).toBe('pot win, pays $20');
    expect(paid(over, 2).at(-1)).toMatch(/^pot win/);
    expect(over.netOf('Ada') + over.netOf('Ben')).toBe(2_000);
  });
});

describe('the Ante Bonus', () => {
  const STRAIGHT = '7c 8d 9c Tc Jc';

  it('[WA-RP-7b-i] is looked at when the fifth card lies, before the next player acts', () => {
    const hands = { 1: STRAIGHT, 2: 'Kh Td', dealer: STAYS };
    const first = toAsked(ricochet().bets(antes(1_000, [1, 2])), hands);
    const next = toAsked(first.decides(1, 'play'), hands);
    expect(asked(next)).toBe(2);
    expect(kindsSince(next, first)).toContain('HandCompleted');
    // Ante and play lie there; 2 to 1 is paid.
    expect(next.netOf('Ada')).toBe(-2_000 + 2_000);
  });

  it.each([
    [
      'WA-RP-AppB-n1',
      'a straight pays 2 to 1 on the ante alone',
      STRAIGHT,
      'ante-bonus win, pays $20',
    ],
    [
      'WA-RP-AppB-n2',
      'a straight flush pays one row',
      '7c 8c 9c Tc Jc',
      'ante-bonus win, pays $1,000',
    ],
    ['WA-RP-AppB-n2', 'a full house pays one row', '7c 7d 7h Tc Td', 'ante-bonus win, pays $100'],
  ])('[%s] %s', (_id, _title, hand, line) => {
    const over = round(antes(1_000, [1]), { 1: hand, dealer: STAYS });
    expect(paid(over, 1)).toContain(line);
    // The house pays it, beside the pot.
    expect(paid(over, 1)).toContain('pot win, pays $10');
  });

  it.each([
    ['who played and won', { 1: STRAIGHT, dealer: STAYS }, {}, true],
    ['who played and was beaten', { 1: STRAIGHT, dealer: '5c 5d 5h Js Jd' }, {}, true],
    ['who was not asked', { 1: STRAIGHT, dealer: 'Kc Kd Qs 5h 2c' }, {}, true],
    ['but not who folded', { 1: STRAIGHT, dealer: STAYS }, { 1: 'fold' }, false],
  ] as const)('[WA-RP-AppB-n3#1] is for a player %s', (_title, hands, decisions, has) => {
    const table = ricochet(paytable('kickout', 'PT-FLT-KH-01')).bets(antes(1_000, [1]));
    const lines = paid(playedOut(table, hands, decisions), 1);
    expect(lines.some((line) => line.startsWith('ante-bonus'))).toBe(has);
  });
});

describe('bonus wagers', () => {
  const bonus = (wager: string, hand: string, dealer: string, id?: string): string | undefined => {
    const change = id === undefined ? undefined : paytable(wager, id);
    const over = round(antes(1_000, [1], { [wager]: 500 }), { 1: hand, dealer }, {}, change);
    return paid(over, 1)
      .find((line) => line.startsWith(wager))
      ?.slice(wager.length + 1);
  };

  it.each([
    [
      'WA-RP-AppC-n1',
      'a win pays 5 to 1, with the stake',
      'Ac 3d',
      undefined,
      'win, pays $25, $5 back',
    ],
    ['WA-RP-RF#5', 'a tie on RF-01', 'Kd Jc', 'PT-FLT-RF-01', 'win, pays $25, $5 back'],
    ['WA-RP-RF#5', 'a tie on RF-02', 'Kd Jc', 'PT-FLT-RF-02', 'push, $5 back'],
    ['WA-RP-RF#5', 'a tie on RF-03', 'Kd Jc', 'PT-FLT-RF-03', 'lose'],
    ['WA-RP-RF#5', 'a loss', 'Qd Jc', undefined, 'lose'],
  ])('[%s] Rapid Fire: %s', (_id, _title, hand, id, line) => {
    expect(bonus('rapid-fire', hand, '2c 5d 9h Js Kc', id)).toBe(line);
  });

  it.each([
    [
      'WA-RP-HB',
      'on the dealer’s five cards, whatever the player holds',
      '3d 4h',
      '9c 9d 9h 2s 2c',
      'win, pays $50, $5 back',
    ],
    [
      'WA-RP-HB',
      'a pair of aces of the player is nothing to it',
      'Ad Ah',
      '3c 9d Jh 2s 4c',
      'lose',
    ],
    [
      'WA-RP-AppD-n1',
      'a pair of fives pays 1 to 1, with the stake',
      '3d 4h',
      STAYS,
      'win, pays $5, $5 back',
    ],
    [
      'WA-RP-AppD-n2',
      'a full house pays one row',
      'Ad Ah',
      '9c 9d 9h 2s 2c',
      'win, pays $50, $5 back',
    ],
    ['WA-RP-AppD-n2', 'jacks pay as one pair', '3d 4h', 'Jc Jd 9h 2s 6c', 'win, pays $5, $5 back'],
  ])('[%s] the Hedge Bet: %s', (_id, _title, hand, dealer, line) => {
    expect(bonus('hedge', hand, dealer)).toBe(line);
  });

  it.each([
    ['WA-RP-PB', 'on the first two cards, not on what is drawn', '7c 8d 7d 7s 8h', 'lose'],
    ['WA-RP-AppE-n1', 'a pair pays 5 to 1, with the stake', '7c 7d', 'win, pays $25, $5 back'],
    [
      'WA-RP-AppE-n2',
      'aces pay their own row and not the pair’s',
      'Ac Ad',
      'win, pays $125, $5 back',
    ],
    ['WA-RP-AppE-n2', 'suited ace and king', 'Ac Kc', 'win, pays $100, $5 back'],
    ['WA-RP-PB', 'ace and ten', 'Ac Tc', 'lose'],
  ])('[%s] the Pocket Bonus: %s', (_id, _title, hand, line) => {
    expect(bonus('pocket', hand, '5c 5d 9h Js 2s')).toBe(line);
  });
});
