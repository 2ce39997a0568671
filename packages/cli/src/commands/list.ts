import { RULEBOOKS } from '@baize/rulebook';
import type { Command } from 'commander';
import { listText, summaryOf } from '../render/list.js';
import { print, printJson } from '../terminal.js';

export const registerList = (rules: Command): void => {
  rules
    .command('list')
    .summary('list the rulebooks')
    .description('Lists the rulebooks: game, document and its date, pay tables, positions.')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExamples:\n  baize rules list\n  baize rules list --json')
    .action((options: { readonly json?: true }) => {
      const rulebooks = RULEBOOKS.map(summaryOf);
      if (options.json) printJson({ version: 1, rulebooks });
      else print(listText(rulebooks));
    });
};
