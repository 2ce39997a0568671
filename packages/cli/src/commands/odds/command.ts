import type { Declare } from '../declare.js';

/** `baize odds`: what every wager of a document is worth, counted and not sampled. */
export const declareOdds: Declare = (baize, act) => {
  baize
    .command('odds')
    .summary('what every wager is worth, counted exactly')
    .description(
      'Counts every deal of the base game and every hit of every pay table, exactly, and says what ' +
        'each wager is worth. As JSON it has every table of the document, not only the elected ones.',
    )
    .argument('<rulebook>', 'a rulebook, as in md/high-card-flush (see: baize rules list)')
    .option('--house <file>', 'by these house rules (otherwise by ready-made ones)')
    .option('--wager <wager>', 'one side bet or jackpot, row by row')
    .option('--paytable <id>', 'on this table of it, elected or not')
    .option('--meter <dollars>', 'what the jackpots are worth when the meter shows this')
    .option('--all', 'every pay table of the document, side by side')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize odds md/high-card-flush\n' +
        '  baize odds md/high-card-flush --wager flush --paytable G\n' +
        '  baize odds sd/caribbean-stud --wager progressive --meter 250000\n' +
        '  baize odds wa/ricochet-poker --all\n\n' +
        'Exit codes: 0 counted; 2 bad input.',
    )
    .action(act(() => import('./run.js')));
};
