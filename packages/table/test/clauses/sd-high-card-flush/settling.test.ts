import { describe, expect, it } from 'vitest';
import {
  allRaise,
  alone,
  antes,
  no,
  paid,
  paytable,
  SPECTATOR,
  shownTo,
} from '../../support/clauses.js';
import { AGAINST_LEAST, DEALERS, OTHER_RUNS, RUNS, SUITED } from '../../support/flush-hands.js';
import { aceHigh } from '../../support/irregularity.js';
import { raise, Table } from '../../support/table.js';

const open = (): Table => Table.open('sd/high-card-flush');

describe('the dealer’s hand', () => {
  it('[SD-HCF-9#2] is turned for everybody when all have decided, and not before', () => {
    const dealt = open()
      .bets(antes(1_000, [1, 2]))
      .deals(aceHigh)
      .decides(1, raise(1_000));
    const turn = { type: 'Turn', place: 'dealer' } as const;
    expect(no(dealt, turn)).toBe('not-now');
    expect(shownTo(dealt, SPECTATOR, 'dealer')).toBe('?? ?? ?? ?? ?? ?? ??');
    const decided = dealt.decides(2, raise(1_000));
    expect(decided.next).toEqual({ kind: 'turn', place: 'dealer' });
    expect(shownTo(decided.do(turn), SPECTATOR, 'dealer')).toBe(aceHigh.dealer);
  });

  it('[SD-HCF-9a#2] not qualified: from the right antes win 1 to 1, raises return, the rest by table', () => {
    const over = allRaise(
      open()
        .bets({ 1: { ante: 1_000, flush: 500 }, 2: { ante: 2_000, 'straight-flush': 500 } })
        .deals({ 1: SUITED[5], 2: OTHER_RUNS[4], dealer: DEALERS.short }),
      2_000,
    ).settles();
    expect(paid(over)).toEqual([
      '2 raise push, $20 back',
      '2 ante win, pays $20, $20 back',
      '2 straight-flush win, pays $375, $5 back',
      '1 raise push, $20 back',
      '1 ante win, pays $10, $10 back',
      '1 flush win, pays $50, $5 back',
    ]);
  });

  it.each([
    ['SD-HCF-9b-i', 'a lower hand', AGAINST_LEAST.lower, ['raise lose', 'ante lose']],
    [
      'SD-HCF-9b-ii',
      'a higher hand',
      AGAINST_LEAST.higher,
      ['raise win, pays $10, $10 back', 'ante win, pays $10, $10 back'],
    ],
    ['SD-HCF-9b-iii', 'a tie', AGAINST_LEAST.tied, ['raise push, $10 back', 'ante push, $10 back']],
  ])('[%s] qualified, against %s', (_id, _title, hand, lines) => {
    const over = alone(open(), { ante: 1_000 }, { 1: hand, dealer: DEALERS.least });
    expect(paid(over, 1)).toEqual(lines);
  });

  it('[SD-HCF-6#1] wagers are taken and paid in the order raise, ante, flush, straight flush', () => {
    const over = allRaise(
      open()
        .bets(antes(1_000, [1, 2], { flush: 500, 'straight-flush': 500 }))
        .deals(aceHigh),
      1_000,
    ).settles();
    const order = ['raise', 'ante', 'flush', 'straight-flush'];
    expect(over.world.table.settled?.lines.map(({ seat, wager }) => `${seat} ${wager}`)).toEqual([
      ...order.map((wager) => `2 ${wager}`),
      ...order.map((wager) => `1 ${wager}`),
    ]);
  });
});

describe('the flush wager', () => {
  // Table 1: 300, 100, 10 and 1 to 1.
  it.each([
    ['SD-HCF-10', 'three suited lose', SUITED[3], 'lose'],
    ['SD-HCF-10a', 'four suited win to 1, with the stake', SUITED[4], 'win, pays $5, $5 back'],
    ['SD-HCF-10b', 'five suited win one row', SUITED[5], 'win, pays $50, $5 back'],
    ['SD-HCF-10b', 'six suited win one row', SUITED[6], 'win, pays $500, $5 back'],
    ['SD-HCF-10b', 'seven suited win one row', SUITED[7], 'win, pays $1,500, $5 back'],
  ])('[%s] %s', (_id, _title, hand, line) => {
    const hands = { 1: hand, dealer: DEALERS.best };
    const over = alone(open(), { ante: 1_000, flush: 500 }, hands);
    expect(paid(over, 1)).toEqual(['raise lose', 'ante lose', `flush ${line}`]);
  });

  it.each([
    ['1', 10],
    ['2', 10],
    ['3', 10],
    ['4', 5],
    ['5', 12],
    ['6', 12],
    ['7', 12],
  ])('[SD-HCF-10] the licensee has chosen table %s: five suited pay %d to 1', (id, odds) => {
    const chosen = Table.open('sd/high-card-flush', paytable('flush', id));
    const hands = { 1: SUITED[5], dealer: DEALERS.best };
    const over = alone(chosen, { ante: 1_000, flush: 500 }, hands);
    expect(paid(over, 1)).toContain(`flush win, pays $${odds * 5}, $5 back`);
  });
});

describe('the straight flush wager', () => {
  // Table 3: 500, 200, 100, 75 and 7 to 1.
  it.each([
    ['SD-HCF-11', 'two in a row lose', RUNS[2], 'lose'],
    ['SD-HCF-11a', 'three in a row win to 1, with the stake', RUNS[3], 'win, pays $35, $5 back'],
    ['SD-HCF-11', 'four in a row win', RUNS[4], 'win, pays $375, $5 back'],
    ['SD-HCF-11', 'seven in a row win', RUNS[7], 'win, pays $2,500, $5 back'],
  ])('[%s] %s, though the dealer has more', (_id, _title, hand, line) => {
    const hands = { 1: hand, dealer: DEALERS.best };
    const over = alone(open(), { ante: 1_000, 'straight-flush': 500 }, hands);
    expect(paid(over, 1)).toEqual(['raise lose', 'ante lose', `straight-flush ${line}`]);
  });
});
