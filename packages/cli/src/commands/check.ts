import process from 'node:process';
import { checkHouseRules, electionsText, hasErrors, pinnedText } from '@baize/rulebook';
import type { Command } from 'commander';
import { readHouseRules } from '../house-rules-file.js';
import { nameOfFile } from '../input-file.js';
import { checkText } from '../render/check.js';
import { sha256 } from '../sha256.js';
import { print, printJson } from '../terminal.js';

export const registerCheck = (rules: Command): void => {
  rules
    .command('check')
    .summary('check house rules against their document')
    .description(
      'Checks house rules against the document they name: every violation with its clause.\n' +
        'A warning is told and does not keep a table from opening.',
    )
    .argument('<file>', 'house rules as JSON, or - for standard input')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize rules check house.json\n' +
        '  baize rules check - --json < house.json\n\n' +
        'Exit codes: 0 a table may open on them; 1 it may not; 2 bad input.',
    )
    .action((file: string, options: { readonly json?: true }) => {
      const { house, rulebook } = readHouseRules(file);
      // What an approval covers, and what a round pins.
      const digest = sha256(electionsText(rulebook, house));
      const rulesHash = sha256(pinnedText(rulebook, house));
      const violations = checkHouseRules(rulebook, house, digest);
      const ok = !hasErrors(violations);
      const checked = {
        file: nameOfFile(file),
        rulebook: rulebook.id,
        digest,
        rules: rulesHash,
        ok,
        violations,
      };
      if (options.json) printJson({ version: 1, ...checked });
      else print(checkText(house.name, rulebook, checked));
      process.exitCode = ok ? 0 : 1;
    });
};
