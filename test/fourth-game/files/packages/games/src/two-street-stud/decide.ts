import { isKnown } from '@baize/cards';
import { cents, formatCents } from '@baize/money';
import { assertNever, ok, type Result } from '@baize/result';
import { betsClosedBy, bySoftware, type RulesInForce } from '@baize/rulebook';
import type { ContestDecision } from '../contest/round.js';
import { anteRule, checkLayout } from '../kernel/betting.js';
import { checkDeal } from '../kernel/dealing.js';
import { refuse } from '../kernel/refusals.js';
import type { CardTo, Place, Refusal, Stamp } from '../kernel/round.js';
import { isAllAside, setAside } from '../kernel/set-aside.js';
import { settledLine } from '../kernel/settlement.js';
import { streetBet } from './legal.js';
import {
  cardsOnFelt,
  handAt,
  placesDue,
  streetOf,
  type TwoStreetCommand,
  type TwoStreetEvent,
  type TwoStreetRound,
  toDecide,
  twoStreetPlay,
} from './round.js';
import { feltOf, settleTwoStreet } from './settle.js';

type Decided = Result<readonly TwoStreetEvent[], Refusal>;

const notNow = (what: string) => refuse('not-now', what, bySoftware('steps'));

export const decideTwoStreet = (
  rules: RulesInForce,
  state: TwoStreetRound,
  command: TwoStreetCommand,
): Decided => {
  const stamp = { at: command.at, by: command.by };
  switch (command.type) {
    case 'PlaceWagers': {
      if (state.phase !== 'betting') {
        return refuse('no-more-bets', 'betting is closed', betsClosedBy(rules.rulebook));
      }
      const { seat, player, stakes, tips = {} } = command;
      const checked = checkLayout(rules, state.hands, { seat, player, stakes, tips });
      return checked.ok ? ok([{ type: 'WagersPlaced', ...checked.value, ...stamp }]) : checked;
    }
    case 'CloseBetting':
      if (state.phase !== 'betting') return notNow('betting cannot be closed now');
      return state.hands.length === 0
        ? refuse('nobody-plays', 'nobody has wagered an ante', anteRule(rules.rulebook).placed.cite)
        : ok([{ type: 'BettingClosed', ...stamp }]);
    case 'Deal':
      return deal(rules, state, command.cards, stamp);
    case 'Decide':
      return decide(rules, state, command.seat, command.decision, stamp);
    case 'SetAside':
      return setAside(state, command);
    case 'Turn':
      return notNow('no hand is turned: hands that are in lie open when the round is over');
    case 'Settle': {
      if (state.phase !== 'over' && !(state.phase !== 'settled' && isAllAside(state))) {
        return notNow('the round is settled when everybody has decided');
      }
      const { entitlements, notices } = settleTwoStreet(rules, feltOf(state));
      const lines = entitlements.map((line) => settledLine(line, cents(0)));
      return ok([{ type: 'RoundSettled', lines, tips: [], notices, ...stamp }]);
    }
    default:
      return assertNever(command);
  }
};

/** Cards of the first deal lie face down, shared ones face up. */
const deal = (
  rules: RulesInForce,
  state: TwoStreetRound,
  cards: readonly CardTo[],
  stamp: Stamp,
): Decided => {
  const due = placesDue(rules, state);
  if (due.length === 0) return notNow('no card is due to anybody');
  const lying = cardsOnFelt(state);
  const order = [...Array<Place>(lying.length).fill('dealer'), ...due];
  const checked = checkDeal(rules, order, lying, cards);
  if (!checked.ok) return checked;
  return checked.value.some(({ card, to }) => to === 'dealer' && !isKnown(card))
    ? refuse(
        'cards-unknown',
        'a shared card lies face up: name it',
        rules.rulebook.dealing.dealerFaces.cite,
      )
    : ok([{ type: 'CardsDealt', cards, ...stamp }]);
};

const decide = (
  rules: RulesInForce,
  state: TwoStreetRound,
  seat: number,
  decision: ContestDecision,
  stamp: Stamp,
): Decided => {
  const hand = handAt(state, seat);
  const street = streetOf(state);
  if (hand === undefined) {
    return refuse('no-hand', `seat ${seat} has no hand in this round`, bySoftware('orders'));
  }
  if (street === undefined || !toDecide(state).includes(seat)) {
    return hand.decision === null
      ? notNow('nobody decides now')
      : refuse(
          'locked-in',
          `seat ${seat} has decided, and cannot change it`,
          twoStreetPlay(rules).decisionIsFinal.cite,
        );
  }
  if (decision.kind !== 'fold') {
    const { exactly, cite } = streetBet(rules, street, hand.stakes.ante ?? cents(0));
    if (decision.kind !== street || decision.cents !== exactly) {
      return refuse('wrong-amount', `the ${street} is exactly ${formatCents(exactly)}`, cite);
    }
  }
  return ok([{ type: 'Decided', seat, decision, ...stamp }]);
};
