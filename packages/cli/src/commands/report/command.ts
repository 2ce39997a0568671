import { type CommandSpec, JSON_OUT, REQUIRED } from '../spec.js';

export const REPORT = {
  name: 'report',
  summary: 'report a gaming day of the house',
  description:
    'Reports a gaming day of the house from its store: trays, drop, handle and win by wager, pots, ' +
    'jackpots, tips, corrections and irregularities of every table, and what the house owes. ' +
    'What happened in the day counts in the day, also where a session or a round goes on over ' +
    'its end. A report that does not add up is not given.',
  options: {
    data: ['<folder>', 'the folder that the house keeps its data in', REQUIRED],
    day: ['<day>', 'as in 2026-02-01 (otherwise the gaming day that it is now)'],
    csv: 'print as comma-separated values, a row for each table and wager',
    json: JSON_OUT,
  },
  examples: [
    'baize report --data data --day 2026-02-01',
    'baize report --data data --day 2026-02-01 --csv > day.csv',
  ],
  end: 'Exit codes: 0 done; 2 bad input.',
} as const satisfies CommandSpec;
