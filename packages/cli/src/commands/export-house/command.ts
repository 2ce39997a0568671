import { dataOption } from '../data-option.js';
import type { Declare } from '../declare.js';

/** `baize export`: what happened in a house, for other programs, with the chain that proves it. */
export const declareExportHouse: Declare = (baize, act) => {
  baize
    .command('export')
    .summary('print the events of a house with their chain')
    .description(
      'Prints what happened in a house between two instants as JSON lines: every event with its ' +
        'postings, its hash and the hash before it. Events of rounds that are still open are ' +
        'withheld: they keep their place by their hash alone. The house may go on meanwhile.',
    )
    .addOption(dataOption())
    .requiredOption('--from <instant>', 'from here on: 2026-03-01 or 2026-03-01T20:00:00Z (UTC)')
    .requiredOption('--to <instant>', 'until before here')
    .option('--out <file>', 'write to this file (otherwise to standard output)')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize export --from 2026-03-01 --to 2026-04-01 --out march.jsonl\n' +
        '  baize export --data /srv/baize --from 2026-03-01T20:00:00Z --to 2026-03-02T04:00:00Z\n\n' +
        'Exit codes: 0 done; 2 bad input.',
    )
    .action(act(() => import('./run.js')));
};
