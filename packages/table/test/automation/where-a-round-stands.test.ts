import { describe, expect, test } from 'vitest';
import { type Procedure, viewTable } from '../../src/index.js';
import { aceHigh, dealing } from '../support/irregularity.js';
import { dealtBy } from '../support/maryland.js';
import { FLOOR, fold, raise, Table } from '../support/table.js';

const procedureOf = ({ world, now }: Table): Procedure => {
  const { procedure } = viewTable(world, { kind: 'dealer' }, now);
  if (procedure === null) throw new Error('nothing is next');
  return procedure;
};

const ANTE = { ante: 1_000 };
const maryland = (): Table => Table.open('md/high-card-flush', dealing('hand'));

describe('stages of a round', () => {
  test('those before the one at hand are done, those after it come later', () => {
    const { stages } = procedureOf(Table.open('wa/ricochet-poker').bets({ 1: ANTE }));
    expect(stages.map(({ stage, state }) => `${stage} ${state}`)).toEqual([
      'cards done',
      'bets done',
      'announce-no-more-bets now',
      'lock-progressive later',
      'deal later',
      'bonuses later',
      'decide later',
      'settle later',
      'awards later',
      'end later',
    ]);
  });

  const now = (table: Table): string | undefined =>
    procedureOf(table).stages.find(({ state }) => state === 'now')?.stage;

  test('what a fold gives up is collected with the folded hands; a player who stayed is finished', () => {
    const decided = maryland()
      .bets({ 1: ANTE, 2: ANTE })
      .deals(aceHigh)
      .decides(1, raise(1_000))
      .decides(2, fold);
    expect(now(decided)).toBe('folded');
    const folded = decided.do({ type: 'Settle', seat: 2 });
    expect(now(folded)).toBe('folded');
    const turned = folded.follow(({ kind }) => kind === 'turn').turns('dealer');
    expect(now(turned)).toBe('turn');
    expect(now(turned.turns(1))).toBe('turn');
  });
});

describe('a void round whose bonuses settle', () => {
  const BONUS = { ante: 1_000, flush: 500 };
  const voided = (): Table =>
    maryland()
      .bets({ 1: BONUS, 2: BONUS })
      .deals(aceHigh)
      .calls({ kind: 'dealer-card-exposed-early' });
  const stages = (table: Table): readonly string[] =>
    procedureOf(table).stages.map(({ stage, words }) => `${stage}: ${words}`);
  const CLOSING = ['settle: Wagers settled', 'awards: Awards paid', 'end: Round ended'];

  test('has its hands turned, and keeps that stage when they are', () => {
    const turning = voided().follow(({ kind }) => kind === 'turn');
    const once = turning.turns(2);
    for (const table of [turning, once, once.turns(1)]) {
      expect(stages(table).slice(-4)).toEqual(['turn: Hands turned', ...CLOSING]);
    }
  });

  test('has no hand to turn where every wager goes back', () => {
    const table = maryland()
      .bets({ 1: ANTE })
      .deals(aceHigh)
      .do({ type: 'VoidRound', reason: 'a fire alarm' }, FLOOR);
    expect(stages(table)).not.toContain('turn: Hands turned');
    expect(stages(table).slice(-3)).toEqual(CLOSING);
  });
});

describe('cards whose faces nobody has named', () => {
  const hidden = (): Table =>
    maryland()
      .bets({ 1: ANTE, 2: ANTE, 3: ANTE })
      .deals({ dealer: aceHigh.dealer, 2: aceHigh[2] })
      .decides(1, raise(1_000))
      .decides(2, raise(1_000))
      .decides(3, raise(1_000));
  const dealers = (): Table => hidden().follow(({ kind }) => kind === 'turn');
  const finished = (table: Table, seat: 2 | 3): Table =>
    table.turns(seat, aceHigh[seat]).follow(({ kind }) => kind === 'turn');

  const ROWS: readonly (readonly [string, () => Table, number])[] = [
    ['before anything is turned', hidden, 0],
    ["the dealer's, which are known", dealers, 0],
    ['those of seat 3, unseen', () => dealers().turns('dealer'), 7],
    ['those of seat 2, which are known', () => finished(dealers().turns('dealer'), 3), 0],
    ['seat 1 after them', () => finished(finished(dealers().turns('dealer'), 3), 2), 7],
    ['while a seat is settled', () => dealers().turns('dealer').turns(3, aceHigh[3]), 0],
  ];
  test.each(ROWS)('%s', (_which, table, unnamed) => {
    expect(procedureOf(table()).unnamed).toBe(unnamed);
  });
});

describe('the rounds after which the stub is counted', () => {
  const ROWS: readonly (readonly [string, () => Table, number | null])[] = [
    ['five, dealt by hand', () => Table.open('md/high-card-flush', dealtBy('hand', false)), 5],
    ['nobody counts while a shuffler does', () => Table.open('md/high-card-flush'), null],
    [
      'nor in a round of its cards',
      () => Table.open('md/high-card-flush').bets({ 1: ANTE }).deals(aceHigh),
      null,
    ],
  ];
  test.each(ROWS)('%s', (_how, table, every) => {
    expect(procedureOf(table()).stub.countEvery).toBe(every);
  });
});
