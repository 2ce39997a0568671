import type { Card } from '@baize/cards';
import { readyMadeHouse } from '@baize/house/ready-made';
import { assertNever } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { BadInput } from '../../bad-input.js';
import { fourColours, twoColours } from '../../felt/cards.js';
import { openTable } from '../../input/house-table.js';
import { nameOfFile, readJson } from '../../input/input-file.js';
import { rulebookNamed } from '../../input/rulebook-named.js';
import type { Terminal } from '../../terminal.js';
import type { Answer } from './answer.js';
import { strategyJson } from './json.js';
import { readCards } from './read-cards.js';
import { strategyText } from './text.js';

interface StrategyOptions {
  readonly up?: string;
  readonly dealer?: string;
  readonly table?: string;
  readonly house?: string;
  readonly fourColour?: true;
  readonly json?: true;
}

/** `baize strategy`: the best thing to do with a hand, counted and not looked up. */
export const run = async (
  terminal: Terminal,
  id: string,
  typed: readonly string[],
  options: StrategyOptions,
): Promise<void> => {
  const { id: rulebook } = rulebookNamed(id);
  if (options.house === '-' && options.table === '-') {
    throw new BadInput('--house and --table: standard input can be only one of them');
  }
  const { rules } = openTable(options.house ?? readyMadeHouse(rulebook), rulebook, terminal);
  checkOptions(rules, options);
  const cards = readCards('CARDS', typed.join(' '), cardsEach(rules));
  const answer = await answerTo(rules, cards, options, terminal);
  if (options.json) terminal.printJson(strategyJson(rules, cards, answer));
  else {
    const paint = options.fourColour ? fourColours : twoColours;
    terminal.print(strategyText(rules, cards, answer, { columns: terminal.proseColumns, paint }));
  }
};

const cardsEach = ({ rulebook: { play } }: RulesInForce): number =>
  play.game === 'ricochet-poker' ? play.cardsToPlayer.value : play.cardsEach.value;

/** An option of another game is a mistake, not nothing. */
const checkOptions = (
  { rulebook: { game, name } }: RulesInForce,
  { up, dealer, table }: StrategyOptions,
): void => {
  if (up !== undefined && game !== 'caribbean-stud') {
    throw new BadInput(`--up: no card of the dealer’s counts alone in ${name}`);
  }
  const isRicochet = game === 'ricochet-poker';
  if (dealer !== undefined && !isRicochet) {
    throw new BadInput(`--dealer: nobody sees the dealer’s cards before deciding in ${name}`);
  }
  if (table !== undefined && !isRicochet) {
    throw new BadInput(`--table: nobody sees the others’ cards before deciding in ${name}`);
  }
  if (dealer !== undefined && table !== undefined) {
    throw new BadInput('--dealer and --table: the table has the dealer’s cards; give one of them');
  }
  if (isRicochet && dealer === undefined && table === undefined) {
    throw new BadInput(
      `${name} is played against cards that lie face up: give --dealer CARDS where you play alone, or --table FILE`,
    );
  }
};

/** The odds are loaded when they are asked for. */
const answerTo = async (
  rules: RulesInForce,
  cards: readonly Card[],
  { up, dealer, table = '' }: StrategyOptions,
  terminal: Terminal,
): Promise<Answer> => {
  const { answerFlush, answerRicochet, answerStud } = await import('./answer.js');
  const { game } = rules.rulebook;
  switch (game) {
    case 'high-card-flush':
      return answerFlush(rules, cards);
    case 'caribbean-stud': {
      const held = new Map(cards.map((card) => [card, 'CARDS']));
      const shown = up === undefined ? [] : readCards('--up', up, 1, held);
      return answerStud(rules, cards, shown[0]);
    }
    case 'ricochet-poker': {
      const { decodeTableFile, feltOfTable } = await import('./table-file.js');
      if (dealer !== undefined) {
        return answerRicochet(rules, feltOfTable(rules, { version: 1, dealer }, cards, '--dealer'));
      }
      const name = nameOfFile(table);
      const file = decodeTableFile(name, readJson(table, terminal));
      return answerRicochet(rules, feltOfTable(rules, file, cards, name));
    }
    default:
      return assertNever(game);
  }
};
