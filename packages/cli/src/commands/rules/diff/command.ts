import type { Declare } from '../../declare.js';

export const declareDiff: Declare = (rules, act) => {
  rules
    .command('diff')
    .summary('tell two rulebooks apart')
    .description(
      'Tells what changes for somebody who moves from one table to the other: the differences by\n' +
        'topic, the pay tables that are alike and those that are not, and what stays the same.',
    )
    .argument('<a>', 'a rulebook, as in sd/high-card-flush')
    .argument('<b>', 'another')
    .option('--same', 'print the answers that stay the same, too')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize rules diff sd/high-card-flush md/high-card-flush\n' +
        '  baize rules diff md/high-card-flush oh/high-card-flush --same',
    )
    .action(act(() => import('./run.js')));
};
