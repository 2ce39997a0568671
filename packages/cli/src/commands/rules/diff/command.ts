import type { Declare } from '../../declare.js';
import { A_RULEBOOK, examples } from '../../help.js';

export const declareDiff: Declare = (rules, act) => {
  rules
    .command('diff')
    .summary('tell two rulebooks apart')
    .description(
      'Tells what changes for somebody who moves from one table to the other: the differences by\n' +
        'topic, the pay tables that are alike and those that are not, and what stays the same.',
    )
    .argument('<a>', A_RULEBOOK)
    .argument('<b>', 'another')
    .option('--same', 'print the answers that stay the same, too')
    .option('--json', 'print as JSON')
    .addHelpText('after', examples('rules diff'))
    .action(act(() => import('./run.js')));
};
