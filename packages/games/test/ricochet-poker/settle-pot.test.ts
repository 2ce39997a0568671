import { cents } from '@baize/money';
import { rulebookById } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { settleRicochet } from '../../src/ricochet-poker/settle.js';
import { playCents } from '../../src/ricochet-poker/settle-pot.js';
import {
  brief,
  felt,
  lineOf,
  RICOCHET,
  rules,
  type SeatText,
  settle,
  withAnteBonus,
} from './support/felt.js';

const NINES = '9s 9h Kc 5d 2s';
const KING_HIGH = 'Ks Qh Jc 8d 7s';

const plays = (cards: string, draw: string): SeatText => ({ cards, draw, decision: 'play' });
const folds = (cards: string): SeatText => ({ cards, decision: 'fold' });

/** Three straights to the seven, that tie; whoever is listed later acts later. */
const TIED = [plays('3c 4d', '5c 6d 7h'), plays('3d 5h', '4c 6c 7d'), plays('7c 3h', '4h 5s 6h')];

describe('the pot', () => {
  test('[WA-RP-1a] starts with the ante of the house, the same as everybody’s', () => {
    const settled = settle(rules(), felt(NINES, { 1: plays('3c 4d', 'Th Tc 6d') }, 2500));
    expect(settled.pot.amount).toBe(2500);
  });

  test('[WA-RP-2a] the dealer puts nothing more in, win or lose', () => {
    const wins = settle(rules(), felt(NINES, { 1: plays('3c 4d', '8h 8c 6d') }));
    expect(wins.pot.amount).toBe(1000 + 2 * 1000);
    const loses = settle(rules(), felt(NINES, { 1: plays('3c 4d', 'Th Tc 6d') }));
    expect(loses.pot.amount).toBe(1000);
  });

  test('[WA-RP-9] the winner keeps ante and play, and takes antes and plays of the others', () => {
    const settled = settle(
      rules(),
      felt(NINES, {
        1: folds('3c 4d'),
        2: plays('7c 8d', 'Th Tc 6d'),
        5: plays('8c Jd', 'Qc Qd 6h'),
        7: plays('Jh Td', '2c 3d 4h'),
      }),
    );
    expect(settled.action.order).toEqual([1, 2, 5, 7]);
    expect(settled.pot).toEqual({ amount: 6000, winners: [5] });
    expect(brief(settled)).toEqual([
      '7 ante lose 0 pot 0 WA-RP-8b',
      '7 play lose 0 pot 0 WA-RP-8b',
      '5 ante push 0 tray 1000 WA-RP-9',
      '5 play push 0 tray 1000 WA-RP-9',
      '5 pot win 6000 pot 0 WA-RP-9',
      '2 ante lose 0 pot 0 WA-RP-8a',
      '2 play lose 0 pot 0 WA-RP-8a',
      '1 ante lose 0 pot 0 WA-RP-7a',
    ]);
  });

  test('[WA-RP-9] a line has its stake, and the hand in words', () => {
    const settled = settle(
      rules(),
      felt(NINES, { 1: folds('3c 4d'), 2: plays('7c 8d', 'Th Tc 6d') }),
    );
    expect(settled.entitlements).toEqual([
      {
        seat: 2,
        line: 'ante',
        stakeCents: 1000,
        outcome: 'push',
        due: { from: 'tray', cents: 0 },
        returnedCents: 1000,
        hand: 'pair of tens, eight-seven-six kickers',
        cite: 'WA-RP-9',
      },
      {
        seat: 2,
        line: 'play',
        stakeCents: 1000,
        outcome: 'push',
        due: { from: 'tray', cents: 0 },
        returnedCents: 1000,
        hand: 'pair of tens, eight-seven-six kickers',
        cite: 'WA-RP-9',
      },
      {
        seat: 2,
        line: 'pot',
        stakeCents: 0,
        outcome: 'win',
        due: { from: 'pot', cents: 2000 },
        returnedCents: 0,
        hand: 'pair of tens, eight-seven-six kickers',
        cite: 'WA-RP-9',
      },
      {
        seat: 1,
        line: 'ante',
        stakeCents: 1000,
        outcome: 'lose',
        due: { from: 'pot', cents: 0 },
        returnedCents: 0,
        hand: 'four-three high',
        cite: 'WA-RP-7a',
      },
    ]);
  });

  test('[WA-RP-9] the dealer’s win goes to the house: no line says pot', () => {
    const settled = settle(rules(), felt(NINES, { 1: plays('3c 4d', '8h 8c 6d') }));
    expect(settled.pot).toEqual({ amount: 3000, winners: ['dealer'] });
    expect(brief(settled)).toEqual([
      '1 ante lose 0 pot 0 WA-RP-8b',
      '1 play lose 0 pot 0 WA-RP-8b',
    ]);
  });

  test('[WA-RP-9a] the player who is not asked gets the ante back and the pot, with two cards', () => {
    const settled = settle(rules(), felt(KING_HIGH, { 1: folds('3c 4d'), 2: { cards: '6c 6d' } }));
    expect(brief(settled)).toEqual([
      '2 ante push 0 tray 1000 WA-RP-9a',
      '2 pot win 2000 pot 0 WA-RP-9a',
      '1 ante lose 0 pot 0 WA-RP-7a',
    ]);
    expect(lineOf(settled, 2, 'pot')?.hand).toBe('pair of sixes');
    expect(settled.notices.at(-1)).toEqual({
      text: 'Seat 2 is not asked: no five-card hand is left, and the pot is won without a play wager.',
      cite: 'WA-RP-9a',
    });
  });

  test('[WA-RP-9a] the notice of it names the last of several', () => {
    const settled = settle(
      rules(),
      felt(KING_HIGH, { 1: folds('3c 4d'), 2: folds('3d 5c'), 3: { cards: '6c 6d' } }),
    );
    expect(settled.notices.map(({ cite }) => cite)).toEqual(['WA-RP-5#2', 'WA-RP-9a']);
    expect(settled.notices[1]?.text).toMatch(/^Seat 3 is not asked/);
  });

  test('[WA-RP-7b#1] the play wager is exactly the ante', () => {
    expect(playCents(rules(), cents(700))).toBe(700);
    const { play: _, ...others } = RICOCHET.wagers;
    const without = { ...rules(), rulebook: { ...RICOCHET, wagers: others } };
    expect(() => playCents(without, cents(700))).toThrow('a multiple of the ante');
    const settled = settle(rules(), felt(NINES, { 1: plays('3c 4d', '8h 8c 6d') }, 700));
    expect(lineOf(settled, 1, 'play')?.stakeCents).toBe(700);
  });
});

