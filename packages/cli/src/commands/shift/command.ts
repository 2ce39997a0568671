import { type CommandSpec, JSON_OUT, RULEBOOK } from '../spec.js';

export const SHIFT = {
  name: 'shift',
  summary: 'run a whole shift of a table, and report its day',
  description:
    'Runs a whole shift of a table by the book, from the opening to the count at the close, with ' +
    'irregularities, fills, tips and corrections. Then it replays every event, says whether ' +
    'the replay comes out the same, and prints the report of the day.',
  arguments: [RULEBOOK],
  options: {
    rounds: ['<count>', 'how many rounds (default: 200)'],
    untilStuck: 'play on until nobody at the table can move it on',
    seed: ['<text>', 'the same text gives the same shift, on any machine'],
    house: ['<file>', 'run by these house rules (otherwise by ready-made ones)'],
    felt: [
      '<kind>',
      'real: cards lie unseen until they are turned',
      'virtual',
      ['virtual', 'real'],
    ],
    json: JSON_OUT,
  },
  examples: [],
  end:
    'Exit codes: 0 replayed the same; 1 the replay differs, or the table is\n' +
    'stuck; 2 bad input.',
} as const satisfies CommandSpec;
