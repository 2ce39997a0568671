import { type CommandSpec, JSON_OUT, RULEBOOK } from '../../spec.js';

export const DIFF = {
  name: 'diff',
  summary: 'tell two rulebooks apart',
  description:
    'Tells what changes between one table and the other: the differences by topic, the pay tables ' +
    'that are alike and those that are not, and what stays the same.',
  arguments: [
    ['<a>', RULEBOOK[1]],
    ['<b>', 'another'],
  ],
  options: { same: 'print the answers that stay the same, too', json: JSON_OUT },
  examples: [],
} as const satisfies CommandSpec;
