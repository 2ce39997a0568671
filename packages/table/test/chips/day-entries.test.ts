import type { SettledLine } from '@baize/games';
import { rulebookById } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../../src/chips/report/course.js';
import { jackpotAtTable } from '../../src/chips/report/jackpots.js';
import {
  atMeters,
  atTable,
  type Entries,
  type JournalEntry,
} from '../../src/chips/report/journal.js';
import { betsIn, envyPaid, linesOf, tipLinesOf } from '../../src/chips/report/lines.js';
import { anteBonusResult, potResult } from '../../src/chips/report/pots.js';
import { anteThen, NOBODY_THERE, type Then, thenAfter } from '../../src/chips/report/then.js';
import { tipResult } from '../../src/chips/report/tips.js';
import { wagerResults } from '../../src/chips/report/wagers.js';
import type { TableEvent } from '../../src/index.js';
import { NOON } from '../support/moments.js';

/** What a report makes of the entries of a day, a few of them at a time. */

const maryland = { rulebook: rulebookById('md/high-card-flush') };
const washington = { rulebook: rulebookById('wa/ricochet-poker') };

const STAMP = { by: 'Dana', as: 'dealer', at: NOON } as const;
const event = (type: string, more: object = {}): TableEvent =>
  ({ ...STAMP, type, ...more }) as never as TableEvent;
const inRound = (type: string, more: object, rest: object = {}): TableEvent =>
  event('InRound', { event: { type, by: 'Dana', at: NOON, ...more }, ...rest });

const ROUND = {
  round: 't1/1',
  antes: { 1: 500 },
  collected: false,
  paid: [],
} as never as NonNullable<Then['round']>;
const entry = (of: TableEvent, then: Partial<Then> = {}, late = false): JournalEntry =>
  ({
    dealer: 'Dana',
    round: ROUND,
    trayCents: 0,
    late,
    ...then,
    jackpot: null,
    event: of,
  }) as never;
const meter = (type: string, more: object, late = false): JournalEntry =>
  ({
    dealer: 'Dana',
    round: ROUND,
    trayCents: 0,
    late,
    jackpot: 'progressive',
    event: { ...STAMP, type, table: 't1', ...more },
  }) as never;
const day = (...entries: readonly JournalEntry[]): Entries => ({ entries });

const lineOf = (more: object = {}): SettledLine =>
  ({
    seat: 1,
    wager: 'ante',
    stakeCents: 1_000,
    outcome: 'win',
    paysCents: 1_000,
    returnedCents: 1_000,
    from: 'tray',
    hand: 'x',
    cite: 'MD-HCF-11B(5)',
    ...more,
  }) as SettledLine;
const lost = lineOf({ seat: 2, outcome: 'lose', paysCents: 0, returnedCents: 0 });
const gone = lineOf({ seat: 3, outcome: 'void', paysCents: 0 });

const settled = (
  lines: readonly SettledLine[],
  tips: readonly SettledLine[] = [],
  rest: object = {},
): TableEvent => inRound('RoundSettled', { lines, tips, notices: [] }, rest);
const seat = (lines: readonly SettledLine[], tips: readonly SettledLine[] = []): TableEvent =>
  inRound('SeatSettled', { seat: 1, lines, tips });

describe('the entries of a day', () => {
  it('are the table’s or a meter’s, and none after the count', () => {
    const all = day(
      entry(event('TableOpened')),
      entry(event('BoughtIn'), {}, true),
      meter('HitPaid', {}),
      meter('HitPaid', {}, true),
    );
    expect(atTable(all).map(({ event: { type } }) => type)).toEqual(['TableOpened']);
    expect(atMeters(all).map(({ event: { type } }) => type)).toEqual(['HitPaid']);
    expect(atMeters(all)).toHaveLength(1);
  });
});

