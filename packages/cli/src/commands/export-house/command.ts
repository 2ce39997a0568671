import { type CommandSpec, DATA, REQUIRED } from '../spec.js';

export const EXPORT_HOUSE = {
  name: 'export',
  summary: 'print the events of a house with their chain',
  description:
    'Prints what happened in a house between two instants as JSON lines: every event with its ' +
    'postings, its hash and the hash before it. Events of rounds that are still open are ' +
    'withheld: they keep their place by their hash alone. The house may go on meanwhile.',
  options: {
    data: DATA,
    from: ['<instant>', 'from here on: 2026-03-01 or 2026-03-01T20:00:00Z (UTC)', REQUIRED],
    to: ['<instant>', 'until before here', REQUIRED],
    out: ['<file>', 'write to this file (otherwise to standard output)'],
  },
  examples: [
    'baize export --from 2026-03-01 --to 2026-04-01 --out march.jsonl',
    'baize export --data /srv/baize --from 2026-03-01T20:00:00Z --to 2026-03-02T04:00:00Z',
  ],
  end: 'Exit codes: 0 done; 2 bad input.',
} as const satisfies CommandSpec;
