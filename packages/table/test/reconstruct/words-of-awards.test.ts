import { pendingHits } from '@baize/jackpot';
import { cents } from '@baize/money';
import { describe, expect, it } from 'vitest';
import type { TableGesture } from '../../src/index.js';
import { aceHigh } from '../support/irregularity.js';
import { bet, raise, Table } from '../support/table.js';
import { byFloor, rebuilt, toldSteps } from '../support/told-round.js';

const CHIPS = {
  1: { ante: 1_000, progressive: 100 },
  2: { ante: 1_000, flush: 500, progressive: 100 },
};
const maryland = Table.open('md/high-card-flush').bets(CHIPS);
const raised = (table: Table): Table => table.decides(1, raise(1_000)).decides(2, raise(1_000));

const first = (table: Table, type: string, more: object = {}): TableGesture => {
  const [hit] = pendingHits(table.world.meters.progressive ?? { phase: 'unopened' }, 't1');
  const step = { type, hit: hit?.hit, ...more };
  return { type: 'AtJackpot', jackpot: 'progressive', step } as TableGesture;
};
const rejected = (table: Table): Table =>
  table.do(...byFloor(first(table, 'RejectHit', { reason: 'fouled' })));

const royal = Table.open('sd/caribbean-stud')
  .bets({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500, progressive: 100 } })
  .deals({ dealer: 'As Kd 9c 7d 2c', 1: 'Th Jh Qh Kh Ah', 2: 'Kc Ks 7c 4d 2h' })
  .decides(1, bet(1_000))
  .decides(2, bet(1_000))
  .settles();
const off = royal.do(first(royal, 'UnkeyWinner'));
const run = raised(
  maryland.deals({
    dealer: 'As Kd 9s 7d 2c 3c 4d',
    1: 'Kh Qc Jd 8c 5c 2d 3s',
    2: '2h 3h 4h 5h 6h 7h 8h',
  }),
).settles();
const twoRuns = raised(
  maryland.deals({
    1: '2h 3h 4h 5h 6h 7h Kc',
    2: '2s 3s 4s 5s 6s 7s Kd',
    dealer: 'As Qd 9s 7d 2c 3c 4d',
  }),
).settles();

describe('a round in words: chips and awards', () => {
  it.each<[string, Table, readonly string[]]>([
    [
      'chips that a sensor does not accept',
      raised(
        maryland
          .do({ type: 'SenseChip', seat: 1, wager: 'progressive', accepted: false })
          .do({ type: 'SenseChip', seat: 2, wager: 'progressive', accepted: false })
          .do({ type: 'SenseChip', seat: 2, wager: 'progressive', accepted: true })
          .deals(aceHigh),
      ).ends(),
      [
        'seat 2 wagers Ante $10, Flush Bonus $5, Progressive Jackpot $1',
        'the chip of seat 1 is not accepted by its sensor: it is no wager, and goes back [MD-HCF-7F(4)(b)]',
        'the chip of seat 2 is accepted by its sensor after all [MD-HCF-7F(4)(b)]',
        '1 jackpot wager is collected [MD-HCF-10A(3)(a)]',
        'Progressive Jackpot: sensors locked [MD-HCF-10A(2)(b)]',
        'Progressive Jackpot: seat 2 is keyed for $3, three-card straight flush, nine high [MD-HCF-12E(1)]',
        'seat 2 is paid the Progressive Jackpot award of $3 [MD-HCF-12E(1)(d)]',
      ],
    ],
    [
      'chips that are one short',
      raised(
        maryland
          .follow((next) => next.kind === 'do' && next.gesture.type === 'CountChips')
          .do({ type: 'CountChips', chips: 1 })
          .do(...byFloor({ type: 'ResolveCount', seat: 2, how: 'void-sensor', reason: 'no chip' }))
          .deals(aceHigh),
      ).ends(),
      [
        'chips counted [MD-HCF-10A(3)(b)]',
        'Progressive Jackpot: 1 chip counted, 2 accepted [MD-HCF-10A(3)(b)]',
        'chip count differs: Progressive chips and accepted wagers differ: no card is dealt until a floorperson settles it. [MD-HCF-10A(3)(b)]',
        'Progressive Jackpot: seat 2, void sensor: no chip [AMB-36]',
        'the round goes on: no chip',
      ],
    ],
    [
      'an award that is taken off and keyed again',
      off.do({ type: 'KeyWinner', jackpot: 'progressive', seat: 1 }).ends(),
      [
        'the Progressive award of seat 1 is withdrawn [SD-CSP-21f#1]',
        'the Progressive award of seat 1 is keyed: $5,000.50 [SD-CSP-21f#1]',
        'envy is paid: seat 2 $1,000 for royal flush at seat 1 [SD-CSP-21g-iii]',
      ],
    ],
    [
      'an award that is taken off and ruled out',
      off
        .do(...byFloor({ type: 'RuleNoAward', jackpot: 'progressive', seat: 1, reason: 'touched' }))
        .ends(),
      ['seat 1 gets no Progressive award: touched [SD-CSP-20d]'],
    ],
    [
      'an award that is rejected, and its envy',
      rejected(run).ends(),
      [
        'envy is not paid: seat 1 $250 for seven-card straight flush, eight high at seat 2 [MD-HCF-11B(9)(c)]',
        'Progressive Jackpot: hit t1-progressive/1 is rejected: fouled [MD-HCF-11B(9)(c)]',
      ],
    ],
    [
      'an award that changes with the one before it',
      rejected(twoRuns).ends(),
      ['the Progressive Jackpot award of seat 1 is worked out again: $3,000.04 [MD-HCF-12E(3)]'],
    ],
  ])('%s', (_what, table, sentences) => {
    expect(toldSteps(table)).toEqual(expect.arrayContaining([...sentences]));
  });
});

describe('a round in words: what was put right', () => {
  const whole = raised(maryland.deals(aceHigh)).ends();
  const adjusted = (amount: number) =>
    byFloor({
      type: 'AdjustPayment',
      round: 't1/1',
      seat: 1,
      player: 'Ada',
      cents: cents(amount),
      reason: 'a chip',
    });

  it.each<[string, Table, string]>([
    ['paid too little', whole.do(...adjusted(500)), 'seat 1 receives $5: a chip [House policy]'],
    ['paid too much', whole.do(...adjusted(-500)), 'seat 1 gives back $5: a chip [House policy]'],
  ])('%s', (_what, table, sentence) => {
    expect(toldSteps(table).at(-1)).toBe(sentence);
  });

  it('cards, and what is paid on them', () => {
    const cards = 'As 3s 2s Qc 4c Td Jd';
    const corrected = whole
      .do(
        ...byFloor({
          type: 'CorrectCards',
          place: 'dealer',
          cards: cards.split(' '),
          reason: 'an ace',
        }),
      )
      .do(...byFloor({ type: 'Resettle', reason: 'mistyped', second: 'Fay' }));
    expect(toldSteps(corrected).slice(-2)).toEqual([
      `the dealer: ${aceHigh.dealer} is corrected to ${cards}: an ace`,
      'settled again: mistyped; 2 lines change [House policy]',
    ]);
    expect(rebuilt(corrected).lines).toEqual(corrected.world.table.settled?.lines);
  });
});
