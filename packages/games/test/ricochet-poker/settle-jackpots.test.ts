import { unwrap } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { checkFelt } from '../../src/ricochet-poker/check-felt.js';
import { bonusEntitlements } from '../../src/ricochet-poker/settle-bonuses.js';
import { felt, rules, withJackpot } from './support/felt.js';

/** One seat with the jackpot wager: what it is due, and the hand in words. */
const award = (inForce: RulesInForce, cards: string, dealer: string, stake = 100) => {
  const jackpot = inForce.jackpots[0];
  if (jackpot === undefined) throw new Error('no jackpot');
  const on = felt(dealer, { 1: { cards, decision: 'fold', wagers: { [jackpot.id]: stake } } });
  unwrap(checkFelt(inForce, on));
  const line = bonusEntitlements(inForce, on).find((one) => one.line === jackpot.id);
  if (line === undefined) throw new Error('no line');
  return line;
};

/** `100%`, `$500`, or nothing. */
const paid = (inForce: RulesInForce, cards: string, dealer: string): string | null => {
  const { outcome, due, returnedCents } = award(inForce, cards, dealer);
  expect(returnedCents).toBe(0);
  if (outcome === 'lose') return null;
  expect(outcome).toBe('win');
  return due.from === 'meter' ? `${due.percent}%` : `$${due.cents / 100}`;
};

describe('Mini-Royal', () => {
  const table = (id: string) => withJackpot('mini-royal', `PT-BJS-TCPR-MR-${id}`, { suit: 's' });
  const [MR1, E1, E2] = [table('01'), table('E01'), table('E02')];

  // biome-ignore format: a line for each hand
  const rows: [name: string, cards: string, dealer: string, ...pays: (string | null)[]][] = [
    ['of the chosen suit', 'As Ks', 'Qs 2c 3d 4h 6c', '100%', '100%', '100%'],
    ['of the chosen suit, the ace the dealer’s', 'Qs Ks', 'As 2c 3d 4h 6c',
      '100%', '100%', '100%'],
    ['of another suit', 'Ah Kh', 'Qh 2c 3d 4h 6c', '$500', '$500', '$500'],
    ['straight flush', '7h 8h', '9h 2c 3d 4h 6c', '$75', '$100', '$70'],
    ['straight flush, ace low', 'Ah 2h', '3h 2c 3d 4h 6c', '$75', '$100', '$70'],
    ['three of a kind', '7h 7s', '7c 2c 3d 4h 6c', '$50', '$90', '$60'],
    ['straight', '7h 8s', '9c 2c 3d 4h 6c', '$5', null, '$6'],
    ['ace-king-queen, mixed', 'As Ks', 'Qh 2c 3d 4h 6c', '$5', null, '$6'],
    ['straight, ace low', 'Ah 2s', '3c 2c 3d 4h 6c', '$5', null, '$6'],
    ['king-ace-two is none', 'Kh As', '2c 5c 3d 4h 6c', null, null, null],
    ['a flush alone', 'Ah 7h', '3h 2c 3d 4s 6c', null, null, null],
    ['a pair', '7h 7s', '8c 2c 3d 4h 6c', null, null, null],
    ['a card of the dealer’s after the first', 'As Ks', '2c Qs 3d 4h 6c', null, null, null],
  ];

  test.each(rows)('[WA-RP-MR, WA-RP-AppF-n1, WA-RP-AppF-n2] %s', (_, cards, dealer, a, b, c) => {
    expect([paid(MR1, cards, dealer), paid(E1, cards, dealer), paid(E2, cards, dealer)]).toEqual([
      a,
      b,
      c,
    ]);
  });

  test('[WA-RP-AppF-n4, WA-RP-AppF-n5#1] the suit is the one the operator chose', () => {
    const hearts = withJackpot('mini-royal', 'PT-BJS-TCPR-MR-01', { suit: 'h' });
    expect(paid(hearts, 'Ah Kh', 'Qh 2c 3d 4h 6c')).toBe('100%');
    expect(paid(hearts, 'As Ks', 'Qs 2c 3d 4h 6c')).toBe('$500');
  });

  test('[AMB-04] A-2-3 is no straight where the house reads the ace as high only', () => {
    const high = rules({
      paytables: { 'mini-royal': 'PT-BJS-TCPR-MR-01' },
      jackpots: { 'mini-royal': { seed: 100_000, suit: 's' } },
      settings: { aceLow: false },
    });
    expect(paid(high, 'Ah 2s', '3c 2c 3d 4h 6c')).toBeNull();
    expect(paid(MR1, 'Ah 2s', '3c 2c 3d 4h 6c')).toBe('$5');
  });

  test('[WA-RP-MR] the line says the hand and the clause, and the percent of its own meter', () => {
    expect(award(MR1, 'As Ks', 'Qs 2c 3d 4h 6c')).toEqual({
      seat: 1,
      line: 'mini-royal',
      stakeCents: 100,
      outcome: 'win',
      due: { from: 'meter', jackpot: 'mini-royal', percent: 100 },
      returnedCents: 0,
      hand: 'mini-royal in spades',
      cite: 'WA-RP-AppF',
    });
  });

  test('[WA-RP-AppF-n8, WA-RP-AppF-n7] a fixed wager of $5 multiplies the dollars', () => {
    const five = withJackpot('mini-royal', 'PT-BJS-TCPR-MR-01', { suit: 's', wager: 500 });
    expect(award(five, '7h 7s', '7c 2c 3d 4h 6c', 500).due).toEqual({
      from: 'tray',
      cents: 25_000,
    });
  });
});

