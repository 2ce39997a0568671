import type { Declare } from '../../declare.js';

/** `baize rules sign`: what must stand on the layout and the signs for these house rules. */
export const declareSign: Declare = (rules, act) => {
  rules
    .command('sign')
    .summary('print what must stand on the layout and the signs')
    .description(
      'Prints what must stand on the layout and the signs for these house rules: the pay tables in\n' +
        'use and only those, limits, qualifier, payout limit, jackpots and prescribed notices.',
    )
    .argument('<file>', 'house rules as JSON, or - for standard input')
    .option('--html <out>', 'write one printable sheet (- for standard output)')
    .option('--json', 'print the sign as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize rules sign house.json\n' +
        '  baize rules sign house.json --html sign.html\n\n' +
        'Exit codes: 0 printed; 1 the house rules break the document (see: baize rules check);\n' +
        '2 bad input.',
    )
    .action(act(() => import('./run.js')));
};
