import { formatDealtCard, UNKNOWN_CARD } from '@baize/cards';
import { assertNever, ok, type Result } from '@baize/result';
import { betsClosedBy, bySoftware, type RulesInForce } from '@baize/rulebook';
import { anteRule, checkLayout } from '../kernel/betting.js';
import { checkDeal, checkTurn, dealOrder } from '../kernel/dealing.js';
import { refuse } from '../kernel/refusals.js';
import type { Refusal, Stamp } from '../kernel/round.js';
import { isOut, setAside } from '../kernel/set-aside.js';
import { checkFold, claim } from './decide-fold.js';
import { checkStay, excess } from './decide-second.js';
import type { ContestGame } from './game.js';
import { notNow } from './not-now.js';
import {
  type ContestCommand,
  type ContestDecision,
  type ContestEvent,
  type ContestRound,
  cardsOnFelt,
  handAt,
} from './round.js';
import { settleContest } from './settle-round.js';
import { settleSeat } from './settle-seat.js';
import { isTucked, turnTucked } from './tucked.js';

type Decided = Result<readonly ContestEvent[], Refusal>;

/** What a command makes happen, or why it may not. */
export const decideContest =
  (game: ContestGame<unknown>) =>
  (rules: RulesInForce, state: ContestRound, command: ContestCommand): Decided => {
    const stamp = { at: command.at, by: command.by };
    switch (command.type) {
      case 'PlaceWagers':
        return placeWagers(rules, state, command, stamp);
      case 'CloseBetting':
        return closeBetting(rules, state, stamp);
      case 'Deal':
        return deal(game, rules, state, command.cards, stamp);
      case 'Decide':
        return decision(game, rules, state, command.seat, command.decision, stamp);
      case 'Claim':
        return claim(game, rules, state, command.seat, command.wagers, stamp);
      case 'SetAside':
        return setAside(state, command);
      case 'Turn':
        return turn(game, rules, state, command.place, command.cards, stamp);
      case 'SettleSeat':
        return settleSeat(game, rules, state, command, stamp);
      case 'Settle':
        return settleContest(game, rules, state, command.awards, stamp);
      default:
        return assertNever(command);
    }
  };

type Placing = Extract<ContestCommand, { type: 'PlaceWagers' }>;

const placeWagers = (
  rules: RulesInForce,
  state: ContestRound,
  { seat, player, stakes, tips = {} }: Placing,
  stamp: Stamp,
): Decided => {
  if (state.phase !== 'betting') {
    return refuse(
      'no-more-bets',
      'no wager is made, raised or withdrawn after "no more bets"',
      betsClosedBy(rules.rulebook),
    );
  }
  const checked = checkLayout(rules, state.hands, { seat, player, stakes, tips });
  return checked.ok ? ok([{ type: 'WagersPlaced', ...checked.value, ...stamp }]) : checked;
};

const closeBetting = (rules: RulesInForce, state: ContestRound, stamp: Stamp): Decided => {
  if (state.phase !== 'betting') return notNow(state.phase, 'betting cannot be closed');
  return state.hands.length === 0
    ? refuse('nobody-plays', 'nobody has wagered an ante', anteRule(rules.rulebook).placed.cite)
    : ok([{ type: 'BettingClosed', ...stamp }]);
};

const deal = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  cards: Extract<ContestCommand, { type: 'Deal' }>['cards'],
  stamp: Stamp,
): Decided => {
  if (state.phase !== 'dealing') return notNow(state.phase, 'no cards are dealt now');
  const each = game.cardsEach(rules);
  const seats = state.hands.map(({ seat }) => seat);
  const order = dealOrder({ seats, toSeat: each, toDealer: each, packets: state.packets });
  const checked = checkDeal(rules, order, cardsOnFelt(state), cards);
  if (!checked.ok) return checked;
  const up = game.dealerUpCard(rules);
  if (up !== null) {
    const toDealer = checked.value.filter(({ to }) => to === 'dealer').map(({ card }) => card);
    if ([...state.dealer.cards, ...toDealer][up - 1] === UNKNOWN_CARD) {
      return refuse(
        'cards-unknown',
        `card ${up} of the dealer lies face up: name it`,
        rules.rulebook.dealing.dealerFaces.cite,
      );
    }
  }
  return ok([{ type: 'CardsDealt', cards, ...stamp }]);
};

/** The hand whose turn it is, where the document orders the turns. */
export const nextToDecide = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
): number | null =>
  game.inTurn(rules).value
    ? (state.hands.find((hand) => hand.decision === null && !isOut(hand))?.seat ?? null)
    : null;

const decision = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  seat: number,
  chosen: ContestDecision,
  stamp: Stamp,
): Decided => {
  const hand = handAt(state, seat);
  if (hand === undefined) {
    return refuse('no-hand', `seat ${seat} has no hand in this round`, bySoftware('orders'));
  }
  if (hand.decision !== null) {
    return refuse(
      'locked-in',
      `seat ${seat} has decided, and cannot change it`,
      game.decisionIsFinal(rules),
    );
  }
  const [out] = hand.aside;
  if (out !== undefined && isOut(hand)) {
    return refuse('hand-is-out', `the hand of seat ${seat} is out of this round`, out.cite);
  }
  if (state.phase !== 'deciding') return notNow(state.phase, 'nobody decides now');
  const next = nextToDecide(game, rules, state);
  if (next !== null && next !== seat) {
    return refuse('not-your-turn', `it is the turn of seat ${next}`, game.inTurn(rules).cite);
  }
  const checked =
    chosen.kind === 'fold'
      ? checkFold(game, rules, hand, chosen)
      : checkStay(game, rules, hand, chosen);
  return checked.ok ? ok([{ type: 'Decided', seat, decision: checked.value, ...stamp }]) : checked;
};

const turn = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  place: Extract<ContestCommand, { type: 'Turn' }>['place'],
  named: readonly string[] | undefined,
  stamp: Stamp,
): Decided => {
  if (state.phase !== 'revealing')
    return notNow(state.phase, 'no hand is turned now', game.dealerTurns(rules));
  const hand = place === 'dealer' ? undefined : handAt(state, place);
  const lying = place === 'dealer' ? state.dealer : hand;
  if (lying === undefined) {
    return refuse(
      'no-hand',
      `seat ${String(place)} has no hand in this round`,
      bySoftware('orders'),
    );
  }
  if (lying.turned) {
    return refuse('turned-already', 'these cards lie face up already', bySoftware('orders'));
  }
  // What lies elsewhere is asked only of cards that are named now.
  const elsewhere =
    named === undefined ? [] : cardsOnFelt(state).filter((card) => !lying.cards.includes(card));
  const tucked = hand !== undefined && isTucked(game, rules, hand);
  const turned =
    tucked && named?.length !== hand.cards.length
      ? turnTucked(game, rules, hand, elsewhere, named)
      : checkTurn(place, lying.cards, elsewhere, named);
  if (!turned.ok) return turned;
  const cards = turned.value.map(formatDealtCard);
  const events: ContestEvent[] = [{ type: 'Turned', place, cards, ...stamp }];
  const cut = hand === undefined ? null : excess(game, rules, hand, turned.value);
  return ok(cut === null ? events : [...events, { ...cut, ...stamp }]);
};