describe('the lines of a day', () => {
  const before = { round: { ...ROUND, paid: [{ lines: [lineOf()], tips: [lost] }] } } as never;
  const inTray = { round: { ...ROUND, collected: true } } as never;
  it.each<readonly [string, JournalEntry, readonly SettledLine[]]>([
    ['of a seat', entry(seat([lineOf()])), [lineOf()]],
    ['of the bonuses', entry(inRound('BonusesSettled', { lines: [lost], notices: [] })), [lost]],
    ['of the round', entry(settled([lineOf(), lost])), [lineOf(), lost]],
    ['of the round, beyond those of its seats', entry(settled([lineOf(), lost]), before), [lost]],
    ['of a round that nobody saw begin', entry(settled([lineOf()]), { round: null }), [lineOf()]],
    ['of an ante bonus', entry(inRound('HandCompleted', { anteBonus: lineOf() })), [lineOf()]],
    ['of no ante bonus', entry(inRound('HandCompleted', { anteBonus: null })), []],
    ['of another gesture', entry(inRound('Turned', { place: 1, cards: [] })), []],
    ['of another event', entry(event('BoughtIn')), []],
  ])('%s', (_title, one, lines) => {
    expect(linesOf(day(one))).toEqual(lines.map((line) => ({ ...line, collected: false })));
  });

  it('tell whether a jackpot wager was in the tray', () => {
    expect(linesOf(day(entry(seat([lineOf()]), inTray)))[0]?.collected).toBe(true);
    expect(linesOf(day(entry(seat([lineOf()]), { round: null })))[0]?.collected).toBe(false);
  });

  it('are as many bets as were placed: one that was counted back is none', () => {
    expect(betsIn([lineOf(), lost])).toBe(2);
    expect(betsIn([lineOf(), lineOf({ stakeCents: -1_000 }), lost])).toBe(1);
    expect(betsIn([lineOf({ stakeCents: 0 })])).toBe(1);
    expect(betsIn([])).toBe(0);
  });

  it.each<readonly [string, JournalEntry, readonly SettledLine[]]>([
    ['of a seat', entry(seat([], [lineOf()])), [lineOf()]],
    ['of the round', entry(settled([], [lineOf(), lost])), [lineOf(), lost]],
    [
      'of the round, beyond those of its seats',
      entry(settled([], [lineOf(), lost]), before),
      [lineOf()],
    ],
    [
      'of bonuses, which have none',
      entry(inRound('BonusesSettled', { lines: [lineOf()], notices: [] })),
      [],
    ],
    ['of another event', entry(event('BoughtIn')), []],
  ])('for the dealers: %s', (_title, one, lines) => {
    expect(tipLinesOf(day(one))).toEqual(lines);
  });

  it('of envy count when it is paid, with them or after its award', () => {
    const envy = lineOf({
      wager: 'progressive:envy',
      stakeCents: 0,
      paysCents: 300,
      returnedCents: 0,
    });
    const after = event('EnvyPaid', {
      lines: [
        { jackpot: 'progressive', cents: 70 },
        { jackpot: 'house', cents: 9 },
      ],
    });
    const paid = (...entries: readonly JournalEntry[]) => envyPaid(day(...entries), 'progressive');
    expect(paid(entry(settled([envy, lineOf()])))).toBe(300);
    expect(paid(entry(settled([envy], [], { envy: 'waits' })))).toBe(0);
    expect(paid(entry(settled([envy], [], { envy: 'waits' })), entry(after))).toBe(70);
    expect(paid(entry(event('BoughtIn')))).toBe(0);
  });
});

