import type { RicochetEvent, RicochetView } from '@baize/games';
import { formatCents } from '@baize/money';
import { present } from '@baize/result';
import colors from 'picocolors';
import { cardFaces } from '../render/cards.js';
import { handFaces, ricochetSeats } from '../render/felt.js';
import { dealtCards } from '../render/play-hand.js';
import { citedLines } from '../render/play-lines.js';
import { eventWords, placeWords } from '../render/replay-events.js';
import { indent } from '../render/text.js';
import type { Sitting } from './sitting.js';
import { tellLines, tellNotices, tellSettled } from './tell-settled.js';

/** The first deal, which lies face up for everybody. */
export const tellDeal = (
  { talk, table: { rules }, seats, paint }: Sitting,
  { dealer, hands }: RicochetView,
): void => {
  talk.say('', 'The dealer has', ...handFaces(rules, dealer.cards, paint));
  const [only] = hands;
  if (seats.length === 1 && only !== undefined) {
    talk.say('', 'Your cards', ...handFaces(rules, only.cards, paint));
  } else talk.say('', ...ricochetSeats(rules, hands, { paint, columns: talk.columns('prose') }));
};

/** Whose turn it is, what is in the pot, and every hand to beat. */
export const tellTurn = (
  { talk, seats }: Sitting,
  { action, potCents }: RicochetView,
  seat: number,
): void => {
  const hands = (action?.toBeat ?? []).map(({ place, cards, hand }) =>
    cards === 'five'
      ? `${hand} (${placeWords(place)})`
      : `${hand} (${placeWords(place)}, two cards)`,
  );
  const who = seats.length === 1 ? 'You have' : `Seat ${seat} has`;
  talk.say('');
  talk.tell(`The pot holds ${formatCents(potCents)}. ${who} to beat: ${hands.join(', ')}.`);
};

export const tellDraw = (
  { talk, seats, paint }: Sitting,
  { hands }: RicochetView,
  seat: number,
): void => {
  const { cards, draw } = present(
    hands.find((hand) => hand.seat === seat),
    `the hand of seat ${seat}`,
  );
  const who = seats.length === 1 ? 'You draw' : `Seat ${seat} draws`;
  talk.say('', who, ...cardFaces([dealtCards(cards), dealtCards(draw)], paint));
};

/** What happens beside what a player does, as it happens. */
export const tellEvents = (sitting: Sitting, events: readonly RicochetEvent[]): void => {
  const { talk, table, seats, purse } = sitting;
  for (const event of events) {
    switch (event.type) {
      case 'BonusesSettled':
        purse.take(event.lines);
        if (event.lines.length > 0) tellLines(sitting, 'Bonus wagers', event.lines);
        tellNotices(sitting, event.notices);
        break;
      case 'DealerFolded':
      case 'SeatExcused':
        talk.say('');
        talk.tell(eventWords(table.rules, event));
        break;
      case 'ActionOpened':
        if (seats.length > 1) talk.say('', eventWords(table.rules, event));
        break;
      case 'HandCompleted':
        tellCompleted(sitting, event);
        break;
      default:
    }
  }
};

type Completed = Extract<RicochetEvent, { readonly type: 'HandCompleted' }>;

/** The five-card hand, what it is paid at once, and whom it puts out or what puts it out. */
const tellCompleted = (sitting: Sitting, { step, anteBonus }: Completed): void => {
  const { talk, seats, purse } = sitting;
  if (step.hand !== null) talk.say(colors.bold(step.hand));
  for (const { place, cite } of step.discarded) {
    const yours = seats.length === 1 && place !== 'dealer';
    talk.say(yours ? 'Your hand is out.' : `The hand of ${placeWords(place)} is out.`);
    talk.say(...indent(citedLines(cite, talk.columns('prose') - 2)));
  }
  if (anteBonus === null) return;
  purse.take([anteBonus]);
  tellLines(sitting, 'Paid at once', [anteBonus]);
};

/** The end: the antes, the plays and the pot. What was told when it happened is not told again. */
export const tellPot = (
  sitting: Sitting,
  before: readonly RicochetEvent[],
  settled: readonly RicochetEvent[],
  view: RicochetView,
): void => {
  const { lines: all } = present(view.settled, 'a settlement');
  const told = before.flatMap((event) =>
    event.type === 'DealerFolded' || event.type === 'SeatExcused' ? [event.cite] : [],
  );
  for (const event of settled) {
    if (event.type !== 'RoundSettled') continue;
    sitting.purse.take(event.lines);
    const notices = event.notices.filter(({ cite }) => !told.includes(cite));
    tellSettled(sitting, { lines: event.lines, all, notices, meters: [] });
  }
};
