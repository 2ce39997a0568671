import { describe, expect, test } from 'vitest';
import { judge } from '../../src/ricochet-poker/hands.js';
import { bonusEntitlements } from '../../src/ricochet-poker/settle-bonuses.js';
import { brief, felt, hand, lineOf, rules, settle } from './support/felt.js';

const NINES = '9s 9h Kc 5d 2s';

/** One seat with one bonus wager of $5, and what becomes of it. */
const bonus = (
  wager: 'rapid-fire' | 'hedge' | 'pocket',
  table: string,
  cards: string,
  dealer: string,
) => {
  const on = felt(dealer, { 1: { cards, decision: 'fold', wagers: { [wager]: 500 } } });
  const inForce = rules({ paytables: { [wager]: table } });
  const [line] = bonusEntitlements(inForce, on);
  if (line === undefined || line.due.from === 'meter') throw new Error('no line');
  return line;
};

const outcome = (line: ReturnType<typeof bonus>) =>
  `${line.outcome} ${line.due.from === 'meter' ? '' : line.due.cents} ${line.returnedCents}`;

describe('Rapid Fire', () => {
  const cells: [name: string, cards: string, dealer: string, result: 'win' | 'tie' | 'lose'][] = [
    ['a pair over a high card', '2c 2d', 'As Kh Qc 9d 7s', 'win'],
    ['a higher pair', '8c 8d', '7s 7h As Kc Qd', 'win'],
    ['the same pair, whatever the kickers', '8c 8d', '8s 8h As Kc Qd', 'tie'],
    ['a lower pair', '7c 7d', '8s 8h 2s 3c 4d', 'lose'],
    ['a high card against a pair', 'Ac Kd', '2s 2h 3c 4d 5s', 'lose'],
    ['a higher high card', 'Ac 2d', 'Ks Qh Jc 9d 7s', 'win'],
    ['the same high card, a higher second', 'Ac Kd', 'As Qh Jc 9d 7s', 'win'],
    ['the same two, whatever else the dealer has', 'Ac Kd', 'As Kh Qc Jd 9s', 'tie'],
    ['the same high card, a lower second', 'Ac Qd', 'As Kh 4c 3d 2s', 'lose'],
    ['aces against two pair', 'Ac Ad', '2s 2h 3c 3d 4s', 'lose'],
    ['suited and in sequence: high cards all the same', 'Ac Kc', '2s 2h 5c 6d 8s', 'lose'],
  ];
  const pays = {
    'PT-FLT-RF-01': { win: 'win 2500 500', tie: 'win 2500 500', lose: 'lose 0 0' },
    'PT-FLT-RF-02': { win: 'win 2500 500', tie: 'push 0 500', lose: 'lose 0 0' },
    'PT-FLT-RF-03': { win: 'win 2500 500', tie: 'lose 0 0', lose: 'lose 0 0' },
  } as const;

  for (const [table, by] of Object.entries(pays)) {
    test.each(cells)(
      `[WA-RP-RF#3, WA-RP-RF#5, WA-RP-AppC-n1] ${table}: %s`,
      (_, cards, dealer, result) => {
        const line = bonus('rapid-fire', table, cards, dealer);
        expect(outcome(line)).toBe(by[result]);
        expect(line.cite).toBe('WA-RP-AppC');
      },
    );
  }

  test('[WA-RP-RF#4, WA-RP-AppC-n3] a tie is the same two cards: a kicker counts between high cards', () => {
    const tie = (cards: string, dealer: string) =>
      bonus('rapid-fire', 'PT-FLT-RF-02', cards, dealer).outcome;
    expect(tie('Ac Kd', 'As Kh 4c 3d 2s')).toBe('push');
    expect(tie('Ac Qd', 'As Kh 4c 3d 2s')).toBe('lose');
    expect(tie('8c 8d', '8s 8h As Kc Qd')).toBe('push');
    expect(tie('8c 8d', '8s 8h 4c 3d 2s')).toBe('push');
  });

  test('[WA-RP-RF#1, WA-RP-RF#2] the player’s two cards are a pair or a high card, in words too', () => {
    expect(bonus('rapid-fire', 'PT-FLT-RF-01', 'Ac Kc', '2s 2h 5c 6d 8s').hand).toBe(
      'ace-king high',
    );
    expect(bonus('rapid-fire', 'PT-FLT-RF-01', 'Ac Ad', '2s 2h 3c 3d 4s').hand).toBe(
      'pair of aces',
    );
  });
});

