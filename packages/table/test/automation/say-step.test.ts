import { pendingHits } from '@baize/jackpot';
import type { DealStep, RulebookId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { dealStepWords, payClause, sayStep } from '../../src/automation/say-step.js';
import type { NextStep, OpenWorld, TableGesture } from '../../src/index.js';
import { aceHigh } from '../support/irregularity.js';
import { bet, fold, raise, Table } from '../support/table.js';
import { pinned, RULEBOOKS } from '../support/tables.js';

const MD = 'md/high-card-flush';
const SD = 'sd/high-card-flush';
const PLAYS = { ante: 1_000 };

const said = ({ world, now }: Table, next: NextStep): string => {
  const { words, about, cite } = sayStep(world as OpenWorld, next, now);
  return `${words} [${cite}]${about === null ? '' : ` ${about}`}`;
};

const does = (gesture: TableGesture): NextStep => ({ kind: 'do', who: 'dealer', gesture });
const opened = (id: RulebookId = MD): Table => Table.open(id);
const betting = (id?: RulebookId): Table => opened(id).bets({ 1: PLAYS, 2: PLAYS });

describe('a step in words', () => {
  test.each<[string, NextStep, string]>([
    [
      'one card to the dealer',
      { kind: 'deal', places: ['dealer'] },
      'Deal 1 card to the dealer [MD-HCF-10B(1)]',
    ],
    [
      'cards to one seat',
      { kind: 'deal', places: [2, 2] },
      'Deal 2 cards to seat 2 [MD-HCF-10B(1)]',
    ],
    [
      'cards to several, the dealer first',
      { kind: 'deal', places: ['dealer', 1] },
      'Deal 2 cards, the dealer first [MD-HCF-10B(1)]',
    ],
    [
      'a decision of no named seat',
      { kind: 'players', what: 'decide', seats: [] },
      'The players decide [MD-HCF-11B]',
    ],
    [
      'a fold in time',
      does({ type: 'Decide', seat: 1, decision: fold, why: 'time' }),
      'Fold the hand of seat 1: the time to decide is over [house:time-to-decide]',
    ],
    [
      'a fold for a player who is gone',
      does({ type: 'Decide', seat: 1, decision: fold, why: 'away' }),
      'Fold the hand of seat 1: its player is gone [MD-HCF-7C(2)]',
    ],
    ['a seat without a hand', does({ type: 'Settle', seat: 7 }), 'Settle seat 7 [MD-HCF-11B(5)]'],
    [
      'bonuses of a contest',
      does({ type: 'SettleBonuses' }),
      'Settle the bonus and jackpot wagers [MD-HCF-11B(6)]',
    ],
    [
      'the action, where there is no kickout',
      does({ type: 'OpenAction' }),
      'Test your hand for the kickout and open the action [baize:steps]',
    ],
    [
      'a player who is to sit down in a round',
      { kind: 'players', what: 'sit', seats: [] },
      'The first player sits down, to look at the cards [baize:steps]',
    ],
  ])('%s', (_what, step, words) => {
    expect(said(betting(), step)).toBe(words);
  });

  test.each<[string, NextStep, string]>([
    [
      'a hand between rounds',
      { kind: 'take-up', place: 1, mustCount: false },
      'Take up the hand of seat 1 [SD-CSP-19#1]',
    ],
    [
      'discards, where no clause has them counted',
      { kind: 'take-up', place: 1, mustCount: true, tucked: 3 },
      'Spread the discards of seat 1, count them and rack them: what is tucked stays [SD-CSP-11a#1]',
    ],
  ])('%s', (_what, step, words) => {
    expect(said(opened('sd/caribbean-stud'), step)).toBe(words);
  });
});

describe('the whole settlement', () => {
  const settle = does({ type: 'Settle' });
  const hands = { 1: aceHigh[1], 2: aceHigh[2], dealer: aceHigh.dealer };
  const decided = (id: RulebookId, more: object = {}): Table =>
    opened(id)
      .bets({ 1: { ...PLAYS, ...more }, 2: PLAYS })
      .deals(hands)
      .decides(1, raise(1_000))
      .decides(2, raise(1_000));
  const oneSettled = (table: Table): Table =>
    table
      .follow((step) => step.kind === 'do' && step.gesture.type === 'Settle')
      .do({ type: 'Settle', seat: 2 });
  const last = (table: Table): Table =>
    table.follow(
      (step) =>
        step.kind === 'do' && step.gesture.type === 'Settle' && step.gesture.seat === undefined,
    );

  test.each<[string, () => Table, string]>([
    [
      'before any player is finished',
      () => decided(SD),
      'Settle the wagers, from your right [SD-HCF-9a#2]',
    ],
    [
      'when one of two is finished',
      () => oneSettled(decided(SD)),
      'Settle the wagers, from your right [SD-HCF-9a#2]',
    ],
    [
      'when all are finished, and no jackpot wager lies there',
      () => last(decided(SD)),
      'Every wager is settled: confirm it [SD-HCF-9b-i]',
    ],
    [
      'when a jackpot wager is left',
      () => last(decided(SD, { progressive: 100 })),
      'Settle the Progressive wagers, from your right [SD-HCF-12e#2]',
    ],
  ])('%s', (_when, table, words) => {
    expect(said(table(), settle)).toBe(words);
  });
});

test('an award is told by its own seat and hand', () => {
  const table = Table.open('sd/caribbean-stud')
    .bets({ 1: { ante: 500, progressive: 100 }, 2: { ante: 500, progressive: 100 } })
    .deals({ 1: 'Th Jh Qh Kh Ah', 2: '5s 6s 7s 8s 9s', dealer: 'As Kd 9c 7d 2c' })
    .decides(1, bet(1_000))
    .decides(2, bet(1_000))
    .settles();
  const hits = pendingHits(table.world.meters.progressive ?? { phase: 'unopened' }, 't1');
  const told = hits.map(({ hit }) =>
    said(
      table,
      does({ type: 'AtJackpot', jackpot: 'progressive', step: { type: 'VerifyHit', hit } }),
    ),
  );
  expect(told).toEqual([
    'A floorperson validates the award [SD-CSP-20d] Seat 2, straight flush, nine high: $500.05 of the Progressive',
    'A floorperson validates the award [SD-CSP-20d] Seat 1, royal flush: $4,500.45 of the Progressive',
  ]);
});

describe('what is done between "no more bets" and the first card', () => {
  const { inForce } = pinned(MD);
  const [jackpot] = inForce.jackpots;
  const named = (...types: readonly ('house' | 'progressive')[]): string =>
    dealStepWords(
      { ...inForce, jackpots: types.map((type) => ({ ...jackpot, type })) as never },
      'lock-progressive' satisfies DealStep,
    );

  test('is named after the jackpots of the table', () => {
    expect(named()).toBe('Lock the progressive wagers');
    expect(named('progressive')).toBe('Lock the progressive wagers');
    expect(named('house')).toBe('Lock the jackpot wagers');
    expect(named('progressive', 'house')).toBe('Lock the jackpot wagers');
  });
});

describe('the last gate of an award', () => {
  test.each(RULEBOOKS)('%s: has its clause', (id) => {
    expect(payClause(pinned(id).inForce.rulebook)).toBe(
      {
        'md/high-card-flush': 'MD-HCF-11B(9)(d)',
        'oh/high-card-flush': 'house:jackpots',
        'sd/high-card-flush': 'SD-HCF-6#2',
        'sd/caribbean-stud': 'SD-CSP-20a',
        'wa/ricochet-poker': 'AMB-69',
      }[id],
    );
  });

  test('is the house’s where a game has no jackpots, or no gate to pay', () => {
    const { rulebook } = pinned(MD).inForce;
    expect(payClause({ ...rulebook, jackpots: null })).toBe('house:jackpots');
    const jackpots = rulebook.jackpots && { ...rulebook.jackpots, gates: [] };
    expect(payClause({ ...rulebook, jackpots })).toBe('house:jackpots');
  });
});
