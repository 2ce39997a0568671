import type { SettledLine } from '@baize/games';
import { describe, expect, it } from 'vitest';
import { atMeters, atTable, type JournalEntry } from '../../src/chips/report/journal.js';
import { betsIn, envyPaid, linesOf, tipLinesOf } from '../../src/chips/report/lines.js';
import { anteThen, NOBODY_THERE, type Then, thenAfter } from '../../src/chips/report/then.js';
import type { TableEvent } from '../../src/index.js';
import {
  day,
  entry,
  event,
  inRound,
  lineOf,
  lost,
  meter,
  ROUND,
  seat,
} from '../support/day-entries.js';

/** What a report finds in the entries of a day. */

const settled = (
  lines: readonly SettledLine[],
  tips: readonly SettledLine[] = [],
  rest: object = {},
): TableEvent => inRound('RoundSettled', { lines, tips, notices: [] }, rest);

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
