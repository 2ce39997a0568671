import { type Cents, cents, formatCents } from '@baize/money';
import { assertNever } from '@baize/result';
import colors from 'picocolors';
import type { PaintSuit } from '../render/cards.js';
import { summaryLines } from '../render/play-summary.js';
import { payTablesLines } from '../render/play-tables.js';
import { metersLines } from '../render/play-wagers.js';
import { playContest } from './contest-round.js';
import { askYesNo, type Conversation, LeftTable } from './conversation.js';
import { openMeters } from './meters.js';
import { askAge, showHouseNotice, showNotices } from './notices.js';
import type { Layouts } from './place-wagers.js';
import type { PracticeTable } from './practice-table.js';
import { Purse } from './purse.js';
import type { RecordFile } from './record-file.js';
import { playRicochet } from './ricochet-round.js';
import { repeatable, shuffledDeck, unforeseeable } from './shuffle.js';
import type { RoundEnd, RoundStart, Sitting } from './sitting.js';

export interface Session {
  readonly table: PracticeTable;
  readonly seats: number;
  readonly buyInCents: Cents;
  readonly seed: string | undefined;
  readonly record: RecordFile | undefined;
  readonly paint: PaintSuit;
  readonly hints: Sitting['hints'];
}

/** Round after round, until the player leaves. */
export const playSession = async (from: Conversation, session: Session): Promise<void> => {
  const { table, record } = session;
  const talk = withPayTables(from, table);
  const sitting: Sitting = {
    talk,
    table,
    seats: Array.from({ length: session.seats }, (_, index) => index + 1),
    purse: new Purse(session.buyInCents),
    paint: session.paint,
    hints: session.hints,
  };
  welcome(sitting);
  showNotices(talk, table);
  let meters = openMeters(table.rules);
  let last: Layouts = new Map();
  let rounds = 0;
  let stakedBefore = cents(0);
  try {
    await askAge(talk, table);
    for (;;) {
      await enoughForAnAnte(sitting);
      heading(sitting, rounds + 1);
      talk.say(...metersLines(table.rules, meters));
      showHouseNotice(talk, table.rules);
      const words =
        session.seed === undefined ? unforeseeable : repeatable(session.seed, rounds + 1);
      const end = await playRound(sitting, {
        round: `practice/${(record?.rounds ?? rounds) + 1}`,
        deck: shuffledDeck(words),
        meters,
        last,
      });
      record?.add(table, end.recorded);
      meters = end.meters;
      last = end.layouts;
      rounds += 1;
      stakedBefore = sitting.purse.stakedCents;
    }
  } catch (error) {
    if (!(error instanceof LeftTable)) throw error;
    const { purse } = sitting;
    talk.say(
      '',
      ...summaryLines({
        rounds,
        purse,
        leftOnFeltCents: cents(purse.stakedCents - stakedBefore),
        recordedIn: rounds > 0 ? record?.file : undefined,
        columns: talk.columns('prose'),
      }),
    );
  }
};

/** `?` at any question shows what this table pays, and the question is asked again. */
const withPayTables = (talk: Conversation, { rules }: PracticeTable): Conversation => ({
  ...talk,
  ask: async (question) => {
    for (;;) {
      const answer = await talk.ask(question);
      if (answer !== '?') return answer;
      talk.say(...payTablesLines(rules, talk.columns('prose')), '');
    }
  },
});

const playRound = (sitting: Sitting, start: RoundStart): Promise<RoundEnd> => {
  const { game } = sitting.table.rules.rulebook;
  switch (game) {
    case 'high-card-flush':
    case 'caribbean-stud':
      return playContest(sitting, start);
    case 'ricochet-poker':
      return playRicochet(sitting, start);
    default:
      return assertNever(game);
  }
};

const welcome = ({ talk, table, seats, purse }: Sitting): void => {
  const { rules, house } = table;
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

/** Who cannot pay the smallest ante is asked to buy in, or leaves. */
const enoughForAnAnte = async ({ talk, table, purse }: Sitting): Promise<void> => {
  const least = table.rules.posted?.limits.ante?.min ?? 1;
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
