import { cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import {
  evolveTable,
  type OpenTable,
  type RoundAtTable,
  type TableEvent,
  type TableState,
} from '../../src/index.js';
import type { AwardsOfRound } from '../../src/table/state.js';
import { changesOf } from '../support/changes.js';
import { aceHigh } from '../support/irregularity.js';
import { bet, FLOOR, fold, raise, Table } from '../support/table.js';

const MD = 'md/high-card-flush';
const CITE = 'SD-CSP-21f#1';
const STAMP = { at: '2026-01-01T09:00:00Z', by: 'Dana', as: 'dealer' } as const;

/** An event as a log has it: older ones have fewer fields, and none is judged again. */
const event = (body: object): TableEvent => ({ ...STAMP, ...body }) as TableEvent;

const after = ({ world }: Table, state: TableState, body: object): TableState =>
  evolveTable(world.rules.inForce, state, event(body));

const openState = ({ world: { table } }: Table): OpenTable => {
  if (table.phase !== 'open') throw new Error('the table is closed');
  return table;
};

/** The same table with something else in its round. */
const having = (table: Table, change: Partial<RoundAtTable>): OpenTable => ({
  ...openState(table),
  round: { ...table.playing, ...change },
});

const NONE: AwardsOfRound = { envy: [], off: [], changes: [], playsOn: false };
const roundOf = (state: TableState): RoundAtTable | null =>
  state.phase === 'open' ? state.round : null;

const dealt = (): Table =>
  Table.open(MD)
    .bets({ 1: { ante: 1_000 } })
    .deals(aceHigh);
const between = (): Table => dealt().decides(1, raise(1_000)).ends();

/** Ada wins $4,500 or so of the progressive; Ben has no progressive wager. */
const settled = (): Table =>
  Table.open('sd/caribbean-stud')
    .bets({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500 } })
    .deals({ 1: 'Th Jh Qh Kh Ah', 2: 'Kc Ks 7c 4d 2h', dealer: 'As Kd 9c 7d 2c' })
    .decides(1, bet(1_000))
    .decides(2, bet(1_000))
    .settles();

describe('an event that cannot have happened stops the fold', () => {
  const closed = (): Table =>
    Table.open(MD).do({ type: 'CloseTable', trayCents: cents(10_000_000) }, FLOOR);

  test.each<[string, () => Table, object, string]>([
    ['a relief at a closed table', closed, { type: 'DealerRelieved', to: 'Drew' }, 'open'],
    ['a ruling on an empty seat', dealt, { type: 'AbandonmentRuled', seat: 5, lost: true }, 'sat'],
    ['a stub without a round', between, { type: 'StubRacked', counted: null }, 'in a round'],
    ['an end without a round', between, { type: 'RoundEnded', deck: 'kept' }, 'a round that ends'],
    ['a time without a round', between, { type: 'SatOut', seat: 1, why: 'time' }, 'a round'],
    ['a time to bet without a round', between, { type: 'BettingPassed' }, 'a round'],
    [
      'a correction without a round',
      () => Table.open(MD),
      { type: 'CardsCorrected', round: 't1/1', place: 1, to: ['Ah'] },
      'this table',
    ],
    [
      'a correction of another round',
      dealt,
      { type: 'CardsCorrected', round: 't1/7', place: 1, to: ['Ah'] },
      'this table',
    ],
  ])('%s', (_what, table, body, says) => {
    const now = table();
    expect(() => after(now, now.world.table, body)).toThrow(says);
  });
});

describe('envy that was paid or is gone', () => {
  const due = {
    seat: 1,
    player: 'Ada',
    jackpot: 'progressive',
    envies: 2,
    cents: 1,
    hand: 'a run',
  };

  test.each(['EnvyPaid', 'EnvyWithdrawn'])(
    '%s: each is known by its seat, its jackpot, whose hand it is for, and that hand',
    (type) => {
      const others = [
        { ...due, seat: 3 },
        { ...due, jackpot: 'mini-royal' },
        { ...due, envies: 4 },
        { ...due, hand: 'a royal' },
      ];
      const table = settled();
      const awards = { ...NONE, envy: [due, ...others] } as never;
      const state = after(table, having(table, { awards }), { type, lines: [due], cite: CITE });
      expect(roundOf(state)?.awards?.envy).toEqual(others);
    },
  );
});

