import type { CommandSpec } from '../../spec.js';

export const SIGN = {
  name: 'sign',
  summary: 'print what must stand on the layout and the signs',
  description:
    'Prints what must stand on the layout and the signs for these house rules: the pay tables in ' +
    'use and only those, limits, qualifier, payout limit, jackpots and prescribed notices.',
  arguments: [['<file>', 'house rules as JSON, or - for standard input']],
  options: {
    html: ['<out>', 'write one printable sheet (- for standard output)'],
    json: 'print the sign as JSON',
  },
  examples: ['baize rules sign house.json', 'baize rules sign house.json --html sign.html'],
  end:
    'Exit codes: 0 printed; 1 the house rules break the document (see: baize rules check);\n' +
    '2 bad input.',
} as const satisfies CommandSpec;