describe('Hedge Bet', () => {
  const rows: [dealer: string, name: string, ...pays: (number | null)[]][] = [
    ['As Ks Qs Js Ts', 'royal flush', 4000, 400, 2000, 275, 2500],
    ['Ks Qs Js Ts 9s', 'straight flush', 500, 125, 1000, 125, 1000],
    ['7s 7h 7c 7d Ts', 'four of a kind', 50, 50, 200, 75, 200],
    ['7s 7h 7c Td Ts', 'full house', 10, 9, 100, 50, 75],
    ['As Js 8s 6s 2s', 'flush', 6, 6, 50, 40, 50],
    ['6s 5h 4c 3d 2s', 'straight', 4, 4, 25, 25, 25],
    ['7s 7h 7c Jd Ts', 'three of a kind', 3, 3, 10, 15, 5],
    ['7s 7h Jc Jd Ts', 'two pair', 2, 2, 5, 5, 3],
    ['As Ah Jc 8d Ts', 'pair of aces', 1, 1, null, null, 1],
    ['Js Jh 7c 8d Ts', 'pair of jacks', 1, 1, null, null, 1],
    ['Ts Th 7c 8d 2s', 'pair of tens', 1, 1, null, null, null],
    ['5s 5h 7c 8d 2s', 'pair of fives', 1, 1, null, null, null],
    ['4s 4h 7c 8d 2s', 'pair of fours', null, null, null, null, null],
    ['As Kh 7c 8d 2s', 'high card', null, null, null, null, null],
  ];
  const tables = ['PT-FLT-HB-01', 'PT-FLT-HB-02', 'PT-FLT-HB-03', 'PT-FLT-HB-04', 'PT-FLT-HB-07'];

  test.each(rows)('[WA-RP-HB, WA-RP-AppD-n1, WA-RP-AppD-n2] %s: %s', (dealer, _, ...pays) => {
    for (const [index, table] of tables.entries()) {
      const line = bonus('hedge', table, '3c 9h', dealer);
      const times = pays[index] ?? null;
      expect(outcome(line)).toBe(times === null ? 'lose 0 0' : `win ${times * 500} 500`);
      expect(line.cite).toBe('WA-RP-AppD');
    }
  });

  test('[WA-RP-HB] the player’s own cards do not matter', () => {
    const line = bonus('hedge', 'PT-FLT-HB-01', '4c 4d', '4s 4h 7c 8d 2s');
    expect(line).toMatchObject({
      outcome: 'lose',
      hand: 'pair of fours, eight-seven-two kickers',
    });
  });
});

describe('Pocket Bonus', () => {
  const rows: [cards: string, name: string, ...pays: (number | null)[]][] = [
    ['Ac Ad', 'pair of aces', 25, 30, 30],
    ['Ac Kc', 'ace-king, suited', 20, 20, 20],
    ['Jc Ac', 'ace-jack, suited', 20, 20, 20],
    ['Ac Qd', 'ace-queen, off suit', 10, 10, 10],
    ['Jd Ac', 'ace-jack, off suit', 10, 10, 10],
    ['Kd Kh', 'pair of kings', 5, 5, 4],
    ['2c 2d', 'pair of twos', 5, 5, 4],
    ['Ac Tc', 'ace-ten high', null, null, null],
    ['Kh Qh', 'king-queen high', null, null, null],
  ];
  const tables = ['PT-FLT-PB-01', 'PT-FLT-PB-02', 'PT-FLT-PB-03'];

  test.each(rows)('[WA-RP-PB, WA-RP-AppE-n1, WA-RP-AppE-n2] %s: %s', (cards, words, ...pays) => {
    for (const [index, table] of tables.entries()) {
      const line = bonus('pocket', table, cards, NINES);
      const times = pays[index] ?? null;
      expect(outcome(line)).toBe(times === null ? 'lose 0 0' : `win ${times * 500} 500`);
      expect(line).toMatchObject({ hand: words, cite: 'WA-RP-AppE' });
    }
  });
});

