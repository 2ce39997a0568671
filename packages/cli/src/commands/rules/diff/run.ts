import { compareRulebooks } from '@baize/rulebook';
import { rulebookNamed } from '../../../input/rulebook-named.js';
import type { Terminal } from '../../../terminal.js';
import type { Given } from '../../spec.js';
import type { DIFF } from './command.js';
import { diffText } from './text.js';

export const run = (
  terminal: Terminal,
  idA: string,
  idB: string,
  options: Given<typeof DIFF>,
): void => {
  const a = rulebookNamed(idA);
  const b = rulebookNamed(idB);
  const comparison = compareRulebooks(a, b);
  if (options.json) terminal.printJson({ version: 1, ...comparison });
  else
    terminal.print(
      diffText(a, b, comparison, {
        withSame: options.same === true,
        columns: terminal.proseColumns,
      }),
    );
};
