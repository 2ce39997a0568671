import { exportRulebooks, RULEBOOKS } from '@baize/rulebook';
import { rulebookNamed } from '../../../input/rulebook-named.js';
import type { Terminal } from '../../../terminal.js';

export const run = (terminal: Terminal, ids: readonly string[]): void =>
  terminal.printJson(exportRulebooks(ids.length === 0 ? RULEBOOKS : ids.map(rulebookNamed)));
