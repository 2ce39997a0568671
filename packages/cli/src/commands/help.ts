import type { HelpPage } from '../game.js';
import { EXAMPLE_RULEBOOK, HELP } from '../games.js';

export const A_RULEBOOK = `a rulebook, as in ${EXAMPLE_RULEBOOK} (see: baize rules list)`;

/** The examples at the end of a help page: the command's own, then those of the games. */
export const examples = (page: HelpPage, own: readonly string[] = []): string =>
  [
    '\nExamples:',
    ...[...own, ...HELP.flatMap((help) => help.examples[page] ?? [])].map(
      (line) => `  baize ${line}`,
    ),
  ].join('\n');