describe('a winner that has no award', () => {
  const HAND = { jackpot: 'progressive', seat: 1, hand: 'royal flush' };

  test('is told apart by jackpot and seat', () => {
    const others = [
      { ...HAND, seat: 2, ruled: true },
      { ...HAND, jackpot: 'mini-royal', ruled: false },
    ];
    const table = settled();
    const awards = { ...NONE, off: [...others, { ...HAND, ruled: false }] } as never;
    const state = after(table, having(table, { awards }), { type: 'NoAwardRuled', ...HAND });
    expect(roundOf(state)?.awards?.off).toEqual([...others, { ...HAND, ruled: true }]);
  });

  test.each<[string, object, readonly object[]]>([
    [
      'taken off, and its hand wins',
      { how: 'taken-off', qualifies: true },
      [{ ...HAND, ruled: false }],
    ],
    ['taken off, and its hand does not win', { how: 'taken-off', qualifies: false }, []],
    [
      'rejected, and its hand wins',
      { how: 'rejected', qualifies: true },
      [{ ...HAND, ruled: true }],
    ],
    [
      'rejected, and its hand does not win',
      { how: 'rejected', qualifies: false },
      [{ ...HAND, ruled: true }],
    ],
    ['rejected, in an older record without its hand', { how: 'rejected', hand: undefined }, []],
  ])('%s', (_what, how, off) => {
    const table = settled();
    const gone = { type: 'AwardWithdrawn', ...HAND, cents: 450_000, cite: CITE, ...how };
    const round = roundOf(after(table, openState(table), gone));
    expect(round?.awards?.off ?? []).toEqual(off);
  });
});

describe('an award that changes, on the receipts', () => {
  const change = { jackpot: 'progressive', seat: 1, cents: 200, changeCents: -100, cite: CITE };
  const noted = {
    seat: 1,
    why: 'award-changed',
    cents: -100,
    line: 'progressive',
    reason: 'the progressive award is worked out again, after an earlier one is gone',
    cite: CITE,
  };
  const changes = (state: TableState, now: TableState): readonly string[] =>
    changesOf(state.settled ?? {}, now.settled ?? {});

  test.each<[string, object, object]>([
    ['worked out again', { type: 'AwardChanged' }, noted],
    ['keyed', { type: 'AwardKeyed' }, { ...noted, reason: 'the progressive award is keyed' }],
  ])('%s, with its reason', (_what, body, reissue) => {
    const table = settled();
    const state = after(table, openState(table), { ...change, ...body });
    expect(state.settled?.reissues).toEqual([reissue]);
    expect(state.settled?.receipts).toEqual({ 1: 2 });
  });

  test.each<[string, object]>([
    ['is the same as before', { changeCents: 0 }],
    ['is of a seat without a line', { seat: 3 }],
    ['is of a seat without a wager on this jackpot', { seat: 2 }],
    ['is of another jackpot', { jackpot: 'mini-royal' }],
  ])('no receipt is issued where it %s', (_what, more) => {
    const table = settled();
    const state = after(table, openState(table), { type: 'AwardChanged', ...change, ...more });
    expect(state).toEqual(table.world.table);
  });

  test('nor for a line that wins nothing', () => {
    const table = settled();
    const { settled: before } = openState(table);
    const lines = before?.lines.map((line) => ({ ...line, outcome: 'lose' }));
    const state = { ...openState(table), settled: { ...before, lines } } as OpenTable;
    expect(after(table, state, { type: 'AwardChanged', ...change })).toEqual(state);
  });

  test('it is on the receipt when the round is over', () => {
    const over = settled().ends();
    const state = after(over, over.world.table, { type: 'AwardChanged', ...change });
    expect(changes(over.world.table, state)).toEqual(expect.arrayContaining(['receipts.1: 2']));
    expect(state.settled?.reissues.at(-1)).toEqual(noted);
  });

  test('nothing is noted where no round was ever settled', () => {
    const table = Table.open('sd/caribbean-stud');
    const state = after(table, table.world.table, { type: 'AwardChanged', ...change });
    expect(state).toEqual(table.world.table);
  });
});

describe('what a player did in a round', () => {
  const acts = (change: Partial<RoundAtTable>, body: object) => {
    const table = dealt().decides(1, fold);
    const { acted: _acted, ...round } = table.playing;
    const before = { ...openState(table), round: { ...round, ...change } };
    const { acted, absent, sitsOut } = roundOf(after(table, before, body)) ?? {};
    return { acted, absent, sitsOut };
  };
  const decided = { type: 'Decided', seat: 1, decision: fold };

  test.each<[string, Partial<RoundAtTable>, object, object]>([
    ['a decision', { absent: [1, 2] }, { event: decided }, { acted: [1], absent: [2] }],
    [
      'a decision made for a player who is away',
      {},
      { event: decided, why: 'away' },
      { absent: [1] },
    ],
    ['a decision made for a player who is late', {}, { event: decided, why: 'time' }, {}],
    [
      'a claim',
      { absent: [1] },
      { event: { type: 'BonusClaimed', seat: 1, wagers: [] } },
      { acted: [1] },
    ],
    [
      'wagers that lay there when the time was over',
      { sitsOut: { 1: 'time', 2: 'asked' } },
      { event: { type: 'WagersPlaced', seat: 1, player: 'Ada', stakes: {} }, why: 'time' },
      { acted: [1], sitsOut: { 2: 'asked' } },
    ],
  ])('%s', (_what, change, body, expected) => {
    expect(acts(change, { type: 'InRound', ...body })).toEqual(expected);
  });
});
