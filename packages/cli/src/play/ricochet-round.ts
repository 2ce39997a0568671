import type {
  RicochetAct,
  RicochetCommand,
  RicochetDecision,
  RicochetEvent,
  RicochetRound,
  RicochetView,
} from '@baize/games';
import { placesToDeal, ricochetPoker } from '@baize/games';
import { formatCents } from '@baize/money';
import { present } from '@baize/result';
import colors from 'picocolors';
import { cardFaces } from '../render/cards.js';
import { handFaces, ricochetSeats } from '../render/felt.js';
import { dealtCards } from '../render/play-hand.js';
import { citedLines } from '../render/play-lines.js';
import { metersMoved } from '../render/play-wagers.js';
import { eventWords, placeWords } from '../render/replay-events.js';
import { indent } from '../render/text.js';
import { proseColumns } from '../terminal.js';
import { buyIn, buyInChoice } from './buy-in.js';
import { type Choice, choose } from './choice.js';
import { bonusAwards } from './ricochet-game.js';
import { RoundInPlay, stamp } from './round-in-play.js';
import {
  playerAt,
  type RoundEnd,
  type RoundStart,
  roundOpened,
  Shoe,
  type Sitting,
  takeBets,
} from './sitting.js';
import { tellLines, tellNotices, tellSettled } from './tell-settled.js';

type Round = RoundInPlay<RicochetRound, RicochetCommand, RicochetEvent, RicochetView, RicochetAct>;

/** One round of Ricochet Poker: bonuses right after the deal, then action by action for the pot. */
export const playRicochet = async (sitting: Sitting, start: RoundStart): Promise<RoundEnd> => {
  const { rules, digest, packets } = sitting.table;
  const before = ricochetPoker.open(start.round, digest, packets);
  const round: Round = new RoundInPlay(ricochetPoker, rules, before, roundOpened(sitting, start));
  const { layouts, meters } = await takeBets(sitting, start, round);
  const shoe = new Shoe(start.deck);
  deals(round, shoe);
  tellDeal(sitting, seenBy(sitting, round));
  const given = bonusAwards(rules, round.state, meters);
  tellEvents(
    sitting,
    round.do({ type: 'SettleBonuses', awards: given.awards, ...stamp('dealer') }),
  );
  sitting.talk.say(...metersMoved(rules, meters, given.meters));
  await act(sitting, round, shoe);
  const settled = round.do({ type: 'Settle', awards: [], ...stamp('dealer') });
  tellPot(sitting, round, settled);
  const recorded = { meters, events: round.events };
  return { layouts, meters: given.meters, recorded };
};

const seenBy = ({ seats }: Sitting, round: Round): RicochetView =>
  round.view({ kind: 'player', seats });

const deals = (round: Round, shoe: Shoe): readonly RicochetEvent[] => {
  const cards = shoe.deal(placesToDeal(round.rules, round.state));
  return round.do({ type: 'Deal', cards, ...stamp('dealer') });
};

const tellDeal = (
  { talk, table: { rules }, seats, paint }: Sitting,
  { dealer, hands }: RicochetView,
): void => {
  talk.say('', 'The dealer has', ...handFaces(rules, dealer.cards, paint));
  const [only] = hands;
  if (seats.length === 1 && only !== undefined) {
    talk.say('', 'Your cards', ...handFaces(rules, only.cards, paint));
  } else talk.say('', ...ricochetSeats(rules, hands, { paint, columns: proseColumns() }));
};

/** Plays every turn until all have acted. */
const act = async (sitting: Sitting, round: Round, shoe: Shoe): Promise<void> => {
  for (;;) {
    const { action } = seenBy(sitting, round);
    const seat = action?.turn ?? null;
    if (seat === null) return;
    if (placesToDeal(round.rules, round.state).length === 0) {
      const decision = await decides(sitting, round, seat);
      const by = stamp(playerAt(seat));
      tellEvents(sitting, round.do({ type: 'Decide', seat, decision, ...by }).slice(1));
    } else {
      const events = deals(round, shoe);
      tellDraw(sitting, seenBy(sitting, round), seat);
      tellEvents(sitting, events);
    }
  }
};

type Play = Extract<RicochetAct, { readonly act: 'play' }>;
type Fold = Extract<RicochetAct, { readonly act: 'fold' }>;

const decides = async (sitting: Sitting, round: Round, seat: number): Promise<RicochetDecision> => {
  const { talk, purse } = sitting;
  const view = seenBy(sitting, round);
  const acts = view.legal[seat] ?? [];
  const play = present(
    acts.find((one): one is Play => one.act === 'play'),
    'a play',
  );
  const fold = present(
    acts.find((one): one is Fold => one.act === 'fold'),
    'a fold',
  );
  tellTurn(sitting, view, seat, play);
  for (;;) {
    const plays: Choice<RicochetDecision | 'buy-in'> =
      play.stakeCents <= purse.chipsCents
        ? { label: `Play ${formatCents(play.stakeCents)}, and draw three cards`, value: 'play' }
        : buyInChoice(purse, 'Play', play.stakeCents);
    const folds: Choice<RicochetDecision> = {
      label: `Fold, and the ante of ${formatCents(fold.losesCents)} goes to the pot`,
      value: 'fold',
    };
    const chosen = await choose(talk, 'What do you do?', [plays, folds]);
    if (chosen === 'buy-in') {
      buyIn(talk, purse);
      continue;
    }
    if (chosen === 'play') purse.stake(play.stakeCents);
    return chosen;
  }
};

const tellTurn = (
  { talk, seats }: Sitting,
  { potCents }: RicochetView,
  seat: number,
  { toBeat }: Play,
): void => {
  const hands = toBeat.map(({ place, cards, hand }) =>
    cards === 'five'
      ? `${hand} (${placeWords(place)})`
      : `${hand} (${placeWords(place)}, two cards)`,
  );
  const who = seats.length === 1 ? 'You have' : `Seat ${seat} has`;
  talk.say('');
  talk.tell(`The pot holds ${formatCents(potCents)}. ${who} to beat: ${hands.join(', ')}.`);
};

const tellDraw = ({ talk, seats, paint }: Sitting, { hands }: RicochetView, seat: number): void => {
  const { cards, draw } = present(
    hands.find((hand) => hand.seat === seat),
    `the hand of seat ${seat}`,
  );
  const who = seats.length === 1 ? 'You draw' : `Seat ${seat} draws`;
  talk.say('', who, ...cardFaces([dealtCards(cards), dealtCards(draw)], paint));
};

/** What happens beside what a player does, as it happens. */
const tellEvents = (sitting: Sitting, events: readonly RicochetEvent[]): void => {
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
    talk.say(...indent(citedLines(cite, proseColumns() - 2)));
  }
  if (anteBonus === null) return;
  purse.take([anteBonus]);
  tellLines(sitting, 'Paid at once', [anteBonus]);
};

/** The end: the antes, the plays and the pot. What was told when it happened is not told again. */
const tellPot = (sitting: Sitting, round: Round, events: readonly RicochetEvent[]): void => {
  const { lines: all } = present(seenBy(sitting, round).settled, 'a settlement');
  const told = round.events.flatMap((event) =>
    event.type === 'DealerFolded' || event.type === 'SeatExcused' ? [event.cite] : [],
  );
  for (const event of events) {
    if (event.type !== 'RoundSettled') continue;
    sitting.purse.take(event.lines);
    const notices = event.notices.filter(({ cite }) => !told.includes(cite));
    tellSettled(sitting, { lines: event.lines, all, notices, meters: [] });
  }
};