describe('the table as it was then', () => {
  const playing: Then = { dealer: 'Dana', round: ROUND };
  const round = { ...ROUND } as object;
  it.each<readonly [string, Then, TableEvent, Then]>([
    ['opened', playing, event('TableOpened', { dealer: 'Dora' }), { dealer: 'Dora', round: null }],
    ['closed', playing, event('TableClosed'), NOBODY_THERE],
    [
      'with another dealer',
      playing,
      event('DealerRelieved', { from: 'Dana', to: 'Dora' }),
      { dealer: 'Dora', round: ROUND },
    ],
    [
      'with a round',
      { dealer: 'Dana', round: null },
      event('RoundStarted', { round: 't1/2' }),
      { dealer: 'Dana', round: { round: 't1/2', antes: {}, collected: false, paid: [] } },
    ],
    ['without one again', playing, event('RoundEnded'), { dealer: 'Dana', round: null }],
    [
      'with its jackpot wagers in the tray',
      playing,
      event('JackpotWagersCollected'),
      { dealer: 'Dana', round: { ...round, collected: true } as never },
    ],
    [
      'with none, where no round is',
      { dealer: 'Dana', round: null },
      event('JackpotWagersCollected'),
      { dealer: 'Dana', round: null },
    ],
    [
      'with an ante',
      playing,
      inRound('WagersPlaced', { seat: 2, stakes: { ante: 700 } }),
      { dealer: 'Dana', round: { ...round, antes: { 1: 500, 2: 700 } } as never },
    ],
    [
      'with another ante',
      playing,
      inRound('WagersPlaced', { seat: 1, stakes: { ante: 700 } }),
      { dealer: 'Dana', round: { ...round, antes: { 1: 700 } } as never },
    ],
    [
      'with an ante taken back',
      playing,
      inRound('WagersPlaced', { seat: 1, stakes: {} }),
      { dealer: 'Dana', round: { ...round, antes: {} } as never },
    ],
    [
      'with a seat settled',
      playing,
      seat([lineOf()]),
      {
        dealer: 'Dana',
        round: {
          ...round,
          paid: [(seat([lineOf()]) as never as { event: object }).event],
        } as never,
      },
    ],
    [
      'with its bonuses settled',
      playing,
      inRound('BonusesSettled', { lines: [lost], notices: [] }),
      { dealer: 'Dana', round: { ...round, paid: [{ lines: [lost], tips: [] }] } as never },
    ],
    ['as it was', playing, inRound('Turned', {}), playing],
    ['as it was, beside a round', playing, event('BoughtIn'), playing],
  ])('%s', (_title, before, happened, after) => {
    expect(thenAfter(before, happened)).toEqual(after);
  });

  it('was empty before, and had one ante for everybody', () => {
    expect(NOBODY_THERE).toEqual({ dealer: null, round: null });
    expect(anteThen(ROUND)).toBe(500);
    expect(anteThen({ ...ROUND, antes: {} })).toBe(0);
  });
});

describe('what the dealers got', () => {
  it('is what they won of their bets, and what is in their box', () => {
    const tips = [
      lineOf({ stakeCents: 100, paysCents: 100, returnedCents: 100 }),
      lineOf({ seat: 2, stakeCents: 70, outcome: 'lose', paysCents: 0, returnedCents: 0 }),
      lineOf({ seat: 3, stakeCents: 30, outcome: 'void', paysCents: 0, returnedCents: 30 }),
    ];
    expect(
      tipResult(
        day(
          entry(seat([], tips)),
          entry(event('DealerTipped', { cents: 50 })),
          entry(event('BoughtIn', { cents: 9 })),
        ),
      ),
    ).toEqual({
      wagers: 2,
      wageredCents: 170,
      voidCents: 30,
      wonCents: 200,
      resettledCents: 0,
      inBox: 1,
      inBoxCents: 50,
      toDealersCents: 250,
      trayCents: -30,
    });
  });
});

describe('what a wager brought', () => {
  it('is what was lost on it, less what was paid; a void one is none', () => {
    const flush = lineOf({
      wager: 'flush',
      stakeCents: 500,
      outcome: 'lose',
      paysCents: 0,
      returnedCents: 0,
    });
    const jackpot = lineOf({ wager: 'progressive' });
    expect(
      wagerResults(maryland, day(entry(seat([lineOf(), lost, gone, flush, jackpot])))),
    ).toEqual([
      {
        wager: 'ante',
        kind: 'contest',
        bets: 2,
        handleCents: 2_000,
        voidCents: 1_000,
        paidCents: 1_000,
        toPotCents: 0,
        winCents: 0,
      },
      {
        wager: 'flush',
        kind: 'side-bet',
        bets: 1,
        handleCents: 500,
        voidCents: 0,
        paidCents: 0,
        toPotCents: 0,
        winCents: 500,
      },
    ]);
  });
});

