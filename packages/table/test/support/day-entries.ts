import type { SettledLine } from '@baize/games';
import type { Entries, JournalEntry } from '../../src/chips/report/journal.js';
import type { Then } from '../../src/chips/report/then.js';
import type { TableEvent } from '../../src/index.js';
import { NOON } from './moments.js';

/** Entries of a day, a few of them at a time. */

const STAMP = { by: 'Dana', as: 'dealer', at: NOON } as const;
export const event = (type: string, more: object = {}): TableEvent =>
  ({ ...STAMP, type, ...more }) as never as TableEvent;
export const inRound = (type: string, more: object, rest: object = {}): TableEvent =>
  event('InRound', { event: { type, by: 'Dana', at: NOON, ...more }, ...rest });

export const ROUND = {
  round: 't1/1',
  antes: { 1: 500 },
  collected: false,
  paid: [],
} as never as NonNullable<Then['round']>;
export const entry = (of: TableEvent, then: Partial<Then> = {}, late = false): JournalEntry =>
  ({
    dealer: 'Dana',
    round: ROUND,
    trayCents: 0,
    late,
    ...then,
    jackpot: null,
    event: of,
  }) as never;
export const meter = (type: string, more: object, late = false): JournalEntry =>
  ({
    dealer: 'Dana',
    round: ROUND,
    trayCents: 0,
    late,
    jackpot: 'progressive',
    event: { ...STAMP, type, table: 't1', ...more },
  }) as never;
export const day = (...entries: readonly JournalEntry[]): Entries => ({ entries });

export const lineOf = (more: object = {}): SettledLine =>
  ({
    seat: 1,
    wager: 'ante',
    stakeCents: 1_000,
    outcome: 'win',
    paysCents: 1_000,
    returnedCents: 1_000,
    from: 'tray',
    hand: 'x',
    cite: 'MD-HCF-11B(5)',
    ...more,
  }) as SettledLine;
export const lost = lineOf({ seat: 2, outcome: 'lose', paysCents: 0, returnedCents: 0 });
export const seat = (
  lines: readonly SettledLine[],
  tips: readonly SettledLine[] = [],
): TableEvent => inRound('SeatSettled', { seat: 1, lines, tips });
