import { Option } from 'commander';
import type { Declare } from '../declare.js';
import { A_RULEBOOK, examples } from '../help.js';

/** `baize shift`: a whole shift of a table, with what goes wrong in one, and the report of its day. */
export const declareShift: Declare = (baize, act) => {
  baize
    .command('shift')
    .summary('run a whole shift of a table, and report its day')
    .description(
      'Runs a whole shift of a table by the book, from the opening to the count at the close, with ' +
        'irregularities, fills, tips and corrections. Then it replays every event, says whether ' +
        'the replay comes out the same, and prints the report of the day.',
    )
    .argument('<rulebook>', A_RULEBOOK)
    .option('--rounds <count>', 'how many rounds (default: 200)')
    .option('--until-stuck', 'play on until nobody at the table can move it on')
    .option('--seed <text>', 'the same text gives the same shift, on any machine')
    .option('--house <file>', 'run by these house rules (otherwise by ready-made ones)')
    .addOption(
      new Option('--felt <kind>', 'real: cards lie unseen until they are turned')
        .choices(['virtual', 'real'])
        .default('virtual'),
    )
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      `${examples('shift')}

Exit codes: 0 replayed the same; 1 the replay differs, or the table is
stuck; 2 bad input.`,
    )
    .action(act(() => import('./run.js')));
};