describe('Straight Flush', () => {
  const table = (id: string) => withJackpot('straight-flush', `PT-BJS-HCF-SF-${id}`);
  const ids = ['01', '02', '03a', '04', '05', 'E01', 'E02', 'E05'];
  // biome-ignore format: a line for each hand
  const rows: [name: string, cards: string, dealer: string, ...pays: (string | null)[]][] = [
    ['seven cards', '2h 3h', '4h 5h 6h 7h 8h', ...Array(8).fill('100%')],
    ['six, ace high', '9h Th', 'Jh Qh Kh Ah 2c',
      '10%', '10%', '100%', '100%', '100%', '100%', '100%', '100%'],
    ['six, king high', '8h Th', 'Jh Qh Kh 9h 2c',
      '10%', '10%', '100%', '10%', '10%', '100%', '10%', '10%'],
    ['six, ace low', 'Ah 2h', '3h 4h 5h 6h 2c',
      '10%', '10%', '100%', '10%', '10%', '100%', '10%', '10%'],
    ['five', '8h Th', 'Jh Qh 2s 9h 2c',
      '$250', '$900', '$200', '$250', '$800', '$200', '$250', '$250'],
    ['four', '8h Th', 'Jh 5s 2s 9h 2c', '$40', '$50', '$40', '$40', '$50', '$40', '$40', '$50'],
    ['four, ace low', '2h Ah', '3h 5s 2s 4h 9c',
      '$40', '$50', '$40', '$40', '$50', '$40', '$40', '$50'],
    ['three', '8h Th', 'Jd 5s 2s 9h 2c', '$3', null, '$3', '$3', null, '$3', '$3', '$3'],
    ['king, ace, two do not run', 'Kh Ah', '2h 5s 4s 9d 8c', ...Array(8).fill(null)],
    ['two in one suit', '8h 9h', 'Jd 5s 2s Tc 2c', ...Array(8).fill(null)],
  ];

  test.each(rows)('[WA-RP-SF, WA-RP-AppG-n1, WA-RP-AppG-n3] %s', (_, cards, dealer, ...pays) => {
    expect(ids.map((id) => paid(table(id), cards, dealer))).toEqual(pays);
  });

  test('[WA-RP-AppG-n2] of two runs the higher alone is paid', () => {
    const line = award(table('01'), '8h Th', '9h 2s 3s 4s 5s');
    expect(line.due).toEqual({ from: 'tray', cents: 4000 });
    expect(line.hand).toBe('four-card straight flush, five high');
  });

  test('[WA-RP-AppG-n3] the ace is low whatever the house reads elsewhere', () => {
    const high = rules({
      paytables: { 'straight-flush': 'PT-BJS-HCF-SF-01' },
      jackpots: { 'straight-flush': { seed: 100_000 } },
      settings: { aceLow: false },
    });
    expect(paid(high, 'Ah 2h', '3h 9s Ts Jd Qc')).toBe('$3');
  });

  test('[WA-RP-AppG-n7, WA-RP-AppG-n6] a fixed wager of $2 doubles the dollars', () => {
    const two = withJackpot('straight-flush', 'PT-BJS-HCF-SF-01', { wager: 200 });
    expect(award(two, '8h Th', 'Jh Qh 2s 9h 2c', 200).due).toEqual({ from: 'tray', cents: 50_000 });
  });
});

