import { compareRulebooks } from '@baize/rulebook';
import type { Command } from 'commander';
import { diffText } from '../render/diff.js';
import { rulebookNamed } from '../rulebook-named.js';
import { print, printJson } from '../terminal.js';

interface DiffOptions {
  readonly same?: true;
  readonly json?: true;
}

export const registerDiff = (rules: Command): void => {
  rules
    .command('diff')
    .summary('tell two rulebooks apart')
    .description(
      'Tells what changes for somebody who moves from one table to the other: the differences by\n' +
        'topic, the pay tables that are alike and those that are not, and what stays the same.',
    )
    .argument('<a>', 'a rulebook, as in sd/high-card-flush')
    .argument('<b>', 'another')
    .option('--same', 'print the answers that stay the same, too')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize rules diff sd/high-card-flush md/high-card-flush\n' +
        '  baize rules diff md/high-card-flush oh/high-card-flush --same',
    )
    .action((idA: string, idB: string, options: DiffOptions) => {
      const a = rulebookNamed(idA);
      const b = rulebookNamed(idB);
      const comparison = compareRulebooks(a, b);
      if (options.json) printJson({ version: 1, ...comparison });
      else print(diffText(a, b, comparison, options.same === true));
    });
};
