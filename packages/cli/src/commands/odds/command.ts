import { type CommandSpec, HOUSE, JSON_OUT, RULEBOOK } from '../spec.js';

export const ODDS = {
  name: 'odds',
  summary: 'what every wager is worth, counted exactly',
  description:
    'Counts every deal of the base game and every hit of every pay table, exactly, and says what ' +
    'each wager is worth. As JSON it has every table of the document, not only the elected ones.',
  arguments: [RULEBOOK],
  options: {
    house: HOUSE,
    wager: ['<wager>', 'one side bet or jackpot, row by row'],
    paytable: ['<id>', 'on this table of it, elected or not'],
    meter: ['<dollars>', 'what the jackpots are worth when the meter shows this'],
    all: 'every pay table of the document, side by side',
    json: JSON_OUT,
  },
  examples: [],
  end: 'Exit codes: 0 counted; 2 bad input.',
} as const satisfies CommandSpec;
