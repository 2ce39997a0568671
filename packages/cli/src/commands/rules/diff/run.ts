import { compareRulebooks } from '@baize/rulebook';
import { rulebookNamed } from '../../../input/rulebook-named.js';
import type { Terminal } from '../../../terminal.js';
import { diffText } from './text.js';

interface DiffOptions {
  readonly same?: true;
  readonly json?: true;
}

export const run = (terminal: Terminal, idA: string, idB: string, options: DiffOptions): void => {
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
