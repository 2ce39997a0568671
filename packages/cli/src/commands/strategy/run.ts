import { formatCard } from '@baize/cards';
import { gameOf as rulesOf } from '@baize/games';
import type { Rulebook } from '@baize/rulebook';
import colors from 'picocolors';
import { BadInput } from '../../bad-input.js';
import { fourColours, twoColours } from '../../felt/cards.js';
import { handFaces } from '../../felt/felt.js';
import { gameOf, HELP, helpOf } from '../../games.js';
import { tableNamed } from '../../input/house-table.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { COMMON } from './command.js';
import type { OwnOptions } from './game.js';
import { readCards } from './read-cards.js';

export const run = async (
  terminal: Terminal,
  id: string,
  typed: readonly string[],
  { house, fourColour, json, ...own }: Given<typeof COMMON> & OwnOptions,
): Promise<void> => {
  if (house === '-' && own.table === '-') {
    throw new BadInput('--house and --table: standard input can be only one of them');
  }
  const { rules } = tableNamed(id, house, terminal);
  const { rulebook } = rules;
  checkOptions(rulebook, own);
  const { strategy, hands } = await gameOf(rulebook);
  if (strategy === null) throw new BadInput(`there is no strategy for ${rulebook.name} yet`);
  const cardsEach = rulesOf(rulebook).cardsInFile(rules).seat;
  const cards = readCards('CARDS', typed.join(' '), cardsEach);
  const answer = (await strategy()).answer(rules, cards, own, terminal);
  if (json) {
    const held = cards.map(formatCard);
    terminal.printJson({ version: 1, rulebook: rulebook.id, cards: held, ...answer.json });
    return;
  }
  const paint = fourColour ? fourColours : twoColours;
  const lines = [
    colors.bold(colors.green(rulebook.name)),
    '',
    'Your cards',
    ...handFaces(hands, rules, cards.map(formatCard), paint),
    '',
    ...answer.lines({ columns: terminal.proseColumns, paint }),
  ];
  terminal.print(lines.join('\n'));
};

/** An option of another game is bad input. */
const checkOptions = (rulebook: Rulebook, given: OwnOptions): void => {
  const ours = helpOf(rulebook).strategy?.options ?? [];
  for (const { strategy } of HELP) {
    for (const { name, elsewhere } of strategy?.options ?? []) {
      if (given[name] === undefined || ours.some((option) => option.name === name)) continue;
      throw new BadInput(`--${name}: ${elsewhere} in ${rulebook.name}`);
    }
  }
};