describe('what became of the pots', () => {
  const pot = (winners: readonly unknown[], amount: number) => ({
    pot: { winners, amount },
    notices: [],
    tips: [],
  });
  const antes = [
    lineOf({ from: 'pot', outcome: 'lose', stakeCents: 500, paysCents: 0, returnedCents: 0 }),
    lineOf({
      seat: 2,
      from: 'tray',
      outcome: 'lose',
      stakeCents: 70,
      paysCents: 0,
      returnedCents: 0,
    }),
  ];
  const result = (...entries: readonly JournalEntry[]) => potResult(washington, day(...entries));
  const closed = entry(inRound('BettingClosed', {}));

  it('there is none where the game has no pot', () => {
    expect(potResult(maryland, day(closed))).toBeNull();
  });

  it('the house takes one that nobody won from it', () => {
    const lines = [...antes, lineOf({ wager: 'ante', from: 'pot', paysCents: 0 })];
    expect(
      result(closed, entry(inRound('RoundSettled', { ...pot(['dealer'], 1_000), lines }))),
    ).toEqual({
      houseAnteCents: 500,
      playersCents: 500,
      paidCents: 0,
      taken: 1,
      takenCents: 1_000,
      backCents: 0,
      winCents: 500,
    });
  });

  it('a player takes it', () => {
    const lines = [
      ...antes,
      lineOf({ wager: 'pot', from: 'pot', stakeCents: 0, returnedCents: 0, paysCents: 1_000 }),
    ];
    expect(result(closed, entry(inRound('RoundSettled', { ...pot([1], 1_000), lines })))).toEqual({
      houseAnteCents: 500,
      playersCents: 500,
      paidCents: 1_000,
      taken: 0,
      takenCents: 0,
      backCents: 0,
      winCents: -500,
    });
  });

  it('its own ante goes back out of a void one', () => {
    expect(
      result(
        closed,
        entry(inRound('RoundSettled', { ...pot([], 0), lines: antes })),
        entry(inRound('BonusesSettled', { lines: [], notices: [] })),
        entry(event('BoughtIn')),
      ),
    ).toMatchObject({
      houseAnteCents: 500,
      backCents: 1_000,
      winCents: 500,
    });
  });

  it('an ante bonus is paid beside it', () => {
    const bonus = lineOf({ wager: 'ante-bonus', stakeCents: 0, returnedCents: 0, paysCents: 300 });
    expect(
      anteBonusResult(
        washington,
        day(entry(inRound('HandCompleted', { anteBonus: bonus })), entry(seat([lineOf()]))),
      ),
    ).toEqual({ paid: 1, paidCents: 300, winCents: -300 });
    expect(anteBonusResult(maryland, day())).toBeNull();
  });
});

