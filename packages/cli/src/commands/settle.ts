import { settleFile } from '@baize/table';
import type { Command } from 'commander';
import { BadInput } from '../bad-input.js';
import { nameOfFile, readJson } from '../input-file.js';
import { settleText } from '../render/settle.js';
import { print, printJson } from '../terminal.js';

/** `baize settle`: what must be paid for a round, through the core the table uses. */
export const registerSettle = (baize: Command): void => {
  baize
    .command('settle')
    .summary('settle a round as it lay on the felt')
    .description(
      'Settles a round file: what every wager is paid, in the order the dealer pays it, each line\n' +
        'with its clause. A file with a list of rounds gives a list of answers.',
    )
    .argument('<file>', 'a round as JSON, or - for standard input')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize settle round.json\n' +
        '  baize settle - --json < rounds.json\n\n' +
        'Exit codes: 0 settled; 2 bad input. In a list a bad round answers { "error": … } in its place.',
    )
    .action((file: string, options: { readonly json?: true }) => {
      const data = readJson(file);
      if (Array.isArray(data)) {
        const answers = data.map((round: unknown) => {
          const settled = settleFile(round);
          return settled.ok ? settled.value : { error: settled.error };
        });
        if (options.json) printJson(answers);
        else print(answers.map(settleText).join('\n\n'));
        return;
      }
      const settled = settleFile(data);
      if (!settled.ok) throw new BadInput(`${nameOfFile(file)}: ${settled.error}`);
      if (options.json) printJson(settled.value);
      else print(settleText(settled.value));
    });
};
