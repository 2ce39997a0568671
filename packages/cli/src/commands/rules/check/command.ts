import { type CommandSpec, JSON_OUT } from '../../spec.js';

export const CHECK = {
  name: 'check',
  summary: 'check house rules against their document',
  description:
    'Checks house rules against the document they name: every violation with its clause. ' +
    'A warning does not keep a table from opening.',
  arguments: [['<file>', 'house rules as JSON, or - for standard input']],
  options: { json: JSON_OUT },
  examples: ['baize rules check house.json', 'baize rules check - --json < house.json'],
  end: 'Exit codes: 0 a table may open on them; 1 it may not; 2 bad input.',
} as const satisfies CommandSpec;