describe('how a day went', () => {
  const dealt = inRound('CardsDealt', { cards: [] });
  const at = (dealer: string | null, round: string | null) =>
    ({ dealer, round: round === null ? null : { ...ROUND, round } }) as Partial<Then>;
  it('each dealer has the rounds in which they dealt', () => {
    const { dealers } = courseOf(
      day(
        entry(event('TableOpened', { dealer: 'Dana' })),
        entry(dealt, at('Dana', 't1/1')),
        entry(dealt, at('Dana', 't1/1')),
        entry(inRound('Turned', {}), at('Dana', 't1/2')),
        entry(event('DealerRelieved', { from: 'Dana', to: 'Dora' })),
        entry(dealt, at('Dora', 't1/2')),
        entry(event('DealerRelieved', { from: 'Dora', to: 'Dana' })),
        entry(event('DealerRelieved', { from: 'Dana', to: 'Dora' })),
        entry(dealt, at('Dora', 't1/3')),
        entry(dealt, at(null, 't1/4')),
        entry(dealt, at('Dora', null)),
        entry(dealt, at('Dot', 't1/5')),
        entry(event('BoughtIn'), at('Dora', 't1/6')),
      ),
    );
    expect(dealers).toEqual([
      { dealer: 'Dana', rounds: 1 },
      { dealer: 'Dora', rounds: 2 },
    ]);
  });

  it('rounds were complete or void, and what went wrong is counted, the most frequent first', () => {
    const called = (kind: string) =>
      entry(event('IrregularityCalled', { kind, cite: 'MD-HCF-13A' }));
    const { rounds, irregularities } = courseOf(
      day(
        entry(event('RoundEnded', { outcome: 'complete' })),
        entry(event('RoundEnded', { outcome: 'complete' })),
        entry(event('RoundEnded', { outcome: 'void' })),
        called('raise-too-large'),
        called('wrong-count-to-player'),
        called('card-drawn-in-error'),
        called('wrong-count-to-player'),
        entry(inRound('RaiseCut', { cite: 'MD-HCF-7C' })),
        entry(event('RoundVoided', { cite: 'house:reasons', outcome: 'complete' })),
        entry(event('PlayerLeft', { midRound: true, cite: 'MD-HCF-7C' })),
        entry(event('PlayerLeft', { midRound: false, cite: 'MD-HCF-7C' })),
      ),
    );
    expect(rounds).toEqual({ complete: 2, void: 1 });
    expect(irregularities.map(({ kind, count }) => `${count} ${kind}`)).toEqual([
      '2 wrong-count-to-player',
      '1 card-drawn-in-error',
      '1 player-leaves',
      '1 raise-too-large',
      '1 round-voided',
    ]);
  });
});

describe('what a jackpot brought at its table', () => {
  it('is what was collected, less what went back and what the tray paid', () => {
    const inTray = { round: { ...ROUND, collected: true } } as never;
    const chip = (cents: number, wager = 'progressive') => ({
      seat: 1,
      player: 'Ada',
      wager,
      cents,
    });
    const jackpot = (more: object) =>
      lineOf({ wager: 'progressive', stakeCents: 100, paysCents: 0, returnedCents: 0, ...more });
    const envy = lineOf({
      wager: 'progressive:envy',
      stakeCents: 0,
      returnedCents: 0,
      paysCents: 7,
    });
    const effect = { meterMicros: 20, reserveMicros: 3 };
    const all = day(
      entry(
        event('JackpotWagersCollected', {
          chips: [chip(100), chip(100), chip(100), chip(900, 'house')],
        }),
      ),
      entry(
        seat([
          jackpot({ outcome: 'lose' }),
          jackpot({ seat: 2, outcome: 'void', returnedCents: 100 }),
          lineOf(),
          envy,
        ]),
        inTray,
      ),
      entry(seat([jackpot({ seat: 3, outcome: 'void', returnedCents: 100 })])),
      meter('Contributed', { effect }),
      meter('Contributed', { effect, table: 't2' }),
      meter('Opened', { effect }),
      meter('HitPaid', { from: 'tray', cents: 40 }),
      meter('HitPaid', { from: 'tray', cents: 41, table: 't2' }),
      meter('HitPaid', { from: 'meter', cents: 5_000 }),
      meter('HitVerified', { from: 'tray', cents: 43 }),
    );
    expect(jackpotAtTable('progressive', 't1', all)).toEqual({
      jackpot: 'progressive',
      bets: 2,
      handleCents: 200,
      voidCents: 200,
      toMeterMicros: 20,
      toReserveMicros: 3,
      fixedAwards: 1,
      fixedAwardCents: 40,
      envyCents: 7,
      meterAwards: 1,
      meterAwardCents: 5_000,
      winCents: 300 - 100 - 40 - 7,
    });
  });
});
