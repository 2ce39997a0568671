import type { Card } from '@baize/cards';
import { readyMadeHouse } from '@baize/house/ready-made';
import { assertNever } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import type { Command } from 'commander';
import { BadInput } from '../bad-input.js';
import { nameOfFile, readJson } from '../input-file.js';
import { openTable } from '../play/practice-table.js';
import { fourColours, twoColours } from '../render/cards.js';
import { strategyText } from '../render/strategy.js';
import { strategyJson } from '../render/strategy-json.js';
import { rulebookNamed } from '../rulebook-named.js';
import type { Answer } from '../strategy/answer.js';
import { readCards } from '../strategy/read-cards.js';
import { print, printJson, proseColumns } from '../terminal.js';

interface StrategyOptions {
  readonly up?: string;
  readonly dealer?: string;
  readonly table?: string;
  readonly house?: string;
  readonly fourColour?: true;
  readonly json?: true;
}

/** `baize strategy`: the best thing to do with a hand, counted and not looked up. */
export const registerStrategy = (baize: Command): void => {
  baize
    .command('strategy')
    .summary('tell what to do with a hand, and why')
    .description(
      'Tells what to do with a hand: the value of each choice in antes, exactly, how the dealer’s ' +
        'hands split, and why in a sentence. Values are of the ante and of what is added to it; ' +
        'bonus wagers are apart. Caribbean Stud without --up answers for every card that the dealer ' +
        'may show. Ricochet Poker is exact for the last player, and otherwise says how it was found.',
    )
    .argument('<rulebook>', 'a rulebook, as in md/high-card-flush (see: baize rules list)')
    .argument('<cards...>', 'your cards, as in "Ah Kh 9h 4h 2c 3d 5s" or AhKh9h4h2c3d5s')
    .option('--up <card>', 'Caribbean Stud: the card that the dealer shows')
    .option('--dealer <cards>', 'Ricochet Poker: the dealer’s five cards, where you play alone')
    .option('--table <file>', 'Ricochet Poker: the table as JSON, or - for standard input')
    .option('--house <file>', 'by these house rules (otherwise by ready-made ones)')
    .option('--four-colour', 'clubs green and diamonds blue')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize strategy md/high-card-flush Ah Kh 9h 4h 2c 3d 5s\n' +
        '  baize strategy sd/caribbean-stud "As Kd 9h 4c 2s" --up 4d\n' +
        '  baize strategy wa/ricochet-poker "Ac Th" --dealer "Ks 8d 4h 4c 2s"\n' +
        '  baize strategy wa/ricochet-poker "Ac Th" --table table.json\n\n' +
        'A table, amounts in cents:\n' +
        '  { "version": 1, "dealer": "Ks 8d 4h 4c 2s", "ante": 1000, "seats": [\n' +
        '    { "seat": 1, "cards": "9c 8c", "decision": "play", "draw": "Td Ts 2h" },\n' +
        '    { "seat": 2, "cards": "Jd 9h", "decision": "fold" },\n' +
        '    { "seat": 3, "cards": "7s 3d", "dead": true },\n' +
        '    { "seat": 4, "cards": "As Kd" }] }\n' +
        'Who has not acted has no decision. Your cards may lie at a seat or at none.\n' +
        'Whose turn it is, who is out and what the pot holds is worked out.\n\n' +
        'Exit codes: 0 answered; 2 bad input.',
    )
    .action(async (id: string, typed: readonly string[], options: StrategyOptions) => {
      const { id: rulebook } = rulebookNamed(id);
      if (options.house === '-' && options.table === '-') {
        throw new BadInput('--house and --table: standard input can be only one of them');
      }
      const { rules } = openTable(options.house ?? readyMadeHouse(rulebook), rulebook);
      checkOptions(rules, options);
      const cards = readCards('CARDS', typed.join(' '), cardsEach(rules));
      const answer = await answerTo(rules, cards, options);
      if (options.json) printJson(strategyJson(rules, cards, answer));
      else {
        const paint = options.fourColour ? fourColours : twoColours;
        print(strategyText(rules, cards, answer, { columns: proseColumns(), paint }));
      }
    });
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
): Promise<Answer> => {
  const { answerFlush, answerRicochet, answerStud } = await import('../strategy/answer.js');
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
      const { decodeTableFile, feltOfTable } = await import('../strategy/table-file.js');
      if (dealer !== undefined) {
        return answerRicochet(rules, feltOfTable(rules, { version: 1, dealer }, cards, '--dealer'));
      }
      const name = nameOfFile(table);
      const file = decodeTableFile(name, readJson(table));
      return answerRicochet(rules, feltOfTable(rules, file, cards, name));
    }
    default:
      return assertNever(game);
  }
};
