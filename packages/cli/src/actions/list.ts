import { RULEBOOKS } from '@baize/rulebook';
import { listText, summaryOf } from '../render/list.js';
import type { Terminal } from '../terminal.js';

export const run = (terminal: Terminal, options: { readonly json?: true }): void => {
  const rulebooks = RULEBOOKS.map(summaryOf);
  if (options.json) terminal.printJson({ version: 1, rulebooks });
  else terminal.print(listText(rulebooks, terminal.proseColumns));
};
