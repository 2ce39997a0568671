import { readyMadeHouse } from '@baize/house/ready-made';
import { type Cents, formatCents } from '@baize/money';
import { RULEBOOKS, type RulebookId } from '@baize/rulebook';
import { BadInput } from '../../bad-input.js';
import { fourColours, twoColours } from '../../felt/cards.js';
import { countOf, dollarsOf } from '../../input/arguments.js';
import { type Conversation, LeftTable, openConversation } from '../../input/conversation.js';
import { type HouseTable, openTable } from '../../input/house-table.js';
import { rulebookNamed } from '../../input/rulebook-named.js';
import { RecordFile } from '../../record/append.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import { choose } from './choice.js';
import type { PLAY } from './command.js';
import { playSession } from './session.js';

export const run = async (
  terminal: Terminal,
  id: string | undefined,
  options: Given<typeof PLAY>,
): Promise<void> => {
  if (options.house === '-') {
    throw new BadInput('--house: standard input is where your answers come from');
  }
  const wanted = id === undefined ? undefined : rulebookNamed(id).id;
  const buyInCents = bankrollOf(options.bankroll);
  const record =
    options.record === undefined ? undefined : RecordFile.open(options.record, terminal);
  const talk = openConversation(terminal);
  try {
    const house = await tableFor(terminal, talk, wanted, options.house);
    await playSession(talk, {
      house,
      seats: seatsOf(options.seats, house),
      buyInCents,
      seed: options.seed,
      record,
      paint: options.fourColour ? fourColours : twoColours,
      hints: options.hints ? 'always' : 'asked',
    });
  } catch (error) {
    // A player who leaves before sitting down gets no summary.
    if (!(error instanceof LeftTable)) throw error;
  } finally {
    talk.end();
  }
};

const tableFor = async (
  terminal: Terminal,
  talk: Conversation,
  wanted: RulebookId | undefined,
  house: string | undefined,
): Promise<HouseTable> => {
  if (house !== undefined) return openTable(house, wanted, terminal);
  return openTable(readyMadeHouse(wanted ?? (await askRulebook(talk))), wanted, terminal);
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

const bankrollOf = (given: string): Cents => {
  const amount = dollarsOf('--bankroll', given);
  if (amount < 1) throw new BadInput(`--bankroll: ${formatCents(amount)} buys no chips`);
  return amount;
};

const seatsOf = (given: string, { rules }: HouseTable): number => {
  const { seats } = rules.rulebook;
  const positions = rules.posted?.positions ?? seats.max.value;
  return countOf(
    given,
    positions,
    `--seats: this table has 1 to ${positions} seats`,
    seats.max.cite,
  );
};