describe('Five-Card Linked', () => {
  const table = (id: string) => withJackpot('five-card', `PT-BJS-5CL-${id}`);
  const poker = ['01', '05', '09', 'E01', 'E03'];
  // biome-ignore format: a line for each hand
  const rows: [name: string, cards: string, dealer: string, ...pays: (string | null)[]][] = [
    ['royal flush', 'Ah Kh', 'Qh Jh Th 2c 3d', '100%', '100%', '100%', '100%', '100%'],
    ['straight flush', '9h Kh', 'Qh Jh Th 2c 3d', '$1500', '100%', '$1500', '10%', '10%'],
    ['four of a kind', '7h 7s', '7c 7d Th 2c 3d', '$250', '$250', '$250', '$300', '$250'],
    ['full house', '7h 7s', '7c Td Th 2c 3d', '$100', '$75', '$75', '$50', '$75'],
    ['flush', '2h Kh', 'Qh Jh Th 2c 3d', '$50', '$50', '$50', '$40', '$50'],
    ['straight', '9h Kh', 'Qh Jh Td 2c 3d', '$25', '$20', '$20', '$30', '$25'],
    ['straight, ace low', 'Ah 2h', '3h 4c 5d 9c Td', '$25', '$20', '$20', '$30', '$25'],
    ['three of a kind', '7h 7s', '7c 9d Th 2c 3d', '$5', '$5', '$10', '$9', '$10'],
    ['two pair', '7h 7s', 'Tc 9d Th 2c 3d', null, '$3', null, null, null],
    ['a pair', '7h 7s', 'Tc 9d 8h 2c 3d', null, null, null, null, null],
    ['made with the dealer’s fourth card', '7h 7s', '9c Td 2h 7c 7d',
      null, null, null, null, null],
  ];

  test.each(rows)('[WA-RP-5CL, WA-RP-AppH-n1, WA-RP-AppH-n2] %s', (_, cards, dealer, ...pays) => {
    expect(poker.map((id) => paid(table(id), cards, dealer))).toEqual(pays);
  });

  // biome-ignore format: a line for each hand
  const suited: [name: string, cards: string, dealer: string, ...pays: (string | null)[]][] = [
    ['royal flush', 'Ah Kh', 'Qh Jh Th 2c 3d', '100%', '100%', '100%', '100%'],
    ['straight flush', '9h Kh', 'Qh Jh Th 2c 3d', '$500', '$1000', '$2500', '$500'],
    ['four-card straight flush', '2h Kh', 'Qh Jh Th 2c 3d', '$200', '$200', '$150', '$200'],
    ['four-card straight flush, ace low', '2h Ah', '3h 4h Tc 2c 3d',
      '$200', '$200', '$150', '$200'],
    ['flush', '2h Kh', 'Qh 7h Th 2c 3d', '$50', '$50', '$75', '$75'],
    ['four-card flush', '2h Kh', 'Qh 7h Tc 2c 3d', '$5', '$5', '$5', '$5'],
    ['four of a kind', '7h 7s', '7c 7d Th 2c 3d', null, null, null, null],
    ['three of a suit', '2h Kh', 'Qh 7c Tc 2c 3d', null, null, null, null],
  ];

  test.each(suited)('[WA-RP-5CL, WA-RP-AppH#1] by suit: %s', (_, cards, dealer, ...pays) => {
    const ids = ['06', '07', '08', '11'];
    expect(ids.map((id) => paid(table(id), cards, dealer))).toEqual(pays);
  });

  test('[WA-RP-5CL] the hand in words is that of the five cards', () => {
    expect(award(table('01'), '7h 7s', '7c 9d Th 2c 3d').hand).toBe(
      'three sevens, ten-nine kickers',
    );
    expect(award(table('06'), '2h Kh', 'Qh 7h Th 2c 3d').hand).toBe('five-card flush');
  });

  test('[WA-RP-AppH-n6, WA-RP-AppH-n5] a fixed wager of $3 trebles the dollars', () => {
    const three = withJackpot('five-card', 'PT-BJS-5CL-01', { wager: 300 });
    expect(award(three, '7h 7s', '7c 9d Th 2c 3d', 300).due).toEqual({ from: 'tray', cents: 1500 });
  });
});

