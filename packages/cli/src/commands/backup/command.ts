import { dataOption } from '../data-option.js';
import type { Declare } from '../declare.js';

/** `baize backup`: a whole copy of the database, while the house goes on. */
export const declareBackup: Declare = (baize, act) => {
  baize
    .command('backup')
    .summary('copy the database of a house while it runs')
    .description(
      'Writes a whole copy of the database as it is at one moment, while the house goes on. The copy ' +
        'is checked, and appears under its name only when it is whole, for its owner alone. The seeds of ' +
        'rounds are not in it: rounds that are open in it are ended when it is restored. It has the ' +
        'hashes of passwords: keep it as safe as the house itself. Keep the seals in another place.',
    )
    .addOption(dataOption())
    .requiredOption('--to <file>', 'the copy; it must not be there yet')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize backup --to /mnt/safe/house-2026-03-01.db\n' +
        '  baize backup --data /srv/baize --to /mnt/safe/house.db --json\n\n' +
        'Exit codes: 0 done; 1 the database is damaged; 2 bad input.',
    )
    .action(act(() => import('./run.js')));
};