describe('a split pot', () => {
  const cells: [name: string, ante: number, chip: number, winners: number, shares: number[]][] = [
    ['two, an even pot', 1000, 100, 2, [500, 500]],
    ['two, one odd chip', 1100, 100, 2, [500, 600]],
    ['three, one odd chip', 1000, 100, 3, [300, 300, 400]],
    ['three, two odd chips, both to the last', 1100, 100, 3, [300, 300, 500]],
    ['in chips of 50', 1150, 50, 2, [550, 600]],
    ['in chips of 50, even', 1100, 50, 2, [550, 550]],
    ['in cents', 1001, 1, 2, [500, 501]],
    ['cents below a chip go with the odd chip', 1050, 100, 2, [500, 550]],
    ['one chip in all: a share of nothing is still a line', 100, 100, 2, [0, 100]],
  ];

  test.each(cells)('[WA-RP-9b] %s', (_, ante, chip, winners, shares) => {
    const seats = Object.fromEntries(
      TIED.slice(0, winners).map((seat, index) => [3 - index, seat]),
    );
    const settled = settle(rules({ settings: { chipUnit: chip } }), felt(NINES, seats, ante));
    // The order of action is 3, 2, 1: the last to act has the lowest seat.
    expect(settled.action.order).toEqual([3, 2, 1].slice(0, winners));
    const paid = settled.action.order.map((seat) => lineOf(settled, seat, 'pot')?.due);
    expect(paid).toEqual(shares.map((share) => ({ from: 'pot', cents: share })));
    expect(settled.pot.amount).toBe(ante);
  });

  test('[WA-RP-9b] winners are told in ascending order, their lines from the highest seat', () => {
    const settled = settle(
      rules(),
      felt(NINES, { 6: TIED[0] as SeatText, 2: TIED[1] as SeatText, 4: folds('Qc Jd') }),
    );
    expect(settled.pot).toEqual({ amount: 2000, winners: [2, 6] });
    expect(brief(settled)).toEqual([
      '6 ante push 0 tray 1000 WA-RP-9b',
      '6 play push 0 tray 1000 WA-RP-9b',
      '6 pot win 1000 pot 0 WA-RP-9b',
      '4 ante lose 0 pot 0 WA-RP-7a',
      '2 ante push 0 tray 1000 WA-RP-9b',
      '2 play push 0 tray 1000 WA-RP-9b',
      '2 pot win 1000 pot 0 WA-RP-9b',
    ]);
    expect(settled.notices).toEqual([
      { text: 'Split the pot: $10 to seat 2, $10 to seat 6.', cite: 'WA-RP-9b' },
    ]);
  });

  test('[WA-RP-9b] the odd chip is for the tied winner who acted last, not for the last to act', () => {
    const settled = settle(
      rules(),
      felt(NINES, { 1: TIED[0] as SeatText, 2: TIED[1] as SeatText, 3: folds('Qc Jd') }, 1100),
    );
    expect(settled.action.order).toEqual([1, 2, 3]);
    expect(lineOf(settled, 1, 'pot')?.due).toEqual({ from: 'pot', cents: 1100 });
    expect(lineOf(settled, 2, 'pot')?.due).toEqual({ from: 'pot', cents: 1100 });
    const odd = settle(
      rules({ settings: { chipUnit: 200 } }),
      felt(NINES, { 1: TIED[0] as SeatText, 2: TIED[1] as SeatText, 3: folds('Qc Jd') }, 1100),
    );
    expect(lineOf(odd, 1, 'pot')?.due).toEqual({ from: 'pot', cents: 1000 });
    expect(lineOf(odd, 2, 'pot')?.due).toEqual({ from: 'pot', cents: 1200 });
  });
});

