import { pendingHits } from '@baize/jackpot';
import { cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { type NextStep, type TablePolicy, unattendedStep } from '../../src/index.js';
import { aceHigh } from '../support/irregularity.js';
import { AUTOMATIC } from '../support/room.js';
import { bet, DEALER, FLOOR, raise, Table } from '../support/table.js';

const STAND_INS = { dealer: DEALER.by, floorperson: 'practice-floor' };
const MD = 'md/high-card-flush';
const BETS = { 1: { ante: 1_000 }, 2: { ante: 1_000 } };

const due = ({ world, now }: Table) => unattendedStep(world, now, [], STAND_INS);

const opened = (policy?: TablePolicy): Table => Table.open(MD, undefined, policy);

/** Ben leaves with wagers in the round, and seat 1 has raised. */
const left = (policy?: TablePolicy): Table =>
  opened(policy).bets(BETS).deals(aceHigh).do({ type: 'Leave', seat: 2 }).decides(1, raise(1_000));

/** A royal flush at seat 1: its award is keyed. */
const royal = (): Table =>
  Table.open('sd/caribbean-stud')
    .bets({ 1: { ante: 500, progressive: 100 } })
    .deals({ 1: 'Th Jh Qh Kh Ah', dealer: 'As Kd 9c 7d 2c' })
    .decides(1, bet(1_000))
    .settles();
const takenOff = ({ world }: Table) => {
  const [hit] = pendingHits(world.meters.progressive ?? { phase: 'unopened' }, 't1');
  return { type: 'UnkeyWinner', hit: hit?.hit ?? '' } as const;
};

const isPlayers = ({ kind }: NextStep): boolean => kind === 'players';

describe('at a table that nobody attends', () => {
  test('the dealer prepares cards, under the name of the stand-in', () => {
    const table = opened();
    const next = table.next;
    if (next?.kind !== 'do') throw new Error('nothing is due');
    expect(due(table)).toEqual({
      ...next.gesture,
      at: table.now,
      by: 'Dana',
      as: 'dealer',
    });
    expect(next.gesture.type).toBe('Cards');
  });

  test('a floorperson inspects the deck', () => {
    const spread = opened().follow((next) => next.kind === 'do' && next.who === 'floorperson');
    expect(due(spread)).toMatchObject({
      type: 'Cards',
      gesture: { type: 'DoOpeningStep', step: 'floorperson-verifies' },
      by: 'practice-floor',
      as: 'floorperson',
    });
  });

  test('an award is validated and paid', () => {
    const gates = [];
    let table = royal();
    for (let step = due(table); step?.type === 'AtJackpot'; step = due(table)) {
      gates.push([step.step.type, step.by, step.as]);
      table = table.do(step, { by: step.by, as: step.as });
    }
    expect(gates).toEqual([
      ['VerifyHit', 'practice-floor', 'floorperson'],
      ['PayHit', 'Dana', 'dealer'],
    ]);
    expect(table.events.at(-1)?.type).toBe('AwardPaid');
  });

  test('what the policy has, the house does in its own name', () => {
    const closed = opened(AUTOMATIC).bets(BETS).do({ type: 'CloseBetting' });
    expect(due(closed)).toMatchObject({ type: 'DoStep', by: 'house', as: 'house' });
  });

  test('a hand that its player left is played to its end', () => {
    const table = left();
    expect(due(table)).toEqual({
      type: 'RuleAbandoned',
      seat: 2,
      lost: false,
      reason: 'the policy of the house: the hand of who left is played to its end',
      at: table.now,
      by: 'practice-floor',
      as: 'floorperson',
    });
  });
});

describe('it waits', () => {
  test.each<[string, () => Table]>([
    ['for its players', () => opened().bets(BETS).deals(aceHigh).follow(isPlayers)],
    [
      'for players who decide, where another left',
      () =>
        Table.open('sd/high-card-flush').bets(BETS).deals(aceHigh).do({ type: 'Leave', seat: 2 }),
    ],
    ['for a dealer, where only people deal', () => opened().bets(BETS)],
    [
      'for a floorperson where the round is stopped, even when a player left',
      () =>
        opened()
          .bets(BETS)
          .deals(aceHigh)
          .do({ type: 'Leave', seat: 2 })
          .do({ type: 'RackStub', counted: 30 }),
    ],
    [
      'for a ruling on an award that was taken off',
      () => royal().do({ type: 'AtJackpot', jackpot: 'progressive', step: takenOff(royal()) }),
    ],
    ['when it is closed', () => opened().do({ type: 'CloseTable', trayCents: cents(0) }, FLOOR)],
  ])('%s', (_for, table) => {
    expect(due(table())).toBeNull();
  });

  test('for the day on which its rules are in force', () => {
    const { world, now } = opened();
    expect(unattendedStep({ ...world, day: '1999-12-31' }, now, [], STAND_INS)).toBeNull();
  });
});
