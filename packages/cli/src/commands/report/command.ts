import type { Declare } from '../declare.js';

/** `baize report`: a gaming day of the house, from what is stored. */
export const declareReport: Declare = (baize, act) => {
  baize
    .command('report')
    .summary('report a gaming day of the house')
    .description(
      'Reports a gaming day of the house from its store: trays, drop, handle and win by wager, pots, ' +
        'jackpots, tips, corrections and irregularities of every table, and what the house owes. ' +
        'What happened in the day counts in the day, also where a session or a round goes on over ' +
        'its end. A report that does not add up is not given.',
    )
    .requiredOption('--data <folder>', 'the folder that the house keeps its data in')
    .option('--day <day>', 'as in 2026-02-01 (otherwise the gaming day that it is now)')
    .option('--csv', 'print as comma-separated values, a row for each table and wager')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize report --data data --day 2026-02-01\n' +
        '  baize report --data data --day 2026-02-01 --csv > day.csv\n\n' +
        'Exit codes: 0 done; 2 bad input.',
    )
    .action(act(() => import('./run.js')));
};
