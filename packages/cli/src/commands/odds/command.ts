import type { Declare } from '../declare.js';
import { A_RULEBOOK, examples } from '../help.js';

/** `baize odds`: what every wager of a document is worth, counted and not sampled. */
export const declareOdds: Declare = (baize, act) => {
  baize
    .command('odds')
    .summary('what every wager is worth, counted exactly')
    .description(
      'Counts every deal of the base game and every hit of every pay table, exactly, and says what ' +
        'each wager is worth. As JSON it has every table of the document, not only the elected ones.',
    )
    .argument('<rulebook>', A_RULEBOOK)
    .option('--house <file>', 'by these house rules (otherwise by ready-made ones)')
    .option('--wager <wager>', 'one side bet or jackpot, row by row')
    .option('--paytable <id>', 'on this table of it, elected or not')
    .option('--meter <dollars>', 'what the jackpots are worth when the meter shows this')
    .option('--all', 'every pay table of the document, side by side')
    .option('--json', 'print as JSON')
    .addHelpText('after', `${examples('odds')}\n\nExit codes: 0 counted; 2 bad input.`)
    .action(act(() => import('./run.js')));
};
