import type { ContestDecision } from '@baize/games';
import { describe, expect, test } from 'vitest';
import {
  automaticStep,
  bettingStep,
  type OpenWorld,
  type TableCommand,
  type World,
} from '../../src/index.js';
import { aceHigh } from '../support/irregularity.js';
import { AUTOMATIC } from '../support/room.js';
import { FLOOR, fold, raise, Table } from '../support/table.js';

/** What a table that deals by itself does at a moment, without the stamp of the house. */
const own = ({ world, now }: Table, away: readonly number[] = []): Partial<TableCommand> | null => {
  const command = automaticStep({ ...world, away }, now, []);
  if (command === null) return null;
  const { at: _at, by: _by, as: _as, ...gesture } = command;
  return gesture;
};

const ANTE = { ante: 1_000 };
const sd = (): Table => Table.open('sd/high-card-flush', undefined, AUTOMATIC);

describe('hands that were folded', () => {
  const decided = (folds: ContestDecision): Table =>
    sd()
      .bets({ 1: ANTE, 2: { ante: 1_000, 'straight-flush': 500 } })
      .deals(aceHigh)
      .decides(1, raise(1_000))
      .decides(2, folds)
      .follow((next) => next.kind === 'take-up');

  test('[SD-HCF-8#2] where the tucked cards were named, the discards beside them are counted', () => {
    const claims = ['straight-flush'] as const;
    const tucked = { 'straight-flush': ['9d', '8d', '7d'] };
    expect(own(decided({ kind: 'fold', claims, tucked }))).toEqual({
      type: 'TakeUp',
      place: 2,
      counted: 4,
      tucked: 3,
    });
  });

  test('a hand of which nothing is tucked is counted whole', () => {
    expect(own(decided(fold))).toStrictEqual({ type: 'TakeUp', place: 2, counted: 7 });
  });
});

describe('once betting is closed, who has not bet holds nothing up', () => {
  const closed = (): Table => sd().bets({ 1: ANTE }).do({ type: 'CloseBetting' });

  test.each([
    ['is there', []],
    ['is away', [2]],
  ])('%s', (_where, away) => {
    expect(own(closed(), away)).toMatchObject({ type: 'DoStep' });
  });
});

test('a round that is void while bets are taken is ended, and who is away sits out of nothing', () => {
  const voided = sd()
    .follow((next) => next.kind === 'players')
    .do({ type: 'VoidRound', reason: 'a fire alarm' }, FLOOR);
  expect(own(voided, [2])).toEqual({ type: 'EndRound' });
});

test('where a bet lies and everybody is away, the seats without a bet sit out', () => {
  expect(own(sd().bets({ 1: ANTE }), [1, 2, 3])).toEqual({ type: 'SitOut', seat: 2, why: 'away' });
});

test('a hand that is folded for its player claims the wins of that hand, not of another', () => {
  const dealt = Table.open('oh/high-card-flush', undefined, AUTOMATIC)
    .bets({ 1: ANTE, 2: { ante: 1_000, flush: 500 } })
    .deals({ ...aceHigh, 1: aceHigh[2], 2: aceHigh[1] })
    .decides(1, fold);
  expect(own(dealt.later(1))).toMatchObject({
    seat: 2,
    decision: { kind: 'fold', claims: ['flush'] },
  });
});

test('of several who decide, the first whose time is over is folded', () => {
  const deciding = sd()
    .bets({ 1: ANTE, 2: ANTE })
    .deals(aceHigh)
    .follow(({ kind }) => kind === 'players');
  const decidingSince = { 1: deciding.later(1).now, 2: deciding.now };
  const { table } = deciding.world;
  const round = { ...deciding.playing, decidingSince };
  const world = { ...deciding.world, table: { ...table, round } } as World;
  expect(automaticStep(world, deciding.later(1).now, [])).toMatchObject({
    type: 'Decide',
    seat: 2,
    why: 'time',
  });
});

test('nobody sits out before the time to bet is over', () => {
  const betting = sd().bets({ 1: ANTE });
  const { world, now } = betting;
  expect(bettingStep(world as OpenWorld, now)).toBeNull();
  expect(bettingStep(world as OpenWorld, betting.later(5).now)).toEqual({
    type: 'SitOut',
    seat: 2,
    why: 'time',
  });
});
