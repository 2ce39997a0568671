import { readyMadeHouse } from '@baize/house/ready-made';
import { cents, formatCents, parseDollars } from '@baize/money';
import { RULEBOOKS, type RulebookId } from '@baize/rulebook';
import type { Command } from 'commander';
import { BadInput } from '../bad-input.js';
import { choose } from '../play/choice.js';
import { type Conversation, LeftTable, openConversation } from '../play/conversation.js';
import { openTable, type PracticeTable } from '../play/practice-table.js';
import { RecordFile } from '../play/record-file.js';
import { playSession } from '../play/session.js';
import { fourColours, twoColours } from '../render/cards.js';
import { rulebookNamed } from '../rulebook-named.js';

interface PlayOptions {
  readonly house?: string;
  readonly seats: string;
  readonly bankroll: string;
  readonly seed?: string;
  readonly record?: string;
  readonly fourColour?: true;
  readonly hints?: true;
}

/** `baize play`: a table in the terminal, dealt and settled by the core that every table uses. */
export const registerPlay = (baize: Command): void => {
  baize
    .command('play')
    .summary('play a game in the terminal')
    .description(
      'Plays a game in the terminal, by the book: wagers within the limits, the deal, your decision, ' +
        'and a settlement that names the clause of every line. Without a rulebook it offers them ' +
        'all. The answers may also come from a file or a pipe, one to a line.',
    )
    .argument('[rulebook]', 'a rulebook, as in md/high-card-flush (see: baize rules list)')
    .option('--house <file>', 'play by these house rules (otherwise by ready-made ones)')
    .option('--seats <count>', 'how many seats you play', '1')
    .option('--bankroll <dollars>', 'the chips you buy in for', '$1,000')
    .option(
      '--seed <text>',
      'deal the same cards for the same text, from an HMAC-SHA256 stream keyed with it: for ' +
        'practice, since whoever knows the text knows the cards',
    )
    .option('--record <file>', 'add every finished round to this file (see: baize replay)')
    .option('--hints', 'show before every decision what it is worth (h shows it when asked)')
    .option('--four-colour', 'clubs green and diamonds blue')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize play\n' +
        '  baize play md/high-card-flush --bankroll 500\n' +
        '  baize play wa/ricochet-poker --seats 4 --record rounds.jsonl\n' +
        '  baize play --house house.json --seed tuesday < answers.txt\n\n' +
        'At a decision h gives a hint: the best choice, what each is worth, and why.\n' +
        'Leave with q, Ctrl-D or Ctrl-C. Exit codes: 0 played; 2 bad input.',
    )
    .action(async (id: string | undefined, options: PlayOptions) => {
      if (options.house === '-') {
        throw new BadInput('--house: standard input is where your answers come from');
      }
      const wanted = id === undefined ? undefined : rulebookNamed(id).id;
      const buyInCents = bankrollOf(options.bankroll);
      const record = options.record === undefined ? undefined : RecordFile.open(options.record);
      const talk = openConversation();
      try {
        const table = await tableFor(talk, wanted, options.house);
        await playSession(talk, {
          table,
          seats: seatsOf(options.seats, table),
          buyInCents,
          seed: options.seed,
          record,
          paint: options.fourColour ? fourColours : twoColours,
          hints: options.hints ? 'always' : 'asked',
        });
      } catch (error) {
        // Who leaves before sitting down has nothing to sum up.
        if (!(error instanceof LeftTable)) throw error;
      } finally {
        talk.end();
      }
    });
};

const tableFor = async (
  talk: Conversation,
  wanted: RulebookId | undefined,
  house: string | undefined,
): Promise<PracticeTable> => {
  if (house !== undefined) return openTable(house, wanted);
  return openTable(readyMadeHouse(wanted ?? (await askRulebook(talk))), wanted);
};

const askRulebook = (talk: Conversation): Promise<RulebookId> => {
  talk.say('Which game?');
  return choose(
    talk,
    'A number, or q to leave',
    RULEBOOKS.map(({ id, name }) => ({ label: `${name} (${id})`, value: id })),
    (answer) => {
      const named = RULEBOOKS.find(({ id }) => id === answer);
      return named === undefined ? null : { value: named.id };
    },
  );
};

const bankrollOf = (given: string) => {
  const amount = parseDollars(given);
  if (!amount.ok) throw new BadInput(`--bankroll: ${amount.error.message}`);
  if (amount.value < 1) throw new BadInput(`--bankroll: ${formatCents(cents(0))} buys no chips`);
  return amount.value;
};

const seatsOf = (given: string, { rules }: PracticeTable): number => {
  const { seats } = rules.rulebook;
  const positions = rules.posted?.positions ?? seats.max.value;
  const count = /^\d+$/.test(given) ? Number(given) : 0;
  if (count >= 1 && count <= positions) return count;
  throw new BadInput(
    `--seats: this table has 1 to ${positions} seats, not "${given}" (${seats.max.cite})`,
  );
};
