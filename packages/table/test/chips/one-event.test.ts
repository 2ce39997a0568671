import type { SettledLine } from '@baize/games';
import { NO_BALANCES, post, posting, transferCents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import { isAmount, isAmountInMicros } from '../../src/chips/amount.js';
import { isSameLine, linesBeyond } from '../../src/chips/paid-lines.js';
import { type OpenWorld, postingsOf, type TableEvent, type TableGesture } from '../../src/index.js';
import { comesTo, contestAs, handAt, NOON, roundAs, tableAs } from '../support/moments.js';
import { pinned } from '../support/tables.js';

/** Which chips one event moves, from which account to which. */

const maryland = pinned('md/high-card-flush');
const cents = (amount: number) => amount as never;

const lineOf = (more: object = {}): SettledLine =>
  ({
    seat: 1,
    wager: 'ante',
    stakeCents: 1_000,
    outcome: 'win',
    paysCents: 1_000,
    returnedCents: 1_000,
    from: 'tray',
    hand: 'four-card flush',
    cite: 'MD-HCF-11B(5)',
    ...more,
  }) as SettledLine;

const hands = [handAt(1, '', { tips: { ante: cents(200) } as never }), handAt(2)];
const game = contestAs('high-card-flush', { phase: 'revealing', hands });
const paidBefore = contestAs('high-card-flush', {
  phase: 'revealing',
  hands,
  paid: [
    {
      seat: 1,
      lines: [lineOf()],
      tips: [lineOf({ stakeCents: 200, paysCents: 200, returnedCents: 200 })],
    },
  ],
});
const books = post(NO_BALANCES, [
  posting('the tray', transferCents('house/cage', 'tray/t1', cents(5_000))),
  posting('the box', transferCents('house/cash', 'house/drop/t1', cents(700))),
]);
const world = tableAs(maryland, roundAs(game), {}, { books });
const collected = tableAs(maryland, roundAs(game, { collected: true }));
const partly = tableAs(maryland, roundAs(paidBefore));
const betting = tableAs(
  maryland,
  roundAs(contestAs('high-card-flush', { phase: 'betting', hands })),
);

const STAMP = { by: 'Dana', as: 'dealer', at: NOON } as const;
const event = (type: string, more: object): TableEvent =>
  ({ ...STAMP, type, ...more }) as never as TableEvent;
const inRound = (type: string, more: object, rest: object = {}): TableEvent =>
  event('InRound', { event: { type, by: 'Dana', at: NOON, ...more }, ...rest });

/** What each account has more or less of after it; one that has as much as before is left out. */
const moves = (at: OpenWorld, happened: TableEvent): Readonly<Record<string, number>> =>
  summed(
    postingsOf(at, happened).flatMap(({ entries }) =>
      entries.map(({ account, micros }): [string, number] => [account, micros / 10_000]),
    ),
  );

const summed = (all: readonly (readonly [string, number])[]): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const [account, amount] of all) sums[account] = (sums[account] ?? 0) + amount;
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
};

const [lost, pushed] = [
  lineOf({ outcome: 'lose', paysCents: 0, returnedCents: 0 }),
  lineOf({ outcome: 'push', paysCents: 0 }),
];
const envy = lineOf({
  wager: 'progressive:envy',
  stakeCents: 0,
  paysCents: 300,
  returnedCents: 0,
  envies: 2,
});