describe('the ante bonus', () => {
  const rows: [hand: string, cards: string, draw: string, pays: number | null][] = [
    ['royal flush', 'Ac Kc', 'Qc Jc Tc', 1000],
    ['straight flush', '3c 4c', '6c 7c 5c', 100],
    ['steel wheel', 'Ac 2c', '3c 4c 5c', 100],
    ['four of a kind', '3c 3d', '3h 3s 7c', 25],
    ['full house', '3c 3d', '3h 7d 7c', 10],
    ['flush', '3c 4c', '6c 7c Tc', 5],
    ['straight', '3c 4d', '5c 6d 7h', 2],
    ['lowest straight', 'Ac 2d', '3c 4d 5c', 2],
    ['three of a kind', '3c 3d', '3h 7d 8c', null],
    ['two pair', '3c 3d', '4h 4d 8c', null],
  ];

  test.each(rows)('[WA-RP-AppB-n1, WA-RP-AppB-n2] %s', (_, cards, draw, pays) => {
    const settled = settle(withAnteBonus(), felt('9s 9h Ks 5d 2s', { 4: plays(cards, draw) }));
    const line = lineOf(settled, 4, 'ante-bonus');
    if (pays === null) expect(line).toBeUndefined();
    else {
      expect(line).toMatchObject({
        stakeCents: 0,
        outcome: 'win',
        due: { from: 'tray', cents: pays * 1000 },
        returnedCents: 0,
        cite: 'WA-RP-AppB',
      });
    }
    // It is not paid from the pot.
    expect(settled.pot.amount).toBe(1000);
  });

  test('[WA-RP-AppB-n1] is to 1 on the ante alone, not on the play wager', () => {
    const settled = settle(withAnteBonus(), felt(NINES, { 1: plays('3c 4d', '5c 6d 7h') }, 300));
    expect(lineOf(settled, 1, 'ante-bonus')?.due).toEqual({ from: 'tray', cents: 600 });
    expect(lineOf(settled, 1, 'ante-bonus')?.hand).toBe('straight, seven high');
  });

  test('[WA-RP-7b-i, WA-RP-AppB-n3#1] pays a hand that a later one puts out', () => {
    const beaten = settle(
      withAnteBonus(),
      felt(NINES, { 1: plays('3c 4d', '5c 6d 7h'), 2: plays('8c Tc', 'Jc Qc 2c') }),
    );
    expect(brief(beaten)).toEqual([
      '2 ante push 0 tray 1000 WA-RP-9',
      '2 play push 0 tray 1000 WA-RP-9',
      '2 ante-bonus win 5000 tray 0 WA-RP-AppB',
      '2 pot win 3000 pot 0 WA-RP-9',
      '1 ante lose 0 pot 0 WA-RP-8a',
      '1 play lose 0 pot 0 WA-RP-8a',
      '1 ante-bonus win 2000 tray 0 WA-RP-AppB',
    ]);
  });

  test('[WA-RP-7b-i, WA-RP-AppB-n3#1] pays a hand that does not beat what shows', () => {
    const settled = settle(
      withAnteBonus(),
      felt(NINES, { 1: plays('3c 4c', '8c Tc Jc'), 2: plays('7d 8d', '9d Td 6h') }),
    );
    expect(brief(settled).slice(0, 3)).toEqual([
      '2 ante lose 0 pot 0 WA-RP-8b',
      '2 play lose 0 pot 0 WA-RP-8b',
      '2 ante-bonus win 2000 tray 0 WA-RP-AppB',
    ]);
  });

  test('[WA-RP-AppB-n3#1] a folded hand has none, whatever it would have drawn', () => {
    const settled = settle(
      withAnteBonus(),
      felt(NINES, { 1: { cards: '3c 4d', draw: '5c 6d 7h', decision: 'fold' } }),
    );
    expect(lineOf(settled, 1, 'ante-bonus')).toBeUndefined();
  });

  test('[WA-RP-AppB-n3#1, WA-RP-AppB-n3#2] the player who is not asked has it too', () => {
    const settled = settle(
      withAnteBonus(),
      felt(KING_HIGH, { 1: { cards: 'Ac 2d', draw: '3c 4d 5h' } }),
    );
    expect(brief(settled)).toEqual([
      '1 ante push 0 tray 1000 WA-RP-9a',
      '1 ante-bonus win 2000 tray 0 WA-RP-AppB',
      '1 pot win 1000 pot 0 WA-RP-9a',
    ]);
    expect(lineOf(settled, 1, 'ante')?.hand).toBe('ace-two high');
    expect(lineOf(settled, 1, 'ante-bonus')?.hand).toBe('straight, five high');
  });

  test('[WA-RP-7b-i] without its table there is none', () => {
    const settled = settle(rules(), felt(NINES, { 1: plays('Ac Kd', 'Qc Jc Tc') }));
    expect(lineOf(settled, 1, 'ante-bonus')).toBeUndefined();
  });
});

