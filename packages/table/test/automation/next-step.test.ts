import { pendingHits } from '@baize/jackpot';
import { describe, expect, test } from 'vitest';
import { adviceOnCards } from '../../src/automation/ready-cards.js';
import type { NextStep, OpenWorld } from '../../src/index.js';
import { allRaise } from '../support/clauses.js';
import { OTHER_RUNS, RUNS } from '../support/flush-hands.js';
import { aceHigh } from '../support/irregularity.js';
import { dealtBy } from '../support/maryland.js';
import { ricochet, STAYS, toAsked } from '../support/ricochet.js';
import { MANUAL } from '../support/room.js';
import { bet, FLOOR, fold, player, raise, Table } from '../support/table.js';

const MD = 'md/high-card-flush';
const SD = 'sd/high-card-flush';
const CSP = 'sd/caribbean-stud';
const PLAYS = { ante: 1_000 };
const STUD = { ante: 500, progressive: 100 };
const [ROYAL, RUN, NOTHING] = ['Th Jh Qh Kh Ah', '5s 6s 7s 8s 9s', 'Qc Jd 9d 5h 6d'];
const LOW = 'As Kd 9c 7d 2c';

const voids = (table: Table): Table =>
  table.do({ type: 'VoidRound', reason: 'a fire alarm' }, FLOOR);
const corrects = (table: Table, place: number | 'dealer', cards: string): Table =>
  table.do({ type: 'CorrectCards', place, cards: cards.split(' '), reason: 'mistyped' }, FLOOR);
const leaves = (table: Table, ...seats: readonly number[]): Table =>
  seats.reduce((now, seat) => now.do({ type: 'Leave', seat }), table);

const dealt = (id: typeof MD | typeof SD, seats: readonly number[] = [1, 2, 3]): Table =>
  Table.open(id)
    .bets(Object.fromEntries(seats.map((seat) => [seat, PLAYS])))
    .deals(aceHigh);

/** Ricochet: seats 1 and 2 contend, and seat 1 is asked. */
const acting = (): Table =>
  toAsked(ricochet().bets({ 1: PLAYS, 2: PLAYS }), { 1: '7c 8d', 2: 'Ac 3d', dealer: STAYS });

const stud = (hands: Readonly<Record<number, string>>): Table =>
  Object.keys(hands)
    .map(Number)
    .reduce(
      (table, seat) => table.decides(seat, bet(1_000)),
      Table.open(CSP)
        .bets(Object.fromEntries(Object.keys(hands).map((seat) => [seat, STUD])))
        .deals({ ...hands, dealer: LOW }),
    )
    .settles();

const SETTLE = { kind: 'do', who: 'dealer', gesture: { type: 'Settle' } } as const;
const RULING = { kind: 'floorperson' } as const;

describe('what is next', () => {
  test.each<[string, () => Table, NextStep | object]>([
    [
      'players, while all who are there sit this round out',
      () =>
        ['Ada', 'Ben', 'Cleo'].reduce(
          (table, by, at) => table.do({ type: 'SitOut', seat: at + 1 }, player(by)),
          Table.open(SD).follow(({ kind }) => kind === 'players'),
        ),
      { kind: 'players', what: 'bet', seats: [] },
    ],
    [
      'a first player, where every player went while bets are taken',
      () =>
        leaves(
          Table.open(SD).follow(({ kind }) => kind === 'players'),
          1,
          2,
          3,
        ),
      { kind: 'players', what: 'sit', seats: [] },
    ],
    [
      'the stub, when the time to decide is over and the stub is not racked',
      () =>
        Table.open(MD, undefined, { ...MANUAL, decisionSeconds: 30 })
          .bets({ 1: PLAYS })
          .deals(aceHigh)
          .later(1),
      { kind: 'rack-stub' },
    ],
    [
      'the dealer’s fold, when the time to decide is over and the stub is racked',
      () =>
        Table.open(MD, undefined, { ...MANUAL, decisionSeconds: 30 })
          .bets({ 1: PLAYS })
          .deals(aceHigh)
          .follow(({ kind }) => kind === 'players')
          .later(1),
      { kind: 'do', gesture: { type: 'Decide', seat: 1, why: 'time' } },
    ],
    [
      'the players, where one of them left and the others decide',
      () => leaves(dealt(SD), 2),
      { kind: 'players', what: 'decide', seats: [1, 2, 3] },
    ],
    [
      'a ruling, where every player who is to decide left',
      () => leaves(dealt(SD), 1, 2, 3),
      RULING,
    ],
    [
      'the settlement of a round that is void before the deal',
      () => voids(Table.open(MD).bets({ 1: PLAYS }).do({ type: 'CloseBetting' })),
      SETTLE,
    ],
    [
      'the settlement of a round that is void at the bonuses',
      () => voids(ricochet().bets({ 1: PLAYS }).deals({ 1: '7c 8d', dealer: STAYS })),
      SETTLE,
    ],
    ['the settlement of a round that is void in the action', () => voids(acting()), SETTLE],
    [
      'the settlement of a void round, where a hand was folded and not taken up',
      () => voids(dealt(MD, [1, 2]).decides(1, raise(1_000)).decides(2, fold)),
      SETTLE,
    ],
    [
      'the fold of a hand whose wagers were ruled lost, in its turn',
      () =>
        leaves(acting(), 1).do(
          { type: 'RuleAbandoned', seat: 1, lost: true, reason: 'gone' },
          FLOOR,
        ),
      { kind: 'do', who: 'dealer', gesture: { type: 'Decide', seat: 1, decision: 'fold' } },
    ],
    ['a ruling on a hand that was left, in its turn', () => leaves(acting(), 1), RULING],
    [
      'its fold, where it was ruled to play on',
      () =>
        leaves(acting(), 1).do(
          { type: 'RuleAbandoned', seat: 1, lost: false, reason: 'is ill' },
          FLOOR,
        ),
      { kind: 'do', gesture: { type: 'Decide', seat: 1, why: 'away' } },
    ],
  ])('%s', (_what, table, next) => {
    expect(table().next).toMatchObject(next);
  });
});

