import { settleFile } from '@baize/table';
import { BadInput } from '../../bad-input.js';
import { nameOfFile, readJson } from '../../input/input-file.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { SETTLE } from './command.js';
import { settleText } from './text.js';

export const run = (terminal: Terminal, file: string, options: Given<typeof SETTLE>): void => {
  const data = readJson(file, terminal);
  if (Array.isArray(data)) {
    const answers = data.map((round: unknown) => {
      const settled = settleFile(round);
      return settled.ok ? settled.value : { error: settled.error };
    });
    if (options.json) terminal.printJson(answers);
    else terminal.print(answers.map(settleText).join('\n\n'));
    return;
  }
  const settled = settleFile(data);
  if (!settled.ok) throw new BadInput(`${nameOfFile(file)}: ${settled.error}`);
  if (options.json) terminal.printJson(settled.value);
  else terminal.print(settleText(settled.value));
};
