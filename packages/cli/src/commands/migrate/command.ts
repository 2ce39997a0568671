import { type CommandSpec, DATA, JSON_OUT } from '../spec.js';

export const MIGRATE = {
  name: 'migrate',
  summary: 'make the database of a house, or bring it up to date',
  description:
    'Makes the database of a house in its folder, or brings one of an older version of this ' +
    'program up to date, step by step, each whole. Nothing that was stored changes. Stop the ' +
    'house first, and make a backup.',
  options: { data: DATA, json: JSON_OUT },
  examples: ['baize migrate', 'baize migrate --data /srv/baize'],
  end: 'Exit codes: 0 up to date; 2 it is no database, or of a newer program.',
} as const satisfies CommandSpec;
