import { describe, expect, it } from 'vitest';
import {
  antes,
  atMeters,
  both,
  no,
  paid,
  paytable,
  SPECTATOR,
  seenBy,
} from '../../support/clauses.js';
import { settings } from '../../support/irregularity.js';
import type { Draft } from '../../support/rounds.js';
import { DEALERS, STUD } from '../../support/stud-hands.js';
import { bet, type Hands, Table } from '../../support/table.js';

const open = (change?: (house: Draft) => void): Table => Table.open('sd/caribbean-stud', change);
const schedule = (id: string) => paytable('progressive', id);

/** On this schedule, for this wager, with a reserve of its own. */
const five = (house: Draft): void => {
  house.paytables.progressive = 'PMG-02';
  Object.assign(house.jackpots.progressive, { wager: 500, seed: 2_500_000 });
};

const reserve = (house: Draft): void => {
  Object.assign(house.jackpots.progressive, { reserve: 40_000, reserveRate: 0 });
};

type Layouts = Readonly<Record<number, Readonly<Record<string, number>>>>;

/** Everybody bets; the round is settled. */
const played = (table: Table, layouts: Layouts, hands: Hands): Table => {
  const dealt = table.bets(layouts).deals(hands);
  const seats = Object.keys(layouts).map(Number);
  return seats.reduce((now, seat) => now.decides(seat, bet(1_000)), dealt).settles();
};

const alone = (hand: string, change?: (house: Draft) => void, progressive = 100): Table =>
  played(open(change), { 1: { ante: 500, progressive } }, { 1: hand, dealer: DEALERS.short });

const progressive = (table: Table): readonly string[] =>
  paid(table)
    .filter((line) => line.includes('progressive'))
    .map((line) => line.replace('progressive ', ''));

const pending = (table: Table): readonly string[] =>
  seenBy(table, SPECTATOR).jackpots[0]?.pending.map(({ seat, cents }) => `${seat}: ${cents}`) ?? [];

describe('what wins', () => {
  // A seed of $5,000 and 25 cents of the wager.
  it.each([
    ['SD-CSP-4#2', 'a straight loses', '21-10-percent', STUD.straight, 'lose'],
    [
      'SD-CSP-4#2',
      'a straight wins on the wider schedule',
      'PMG-01',
      STUD.straight,
      'win, pays $30',
    ],
    ['SD-CSP-4#2', 'three of a kind too', 'PMG-01', STUD.threeOfAKind, 'win, pays $9'],
    ['SD-CSP-4#2', 'two pairs on none', 'PMG-01', STUD.twoPair, 'lose'],
    ['SD-CSP-21a', 'a royal flush, the whole', '21-10-percent', STUD.royal, 'win, pays $5,000.25'],
    [
      'SD-CSP-21b',
      'a straight flush, a tenth',
      '21-10-percent',
      STUD.straightFlush,
      'win, pays $500.02',
    ],
    ['SD-CSP-21b', 'or as elected', '21-5000-dollars', STUD.straightFlush, 'win, pays $5,000'],
    ['SD-CSP-21c', 'four of a kind', '21-10-percent', STUD.fourOfAKind, 'win, pays $500'],
    ['SD-CSP-21d', 'a full house', '21-10-percent', STUD.fullHouse, 'win, pays $100'],
    ['SD-CSP-21e', 'a flush', '21-10-percent', STUD.flush, 'win, pays $50'],
  ])('[%s] %s', (_id, _title, id, hand, line) => {
    const settled = alone(hand, schedule(id));
    expect(progressive(settled)).toEqual([`1 ${line}`]);
    // The ante is won against "no hand"; the rest is the jackpot's, and paid once it is through its gates.
    const won = settled.world.table.settled?.lines.at(-1)?.paysCents ?? 0;
    expect(settled.ends().netOf('Ada')).toBe(500 - 100 + won);
  });

  it.each([
    ['won at $1', STUD.flush, undefined, 100, 500 + 4_000 - 100],
    ['won at $5', STUD.flush, five, 500, 500 + 20_000 - 500],
    ['lost', STUD.pair, undefined, 100, 500 - 100],
  ])('[SD-CSP-21f#2] the stake never comes back: %s', (_title, hand, change, wager, net) => {
    expect(alone(hand, change, wager).ends().netOf('Ada')).toBe(net);
  });
});