describe('Seven-Card Linked', () => {
  const table = (id: string) => withJackpot('seven-card', `PT-BJS-7CL-${id}`);
  const ids = ['01', '02', '03', '05', 'E03'];
  // biome-ignore format: a line for each hand
  const rows: [name: string, cards: string, dealer: string, ...pays: (string | null)[]][] = [
    ['royal flush', 'Ah Kh', '2c Jh 3d Qh Th', '100%', '100%', '100%', '100%', '100%'],
    ['royal flush, all the dealer’s', '2c 3d', 'Ah Kh Jh Qh Th',
      '100%', '100%', '100%', '100%', '100%'],
    ['straight flush', '9h Kh', '2c Jh 3d Qh Th', '$500', '$250', '$1000', '$250', '$500'],
    ['four of a kind', '7h 2c', '7c 3d 7d Th 7s', '$100', '$75', '$50', '$125', '$75'],
    ['full house', '7h 2c', '7c 2d 7d Th 9s', '$5', '$10', '$5', '$7', '$5'],
    ['two threes of a kind', '7h 2c', '7c 2d 7d Th 2s', '$5', '$10', '$5', '$7', '$5'],
    ['flush', '7h 2h', '9h 3d Jh Kh 9s', '$2', '$1', '$1', '$2', '$2'],
    ['straight', '7h 8c', '9h Td Js 2h 2s', null, null, null, null, null],
    ['three of a kind', '7h 7c', '7s Td Js 2h 3s', null, null, null, null, null],
  ];

  test.each(rows)('[WA-RP-7CL, WA-RP-AppI-n1, WA-RP-AppI-n2] %s', (_, cards, dealer, ...pays) => {
    expect(ids.map((id) => paid(table(id), cards, dealer))).toEqual(pays);
  });

  test('[WA-RP-AppI-n6, WA-RP-AppI-n5] a fixed wager of $10 multiplies the dollars', () => {
    const ten = withJackpot('seven-card', 'PT-BJS-7CL-01', { wager: 1000 });
    expect(award(ten, '7h 2h', '9h 3d Jh Kh 9s', 1000).due).toEqual({ from: 'tray', cents: 2000 });
  });
});

describe('Heads Up Hold’em', () => {
  const table = (id: string) =>
    withJackpot(
      'heads-up-holdem',
      `PT-BJS-HUH-5CP-${id}`,
      ['01', '02', '03'].includes(id) ? { suit: 's' } : {},
    );
  const ids = ['01', '02', '03', '04', '05', '06', '07', '08', 'E01', '09'];
  // biome-ignore format: a line for each hand
  const rows: [name: string, cards: string, dealer: string, ...pays: (string | null)[]][] = [
    ['flopped royal flush of the chosen suit', 'As Ks', 'Qs Js Ts 2c 3d',
      '100%', '100%', '100%', '100%', '100%', '100%', '100%', '100%', '100%', '100%'],
    ['flopped royal flush of another suit', 'Ah Kh', 'Qh Jh Th 2c 3d',
      '10%', '$1000', '10%', '100%', '100%', '100%', '100%', '100%', '100%', '100%'],
    ['royal flush with two cards, not flopped', 'As Ks', 'Qs Js 2c Ts 3d',
      '10%', '$1000', '10%', '$1000', '$3000', '5%', '100%', '100%', '100%', '$2000'],
    ['royal flush with one card', 'As 2c', 'Qs Js Ks Ts 3d',
      '10%', '$1000', '10%', '$1000', '$3000', '5%', '100%', '100%', '100%', '$2000'],
    ['dealer’s royal flush', '2d 2c', 'Qs Js Ks Ts As',
      '10%', '$1000', '10%', '$1000', '$3000', '$3000', '$1000', '$1000', '$1000', '$2000'],
    ['flopped straight flush', '9h Kh', 'Qh Jh Th 2c 3d',
      '$200', '$200', '$500', '$500', '$250', '$250', '$250', '$300', '$250', '100%'],
    ['straight flush, not flopped', '9h Kh', 'Qh Jh 2c Th 3d',
      '$200', '$200', '$500', '$500', '$250', '$250', '$250', '$300', '$250', '$250'],
    ['dealer’s straight flush', '2c 3d', 'Qh Jh Th 9h Kh',
      '$200', '$200', '$500', '$500', '$250', '$250', '$250', '$300', '$250', '$250'],
    ['four of a kind', '7h 7s', '7c 2c 3d 4h 7d',
      '$50', '$50', '$100', '$100', '$100', '$100', '$75', '$100', '$75', '$50'],
    ['full house', '7h 7s', '7c 2c 3d 4h 3s',
      '$10', '$10', '$10', '$10', '$10', '$10', '$11', '$10', '$11', '$7'],
    ['flush', '7h 9h', '2h Kh 3d 4h 3s',
      '$5', '$5', null, null, null, null, null, null, null, '$5'],
    ['straight', '7h 9h', '8c Td Js 4h 3s', ...Array(10).fill(null)],
  ];

  test.each(rows)('[WA-RP-HUH, WA-RP-AppJ-n1, WA-RP-AppJ-n2] %s', (_, cards, dealer, ...pays) => {
    expect(ids.map((id) => paid(table(id), cards, dealer))).toEqual(pays);
  });

  test('[WA-RP-HUH, AMB-30] a dealer’s royal takes the royal row only where it has none of its own', () => {
    const royal = 'Qs Js Ks Ts As';
    expect(award(table('07'), '2d 2c', royal).due).toEqual({ from: 'tray', cents: 100_000 });
    expect(award(table('09'), '2d 2c', royal).due).toEqual({ from: 'tray', cents: 200_000 });
  });

  test('[WA-RP-HUH] a flopped straight flush under a royal takes the first row it satisfies', () => {
    const line = award(table('09'), 'Ks 9s', 'Qs Js Ts As 2c');
    expect(line.due).toEqual({ from: 'meter', jackpot: 'heads-up-holdem', percent: 100 });
    expect(line.hand).toBe('royal flush in spades, and a flopped straight flush');
    expect(paid(table('07'), 'Ks 9s', 'Qs Js Ts As 2c')).toBe('100%');
    expect(paid(table('05'), 'Ks 9s', 'Qs Js Ts As 2c')).toBe('$3000');
  });

  const words: [cards: string, dealer: string, words: string][] = [
    ['As Ks', 'Qs Js Ts 2c 3d', 'flopped royal flush in spades'],
    ['Ah Kh', 'Qh Jh 2c Th 3d', 'royal flush in hearts'],
    ['2d 2c', 'Qs Js Ks Ts As', "dealer's royal flush in spades"],
    ['9h Kh', 'Qh Jh Th 2c 3d', 'flopped straight flush, king high'],
    ['9h Kh', 'Qh Jh 2c Th 3d', 'straight flush, king high'],
    ['7h 7s', '7c 2c 3d 4h 7d', 'four sevens, four kicker'],
  ];
  test.each(words)('[WA-RP-HUH] %s with %s is a %s', (cards, dealer, expected) => {
    expect(award(table('01'), cards, dealer).hand).toBe(expected);
  });

  test('[WA-RP-AppJ-n7, WA-RP-AppJ-n6] a fixed wager of $2 doubles the dollars', () => {
    const two = withJackpot('heads-up-holdem', 'PT-BJS-HUH-5CP-09', { wager: 200 });
    expect(award(two, '7h 7s', '7c 2c 3d 4h 7d', 200).due).toEqual({ from: 'tray', cents: 10_000 });
  });
});

