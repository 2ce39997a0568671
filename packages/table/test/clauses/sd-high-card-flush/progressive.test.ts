import { describe, expect, it } from 'vitest';
import {
  allRaise,
  alone,
  antes,
  atMeters,
  both,
  no,
  paid,
  paytable,
  SPECTATOR,
  seenBy,
} from '../../support/clauses.js';
import { DEALERS, OTHER_RUNS, RUNS } from '../../support/flush-hands.js';
import { settings } from '../../support/irregularity.js';
import type { Draft } from '../../support/rounds.js';
import { Table } from '../../support/table.js';

const reserve =
  (cents: number) =>
  (house: Draft): void => {
    house.jackpots.progressive.reserve = cents;
    house.jackpots.progressive.reserveRate = 0;
  };

const open = (change?: (house: Draft) => void): Table => Table.open('sd/high-card-flush', change);

const STAKES = { ante: 1_000, progressive: 100 } as const;

const played = (hand: string, change?: (house: Draft) => void): Table =>
  alone(open(change), STAKES, { 1: hand, dealer: DEALERS.best });

const pending = (table: Table): readonly string[] =>
  seenBy(table, SPECTATOR).jackpots[0]?.pending.map(({ seat, cents }) => `${seat}: ${cents}`) ?? [];

describe('what wins', () => {
  // A seed of $10,000 and 20 cents of the wager; tables 1 and 3 begin at three in a row, 2 and 4 at four.
  it.each([
    ['two in a row', '3', RUNS[2], 'lose'],
    ['three in a row on table 1', '1', RUNS[3], 'win, pays $3'],
    ['three in a row on table 2', '2', RUNS[3], 'lose'],
    ['three in a row on table 3', '3', RUNS[3], 'win, pays $3'],
    ['three in a row on table 4', '4', RUNS[3], 'lose'],
    ['four in a row on table 2', '2', RUNS[4], 'win, pays $50'],
    ['four in a row on table 4', '4', RUNS[4], 'win, pays $50'],
    ['five in a row on table 1', '1', RUNS[5], 'win, pays $250'],
  ])('[SD-HCF-12#3] %s, though the dealer has more', (_title, table, hand, line) => {
    const over = played(hand, paytable('progressive', table));
    expect(paid(over, 1)).toEqual(['raise lose', 'ante lose', `progressive ${line}`]);
  });

  it.each([
    ['lost', RUNS[2], -2_100],
    ['won, $3 for 1', RUNS[3], -1_800],
  ])('[SD-HCF-12#4] the stake never comes back: %s', (_title, hand, net) => {
    expect(played(hand).ends().netOf('Ada')).toBe(net);
  });
});

describe('a supervisor', () => {
  it.each([
    ['a small fixed award', RUNS[3]],
    ['a large one', RUNS[5]],
    ['a share of the meter', RUNS[6]],
  ])('[SD-HCF-12c] is called for %s, on record', (_title, hand) => {
    expect(atMeters(played(hand)).filter(({ type }) => type === 'SupervisorCalled')).toHaveLength(
      1,
    );
  });

  it.each([
    ['a share of the meter waits for one', RUNS[6], undefined, 1],
    [
      'a fixed award from the house’s amount up does',
      RUNS[5],
      settings({ validateFrom: 25_000 }),
      1,
    ],
    ['a smaller one does not', RUNS[5], settings({ validateFrom: 25_001 }), 0],
  ])('[SD-HCF-12c] %s', (_title, hand, change, times) => {
    const settled = played(hand, change);
    const hit = seenBy(settled, SPECTATOR).jackpots[0]?.pending[0]?.hit ?? '';
    const pay = {
      type: 'AtJackpot',
      jackpot: 'progressive',
      step: { type: 'PayHit', hit },
    } as const;
    expect(no(settled, pay)).toBe('gate-out-of-order');
    const verified = atMeters(settled.ends()).filter(({ type }) => type === 'HitVerified');
    expect(verified.map(({ by }) => by)).toEqual(Array.from({ length: times }, () => 'Flo'));
  });
});

describe('several hits in a round', () => {
  const two = (multiHit: string): Table =>
    allRaise(
      open(both(settings({ multiHit }), reserve(0)))
        .bets(antes(1_000, [1, 2], { progressive: 100 }))
        .deals({ 1: RUNS[7], 2: OTHER_RUNS[7], dealer: DEALERS.least.replace('Jd', 'Kd') }),
      1_000,
    ).settles();

  // The meter shows $10,000.40.
  it.each([
    ['sequential', ['2: 1000040', '1: 1000000']],
    ['split', ['2: 500020', '1: 500020']],
    ['sameBasis', ['2: 1000040', '1: 1000040']],
  ])('[SD-HCF-12d] the house pays %s', (way, awards) => {
    expect(pending(two(way))).toEqual(awards);
  });

  it('[SD-HCF-12e#2] awards go round the table counterclockwise, each on what the one before left', () => {
    const settled = allRaise(
      open()
        .bets(antes(1_000, [1, 2, 3], { progressive: 100 }))
        .deals({
          1: RUNS[6],
          2: OTHER_RUNS[6],
          3: 'Ad Qd 9d 8d 6d 4d As',
          dealer: DEALERS.short.replace('Td Jd', '2h 3h'),
        }),
      1_000,
    ).settles();
    expect(pending(settled)).toEqual(['2: 100006', '1: 90005']);
    const paidSeats = settled
      .ends()
      .events.flatMap((event) => (event.type === 'AwardPaid' ? [event.seat] : []));
    expect(paidSeats).toEqual([2, 1]);
  });
});

describe('the meter after an award', () => {
  // $10,000.20 before it.
  it.each([
    ['a tenth', RUNS[6], 0, 900_018],
    ['the whole leaves the seed', RUNS[7], 0, 1_000_000],
    ['the whole leaves the seed and the reserve', RUNS[7], 50_000, 1_050_000],
    ['a fixed award leaves it alone', RUNS[5], 0, 1_000_020],
  ])('[SD-HCF-12e#1] %s', (_title, hand, kept, shown) => {
    expect(played(hand, reserve(kept)).ends().shown()).toBe(shown);
  });
});
