import type { Declare } from '../../declare.js';
import { examples } from '../../help.js';

export const declareExport: Declare = (rules, act) => {
  rules
    .command('export')
    .summary('print rulebooks as JSON for other programs')
    .description('Prints the rulebooks as JSON, version 1: wagers, pay tables and settings.')
    .argument('[ids...]', 'only these rulebooks')
    .option('--json', 'JSON is what it prints, asked for or not')
    .addHelpText('after', examples('rules export', ['rules export --json > rulebooks.json']))
    .action(act(() => import('./run.js')));
};
