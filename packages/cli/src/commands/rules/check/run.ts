import { checkHouseRules, electionsText, hasErrors, pinnedText } from '@baize/rulebook';
import { readHouseRules } from '../../../input/house-rules-file.js';
import { nameOfFile } from '../../../input/input-file.js';
import { sha256 } from '../../../input/sha256.js';
import type { Terminal } from '../../../terminal.js';
import type { Given } from '../../spec.js';
import type { CHECK } from './command.js';
import { checkText } from './text.js';

export const run = (terminal: Terminal, file: string, options: Given<typeof CHECK>): void => {
  const { house, rulebook } = readHouseRules(file, terminal);
  // Approvals cover the first, rounds are pinned to the second.
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
  if (options.json) terminal.printJson({ version: 1, ...checked });
  else terminal.print(checkText(house.name, rulebook, checked, terminal.proseColumns));
  terminal.exitCode = ok ? 0 : 1;
};
