import { dataOption } from '../data-option.js';
import type { Declare } from '../declare.js';

/** `baize migrate`: makes the database of a house, or brings an older one up to date. */
export const declareMigrate: Declare = (baize, act) => {
  baize
    .command('migrate')
    .summary('make the database of a house, or bring it up to date')
    .description(
      'Makes the database of a house in its folder, or brings one of an older version of this ' +
        'program up to date, step by step, each whole. Nothing that was stored changes. Stop the ' +
        'house first, and make a backup.',
    )
    .addOption(dataOption())
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize migrate\n' +
        '  baize migrate --data /srv/baize\n\n' +
        'Exit codes: 0 up to date; 2 it is no database, or of a newer program.',
    )
    .action(act(() => import('./run.js')));
};
