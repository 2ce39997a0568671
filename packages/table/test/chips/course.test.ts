import type { Books, Meter } from '@baize/jackpot';
import { micros } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { evolveWorld, newWorld, reportOf, type World } from '../../src/index.js';
import { aceHigh } from '../support/irregularity.js';
import { FLOOR, raise, Table } from '../support/table.js';

const PLAYS = { ante: 1_000, progressive: 100 };
const opened = (): Table => Table.open('md/high-card-flush');
const dealt = (table: Table): Table => table.bets({ 1: PLAYS, 2: PLAYS }).deals(aceHigh);
const miscounted = (table: Table): Table =>
  dealt(table).calls({ kind: 'wrong-count-to-player', place: 2, cards: 8 }).ends();

const reportOfDay = ({ world, happened }: Table) => reportOf(world.rules, 't1', happened);

/** Two rounds with a hand that was wrongly dealt, one that was voided, one in which a player left. */
const day = (): Table => {
  const voided = dealt(miscounted(miscounted(opened())))
    .do({ type: 'VoidRound', reason: 'a fire alarm' }, FLOOR)
    .ends();
  const left = dealt(voided).do({ type: 'Leave', seat: 1 });
  return left
    .do({ type: 'RuleAbandoned', seat: 1, lost: true, reason: 'gone for an hour' }, FLOOR)
    .decides(2, raise(1_000))
    .ends()
    .do({ type: 'Leave', seat: 2 });
};

describe('the course of a day', () => {
  test('counts what went wrong by its clause, the most frequent first', () => {
    expect(reportOfDay(day()).irregularities).toEqual([
      { kind: 'wrong-count-to-player', cite: 'MD-HCF-13D', count: 2 },
      { kind: 'player-leaves', cite: 'MD-HCF-7C(2)', count: 1 },
      { kind: 'round-voided', cite: 'house:void-round', count: 1 },
    ]);
  });

  test('has rounds that were played and rounds that were void', () => {
    expect(reportOfDay(day()).rounds).toEqual({ complete: 1, void: 3 });
  });

  test('a jackpot wager that went back is no bet of the day', () => {
    const [progressive] = reportOfDay(day()).jackpots;
    // Two in each of four rounds: one of each misdealt round went back, and both of the voided one.
    expect(progressive).toMatchObject({ bets: 4, handleCents: 400, voidCents: 400 });
  });
});

describe('a fund that does not hold what it says is never reported', () => {
  /** From the opening of the table on, with the meter as it is said to have been before. */
  const reported = (change: (meter: Meter, world: World) => Partial<World>) => {
    const { world, happened } = opened();
    const at = happened.findIndex(
      (one) => !('jackpot' in one) && one.events.some(({ type }) => type === 'TableOpened'),
    );
    const before = happened.slice(0, at).reduce(evolveWorld, newWorld('t1', world.rules));
    const meter = before.meters.progressive;
    if (meter?.phase !== 'running') throw new Error('no meter runs');
    const tampered = { ...before, ...change(meter, before) };
    return () => reportOf(world.rules, 't1', happened.slice(at), tampered);
  };
  const withBooks = (books: Partial<Books>) => (meter: Meter) => ({
    meters: {
      progressive: {
        ...meter,
        ledger: { ...meter.ledger, books: { ...meter.ledger.books, ...books } },
      },
    },
  });

  test('as it is, it is reported', () => {
    expect(reported(() => ({}))).not.toThrow();
  });

  test.each<[keyof Books, number]>([
    ['seedsMicros', 7],
    ['contributionsMicros', 7],
    ['transfersInMicros', 7],
    ['adjustmentsMicros', 7],
    ['injectionsMicros', 7],
    ['reserveMicros', -7],
    ['awardsMicros', -7],
    ['transfersOutMicros', -7],
    ['recoveredMicros', -7],
  ])('%s', (part, off) => {
    const more = reported((meter) =>
      withBooks({ [part]: meter.ledger.books[part] + 7 } as Partial<Books>)(meter),
    );
    expect(more).toThrow(`is out of balance by ${off} micros`);
  });

  test('nor one whose account holds something else', () => {
    const held = reported((_meter, { books }) => {
      const [[house = 'cage'] = []] = [...books].filter(([name]) => !name.startsWith('meter/'));
      const off = (name: string): number =>
        name.startsWith('meter/') ? 7 : name === house ? -7 : 0;
      return {
        books: new Map([...books].map(([name, sum]) => [name, micros(sum + off(name))] as const)),
      };
    });
    expect(held).toThrow(/^meter\/t1-progressive holds \d+ micros, and its meter says \d+$/);
  });
});
