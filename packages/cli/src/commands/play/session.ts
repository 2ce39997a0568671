import { formatCard } from '@baize/cards';
import { type Cents, cents, formatCents } from '@baize/money';
import { citationLabel, type RulesInForce, tableFamilies } from '@baize/rulebook';
import colors from 'picocolors';
import { BadInput } from '../../bad-input.js';
import type { PaintSuit } from '../../felt/cards.js';
import { netWords } from '../../felt/lines.js';
import { metersLines } from '../../felt/wagers.js';
import { gameOf } from '../../games.js';
import { askYesNo, type Conversation, LeftTable } from '../../input/conversation.js';
import { type HouseTable, pinnedRules } from '../../input/house-table.js';
import type { RecordFile } from '../../record/append.js';
import { familyLines } from '../../render/pay-tables.js';
import { prose } from '../../render/text.js';
import { repeatable, shuffledDeck, unforeseeable } from '../../table/shuffle.js';
import { practiceWorld, TableInMemory } from '../../table/table-in-memory.js';
import { askAge, showHouseNotice, showNotices } from './notices.js';
import type { Layouts } from './place-wagers.js';
import { Purse } from './purse.js';
import { playRound } from './round.js';
import type { Sitting } from './sitting.js';

export interface Session {
  readonly house: HouseTable;
  readonly seats: number;
  readonly buyInCents: Cents;
  readonly seed: string | undefined;
  readonly record: RecordFile | undefined;
  readonly paint: PaintSuit;
  readonly hints: Sitting['hints'];
}

/** Plays rounds until the player leaves. */
export const playSession = async (from: Conversation, session: Session): Promise<void> => {
  const { house, record } = session;
  const talk = withPayTables(from, house);
  const table = openedTable(house, record?.rounds ?? 0);
  const seats = Array.from({ length: session.seats }, (_, index) => index + 1);
  for (const seat of seats) table.sit(seat);
  const purse = new Purse(table, seats, session.buyInCents);
  const { paint, hints } = session;
  const { play: game } = await gameOf(house.rules.rulebook);
  const sitting: Sitting = { talk, house, table, game, seats, purse, paint, hints };
  welcome(sitting);
  showNotices(talk, house);
  let last: Layouts = new Map();
  let rounds = 0;
  try {
    await askAge(talk, house);
    for (;;) {
      await enoughForAnAnte(sitting);
      heading(sitting, rounds + 1);
      talk.say(...metersLines(table.view(1).jackpots));
      showHouseNotice(talk, house.rules);
      const words =
        session.seed === undefined ? unforeseeable : repeatable(session.seed, rounds + 1);
      table.lay(shuffledDeck(words).map(formatCard));
      last = await playRound(sitting, last);
      record?.add(house, table.round);
      rounds += 1;
    }
  } catch (error) {
    if (!(error instanceof LeftTable)) throw error;
    talk.say(
      '',
      ...summaryLines({
        rounds,
        purse,
        recordedIn: rounds > 0 ? record?.file : undefined,
        columns: talk.columns('prose'),
      }),
    );
  }
};

/** Opens the table; its rounds are numbered on from those of the record. */
const openedTable = (house: HouseTable, rounds: number): TableInMemory => {
  const world = practiceWorld(pinnedRules(house), rounds);
  const table = new TableInMemory(world, () => new Date().toISOString());
  const opened = table.open();
  if (opened.ok) return table;
  const { message, cite } = opened.error;
  throw new BadInput(
    `no table may open on ${house.house.name}: ${message} (${citationLabel(cite)})`,
  );
};

/** `?` at any question shows the pay tables. */
const withPayTables = (talk: Conversation, { rules }: HouseTable): Conversation => ({
  ...talk,
  ask: async (question) => {
    for (;;) {
      const answer = await talk.ask(question);
      if (answer !== '?') return answer;
      talk.say(...payTablesLines(rules, talk.columns('prose')), '');
    }
  },
});

const welcome = ({ talk, house: { rules, house }, seats, purse }: Sitting): void => {
  const many = seats.length === 1 ? '' : `, ${seats.length} seats`;
  talk.say(colors.bold(colors.green(rules.rulebook.name)));
  talk.tell(
    `${house.name}${many}, ${formatCents(purse.chipsCents)} in chips. At any question ? shows the pay tables, and q leaves; at a decision h gives a hint.`,
  );
};

const heading = ({ talk }: Sitting, round: number): void => {
  const title = `── Round ${round} `;
  talk.say('', colors.green(title.padEnd(talk.columns('all') - 1, '─')));
};

/** A player who cannot pay the smallest ante buys in or leaves. */
const enoughForAnAnte = async ({ talk, house, purse }: Sitting): Promise<void> => {
  const least = house.rules.posted?.limits.ante?.min ?? 1;
  if (purse.chipsCents >= least) return;
  talk.say('');
  talk.tell(
    purse.chipsCents === 0
      ? 'You are out of chips.'
      : `You have ${formatCents(purse.chipsCents)}, and the smallest ante is ${formatCents(cents(least))}.`,
  );
  if (!(await askYesNo(talk, `Buy in for another ${formatCents(purse.buyInCents)}?`))) {
    throw new LeftTable();
  }
  while (purse.chipsCents < least) purse.buyIn();
  talk.say(`You have ${formatCents(purse.chipsCents)} in chips.`);
};

const payTablesLines = (
  { rulebook, tables, kickout }: RulesInForce,
  columns: number,
): readonly string[] =>
  tableFamilies(rulebook).flatMap((family) => {
    const elected = family.key === 'kickout' ? kickout : tables[family.key];
    return elected === undefined || elected === null
      ? []
      : familyLines({ ...family, paytables: { [elected.id]: elected } }, { columns, notes: false });
  });

interface Summary {
  readonly rounds: number;
  readonly purse: {
    readonly chipsCents: Cents;
    readonly boughtCents: Cents;
    readonly stakedCents: Cents;
    readonly backCents: Cents;
    /** Wagers of an unfinished round. */
    readonly onFeltCents: Cents;
  };
  readonly recordedIn: string | undefined;
  readonly columns: number;
}

const summaryLines = ({ rounds, purse, recordedIn, columns }: Summary): readonly string[] => {
  const net = cents(purse.chipsCents - purse.boughtCents);
  const sentences = [
    `${rounds === 1 ? '1 round' : `${rounds} rounds`}.`,
    ...(purse.onFeltCents === 0
      ? []
      : [
          `You left in the middle of a round: its ${formatCents(purse.onFeltCents)} stay on the felt.`,
        ]),
    `You staked ${formatCents(purse.stakedCents)} and got back ${formatCents(purse.backCents)};`,
    `you bought in for ${formatCents(purse.boughtCents)} and take home ${formatCents(purse.chipsCents)}:`,
    `${netWords(net)}.`,
  ];
  return [
    colors.bold('You leave the table.'),
    ...prose(sentences.join(' '), columns),
    ...(recordedIn === undefined ? [] : [`Look at it again: baize replay ${recordedIn}`]),
  ];
};