describe('voided wagers', () => {
  test('[AMB-38] a dead hand neither acts nor counts: not in the order, the kickout or the pot', () => {
    const dealer = 'Ks Kh Qs 7c 8d';
    const alive = settle(rules(), felt(dealer, { 1: folds('2c 3d'), 2: folds('2d 4c') }));
    expect(alive.dealer.folded).toBeNull();
    const settled = settleRicochet(
      rules(),
      felt(dealer, {
        1: { cards: '2c 3d' },
        2: { cards: 'Ad Ac', voided: ['ante'], wagers: { play: 1000 } },
      }),
    );
    // One hand is left, and against one hand a pair of kings with a queen is kicked out.
    expect(settled.dealer.folded).toBe('kickout');
    expect(settled.action.order).toEqual([1]);
    expect(settled.pot).toEqual({ amount: 1000, winners: [1] });
    expect(brief(settled)).toEqual([
      '2 ante void 0 tray 1000 house:void-round',
      '2 play void 0 tray 1000 house:void-round',
      '1 ante push 0 tray 1000 WA-RP-9a',
      '1 pot win 1000 pot 0 WA-RP-9a',
    ]);
    expect(lineOf(settled, 2, 'ante')?.hand).toBe('void');
  });

  test('[AMB-38] a dead hand that had not played has no play to give back, and no ante bonus', () => {
    const settled = settleRicochet(
      withAnteBonus(),
      felt(NINES, {
        1: { cards: '3c 4d', draw: '5c 6d 7h', decision: 'play', voided: ['ante'] },
        2: folds('8c 8d'),
      }),
    );
    expect(brief(settled)).toEqual([
      '2 ante lose 0 pot 0 WA-RP-7a',
      '1 ante void 0 tray 1000 house:void-round',
    ]);
    expect(settled.pot).toEqual({ amount: 2000, winners: ['dealer'] });
  });

  test('[AMB-38] a play wager voided alone goes back, and is not in the pot', () => {
    const settled = settle(
      rules(),
      felt(NINES, { 1: { ...plays('3c 4d', '8h 8c 6d'), voided: ['play'] } }),
    );
    expect(brief(settled)).toEqual([
      '1 ante lose 0 pot 0 WA-RP-8b',
      '1 play void 0 tray 1000 house:void-round',
    ]);
    expect(settled.pot.amount).toBe(2000);
  });

  test('[AMB-38] with every hand dead there is no contest: the house’s ante goes back too', () => {
    const settled = settleRicochet(
      rules(),
      felt('As Ah Ks 7c 8d', {
        1: { cards: '2c 3d', voided: ['ante'] },
        2: { cards: '2d 4c', voided: ['ante'] },
      }),
    );
    expect(settled.pot).toEqual({ amount: 0, winners: [] });
    expect(settled.dealer.folded).toBeNull();
    expect(settled.action).toEqual({ order: [], dealerFold: null, steps: [] });
    expect(settled.notices).toEqual([]);
    expect(brief(settled)).toEqual([
      '2 ante void 0 tray 1000 house:void-round',
      '1 ante void 0 tray 1000 house:void-round',
    ]);
  });
});

test('a felt that lacks what the action needs stops rather than pay wrongly', () => {
  expect(() => settleRicochet(rules(), felt(NINES, { 1: { cards: '3c 4d' } }))).toThrow(
    'no-decision: seat 1 is asked and has no decision',
  );
});

test('the rules of another game are refused as a bug of ours', () => {
  const other = { ...rules(), rulebook: rulebookById('sd/caribbean-stud') };
  expect(() => settleRicochet(other, felt(NINES, { 1: folds('3c 4d') }))).toThrow(
    'the rules are of Ricochet Poker',
  );
});
