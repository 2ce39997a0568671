import { dataOption } from '../data-option.js';
import type { Declare } from '../declare.js';

/** `baize audit`: is everything in the books of a house as it was written, and as it should be? */
export const declareAudit: Declare = (baize, act) => {
  baize
    .command('audit')
    .summary('check everything that a house has on record')
    .description(
      'Checks everything that a house has on record: every chain, posting and balance, and the seals; ' +
        'then it replays every table, settles every round again from its cards, holds every meter ' +
        'against the ledger, verifies the proof of every round, and compares receipts, snapshots, ' +
        'obligations, kept answers and the roll of staff with the events. It names the first entry ' +
        'that is wrong. The house may go on meanwhile; the folder may be on media that cannot be written.',
    )
    .addOption(dataOption())
    .option('--seals <file>', 'seals that were kept elsewhere (otherwise those in the folder)')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize audit\n' +
        '  baize audit --data /srv/baize --seals /mnt/safe/seals.jsonl\n' +
        '  baize audit --json\n\n' +
        'Exit codes: 0 everything is right; 1 an entry is wrong; 2 bad input.',
    )
    .action(act(() => import('./run.js')));
};
