import type { Declare } from '../../declare.js';

export const declareClause: Declare = (rules, act) => {
  rules
    .command('clause')
    .summary('tell what a clause or a reading demands')
    .description('Tells what a clause demands, or how an ambiguity is read, and what rests on it.')
    .argument('<id>', 'a clause or a reading, as in MD-HCF-12D or AMB-16')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  baize rules clause "MD-HCF-12E(2)(b)(i)"\n  baize rules clause AMB-16',
    )
    .action(act(() => import('./run.js')));
};
