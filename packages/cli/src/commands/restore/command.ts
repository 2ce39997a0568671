import { dataOption } from '../data-option.js';
import type { Declare } from '../declare.js';

/** `baize restore`: a copy in the place of a database that is not there. */
export const declareRestore: Declare = (baize, act) => {
  baize
    .command('restore')
    .summary('put a backup in the place of a database that is gone')
    .description(
      'Puts a backup into the folder of a house that has no database. It never writes over one: move ' +
        'a damaged database away first. Rounds that were open in the backup are ended and their wagers ' +
        'returned; every session and every unused code for staff ends; old seals are moved aside. It ' +
        'says what else is undone: what happened after the backup is not in it.',
    )
    .requiredOption('--from <file>', 'a copy that baize backup made')
    .addOption(dataOption())
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize restore --from /mnt/safe/house-2026-03-01.db\n' +
        '  baize restore --from house.db --data /srv/baize\n\n' +
        'Exit codes: 0 done; 1 the backup is damaged; 2 bad input.',
    )
    .action(act(() => import('./run.js')));
};
