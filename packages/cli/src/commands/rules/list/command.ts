import { type CommandSpec, JSON_OUT } from '../../spec.js';

export const LIST = {
  name: 'list',
  summary: 'list the rulebooks',
  description: 'Lists the rulebooks: game, document and its date, pay tables, positions.',
  options: { json: JSON_OUT },
  examples: ['baize rules list', 'baize rules list --json'],
} as const satisfies CommandSpec;
