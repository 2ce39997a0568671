import type { CommandSpec } from '../../spec.js';

export const EXPORT = {
  name: 'export',
  summary: 'print rulebooks as JSON for other programs',
  description: 'Prints the rulebooks as JSON, version 1: wagers, pay tables and settings.',
  arguments: [['[ids...]', 'only these rulebooks']],
  options: { json: 'JSON is what it prints, asked for or not' },
  examples: ['baize rules export --json > rulebooks.json'],
} as const satisfies CommandSpec;
