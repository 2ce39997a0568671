import { RULEBOOKS } from '@baize/rulebook';
import type { Terminal } from '../../../terminal.js';
import { listText, summaryOf } from './text.js';

export const run = (terminal: Terminal, options: { readonly json?: true }): void => {
  const rulebooks = RULEBOOKS.map(summaryOf);
  if (options.json) terminal.printJson({ version: 1, rulebooks });
  else terminal.print(listText(rulebooks, terminal.proseColumns));
};
