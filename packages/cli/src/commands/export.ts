import { exportRulebooks, RULEBOOKS } from '@baize/rulebook';
import type { Command } from 'commander';
import { rulebookNamed } from '../rulebook-named.js';
import { printJson } from '../terminal.js';

export const registerExport = (rules: Command): void => {
  rules
    .command('export')
    .summary('print rulebooks as JSON for other programs')
    .description('Prints the rulebooks as JSON, version 1: wagers, pay tables and settings.')
    .argument('[ids...]', 'only these rulebooks')
    .option('--json', 'JSON is what it prints, asked for or not')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize rules export --json > rulebooks.json\n' +
        '  baize rules export md/high-card-flush --json',
    )
    .action((ids: readonly string[]) =>
      printJson(exportRulebooks(ids.length === 0 ? RULEBOOKS : ids.map(rulebookNamed))),
    );
};
