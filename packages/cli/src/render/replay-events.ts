import { cardCount } from '@baize/cards';
import type { CardTo, ContestDecision, ContestEvent, Place, RicochetEvent } from '@baize/games';
import { formatCents } from '@baize/money';
import { assertNever } from '@baize/result';
import { citationLabel, type RulesInForce } from '@baize/rulebook';
import { lineName } from './play-lines.js';
import { stakesWords } from './play-wagers.js';

/** `seat 2`, `the dealer`. */
export const placeWords = (place: Place): string =>
  place === 'dealer' ? 'the dealer' : `seat ${place}`;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What happened, in a sentence. Cards are not named here: the felt shows those that may be seen. */
export const eventWords = (rules: RulesInForce, event: ContestEvent | RicochetEvent): string => {
  switch (event.type) {
    case 'RoundOpened':
      return `Round ${event.round} is opened.`;
    case 'WagersPlaced':
      return Object.keys(event.stakes).length === 0
        ? `Seat ${event.seat} takes its wagers back.`
        : `Seat ${event.seat} places ${stakesWords(rules, event.stakes)}.`;
    case 'BettingClosed':
      return 'No more bets.';
    case 'CardsDealt':
      return dealtWords(event.cards);
    case 'Decided':
      return decidedWords(rules, event);
    case 'BonusClaimed':
      return `Seat ${event.seat} claims ${event.wagers.map((wager) => lineName(rules, wager)).join(', ')}.`;
    case 'Turned':
      return `${capital(placeWords(event.place))} turns over ${cardCount(event.cards.length)}.`;
    case 'RaiseCut':
      return `Seat ${event.seat} had raised too much: ${formatCents(event.returnedCents)} goes back (${citationLabel(event.cite)}).`;
    case 'WagersSetAside': {
      const named = event.wagers.map((wager) => lineName(rules, wager)).join(', ');
      const verdict = event.as === 'void' ? 'void' : 'lost';
      return `${named} of seat ${event.seat}: ${verdict} (${citationLabel(event.cite)}).`;
    }
    case 'BonusesSettled':
      return 'Bonus wagers and jackpots are settled.';
    case 'DealerFolded':
      return `The dealer folds: ${event.words} (${citationLabel(event.cite)}).`;
    case 'ActionOpened':
      return `Action: ${event.order.map(placeWords).join(', then ')}.`;
    case 'SeatExcused':
      return `Seat ${event.seat} is not asked: no five-card hand is left to beat (${citationLabel(event.cite)}).`;
    case 'HandCompleted':
      return completedWords(event.step);
    case 'SeatSettled':
      return event.givenUp === true
        ? `What seat ${event.seat} gave up is taken.`
        : `Seat ${event.seat} is settled.`;
    case 'RoundSettled':
      return 'The round is settled.';
    default:
      return assertNever(event);
  }
};

const dealtWords = (cards: readonly CardTo[]): string => {
  const places = [...new Set(cards.map(({ to }) => to))];
  return places
    .map((place, index) => {
      const count = cardCount(cards.filter(({ to }) => to === place).length);
      return `${index === 0 ? capital(count) : count} to ${placeWords(place)}`;
    })
    .join(', ')
    .concat('.');
};

type Decided = Extract<ContestEvent | RicochetEvent, { readonly type: 'Decided' }>;

const decidedWords = (rules: RulesInForce, event: Decided): string => {
  const { seat, decision } = event;
  if (typeof decision === 'object') return `Seat ${seat} ${contestWords(rules, decision)}.`;
  return decision === 'play' && 'playCents' in event
    ? `Seat ${seat} plays ${formatCents(event.playCents)}.`
    : `Seat ${seat} folds.`;
};

const contestWords = (rules: RulesInForce, decision: ContestDecision): string => {
  if (decision.kind !== 'fold') {
    return `${decision.kind === 'raise' ? 'raises' : 'bets'} ${formatCents(decision.cents)}`;
  }
  if (decision.claims.length === 0) return 'folds';
  return `folds, and claims ${decision.claims.map((wager) => lineName(rules, wager)).join(', ')}`;
};

type Completed = Extract<RicochetEvent, { readonly type: 'HandCompleted' }>['step'];

const completedWords = ({ seat, hand, discarded }: Completed): string => {
  const made = `Seat ${seat}: ${hand ?? 'no five-card hand'}.`;
  const out = discarded.map(
    ({ place, cite }) => `${capital(placeWords(place))} is out (${citationLabel(cite)}).`,
  );
  return [made, ...out].join(' ');
};