describe('a winner', () => {
  it.each([
    ['a small award', STUD.threeOfAKind],
    ['a share of the meter', STUD.straightFlush],
  ])('[SD-CSP-20d] a supervisor is called for %s, on record', (_title, hand) => {
    const settled = alone(hand);
    expect(atMeters(settled).filter(({ type }) => type === 'SupervisorCalled')).toHaveLength(1);
  });

  it('[SD-CSP-20d] a share of the meter is paid when a floorperson has verified it', () => {
    const settled = alone(STUD.royal);
    const hit = seenBy(settled, SPECTATOR).jackpots[0]?.pending[0]?.hit ?? '';
    const pay = {
      type: 'AtJackpot',
      jackpot: 'progressive',
      step: { type: 'PayHit', hit },
    } as const;
    expect(no(settled, pay)).toBe('gate-out-of-order');
    const kinds = atMeters(settled.ends()).map(({ type }) => type);
    expect(kinds.indexOf('HitVerified')).toBeGreaterThan(0);
    expect(kinds.indexOf('HitVerified')).toBeLessThan(kinds.indexOf('HitPaid'));
  });

  // $5,000.25 before it, and 3 cents in reserve where the house has put in none.
  it.each([
    ['the whole leaves the seed, and those cents', STUD.royal, undefined, 500_003],
    ['the whole leaves seed and reserve', STUD.royal, reserve, 540_000],
    ['a tenth leaves nine', STUD.straightFlush, undefined, 450_023],
    ['a fixed award leaves all of it', STUD.fourOfAKind, undefined, 500_025],
  ])('[SD-CSP-20f#1] %s', (_title, hand, change, shown) => {
    expect(alone(hand, change).shown()).toBe(shown);
  });
});

describe('several winners', () => {
  const two = (multiHit: string): Table =>
    played(open(both(settings({ multiHit }), reserve)), antes(500, [1, 2], { progressive: 100 }), {
      1: STUD.royal,
      2: STUD.otherRoyal,
      dealer: 'As Qd 9d 7d 2c',
    });

  // The meter shows $5,000.50.
  it.each([
    ['sequential', ['2: 500050', '1: 540000']],
    ['split', ['2: 250025', '1: 250025']],
    ['sameBasis', ['2: 500050', '1: 500050']],
  ])('[SD-CSP-20e] the house has set %s', (way, awards) => {
    expect(pending(two(way))).toEqual(awards);
  });

  it('[SD-CSP-20f#2] awards go seat by seat, counterclockwise', () => {
    const settled = played(open(), antes(500, [1, 2, 3], { progressive: 100 }), {
      1: STUD.royal,
      2: STUD.straightFlush,
      3: '8c 8h 8s 3s 4s',
      dealer: 'As Qd 9h 7h 2c',
    });
    expect(pending(settled)).toEqual(['3: 900', '2: 50007', '1: 450068']);
    const seats = settled
      .ends()
      .events.flatMap((event) => (event.type === 'AwardPaid' ? [event.seat] : []));
    expect(seats).toEqual([3, 2, 1]);
  });
});

