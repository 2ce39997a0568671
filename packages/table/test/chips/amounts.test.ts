import { describe, expect, test } from 'vitest';
import { receiptOf } from '../../src/chips/receipt.js';
import { receiptsOf, type TableGesture } from '../../src/index.js';
import { aceHigh } from '../support/irregularity.js';
import { bet, FLOOR, raise, Table } from '../support/table.js';

const MOST = 1_000_000_000;
const md = (): Table => Table.open('md/high-card-flush');

describe('chips that move beside the rounds', () => {
  const moves = (cents: number): readonly (readonly [TableGesture, typeof FLOOR | undefined])[] => [
    [{ type: 'BuyIn', player: 'Ada', cents: cents as never }, undefined],
    [{ type: 'TipDealer', player: 'Ada', cents: cents as never }, undefined],
    [{ type: 'FillTray', cents: cents as never, slip: 'F1' }, FLOOR],
    [{ type: 'CreditTray', cents: cents as never, slip: 'C1' }, FLOOR],
    [{ type: 'TakeDrop', cents: cents as never }, FLOOR],
  ];
  const refusals = (cents: number): readonly (string | null)[] =>
    moves(cents).map(([gesture, by]) => md().refuses(gesture, by)?.split(' ')[0] ?? null);

  test.each([0, -100, 1.5, MOST + 1, Number.NaN])('%d cents are no amount', (cents) => {
    expect(new Set(refusals(cents))).toEqual(new Set(['not-an-amount']));
  });

  test('a cent is one, and so is the most that moves at once', () => {
    expect(refusals(1)).toEqual([null, null, null, null, null]);
    expect(refusals(MOST)).not.toContain('not-an-amount');
  });

  test('the tray gives what it holds, and the box what is in it', () => {
    const { tray } = md();
    const credit = (cents: number): TableGesture => ({
      type: 'CreditTray',
      cents: cents as never,
      slip: 'C1',
    });
    expect(md().refuses(credit(tray), FLOOR)).toBeNull();
    expect(md().refuses(credit(tray + 1), FLOOR)).toMatch(/^not-in-the-tray \[house:chips\]/);
    const credited = md().do(credit(1_000), FLOOR);
    expect(credited.tray).toBe(tray - 1_000);
    expect(credited.events.at(-1)).toMatchObject({ type: 'TrayCredited', slip: 'C1' });
    const drop = (cents: number): TableGesture => ({ type: 'TakeDrop', cents: cents as never });
    expect(md().refuses(drop(300_000), FLOOR)).toBeNull();
    expect(md().refuses(drop(300_001), FLOOR)).toMatch(/^not-in-the-box \[house:chips\]/);
  });
});

describe('receipts', () => {
  test('are in the order of the seats, in whichever order was bet', () => {
    const settled = md()
      .follow((next) => next.kind === 'players')
      .do({ type: 'PlaceWagers', seat: 3, stakes: { ante: 1_000 as never } })
      .do({ type: 'PlaceWagers', seat: 1, stakes: { ante: 1_000 as never } })
      .do({ type: 'PlaceWagers', seat: 2, stakes: { ante: 1_000 as never } })
      .deals(aceHigh)
      .decides(1, raise(1_000))
      .decides(2, raise(1_000))
      .decides(3, raise(1_000))
      .settles().world.table.settled;
    expect(settled && receiptsOf(settled).map(({ seat }) => seat)).toEqual([1, 2, 3]);
  });

  const stud = (): Table =>
    Table.open('sd/caribbean-stud')
      .bets({ 1: { ante: 500, progressive: 100 }, 3: { ante: 500, progressive: 100 } })
      .deals({ dealer: 'As Kd 9c 7d 2c', 1: '5s 6s 7s 8s 9s', 3: 'Th Jh Qh Kh Ah' })
      .decides(1, bet(1_000))
      .decides(3, bet(1_000))
      .settles();
  const replaced = ({ world: { table } }: Table, seat: number) =>
    table.settled === null ? null : receiptOf(table.settled, seat)?.replaces;

  test('show the lines that they replace only where the lines are others', () => {
    const table = stud();
    expect(replaced(table, 1)).toBeNull();
    const meter = table.world.meters.progressive;
    const hits = meter === undefined || meter.phase === 'unopened' ? [] : meter.hits;
    const step = {
      type: 'UnkeyWinner',
      hit: hits.find(({ seat }) => seat === 3)?.hit ?? '',
    } as const;
    const off = table.do({ type: 'AtJackpot', jackpot: 'progressive', step });
    // The share of seat 1 is worked out again: its lines are the same, its award is another.
    expect(replaced(off, 1)).toMatchObject({ issue: 1 });
    expect(replaced(off, 1)).not.toHaveProperty('lines');
    const adjusted = off.do(
      {
        type: 'AdjustPayment',
        round: 't1/1',
        seat: 1,
        player: 'Ada',
        cents: -500 as never,
        reason: 'overpaid',
        second: 'Fay',
      },
      FLOOR,
    );
    expect(replaced(adjusted, 1)).toMatchObject({ issue: 2, reason: 'overpaid' });
    expect(replaced(adjusted, 1)?.lines?.map(({ wager }) => wager)).toContain('ante');
  });
});
