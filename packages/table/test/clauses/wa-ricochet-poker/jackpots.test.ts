import { describe, expect, it } from 'vitest';
import { antes, lit, paid } from '../../support/clauses.js';
import { onlyJackpot, ricochet, round } from '../../support/ricochet.js';
import type { Draft } from '../../support/rounds.js';
import type { Table } from '../../support/table.js';

const MINI = onlyJackpot('mini-royal', 'PT-BJS-TCPR-MR-E02', { suit: 'h' });
const RUN = onlyJackpot('straight-flush', 'PT-BJS-HCF-SF-E02');
const FIVE = onlyJackpot('five-card', 'PT-BJS-5CL-E01');
const SEVEN = onlyJackpot('seven-card', 'PT-BJS-7CL-E01');
const HOLDEM = onlyJackpot('heads-up-holdem', 'PT-BJS-HUH-5CP-E01');

/** The line of a jackpot on one hand, and what its meter shows then: it stood at $1,000 before the wager. */
const won = (
  wager: string,
  change: (house: Draft) => void,
  hand: string,
  dealer: string,
): readonly [line: string | undefined, shown: number] => {
  const over = round(antes(1_000, [1], { [wager]: 100 }), { 1: hand, dealer }, {}, change);
  const line = paid(over, 1).find((one) => one.startsWith(`${wager} `));
  return [line?.slice(wager.length + 1), over.shown(wager as 'mini-royal')];
};

describe('Mini-Royal', () => {
  it.each([
    ['WA-RP-MR', 'with the dealer’s first card', 'As Ks', 'Qs 5d 9c Jc 2c', 'win, pays $500'],
    ['WA-RP-MR', 'not with the second', 'As Ks', '5d Qs 9c Jc 2c', 'lose'],
    ['WA-RP-AppF-n1', 'the stake stays', '7c 7d', '7h 5d 9c Jc 2c', 'win, pays $60'],
    ['WA-RP-AppF-n2', 'the best row alone', 'Kc Qc', 'Jc 5d 9d 4s 2h', 'win, pays $70'],
    ['WA-RP-AppF-n7', 'dollars are fixed', '7c 8d', '9h 5d 2c Js 3c', 'win, pays $6'],
  ])('[%s] %s', (_id, _title, hand, dealer, line) => {
    expect(won('mini-royal', MINI, hand, dealer)).toEqual([line, 100_020]);
  });

  it('[WA-RP-MR] of the chosen suit it takes the whole meter', () => {
    const [line, shown] = won('mini-royal', MINI, 'Ah Kh', 'Qh 5d 9c Jc 2c');
    expect([line, shown]).toEqual(['win, pays $1,000.20', 100_000]);
  });
});

describe('Straight Flush', () => {
  it.each([
    [
      'WA-RP-SF',
      'the player’s two and all five of the dealer',
      '7h 8h',
      '2c 4d Kc Js 9h',
      'win, pays $3',
      100_020,
    ],
    ['WA-RP-AppG-n1', 'the stake stays', '7h 8h', '9h Th 2c 4d Kc', 'win, pays $40', 100_020],
    ['WA-RP-AppG-n6', 'dollars are fixed', '7h 8h', '9h Th Jh 4d Kc', 'win, pays $250', 100_020],
    [
      'WA-RP-AppG-n5',
      'a percent is of its display, and lowers it',
      '7h 8h',
      '9h Th Jh Qh 2c',
      'win, pays $100.02',
      90_018,
    ],
    ['WA-RP-AppG-n5', 'the whole of it', '7h 8h', '9h Th Jh Qh Kh', 'win, pays $1,000.20', 100_000],
  ])('[%s] %s', (_id, _title, hand, dealer, line, shown) => {
    expect(won('straight-flush', RUN, hand, dealer)).toEqual([line, shown]);
  });
});

describe('Five-Card Linked', () => {
  it.each([
    [
      'WA-RP-5CL',
      'with the dealer’s first three',
      '8c 8d',
      '8h Kc 2d Js 4s',
      'win, pays $9',
      100_020,
    ],
    ['WA-RP-5CL', 'not with the fourth', '8c 8d', 'Kc 2d 4s 8h Js', 'lose', 100_020],
    ['WA-RP-AppH-n1', 'the stake stays', '8c 8d', '8h 2d 2s Js 4s', 'win, pays $50', 100_020],
    ['WA-RP-AppH-n2', 'the best row alone', '8c 8d', '8h 8s 2s Js 4s', 'win, pays $300', 100_020],
    ['WA-RP-AppH-n5', 'dollars are fixed', '8c 7d', '6h 5s 4s Js 2c', 'win, pays $30', 100_020],
    [
      'WA-RP-AppH-n4',
      'a percent is of its display, and lowers it',
      '8c 7c',
      '6c 5c 4c Js 2d',
      'win, pays $100.02',
      90_018,
    ],
    ['WA-RP-AppH-n4', 'the whole of it', 'Ac Kc', 'Qc Jc Tc 4s 2d', 'win, pays $1,000.20', 100_000],
  ])('[%s] %s', (_id, _title, hand, dealer, line, shown) => {
    expect(won('five-card', FIVE, hand, dealer)).toEqual([line, shown]);
  });
});