describe('percents and dollars', () => {
  const cells: [id: string, inForce: RulesInForce, percent: string[], dollars: string[]][] = [
    [
      'WA-RP-AppF-n6',
      withJackpot('mini-royal', 'PT-BJS-TCPR-MR-01', { suit: 's' }),
      ['As Ks', 'Qs 2c 3d 4h 6c'],
      ['Ah Kh', 'Qh 2c 3d 4h 6c'],
    ],
    [
      'WA-RP-AppG-n5',
      withJackpot('straight-flush', 'PT-BJS-HCF-SF-01'),
      ['2h 3h', '4h 5h 6h 7h 9c'],
      ['2h 3h', '4h 5h 6h 8h 9c'],
    ],
    [
      'WA-RP-AppH-n4',
      withJackpot('five-card', 'PT-BJS-5CL-01'),
      ['Ah Kh', 'Qh Jh Th 2c 3d'],
      ['9h Kh', 'Qh Jh Th 2c 3d'],
    ],
    [
      'WA-RP-AppI-n4',
      withJackpot('seven-card', 'PT-BJS-7CL-01'),
      ['Ah Kh', 'Qh Jh Th 2c 3d'],
      ['9h Kh', 'Qh Jh Th 2c 3d'],
    ],
    [
      'WA-RP-AppJ-n5',
      withJackpot('heads-up-holdem', 'PT-BJS-HUH-5CP-06'),
      ['Ah Kh', '2c Qh Jh Th 3d'],
      ['9h Kh', 'Qh Jh Th 2c 3d'],
    ],
  ];

  for (const [id, inForce, percent, dollars] of cells) {
    test(`[${id}] a percent is due from the jackpot’s own meter, dollars from the tray`, () => {
      const jackpot = inForce.jackpots[0]?.id;
      expect(award(inForce, percent[0] ?? '', percent[1] ?? '').due).toMatchObject({
        from: 'meter',
        jackpot,
      });
      expect(award(inForce, dollars[0] ?? '', dollars[1] ?? '').due).toMatchObject({
        from: 'tray',
      });
    });
  }
});
