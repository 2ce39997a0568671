import { type CommandSpec, JSON_OUT } from '../../spec.js';

export const CLAUSE = {
  name: 'clause',
  summary: 'tell what a clause or a reading demands',
  description: 'Tells what a clause demands, or how an ambiguity is read, and what rests on it.',
  arguments: [['<id>', 'a clause or a reading, as in MD-HCF-12D or AMB-16']],
  options: { json: JSON_OUT },
  examples: ['baize rules clause "MD-HCF-12E(2)(b)(i)"', 'baize rules clause AMB-16'],
} as const satisfies CommandSpec;
