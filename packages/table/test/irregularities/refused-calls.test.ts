import { describe, expect, it } from 'vitest';
import type { Call } from '../../src/irregularities/call.js';
import { aceHigh, dealing } from '../support/irregularity.js';
import { FLOOR, Table } from '../support/table.js';

const BETS = { 1: { ante: 1_000, flush: 500 }, 2: { ante: 1_000, flush: 500 } } as const;
const open = Table.open('md/high-card-flush', dealing('manual-shoe')).bets(BETS);
const dealt = open.deals(aceHigh);
const short = dealt.do({ type: 'RackStub', counted: dealt.stub - 1 });
const ricochet = Table.open('wa/ricochet-poker')
  .bets({ 1: { ante: 1_000 }, 2: { ante: 1_000 } })
  .deals({ 1: '7c 8d', 2: 'Ac 3d', dealer: '2c 2s 9h Js Kc' });

/** The code of the refusal; null when it may be called. */
const code = (table: Table, call: Call): string | null =>
  table.refuses({ type: 'CallIrregularity', ...call })?.split(' ')[0] ?? null;

describe('how many cards were found', () => {
  it.each([
    [-1, 'not-a-count'],
    [0, null],
    [6.5, 'not-a-count'],
    [7, 'count-is-right'],
    [8, null],
    [52, null],
    [53, 'not-a-count'],
  ])('%d at a seat: %s', (cards, expected) => {
    expect(code(dealt, { kind: 'wrong-count-to-player', place: 1, cards })).toBe(expected);
  });

  it.each<[string, Table, Call, string | null]>([
    [
      "as many as a player should have, and the dealer's hand is larger",
      ricochet,
      { kind: 'wrong-count-to-player', place: 1, cards: 2 },
      'count-is-right',
    ],
    [
      'as many as the dealer should have, at a seat',
      ricochet,
      { kind: 'wrong-count-to-player', place: 1, cards: 5 },
      null,
    ],
    [
      'as many as the dealer should have, and nobody said where',
      ricochet,
      { kind: 'wrong-count-to-dealer', cards: 5 },
      'count-is-right',
    ],
    [
      'as many as there are so far, while cards still come',
      open.deals(aceHigh, 4),
      { kind: 'wrong-count-to-player', place: 1, cards: 2 },
      null,
    ],
    [
      'a right hand, where the stub shows that something is wrong',
      short,
      { kind: 'stub-count-misdealt', place: 2, cards: 7 },
      null,
    ],
    [
      "the dealer's, at a seat",
      dealt,
      { kind: 'wrong-count-to-dealer', place: 2, cards: 8 },
      'not-at-a-seat',
    ],
  ])('%s', (_what, table, call, expected) => {
    expect(code(table, call)).toBe(expected);
  });
});

describe('a round that is over or void', () => {
  it('nothing is called without a round', () => {
    const idle = Table.open('md/high-card-flush');
    expect(code(idle, { kind: 'dealer-card-exposed-early' })).toBe('no-round');
  });

  it('in a void round nothing but a hand that was wrongly dealt', () => {
    const voided = dealt.calls({ kind: 'dealer-card-exposed-early' });
    expect(code(voided, { kind: 'stub-count-defective-deck' })).toBe('round-is-void');
    expect(code(voided, { kind: 'wrong-count-to-player', place: 1, cards: 8 })).toBeNull();
  });

  it.each(['', ' '])('a round is not voided without a reason ("%s")', (reason) => {
    expect(open.refuses({ type: 'VoidRound', reason }, FLOOR)).toMatch(/^no-reason /);
    expect(open.refuses({ type: 'VoidRound', reason: 'a fire' })).toMatch(/^floor-not-called /);
  });
});