describe('Seven-Card Linked', () => {
  it.each([
    ['WA-RP-7CL', 'the best five of seven', '8c 3d', 'Kc 4d 5c Jc 2c', 'win, pays $2', 100_020],
    ['WA-RP-AppI-n1', 'the stake stays', '8c 8d', '8h 2d 2s Js 4s', 'win, pays $5', 100_020],
    ['WA-RP-AppI-n2', 'the best row alone', '8c 8d', '8h 8s 2s 2d 4s', 'win, pays $100', 100_020],
    ['WA-RP-AppI-n5', 'dollars are fixed', '8c 7c', '6c 5c 4c Js 2d', 'win, pays $500', 100_020],
    [
      'WA-RP-AppI-n4',
      'a percent is of its display, and empties it',
      'Ac Kc',
      'Qc 2d Jc 4s Tc',
      'win, pays $1,000.20',
      100_000,
    ],
  ])('[%s] %s', (_id, _title, hand, dealer, line, shown) => {
    expect(won('seven-card', SEVEN, hand, dealer)).toEqual([line, shown]);
  });
});

describe('Heads Up Hold’em', () => {
  it.each([
    [
      'WA-RP-HUH',
      'the player’s two and the dealer’s five',
      '8c 8d',
      'Kc 2d 2s Js 8h',
      'win, pays $11',
      100_020,
    ],
    ['WA-RP-AppJ-n1', 'the stake stays', '8c 8d', 'Kc 2d 8s Js 8h', 'win, pays $75', 100_020],
    ['WA-RP-AppJ-n2', 'the best row alone', '8c 7c', '6c 5c 4c 8h 8s', 'win, pays $250', 100_020],
    ['WA-RP-AppJ-n6', 'dollars are fixed', '3d 4h', 'Ac Kc Qc Jc Tc', 'win, pays $1,000', 100_020],
    [
      'WA-RP-AppJ-n5',
      'a percent is of its display, and empties it',
      'Ac Kc',
      'Qc 2d Jc 4s Tc',
      'win, pays $1,000.20',
      100_000,
    ],
  ])('[%s] %s', (_id, _title, hand, dealer, line, shown) => {
    expect(won('heads-up-holdem', HOLDEM, hand, dealer)).toEqual([line, shown]);
  });
});

describe('the display', () => {
  const wager = (change: (house: Draft) => void): readonly number[] => {
    const betting = ricochet(change).bets(antes(1_000, [1, 2], { 'straight-flush': 100 }));
    return [betting.shown('straight-flush'), betting.closes().shown('straight-flush')];
  };

  it('[WA-RP-DEF-prog#1] of a progressive grows with every wager', () => {
    expect(wager(RUN)).toEqual([100_000, 100_040]);
  });

  it('[WA-RP-DEF-house#1] of a House Jackpot does not', () => {
    const house = onlyJackpot('straight-flush', 'PT-BJS-HCF-SF-E02', { type: 'house', rate: 0 });
    expect(wager(house)).toEqual([100_000, 100_000]);
  });

  it('[WA-RP-JP-2] two jackpots are two games: wager, light, meter and award of their own', () => {
    const layouts = {
      1: { ante: 1_000, 'mini-royal': 100 },
      2: { ante: 1_000, 'straight-flush': 100 },
    };
    const hands = { 1: '7h 8h', 2: 'Th Jh', dealer: '9h 2c 4d Kc 5s' };
    const closed = ricochet().bets(layouts).closes();
    expect([lit(closed, 0), lit(closed, 1)]).toEqual([[1], [2]]);
    const shown = (table: Table) => [table.shown('mini-royal'), table.shown('straight-flush')];
    expect(shown(closed)).toEqual([100_020, 2_500_020]);
    const over = round(layouts, hands);
    // Seven to nine of hearts win Ada's Mini-Royal, nine to jack Ben's Straight Flush.
    expect(paid(over).filter((line) => /mini|straight/.test(line))).toEqual([
      '1 mini-royal win, pays $70',
      '2 straight-flush win, pays $3',
    ]);
  });
});

describe('envy', () => {
  const envied = (
    wager: string,
    change: (house: Draft) => void,
    holder: string,
    dealer: string,
    others = true,
  ): readonly string[] => {
    const layouts = {
      1: { ante: 1_000, [wager]: 100 },
      2: { ante: 1_000, ...(others ? { [wager]: 100 } : {}) },
      3: { ante: 1_000, [wager]: 100 },
    };
    const hands = { 1: holder, 2: '2d 3s', 3: '2s 4d', dealer };
    const over = round(layouts, hands, { 1: 'fold', 2: 'fold', 3: 'fold' }, change);
    return paid(over).filter((line) => line.includes(':envy'));
  };

  it.each([
    ['WA-RP-AppF-n3', 'mini-royal', MINI, 'As Ks', 'Qs 5d 9c Jc 7c', 25],
    ['WA-RP-AppG-n4', 'straight-flush', RUN, '7h 8h', '9h Th Jh Qh Kh', 250],
    ['WA-RP-AppH-n3', 'five-card', FIVE, '8c 7c', '6c 5c 4c Js Jd', 300],
    ['WA-RP-AppI-n3', 'seven-card', SEVEN, 'Ac Kc', 'Qc 9d Jc 9s Tc', 250],
    ['WA-RP-AppJ-n4', 'heads-up-holdem', HOLDEM, 'Ac Kc', 'Qc 9d Jc 9s Tc', 100],
  ] as const)(
    '[%s] of %s: the others with the wager, and not the winner',
    (_id, wager, change, holder, dealer, dollars) => {
      const line = `${wager}:envy win, pays $${dollars}`;
      expect(envied(wager, change, holder, dealer)).toEqual([`3 ${line}`, `2 ${line}`]);
      expect(envied(wager, change, holder, dealer, false)).toEqual([`3 ${line}`]);
    },
  );

  it('[WA-RP-AppF-n3] without a qualifying award there is none', () => {
    expect(envied('mini-royal', MINI, '7c 7d', '7h 5d 9c Jc Qs')).toEqual([]);
  });
});
