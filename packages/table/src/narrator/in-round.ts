import { cardCount, UNKNOWN_CARD } from '@baize/cards';
import type { GameEvent, Place, SettledLine, Stakes } from '@baize/games';
import { type Cents, cents, formatCents } from '@baize/money';
import { citationLabel } from '@baize/rulebook';
import { does, placeIn, type Voice, verbFor, whose } from './voice.js';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

/** An event of a round in a few words. */
export const inRound = (event: GameEvent, voice: Voice): string => {
  const who = 'seat' in event ? voice.seat(event.seat) : '';
  switch (event.type) {
    case 'RoundOpened':
      return `round ${event.round}`;
    case 'WagersPlaced':
      return Object.keys(event.stakes).length === 0
        ? `${does(who, 'take')} the wagers back`
        : `${does(who, 'wager')} ${chips(event.stakes, voice)}${tipped(event.tips, voice)}`;
    case 'BettingClosed':
      return 'no more bets';
    case 'CardsDealt':
      return dealt(event, voice);
    case 'Turned':
      return `${does(placeIn(voice, event.place), 'show')} ${cardsIn(event.cards, voice)}`;
    case 'Decided':
      return decided(event, who, voice);
    case 'BonusClaimed':
      return `${does(who, 'claim')} ${named(event.wagers, voice)}`;
    case 'WagersSetAside':
      return `${who}: ${named(event.wagers, voice)} ${event.as}`;
    case 'RaiseCut':
      return `${whose('raise', who)} is cut to ${formatCents(event.toCents)}`;
    case 'BonusesSettled':
      return `bonus and jackpot wagers are settled${results(event.lines, voice)}`;
    case 'DealerFolded':
      return `the dealer folds: ${event.words}`;
    case 'ActionOpened':
      return `action: ${event.order.map(voice.seat).join(', then ')}`;
    case 'SeatExcused':
      return `${does(who, 'are')} not asked: no five-card hand is left to beat`;
    case 'HandCompleted':
      return completed(event, voice);
    case 'SeatSettled':
      return event.givenUp === true
        ? `what ${who} gave up is taken${results(event.lines, voice)}`
        : `${does(who, 'are')} settled, and ${result(event.lines, who)}`;
    case 'RoundSettled':
      return `the round is settled${results(event.lines, voice)}`;
  }
};

const named = (wagers: readonly Parameters<Voice['wager']>[0][], { wager }: Voice): string =>
  wagers.map(wager).join(', ');

const chips = (stakes: Stakes, { wager }: Voice): string =>
  (Object.entries(stakes) as [keyof Stakes, Cents][])
    .map(([id, stake]) => `${wager(id)} ${formatCents(stake)}`)
    .join(', ');

const tipped = (tips: Stakes, voice: Voice): string =>
  Object.keys(tips).length === 0 ? '' : `; for the dealer ${chips(tips, voice)}`;

/** Cards that nobody may see are counted. */
const cardsIn = (cards: readonly string[], voice: Voice): string => {
  const known = cards.filter((card) => card !== UNKNOWN_CARD);
  const hidden = cards.length - known.length;
  return [
    ...(known.length === 0 ? [] : [voice.cards(known)]),
    ...(hidden === 0 ? [] : [`${cardCount(hidden)} face down`]),
  ].join(' and ');
};

const dealt = ({ cards }: EventOf<'CardsDealt'>, voice: Voice): string => {
  const places = [...new Set(cards.map(({ to }) => to))];
  const at = (place: Place): readonly string[] =>
    cards.flatMap(({ card, to }) => (to === place ? [card] : []));
  return places
    .map((place) => `${does(placeIn(voice, place), 'are')} dealt ${cardsIn(at(place), voice)}`)
    .join('; ');
};

const decided = (event: EventOf<'Decided'>, who: string, voice: Voice): string => {
  if ('playCents' in event) return stays(event.decision, event.playCents, who);
  const { decision } = event;
  if (decision.kind !== 'fold') return stays(decision.kind, decision.cents, who);
  return decision.claims.length === 0
    ? does(who, 'fold')
    : `${does(who, 'fold')}, and ${verbFor(who, 'claim')} ${named(decision.claims, voice)}`;
};

const stays = (decision: string, amount: Cents, who: string): string =>
  decision === 'fold' ? does(who, 'fold') : `${does(who, decision)} ${formatCents(amount)}`;

/** The hand, what it is paid at once, and whom it puts out or what puts it out. */
const completed = ({ step, anteBonus }: EventOf<'HandCompleted'>, voice: Voice): string =>
  [
    `${does(voice.seat(step.seat), 'have')} ${step.hand ?? 'no five-card hand'}`,
    ...step.discarded.map(
      ({ place, cite }) =>
        `${whose('hand', placeIn(voice, place))} is out (${citationLabel(cite)})`,
    ),
    ...(anteBonus === null ? [] : [`an ante bonus of ${formatCents(anteBonus.paysCents)}`]),
  ].join('; ');

/** What each seat wins or loses by these lines. */
const results = (lines: readonly SettledLine[], { seat: nameOf }: Voice): string => {
  const seats = [...new Set(lines.map(({ seat }) => seat))].toSorted((one, two) => one - two);
  const told = seats.map((seat) => {
    const who = nameOf(seat);
    return `${who} ${result(
      lines.filter((line) => line.seat === seat),
      who,
    )}`;
  });
  return told.length === 0 ? '' : `: ${told.join(', ')}`;
};

/** `wins $10`, `lose $5`, `is even`. */
const result = (lines: readonly SettledLine[], who: string): string => {
  const net = lines.reduce(
    (sum, { stakeCents, paysCents, returnedCents }) => sum + paysCents + returnedCents - stakeCents,
    0,
  );
  if (net === 0) return `${verbFor(who, 'are')} even`;
  return `${verbFor(who, net > 0 ? 'win' : 'lose')} ${formatCents(cents(Math.abs(net)))}`;
};