describe('the order and the moment', () => {
  const ALL = rules({
    paytables: {
      'rapid-fire': 'PT-FLT-RF-01',
      hedge: 'PT-FLT-HB-01',
      pocket: 'PT-FLT-PB-01',
      'mini-royal': 'PT-BJS-TCPR-MR-01',
      'seven-card': 'PT-BJS-7CL-01',
    },
    jackpots: { 'mini-royal': { seed: 100_000, suit: 's' }, 'seven-card': { seed: 100_000 } },
  });
  const wagers = {
    hedge: 500,
    'rapid-fire': 500,
    pocket: 500,
    'seven-card': 100,
    'mini-royal': 100,
  };

  test('[WA-RP-3] seats from the highest: bonuses, then each jackpot, then the contest', () => {
    const settled = settle(
      ALL,
      felt(NINES, {
        1: { cards: '3c 4d', decision: 'fold', wagers },
        3: { cards: '8c 8d', decision: 'fold', wagers },
      }),
    );
    expect(settled.entitlements.map(({ seat, line }) => `${seat} ${line}`)).toEqual([
      '3 rapid-fire',
      '3 hedge',
      '3 pocket',
      '1 rapid-fire',
      '1 hedge',
      '1 pocket',
      '3 mini-royal',
      '1 mini-royal',
      '3 seven-card',
      '1 seven-card',
      '3 ante',
      '1 ante',
    ]);
  });

  test('[WA-RP-3] a later fold changes nothing: the bonuses are the same, played or folded', () => {
    const seat = { cards: '8c 8d', draw: '3c 3d 3h', wagers };
    const on = (decision: 'play' | 'fold') => felt(NINES, { 1: { ...seat, decision } });
    expect(bonusEntitlements(ALL, on('play'))).toEqual(bonusEntitlements(ALL, on('fold')));
  });

  test('[WA-RP-GD#2] bonus wagers have no effect on the contest', () => {
    const seats = { 1: { cards: '3c 4d', draw: 'Th Tc 6d', decision: 'play' as const } };
    const bare = settle(ALL, felt(NINES, seats));
    const full = settle(ALL, felt(NINES, { 1: { ...seats[1], wagers } }));
    expect(full.pot).toEqual(bare.pot);
    expect(full.action).toEqual(bare.action);
    expect(full.entitlements.slice(-3)).toEqual(bare.entitlements);
    expect(brief(full).slice(0, 3)).toEqual([
      '1 rapid-fire lose 0 tray 0 WA-RP-AppC',
      '1 hedge win 500 tray 500 WA-RP-AppD',
      '1 pocket lose 0 tray 0 WA-RP-AppE',
    ]);
  });

  test('[AMB-38] a voided bonus goes back, and nothing is asked of the cards', () => {
    const settled = settle(
      ALL,
      felt(NINES, {
        1: {
          cards: '8c 8d',
          decision: 'fold',
          wagers,
          voided: ['pocket', 'seven-card'],
        },
      }),
    );
    expect(lineOf(settled, 1, 'pocket')).toEqual({
      seat: 1,
      line: 'pocket',
      stakeCents: 500,
      outcome: 'void',
      due: { from: 'tray', cents: 0 },
      returnedCents: 500,
      hand: 'void',
      cite: 'house:void-round',
    });
    expect(lineOf(settled, 1, 'seven-card')).toMatchObject({ outcome: 'void', returnedCents: 100 });
    expect(lineOf(settled, 1, 'hedge')?.outcome).toBe('win');
    expect(lineOf(settled, 1, 'ante')?.outcome).toBe('lose');
  });

  test('[AMB-38] bonuses of a dead hand that are not voided settle on its cards', () => {
    const dead = felt(NINES, {
      1: { cards: '8c 8d', wagers, voided: ['ante'] },
      2: { cards: '3c 4d', decision: 'fold' },
    });
    expect(bonusEntitlements(ALL, dead).map(({ line, outcome }) => `${line} ${outcome}`)).toEqual([
      'rapid-fire lose',
      'hedge win',
      'pocket win',
      'mini-royal lose',
      'seven-card lose',
    ]);
  });

  test('a wager that no table is elected for is a bug of ours', () => {
    const on = felt(NINES, { 1: { cards: '3c 4d', decision: 'fold', wagers: { pocket: 500 } } });
    expect(() => bonusEntitlements(rules(), on)).toThrow('the elected table of pocket');
  });

  test('tables of another game, or of a later moment, are not judged on the first cards', () => {
    const cards = { two: hand('3c 4d'), dealer: hand(NINES) };
    for (const judged of [
      'five-card-poker',
      'flush-of-seven',
      'straight-flush-of-seven',
    ] as const) {
      const table = { id: 'X', cite: 'WA-RP-AppB', judged, rows: [] } as const;
      expect(() => judge(table, cards, { aceLow: true, suit: null })).toThrow(
        'table X is not judged on the first cards',
      );
    }
  });
});
