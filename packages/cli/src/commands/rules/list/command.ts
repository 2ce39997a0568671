import type { Declare } from '../../declare.js';

export const declareList: Declare = (rules, act) => {
  rules
    .command('list')
    .summary('list the rulebooks')
    .description('Lists the rulebooks: game, document and its date, pay tables, positions.')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExamples:\n  baize rules list\n  baize rules list --json')
    .action(act(() => import('./run.js')));
};