describe('one event moves', () => {
  it.each<readonly [string, OpenWorld, TableEvent, readonly string[]]>([
    [
      'the tray as it was counted',
      world,
      event('TableOpened', { trayCents: 6_000 }),
      ['house/cage -1000', 'tray/t1 +1000'],
    ],
    [
      'back what the tray has no more',
      world,
      event('TableOpened', { trayCents: 4_000 }),
      ['tray/t1 -1000', 'house/cage +1000'],
    ],
    [
      'what a tray has too much at the close',
      world,
      event('TableClosed', { overCents: 50 }),
      ['house/over-short/t1 -50', 'tray/t1 +50'],
    ],
    [
      'what it has too little',
      world,
      event('TableClosed', { overCents: -50 }),
      ['tray/t1 -50', 'house/over-short/t1 +50'],
    ],
    [
      'chips for cash',
      world,
      event('BoughtIn', { player: 'Ada', cents: 300 }),
      ['tray/t1 -300', 'player/Ada +300', 'house/cash -300', 'house/drop/t1 +300'],
    ],
    [
      'a fill',
      world,
      event('TrayFilled', { cents: 300, slip: 'F-1' }),
      ['house/cage -300', 'tray/t1 +300'],
    ],
    [
      'a credit',
      world,
      event('TrayCredited', { cents: 300, slip: 'C-1' }),
      ['tray/t1 -300', 'house/cage +300'],
    ],
    [
      'the box',
      world,
      event('DropTaken', { cents: 300 }),
      ['house/drop/t1 -300', 'house/cage +300'],
    ],
    [
      'a tip',
      world,
      event('DealerTipped', { player: 'Ada', cents: 300, cite: 'house:tips' }),
      ['player/Ada -300', 'tips/t1 +300'],
    ],
    [
      'jackpot chips into the tray',
      world,
      event('JackpotWagersCollected', {
        chips: [
          { seat: 1, player: 'Ada', wager: 'progressive', cents: 100 },
          { seat: 2, player: 'Ben', wager: 'progressive', cents: 100 },
        ],
        cite: 'MD-HCF-10A(3)(a)',
      }),
      ['wagers/t1/1 -100', 'tray/t1 +100', 'wagers/t1/2 -100', 'tray/t1 +100'],
    ],
    [
      'envy',
      world,
      event('EnvyPaid', {
        lines: [
          {
            seat: 1,
            player: 'Ada',
            jackpot: 'progressive',
            envies: 2,
            cents: 300,
            cite: 'MD-HCF-12D',
          },
        ],
      }),
      ['tray/t1 -300', 'player/Ada +300'],
    ],
    [
      'an adjustment to the player',
      world,
      event('PaymentAdjusted', {
        round: 't1/1',
        player: 'Ada',
        cents: 300,
        reason: 'x',
        cite: 'house:reasons',
      }),
      ['tray/t1 -300', 'player/Ada +300'],
    ],
    [
      'an adjustment from the player',
      world,
      event('PaymentAdjusted', {
        round: 't1/1',
        player: 'Ada',
        cents: -300,
        reason: 'x',
        cite: 'house:reasons',
      }),
      ['player/Ada -300', 'tray/t1 +300'],
    ],
    [
      'what a round settled again changes',
      world,
      event('RoundResettled', {
        round: 't1/1',
        reason: 'x',
        cite: 'house:reasons',
        changes: [
          { player: 'Ada', before: lost, after: lineOf() },
          { player: 'Ben', before: lineOf(), after: null },
          { player: 'Cleo', before: null, after: null, movesCents: 5 },
        ],
        tipChanges: [
          { player: 'Ada', before: lost, after: pushed },
          { player: 'Ada', before: lineOf(), after: lineOf({ paysCents: 500 }) },
        ],
      }),
      [
        'tray/t1 -2000',
        'player/Ada +2000',
        'player/Ben -2000',
        'tray/t1 +2000',
        'tray/t1 -5',
        'player/Cleo +5',
        'tray/t1 -1000',
        'tips/t1 +1000',
        'tips/t1 -500',
        'tray/t1 +500',
      ],
    ],
    [
      'nothing, where nothing has a value',
      world,
      event('StubRacked', { counted: null, cite: 'house:cards' }),
      [],
    ],
    [
      'a first layout',
      betting,
      inRound('WagersPlaced', {
        seat: 3,
        player: 'Cleo',
        stakes: { ante: 500, flush: 100 },
        tips: { ante: 50 },
      }),
      ['player/Cleo -600', 'wagers/t1/3 +600', 'player/Cleo -50', 'wagers/t1/3/tip +50'],
    ],
    [
      'the difference to the layout before',
      betting,
      inRound('WagersPlaced', {
        seat: 1,
        player: 'player 1',
        stakes: { ante: 1_500 },
        tips: { ante: 50 },
      }),
      ['player/player 1 -500', 'wagers/t1/1 +500', 'wagers/t1/1/tip -150', 'player/player 1 +150'],
    ],
    [
      'nothing for a layout that stays',
      betting,
      inRound('WagersPlaced', { seat: 2, player: 'player 2', stakes: { ante: 1_000 }, tips: {} }),
      [],
    ],
    ['no ante of the house where there is no pot', betting, inRound('BettingClosed', {}), []],
    [
      'a raise',
      world,
      inRound('Decided', {
        seat: 1,
        decision: { kind: 'raise', cents: 1_000, tipCents: 100 },
        cite: 'MD-HCF-7C',
      }),
      [
        'player/player 1 -1000',
        'wagers/t1/1 +1000',
        'player/player 1 -100',
        'wagers/t1/1/tip +100',
      ],
    ],
    [
      'what a raise was too large by',
      world,
      inRound('RaiseCut', {
        seat: 1,
        returnedCents: 500,
        toCents: 500,
        tip: { returnedCents: 50 },
        cite: 'MD-HCF-7C',
      }),
      ['wagers/t1/1 -500', 'player/player 1 +500', 'wagers/t1/1/tip -50', 'player/player 1 +50'],
    ],
    [
      'the lines of a seat, and its tips',
      world,
      inRound('SeatSettled', {
        seat: 1,
        lines: [lineOf()],
        tips: [lineOf({ stakeCents: 200, paysCents: 200, returnedCents: 200 })],
      }),
      [
        'wagers/t1/1 -1000',
        'player/player 1 +1000',
        'tray/t1 -1000',
        'player/player 1 +1000',
        'wagers/t1/1/tip -200',
        'tips/t1 +200',
        'tray/t1 -200',
        'tips/t1 +200',
      ],
    ],
    [
      'a line that lost',
      world,
      inRound('SeatSettled', { seat: 1, lines: [lost], tips: [] }),
      ['wagers/t1/1 -1000', 'tray/t1 +1000'],
    ],
    [
      'a tip that is void',
      world,
      inRound('SeatSettled', {
        seat: 1,
        lines: [],
        tips: [lineOf({ outcome: 'void', stakeCents: 200, paysCents: 0, returnedCents: 200 })],
      }),
      ['wagers/t1/1/tip -200', 'player/player 1 +200'],
    ],
    [
      'envy with the lines',
      world,
      inRound('SeatSettled', { seat: 1, lines: [envy], tips: [] }),
      ['tray/t1 -300', 'player/player 1 +300'],
    ],
    [
      'no envy that waits',
      world,
      inRound('SeatSettled', { seat: 1, lines: [envy], tips: [] }, { envy: 'waits' }),
      [],
    ],
    [
      'a jackpot chip that is in the tray already',
      collected,
      inRound('SeatSettled', {
        seat: 1,
        lines: [
          lineOf({
            wager: 'progressive',
            outcome: 'void',
            paysCents: 0,
            stakeCents: 100,
            returnedCents: 100,
          }),
        ],
        tips: [],
      }),
      ['tray/t1 -100', 'player/player 1 +100'],
    ],
    [
      'a jackpot chip that is not',
      world,
      inRound('SeatSettled', {
        seat: 1,
        lines: [
          lineOf({
            wager: 'progressive',
            outcome: 'void',
            paysCents: 0,
            stakeCents: 100,
            returnedCents: 100,
          }),
        ],
        tips: [],
      }),
      ['wagers/t1/1 -100', 'player/player 1 +100'],
    ],
    [
      'with the round what was not paid before',
      partly,
      inRound('RoundSettled', {
        lines: [lineOf(), lineOf({ seat: 2 })],
        tips: [lineOf({ stakeCents: 200, paysCents: 200, returnedCents: 200 })],
        notices: [],
      }),
      ['wagers/t1/2 -1000', 'player/player 2 +1000', 'tray/t1 -1000', 'player/player 2 +1000'],
    ],
    [
      'with the round what came out otherwise',
      partly,
      inRound('RoundSettled', { lines: [lost], tips: [], notices: [] }),
      [
        'wagers/t1/1 +1000',
        'player/player 1 -1000',
        'tray/t1 +1000',
        'player/player 1 -1000',
        'wagers/t1/1 -1000',
        'tray/t1 +1000',
      ],
    ],
  ])('%s', (_title, at, happened, expected) => {
    const told = expected.map((one): [string, number] => {
      const space = one.lastIndexOf(' ');
      return [one.slice(0, space), Number(one.slice(space))];
    });
    expect(moves(at, happened)).toEqual(summed(told));
  });

  it('makes no posting where nothing is over or short, and where nobody stays in', () => {
    expect(postingsOf(world, event('TableClosed', { overCents: 0 }))).toEqual([]);
    const fold = { seat: 1, decision: { kind: 'fold', claims: [] }, cite: 'MD-HCF-7C' };
    expect(postingsOf(world, inRound('Decided', fold))).toEqual([]);
    const tip = { seat: 1, decision: { kind: 'raise', cents: 1_000 }, cite: 'MD-HCF-7C' };
    expect(postingsOf(world, inRound('Decided', tip))).toHaveLength(1);
  });
});

