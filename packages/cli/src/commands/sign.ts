import { writeFileSync } from 'node:fs';
import { checkHouseRules, hasErrors, signOf } from '@baize/rulebook';
import type { Command } from 'commander';
import { readHouseRules } from '../house-rules-file.js';
import { signHtml } from '../render/sign-html.js';
import { signText } from '../render/sign-text.js';

interface SignOptions {
  readonly html?: string;
  readonly json?: true;
}

/** `baize rules sign`: what must stand on the layout and the signs for these house rules. */
export const registerSign = (rules: Command): void => {
  rules
    .command('sign')
    .summary('print what must stand on the layout and the signs')
    .description(
      'Prints what must stand on the layout and the signs for these house rules: the pay tables in\n' +
        'use and only those, limits, qualifier, payout limit, jackpots and prescribed notices.',
    )
    .argument('<file>', 'house rules as JSON, or - for standard input')
    .option('--html <out>', 'write one printable sheet (- for standard output)')
    .option('--json', 'print the sign as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize rules sign house.json\n' +
        '  baize rules sign house.json --html sign.html\n\n' +
        'Exit codes: 0 printed; 1 the house rules break the document (see: baize rules check);\n' +
        '2 bad input.',
    )
    .action((file: string, options: SignOptions) => {
      const { house, rulebook } = readHouseRules(file);
      const violations = checkHouseRules(rulebook, house);
      if (hasErrors(violations)) {
        const errors = violations.filter(({ severity }) => severity === 'error');
        process.stderr.write(
          `no sign is made for house rules that break the document: ${errors[0]?.message ?? ''} (${errors[0]?.cite ?? ''})${errors.length > 1 ? `, and ${errors.length - 1} more; see "baize rules check ${file}"` : ''}\n`,
        );
        process.exitCode = 1;
        return;
      }
      const sign = signOf(rulebook, house);
      if (options.json) {
        process.stdout.write(`${JSON.stringify({ version: 1, ...sign }, null, 2)}\n`);
      } else if (options.html === '-') {
        process.stdout.write(signHtml(sign));
      } else if (options.html !== undefined) {
        writeFileSync(options.html, signHtml(sign));
        process.stdout.write(`wrote ${options.html}\n`);
      } else {
        process.stdout.write(signText(sign));
      }
    });
};