test('[MD-HCF-8G] a deck that is due to be counted is counted first, and the dealer says the number', () => {
  const over = Table.open(MD, dealtBy('manual-shoe', false))
    .bets({ 1: PLAYS })
    .deals(aceHigh)
    .decides(1, raise(1_000))
    .ends();
  const { table } = over.world;
  const stub = { ...table.stub, roundsSinceCount: 5 };
  const world = { ...over.world, table: { ...table, stub } } as OpenWorld;
  expect(adviceOnCards(world, over.now)).toMatchObject({
    command: { type: 'CountDeck', counted: 52 },
    fill: ['counted'],
  });
});

describe('what awards need next', () => {
  test.each<[string, () => Table, object]>([
    [
      'nothing, where corrected cards win no award before and after',
      () => corrects(stud({ 1: NOTHING, 2: 'Kc Ks 7c 4d 2h' }), 1, 'Qs Qd 9d 5h 6d'),
      { kind: 'take-up' },
    ],
    [
      'another settlement, where corrected cards win what was not keyed',
      () => corrects(stud({ 1: NOTHING }), 1, ROYAL),
      {
        kind: 'floorperson',
        why: 'The cards were corrected and an award of seat 1 changes. Settle the round again.',
      },
    ],
    [
      'another settlement, where corrected cards win no more what was keyed',
      () => corrects(stud({ 1: ROYAL }), 1, NOTHING),
      {
        kind: 'floorperson',
        why: 'The cards were corrected and an award of seat 1 changes. Settle the round again.',
      },
    ],
    [
      'another settlement, where corrected cards win another award',
      () => corrects(stud({ 1: ROYAL }), 1, RUN),
      {
        kind: 'floorperson',
        why: 'The cards were corrected and an award of seat 1 changes. Settle the round again.',
      },
    ],
  ])('%s', (_what, table, next) => {
    expect(table().next).toMatchObject(next);
  });
});

test('an award that corrected cards do not win does not stop the award of the next player', () => {
  const stakes = { ante: 1_000, progressive: 100 };
  const decided = allRaise(
    Table.open(MD).bets({ 1: stakes, 2: stakes, 3: stakes }).deals({
      1: 'As Kc Qd 8d 6d 4d 2h',
      2: OTHER_RUNS[6],
      3: RUNS[7],
      dealer: '9s 3s 2s Qc 4h Td 3d',
    }),
    1_000,
  );
  const finishes = (seat: number) => (table: Table) =>
    table
      .follow(
        (step) =>
          step.kind === 'do' && step.gesture.type === 'Settle' && step.gesture.seat === seat,
      )
      .do({ type: 'Settle', seat });
  const corrected = corrects(finishes(3)(decided), 3, 'Jh Ts 9d 8h 7d 2d 5s');
  const second = finishes(2)(corrected);
  const hits = pendingHits(second.world.meters.progressive ?? { phase: 'unopened' }, 't1');
  expect(hits.map(({ seat }) => seat)).toEqual([3, 2]);
  expect(second.next).toMatchObject({
    kind: 'do',
    gesture: { type: 'AtJackpot', step: { hit: hits[1]?.hit } },
  });
});
