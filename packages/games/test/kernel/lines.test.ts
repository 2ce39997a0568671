import { cents, dollars, for1, LOSE, meterPercent, PUSH, to1 } from '@baize/money';
import type { PayTable } from '@baize/rulebook';
import { describe, expect, it } from 'vitest';
import {
  bonusLine,
  firstRow,
  isVoid,
  jackpotLine,
  loses,
  pushes,
  winsAtOdds,
} from '../../src/kernel/lines.js';
import { inForce, withProgressive } from '../support/rules.js';

const of = { seat: 4, line: 'flush', stakeCents: cents(700), hand: 'a hand' } as const;

const row = (pays: PayTable['rows'][number]['pays']) => ({
  hand: 'flush-4' as const,
  label: 'Four-card flush',
  pays,
  envy: null,
  cite: 'MD-HCF-12B(1)' as const,
});

const TABLE: PayTable = { id: 'T', cite: 'MD-HCF-12B', judged: 'flush-of-seven', rows: [] };

describe('lines', () => {
  it('lose, push, are void or win, each with what goes back', () => {
    const common = { seat: 4, line: 'flush', stakeCents: 700, hand: 'a hand', cite: 'MD-HCF-12A' };
    const nothing = { from: 'tray', cents: 0 };
    expect(loses(of, 'MD-HCF-12A')).toEqual({
      ...common,
      outcome: 'lose',
      due: nothing,
      returnedCents: 0,
    });
    expect(loses(of, 'MD-HCF-12A', 'pot').due).toEqual({ from: 'pot', cents: 0 });
    expect(pushes(of, 'MD-HCF-12A')).toEqual({
      ...common,
      outcome: 'push',
      due: nothing,
      returnedCents: 700,
    });
    expect(isVoid(of, 'MD-HCF-12A')).toEqual({
      ...common,
      outcome: 'void',
      due: nothing,
      returnedCents: 700,
    });
    expect(winsAtOdds(of, to1(3), 'MD-HCF-12A')).toEqual({
      ...common,
      outcome: 'win',
      due: { from: 'tray', cents: 2100 },
      returnedCents: 700,
    });
    expect(winsAtOdds(of, for1(3), 'MD-HCF-12A')).toMatchObject({
      due: { from: 'tray', cents: 2100 },
      returnedCents: 0,
    });
  });

  it('take the first row that the hand satisfies', () => {
    const rows = [
      { ...row(to1(5)), hand: 'flush-5' as const },
      row(to1(4)),
      { ...row(to1(3)), cite: 'MD-HCF-12B(2)' as const },
    ];
    const table = { ...TABLE, rows };
    expect(firstRow(table, (hand) => hand === 'flush-4')).toBe(rows[1]);
    expect(firstRow(table, () => false)).toBeUndefined();
  });
});

describe('a bonus line', () => {
  it.each([
    ['no row', undefined, 'lose', 0, 0, 'MD-HCF-12B'],
    ['a row to 1', row(to1(10)), 'win', 7000, 700, 'MD-HCF-12B(1)'],
    ['a row for 1', row(for1(10)), 'win', 7000, 0, 'MD-HCF-12B(1)'],
    ['a row that pushes', row(PUSH), 'push', 0, 700, 'MD-HCF-12B(1)'],
    ['a row that loses', row(LOSE), 'lose', 0, 0, 'MD-HCF-12B(1)'],
  ] as const)('of %s', (_name, reached, outcome, pays, returnedCents, cite) => {
    expect(bonusLine(of, TABLE, reached)).toMatchObject({
      outcome,
      due: { from: 'tray', cents: pays },
      returnedCents,
      cite,
    });
  });

  it.each([[dollars(5)], [meterPercent(10)]])('stops at what only a jackpot pays: %o', (pays) => {
    expect(() => bonusLine(of, TABLE, row(pays))).toThrow('table T pays from a jackpot');
  });
});

describe('a jackpot line', () => {
  const md = withProgressive('md/high-card-flush', 'A');
  const [jackpot] = md.jackpots;
  const line = (pays?: PayTable['rows'][number]['pays']) =>
    jackpotLine(md, jackpot!, { ...of, line: 'progressive' }, pays && row(pays));

  it.each([
    ['no row', undefined, 'lose', { from: 'tray', cents: 0 }, 0, 'MD-HCF-12E(1)(a)'],
    [
      'a share',
      meterPercent(10),
      'win',
      { from: 'meter', jackpot: 'progressive', percent: 10 },
      0,
      'MD-HCF-12B(1)',
    ],
    // As printed, whatever the wager (AMB-47).
    ['dollars', dollars(40), 'win', { from: 'tray', cents: 4000 }, 0, 'MD-HCF-12B(1)'],
    ['a row for 1', for1(9), 'win', { from: 'tray', cents: 6300 }, 0, 'MD-HCF-12B(1)'],
    ['a row to 1', to1(9), 'win', { from: 'tray', cents: 6300 }, 700, 'MD-HCF-12B(1)'],
    ['a row that pushes', PUSH, 'push', { from: 'tray', cents: 0 }, 700, 'MD-HCF-12B(1)'],
    ['a row that loses', LOSE, 'lose', { from: 'tray', cents: 0 }, 0, 'MD-HCF-12B(1)'],
  ] as const)('of %s', (_name, pays, outcome, due, returnedCents, cite) => {
    expect(line(pays)).toMatchObject({ outcome, due, returnedCents, cite });
  });

  it('scales dollars with the wager where the document does', () => {
    const wa = inForce('wa/ricochet-poker', {
      paytables: { kickout: 'PT-FLT-KH-01', 'straight-flush': 'PT-BJS-HCF-SF-01' },
      jackpots: { 'straight-flush': { seed: 1_000_000 } },
      settings: { tiedPairs: 'spade-high' },
    });
    expect(jackpotLine(wa, wa.jackpots[0]!, of, row(dollars(40))).due).toEqual({
      from: 'tray',
      cents: 28_000,
    });
  });

  it('takes the sensor’s own wager for what the table is printed for, where it prints none', () => {
    const { printedForCents: _, ...table } = jackpot!.table;
    const bare = { ...jackpot!, table, wagerCents: cents(500) };
    expect(jackpotLine(md, bare, of, row(dollars(40))).due).toEqual({ from: 'tray', cents: 4000 });
  });
});
