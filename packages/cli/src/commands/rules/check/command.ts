import type { Declare } from '../../declare.js';

export const declareCheck: Declare = (rules, act) => {
  rules
    .command('check')
    .summary('check house rules against their document')
    .description(
      'Checks house rules against the document they name: every violation with its clause.\n' +
        'A warning is told and does not keep a table from opening.',
    )
    .argument('<file>', 'house rules as JSON, or - for standard input')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize rules check house.json\n' +
        '  baize rules check - --json < house.json\n\n' +
        'Exit codes: 0 a table may open on them; 1 it may not; 2 bad input.',
    )
    .action(act(() => import('./run.js')));
};
