import { type CommandSpec, DATA, JSON_OUT } from '../spec.js';

export const AUDIT = {
  name: 'audit',
  summary: 'check everything that a house has on record',
  description:
    'Checks everything that a house has on record: every chain, posting and balance, and the seals; ' +
    'then it replays every table, settles every round again from its cards, holds every meter ' +
    'against the ledger, verifies the proof of every round, and compares receipts, snapshots, ' +
    'obligations, kept answers and the roll of staff with the events. It names the first entry ' +
    'that is wrong. The house may go on meanwhile; the folder may be on media that cannot be written.',
  options: {
    data: DATA,
    seals: ['<file>', 'seals that were kept elsewhere (otherwise those in the folder)'],
    json: JSON_OUT,
  },
  examples: [
    'baize audit',
    'baize audit --data /srv/baize --seals /mnt/safe/seals.jsonl',
    'baize audit --json',
  ],
  end: 'Exit codes: 0 everything is right; 1 an entry is wrong; 2 bad input.',
} as const satisfies CommandSpec;
