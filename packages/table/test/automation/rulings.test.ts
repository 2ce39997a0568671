import { pendingHits } from '@baize/jackpot';
import { describe, expect, test } from 'vitest';
import { rulings, type TableGesture } from '../../src/index.js';
import { RUNS } from '../support/flush-hands.js';
import { FLOOR, raise, Table } from '../support/table.js';

const PLAYS = { ante: 1_000, progressive: 100 };
const HANDS = {
  1: 'As Kc Qd 8d 6d 4d 2h',
  2: '4c 5c 6c 7c Ts Jd Qs',
  3: RUNS[7],
  dealer: '9s 3s 2s Qc 4h Td 3d',
};

const told = (gesture: TableGesture): string => {
  switch (gesture.type) {
    case 'AtJackpot':
      return gesture.step.type;
    case 'Cards':
      return gesture.gesture.type;
    case 'ResolveCount':
      return `${gesture.type} ${gesture.seat} ${gesture.how}`;
    case 'RuleAbandoned':
      return `${gesture.type} ${gesture.seat} ${gesture.lost ? 'lost' : 'kept'}`;
    case 'RuleNoAward':
      return `${gesture.type} ${gesture.seat}`;
    case 'CallIrregularity':
      return gesture.kind;
    default:
      return gesture.type;
  }
};

/** What the floor's screen offers: of all rulings those that the table would take now. */
const offered = (table: Table): readonly string[] =>
  rulings(table.world, table.now)
    .filter((gesture) => table.refuses(gesture, FLOOR) === null)
    .map(told);

const bets = (): Table => Table.open('md/high-card-flush').bets({ 1: PLAYS, 2: PLAYS, 3: PLAYS });
const settled = (): Table =>
  [1, 2, 3]
    .reduce((table, seat) => table.decides(seat, raise(1_000)), bets().deals(HANDS))
    .settles();

describe('a floorperson is offered', () => {
  test.each<readonly [string, () => Table, readonly string[]]>([
    [
      'the verification of a deck',
      () =>
        Table.open('md/high-card-flush').follow(
          (next) => next.kind === 'do' && next.who === 'floorperson',
        ),
      ['DoOpeningStep'],
    ],
    ['to void a round in which nothing is wrong', bets, ['VoidRound']],
    [
      'what becomes of a chip where the count differs',
      () =>
        bets()
          .follow((next) => next.kind === 'do' && next.gesture.type === 'CountChips')
          .do({ type: 'CountChips', chips: 2 }),
      [
        'ResolveCount 1 void-sensor',
        'ResolveCount 2 void-sensor',
        'ResolveCount 3 void-sensor',
        'VoidRound',
      ],
    ],
    [
      'what a stub shows that was counted wrong',
      () => bets().deals(HANDS).do({ type: 'RackStub', counted: 23 }),
      [
        'stub-count-misdealt',
        'stub-count-misdealt',
        'stub-count-misdealt',
        'stub-count-misdealt',
        'stub-count-defective-deck',
        'VoidRound',
      ],
    ],
    [
      'what becomes of the wagers of a player who left',
      () => bets().deals(HANDS).do({ type: 'Leave', seat: 2 }),
      ['RuleAbandoned 2 kept', 'RuleAbandoned 2 lost', 'VoidRound'],
    ],
    [
      'the awards of a round',
      () => settled().follow((next) => next.kind === 'do' && next.who === 'floorperson'),
      ['VerifyHit', 'RejectHit', 'RejectHit'],
    ],
    [
      'a winner that the dealer took off',
      () => {
        const table = settled();
        const [hit] = pendingHits(table.world.meters.progressive ?? { phase: 'unopened' }, 't1');
        const step = { type: 'UnkeyWinner', hit: hit?.hit ?? '' } as const;
        return table.do({ type: 'AtJackpot', jackpot: 'progressive', step });
      },
      ['RuleNoAward 3', 'RejectHit'],
    ],
    ['nothing at a table between rounds', () => Table.open('oh/high-card-flush'), []],
  ])('%s', (_what, table, expected) => {
    expect(offered(table())).toEqual(expected);
  });
});
