import type { Declare } from '../declare.js';
import { A_RULEBOOK, examples } from '../help.js';

/** `baize simulate`: rounds by chance, beside what all deals say. */
export const declareSimulate: Declare = (baize, act) => {
  baize
    .command('simulate')
    .summary('play millions of rounds by chance, beside the exact odds')
    .description(
      'Plays rounds with the best decisions, on every thread of the machine, and sets what they ' +
        'brought beside the exact count of all deals. Every seat knows what it may see only. The same ' +
        'seed gives the same rounds, however many threads play them. Ctrl-C prints what there is.',
    )
    .argument('<rulebook>', A_RULEBOOK)
    .requiredOption('--rounds <count>', 'how many rounds')
    .option('--players <count>', 'how many seats play against the dealer', '1')
    .option('--seed <text>', 'the same text gives the same rounds, on any machine')
    .option('--threads <count>', 'how many threads play (otherwise as many as there are cores)')
    .option('--house <file>', 'pay tables by these house rules (otherwise by ready-made ones)')
    .option('--core', 'play every round as a table does, by its clauses: the same, but slow')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      `${examples('simulate')}\n\nExit codes: 0 done; 2 bad input; 130 stopped by Ctrl-C.`,
    )
    .action(act(() => import('./run.js')));
};
