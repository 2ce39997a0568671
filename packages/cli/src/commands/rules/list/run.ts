import { RULEBOOKS } from '@baize/rulebook';
import type { Terminal } from '../../../terminal.js';
import type { Given } from '../../spec.js';
import type { LIST } from './command.js';
import { listText, summaryOf } from './text.js';

export const run = (terminal: Terminal, options: Given<typeof LIST>): void => {
  const rulebooks = RULEBOOKS.map(summaryOf);
  if (options.json) terminal.printJson({ version: 1, rulebooks });
  else terminal.print(listText(rulebooks, terminal.proseColumns));
};
