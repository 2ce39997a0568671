import { writeFileSync } from 'node:fs';
import { checkHouseRules, citationLabel, hasErrors, signOf } from '@baize/rulebook';
import { readHouseRules } from '../../../input/house-rules-file.js';
import type { Terminal } from '../../../terminal.js';
import type { Given } from '../../spec.js';
import type { SIGN } from './command.js';
import { signHtml } from './html.js';
import { signText } from './text.js';

export const run = (terminal: Terminal, file: string, options: Given<typeof SIGN>): void => {
  const { house, rulebook } = readHouseRules(file, terminal);
  const violations = checkHouseRules(rulebook, house);
  if (hasErrors(violations)) {
    const errors = violations.filter(({ severity }) => severity === 'error');
    terminal.complain(
      `no sign is made for house rules that break the document: ${errors[0]?.message ?? ''} (${citationLabel(errors[0]?.cite ?? '')})${errors.length > 1 ? `, and ${errors.length - 1} more; see "baize rules check ${file}"` : ''}`,
    );
    terminal.exitCode = 1;
    return;
  }
  const sign = signOf(rulebook, house);
  if (options.json) {
    terminal.write(`${JSON.stringify({ version: 1, ...sign }, null, 2)}\n`);
  } else if (options.html === '-') {
    terminal.write(signHtml(sign));
  } else if (options.html !== undefined) {
    writeFileSync(options.html, signHtml(sign));
    terminal.write(`wrote ${options.html}\n`);
  } else {
    terminal.write(signText(sign));
  }
};
