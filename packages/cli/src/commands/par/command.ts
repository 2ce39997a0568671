import { type CommandSpec, HOUSE, REPEATED, RULEBOOK } from '../spec.js';

export const PAR = {
  name: 'par',
  summary: 'write the PAR sheet of a table: odds, hold and jackpots, with clauses',
  description:
    'Writes the probability accounting report (PAR sheet) of a table: the rules elected with ' +
    'their clauses, exact probabilities and returns of every wager, volatility, the hold over ' +
    'a shift with its spread, and what its jackpots owe. One sheet with charts, to print or read.',
  arguments: [RULEBOOK],
  options: {
    house: HOUSE,
    html: ['<out>', 'write the sheet (- for standard output)'],
    json: 'print the same figures as JSON',
    roundsPerHour: ['<count>', 'how busy the table is', '40'],
    hours: ['<count>', 'how long the shift is', '8'],
    seats: ['<count>', 'players in every round (otherwise every position; 1 at a shared pot)'],
    wager: [
      '<id=dollars>',
      'a mean wager, as in ante=25 (otherwise the smallest posted); may be repeated',
      REPEATED,
    ],
    date: ['<day>', 'print this date, as in 2026-01-31 (otherwise none)'],
  },
  examples: [],
  end: 'Exit codes: 0 written; 2 bad input.',
} as const satisfies CommandSpec;
