import { cents } from '@baize/money';
import type { RulebookId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { type Looking, type OpenTable, viewTable } from '../../src/index.js';
import { mayKnow, seatsOf, viewerOf } from '../../src/people/looking.js';
import { aceHigh } from '../support/irregularity.js';
import { DEALER, FLOOR, raise, Table } from '../support/table.js';

const ADA: Looking = { kind: 'player', player: 'Ada' };
const PLAYS = { ante: 1_000 };
const dealt = (id: RulebookId = 'sd/high-card-flush', other = 2): Table =>
  Table.open(id)
    .bets({ 1: PLAYS, [other]: PLAYS })
    .deals(aceHigh);

const state = ({ world: { table } }: Table): OpenTable => {
  if (table.phase !== 'open') throw new Error('the table is closed');
  return table;
};

test.each<[string, Looking, boolean]>([
  ['the player', ADA, true],
  ['another player', { kind: 'player', player: 'Ben' }, false],
  ['a spectator', { kind: 'spectator' }, false],
  ['a spectator who is said to be a player', { ...ADA, kind: 'spectator' } as Looking, false],
  ['the dealer', { kind: 'dealer' }, true],
  ['a floorperson', { kind: 'floorperson' }, true],
])('%s may know what is a player’s own, or not', (_who, looking, may) => {
  expect(mayKnow(looking, 'Ada')).toBe(may);
});

test('the seats of a player are theirs alone, and none at a closed table', () => {
  const table = Table.open('md/high-card-flush').do({ type: 'Sit', seat: 4, player: 'Cleo' });
  expect(seatsOf(table.world.table, 'Cleo')).toEqual([3, 4]);
  expect(seatsOf(table.world.table, 'Zoe')).toEqual([]);
  const closed = table.do({ type: 'CloseTable', trayCents: cents(0) }, FLOOR);
  expect(seatsOf(closed.world.table, 'Cleo')).toEqual([]);
});

describe('whose hands a player sees', () => {
  const seen = (table: Table, by: string, taken: OpenTable['seats'] = {}) =>
    viewerOf({ ...state(table), seats: { ...state(table).seats, ...taken } }, table.playing.game, {
      kind: 'player',
      player: by,
    });

  test('those they wagered on, and of their seats those without a hand', () => {
    expect(seen(dealt(), 'Ada')).toEqual({ kind: 'player', seats: [1] });
    expect(seen(dealt(), 'Cleo')).toEqual({ kind: 'player', seats: [3] });
    const boxes = dealt('md/high-card-flush', 3).do({ type: 'Sit', seat: 4, player: 'Cleo' });
    expect(seen(boxes, 'Cleo')).toEqual({ kind: 'player', seats: [3, 4] });
  });

  test('not the hand that another player left behind at their seat', () => {
    const taken = {
      1: { player: 'Zoe', away: 'here' },
      4: { player: 'Zoe', away: 'here' },
    } as const;
    expect(seen(dealt(), 'Zoe', taken)).toEqual({ kind: 'player', seats: [4] });
    expect(seen(dealt(), 'Ada', taken)).toEqual({ kind: 'player', seats: [1] });
  });
});

describe('the view of a table', () => {
  test('names no seats as their own to staff and spectators', () => {
    const { world, now } = dealt();
    for (const looking of [{ kind: 'dealer' }, { kind: 'spectator' }, { ...ADA, kind: 'dealer' }]) {
      expect(viewTable(world, looking as Looking, now).mine).toEqual([]);
    }
    expect(viewTable(world, ADA, now).mine).toEqual([1]);
  });

  test('has no receipts before a round is settled', () => {
    const { world, now } = dealt();
    expect(viewTable(world, { kind: 'dealer' }, now).receipts).toEqual([]);
  });

  test('counts down to the first of several deadlines', () => {
    const table = dealt().follow(({ kind }) => kind === 'players');
    const timeCalled = {
      1: { since: table.now, seconds: 50 },
      2: { since: table.now, seconds: 40 },
    };
    const round = { ...table.playing, timeCalled };
    const world = { ...table.world, table: { ...state(table), round } };
    expect(viewTable(world, ADA, table.now).round?.secondsLeft).toBe(40);
    expect(viewTable(table.world, ADA, table.now).round?.secondsLeft).toBeNull();
  });
});

describe('a floorperson’s list', () => {
  const settled = (): Table =>
    Table.open('md/high-card-flush')
      .bets({ 1: PLAYS })
      .deals(aceHigh)
      .decides(1, raise(1_000))
      .settles();
  const corrects = (table: Table): Table =>
    table.do(
      {
        type: 'CorrectCards',
        place: 'dealer',
        cards: '8s 3s 2s Qc 4c Td Jd'.split(' '),
        reason: 'mistyped',
      },
      FLOOR,
    );

  test('a call about something else stays open when cards are corrected', () => {
    const called = settled().do({ type: 'CallFloor', about: 'help' }, DEALER);
    const { floor } = corrects(called).world.table;
    expect(floor?.calls.map(({ call, about }) => [call, about])).toEqual([
      [1, 'help'],
      [2, 'unsettled'],
    ]);
  });

  test('and is closed without a word, while the round that is to be settled again is not', () => {
    const both = corrects(settled()).do({ type: 'CallFloor', about: 'help' }, DEALER);
    expect(both.refuses({ type: 'CloseCall', call: 1 }, FLOOR)).toMatch(/^no-reason /);
    expect(both.refuses({ type: 'CloseCall', call: 2 }, FLOOR)).toBeNull();
    expect(both.refuses({ type: 'CloseCall', call: 1, note: 'it stays' }, FLOOR)).toBeNull();
  });
});