describe('two lines move the same chips', () => {
  it.each([
    ['when nothing differs', {}, true],
    ['whatever the hand is called', { hand: 'flush' }, true],
    ['not with another outcome', { outcome: 'push' }, false],
    ['not with another stake', { stakeCents: 900 }, false],
    ['not with another payment', { paysCents: 900 }, false],
    ['not where more goes back', { returnedCents: 1_100 }, false],
  ])('%s', (_title, more, same) => {
    expect(isSameLine(lineOf(), lineOf(more))).toBe(same);
  });

  it('and what was paid is counted once, or back', () => {
    const other = lineOf({ seat: 2 });
    expect(linesBeyond([lineOf(), other], [lineOf()])).toEqual([other]);
    expect(linesBeyond([lineOf({ wager: 'flush' })], [lineOf()])).toEqual([
      lineOf({ wager: 'flush' }),
    ]);
    expect(linesBeyond([lost], [lineOf()])).toEqual([
      lineOf({ stakeCents: -1_000, paysCents: -1_000, returnedCents: -1_000 }),
      lost,
    ]);
  });
});

describe('chips are moved', () => {
  const NOT_IN_TRAY =
    'not-in-the-tray [house:chips] the tray does not hold so much: ask for a fill';
  const gesture = (type: string, amount: number, more: object = {}): TableGesture =>
    ({ type, cents: amount, ...more }) as TableGesture;
  const cage = (amount: number) => gesture('CreditTray', amount, { slip: 'C-1' });
  it.each([
    ['all of the tray to the cage', cage(5_000), 'TrayCredited'],
    ['not more than the tray', cage(5_001), NOT_IN_TRAY],
    ['all of the tray to a player', gesture('BuyIn', 5_000, { player: 'player 1' }), 'BoughtIn'],
    ['not more than that', gesture('BuyIn', 5_001, { player: 'player 1' }), NOT_IN_TRAY],
    ['all of the box', gesture('TakeDrop', 700), 'DropTaken'],
    [
      'not more than the box',
      gesture('TakeDrop', 701),
      'not-in-the-box [house:chips] the drop box does not hold so much',
    ],
    [
      'not nothing',
      gesture('TakeDrop', 0),
      'not-an-amount [baize:forms] it must be whole cents from 1',
    ],
  ])('%s', (_title, what, expected) => {
    expect(comesTo(world, what, { by: 'Flo', as: 'floorperson' })).toBe(expected);
  });

  it('in amounts that somebody may have meant', () => {
    expect([0, 1, 1_000_000_000, 1_000_000_001, 0.5].map((value) => isAmount(value))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(isAmount(0, 0)).toBe(true);
    const most = 10_000_000_000_000;
    expect([0, -most, most, most + 1, -most - 1, 0.5].map(isAmountInMicros)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