describe('tables that share a jackpot', () => {
  const WAGER = { ante: 500, progressive: 100 } as const;

  it('[SD-CSP-4#3] one meter, entries and awards in one order', () => {
    const first = open((house) => {
      house.jackpots.progressive.reserveRate = 0;
    });
    const second = Table.linkedTo(first, 't2', ['Dov', 'Eve']);
    expect(second.shown()).toBe(500_000);
    const bets = first.after(second).bets({ 1: WAGER }).closes();
    const others = second.after(bets).bets({ 1: WAGER, 2: WAGER }).closes();
    expect([bets.shown(), others.shown()]).toEqual([500_025, 500_075]);
    // The royal flush at the second table takes what both have put in; the first plays on from the seed.
    const won = others
      .deals({ 1: STUD.royal, 2: STUD.pair, dealer: 'As Qd 9h 7h 2c' })
      .decides(1, bet(1_000))
      .decides(2, bet(1_000))
      .settles();
    expect(pending(won)).toEqual(['1: 500075']);
    const after = bets.after(won);
    expect(after.shown()).toBe(500_000);
    const next = after
      .deals({ 1: STUD.otherRoyal, dealer: 'As Qd 9d 7d 2c' })
      .decides(1, bet(1_000))
      .settles();
    expect(pending(next)).toEqual(['1: 500000']);
  });
});

describe('envy', () => {
  const WAGER = { ante: 500, progressive: 100 } as const;
  const HANDS = { 1: STUD.pair, 2: STUD.straightFlush, 3: 'Kc Js 9s 6s 5s', dealer: DEALERS.short };
  const HANDS_2 = { ...HANDS, 1: 'Kh Qh 4h 4s 5c' };

  const envied = (table: Table): readonly string[] =>
    paid(table).filter((line) => line.includes('envy'));

  it('[SD-CSP-21g-i#1] only a player with the progressive wager receives it', () => {
    const settled = played(open(), { 1: { ante: 500 }, 2: WAGER, 3: WAGER }, HANDS_2);
    expect(envied(settled)).toEqual(['3 progressive:envy win, pays $300']);
  });

  it.each([
    ['a royal flush', STUD.royal, ['1 progressive:envy win, pays $1,000']],
    ['a straight flush', STUD.straightFlush, ['1 progressive:envy win, pays $300']],
    ['four of a kind sets off none', '8c 8d 8h 8s 3s', []],
  ])('[SD-CSP-21g-i#2] another player’s %s', (_title, hand, lines) => {
    const hands = { 1: 'Kh Js 9s 6s 5s', 2: hand, dealer: DEALERS.short };
    expect(envied(played(open(), { 1: WAGER, 2: WAGER }, hands))).toEqual(lines);
  });

  it('[SD-CSP-21g-i#2] nobody is envious of their own hand', () => {
    const settled = played(open(), { 2: WAGER }, { 2: STUD.royal, dealer: DEALERS.short });
    expect(envied(settled)).toEqual([]);
  });

  it('[SD-CSP-21g-i#3] a holder without the wager gets the normal prize and no more', () => {
    const settled = played(open(), { 1: WAGER, 2: { ante: 500 } }, HANDS_2);
    expect(paid(settled, 2)).toEqual(['ante win, pays $5, $5 back', 'bet push, $10 back']);
    expect(envied(settled)).toEqual(['1 progressive:envy win, pays $300']);
  });

  it.each([
    ['$1,000 for a royal at $1', undefined, 100, STUD.royal, '$1,000'],
    ['$300 for a straight flush at $1', undefined, 100, STUD.straightFlush, '$300'],
    ['$5,000 for a royal at $5', five, 500, STUD.royal, '$5,000'],
    ['$1,500 for a straight flush at $5', five, 500, STUD.straightFlush, '$1,500'],
  ])('[SD-CSP-21f#4] %s', (_title, change, wager, hand, amount) => {
    const stakes = { ante: 500, progressive: wager };
    const hands = { 1: 'Kh Js 9s 6s 5s', 2: hand, dealer: DEALERS.short };
    expect(envied(played(open(change), { 1: stakes, 2: stakes }, hands))).toEqual([
      `1 progressive:envy win, pays ${amount}`,
    ]);
  });
});
