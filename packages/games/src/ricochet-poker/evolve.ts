import { type Card, parseCard } from '@baize/cards';
import { assert, assertNever, unwrap } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { NOTHING_ASIDE } from '../kernel/felt.js';
import type { CardTo } from '../kernel/round.js';
import { asideAfter } from '../kernel/set-aside.js';
import type { SettledLine } from '../kernel/settlement.js';
import type { ActionStep } from './action.js';
import { ricochetPlay } from './felt.js';
import {
  type InAction,
  isInAction,
  openRicochet,
  type RicochetEvent,
  type RicochetHandInPlay,
  type RicochetRound,
} from './round.js';

type Out = Exclude<RicochetRound, { phase: 'betting' }>;

/** What has happened is not judged again: a fold of the events gives the state, always. */
export const evolveRicochet = (
  rules: RulesInForce,
  state: RicochetRound,
  event: RicochetEvent,
): RicochetRound => {
  switch (event.type) {
    case 'RoundOpened':
      return openRicochet(event.round, event.rules, event.packets);
    case 'WagersPlaced':
      return { ...state, hands: withLayout(state.hands, event) };
    case 'BettingClosed':
      return { ...state, phase: 'dealing', dealer: [] };
    case 'CardsDealt':
      return isInAction(state)
        ? afterDraw(state, event.cards)
        : afterDeal(rules, cardsOut(state), event.cards);
    case 'WagersSetAside':
      return {
        ...state,
        hands: state.hands.map((hand) =>
          hand.seat === event.seat ? { ...hand, aside: asideAfter(hand.aside, event) } : hand,
        ),
      };
    case 'BonusesSettled': {
      const { lines: bonuses, notices } = event;
      return { ...cardsOut(state), phase: 'acting', bonuses, notices, ...NOBODY_ACTED };
    }
    case 'DealerFolded': {
      const { because, words, cite } = event;
      return { ...inAction(state), dealerFold: { because, words, cite } };
    }
    case 'ActionOpened':
      return { ...inAction(state), order: event.order };
    case 'Decided':
      return afterDecision(inAction(state), event);
    case 'SeatExcused': {
      const excused = { ...inAction(state), excused: event.seat };
      const step = { seat: event.seat, did: 'not-asked', hand: null, discarded: [] } as const;
      return event.draws ? excused : afterStep(excused, step);
    }
    case 'HandCompleted': {
      const before = inAction(state);
      const paid = event.anteBonus === null ? [] : [event.anteBonus];
      const anteBonuses = [...before.anteBonuses, ...paid];
      return afterStep({ ...before, anteBonuses }, event.step);
    }
    case 'RoundSettled': {
      // A round that is void may end before anybody has acted.
      const before = isInAction(state)
        ? state
        : { ...cardsOut(state), bonuses: [], notices: [], ...NOBODY_ACTED };
      const { tips, pot } = event;
      // In a void round the bonuses may be settled with everything else: they stand first.
      // Those that were settled on wrong cards are taken back: their lines stand in place of the first.
      const told = event.lines.filter((line) => !isContest(line));
      const bonuses = [
        ...before.bonuses.map((line) => told.find((one) => isSameWager(one, line)) ?? line),
        ...told.filter((line) => !before.bonuses.some((one) => isSameWager(one, line))),
      ];
      const contest = event.lines.filter(isContest);
      const lines = [...bonuses, ...inLineOrder([...contest, ...before.anteBonuses])];
      const notices = [...before.notices, ...event.notices];
      return { ...before, phase: 'settled', lines, tips, notices, pot };
    }
    default:
      return assertNever(event);
  }
};

const NOBODY_ACTED = {
  dealerFold: null,
  order: [],
  steps: [],
  anteBonuses: [],
  excused: null,
} as const;

const cardsOut = (state: RicochetRound): Out => {
  assert(state.phase !== 'betting', 'no cards before betting is closed');
  return state;
};

const inAction = (state: RicochetRound): InAction => {
  assert(isInAction(state), 'nobody acts before the bonus wagers are settled');
  return state;
};

type Placed = Extract<RicochetEvent, { type: 'WagersPlaced' }>;

const withLayout = (
  hands: readonly RicochetHandInPlay[],
  { seat, player, stakes, tips }: Placed,
): readonly RicochetHandInPlay[] => {
  const others = hands.filter((hand) => hand.seat !== seat);
  if (Object.keys(stakes).length === 0) return others;
  const hand: RicochetHandInPlay = {
    seat,
    player,
    stakes,
    tips,
    cards: [],
    draw: [],
    decision: null,
    // Every card is dealt face up.
    turned: true,
    aside: NOTHING_ASIDE,
  };
  return [...others, hand].toSorted((left, right) => left.seat - right.seat);
};

const cardsTo = (dealt: readonly CardTo[], place: CardTo['to']): readonly Card[] =>
  dealt.filter(({ to }) => to === place).map(({ card }) => unwrap(parseCard(card)));

const afterDeal = (rules: RulesInForce, state: Out, dealt: readonly CardTo[]): RicochetRound => {
  const hands = state.hands.map((hand) => ({
    ...hand,
    cards: [...hand.cards, ...cardsTo(dealt, hand.seat)],
  }));
  const dealer = [...state.dealer, ...cardsTo(dealt, 'dealer')];
  // The last card of the deal is the dealer's.
  const full = dealer.length === ricochetPlay(rules).cardsToDealer.value;
  return { ...state, phase: full ? 'bonuses' : 'dealing', hands, dealer };
};

const afterDraw = (state: InAction, dealt: readonly CardTo[]): InAction => ({
  ...state,
  hands: state.hands.map((hand) => ({
    ...hand,
    draw: [...hand.draw, ...cardsTo(dealt, hand.seat)],
  })),
});

type Decision = Extract<RicochetEvent, { type: 'Decided' }>;

const afterDecision = (
  state: InAction,
  { seat, decision, playCents, cite }: Decision,
): RicochetRound => {
  const hands = state.hands.map((hand) => {
    if (hand.seat !== seat) return hand;
    return decision === 'fold'
      ? { ...hand, decision }
      : { ...hand, decision, stakes: { ...hand.stakes, play: playCents } };
  });
  if (decision === 'play') return { ...state, hands };
  const discarded = [{ place: seat, cite }];
  return afterStep({ ...state, hands }, { seat, did: 'fold', hand: null, discarded });
};

const afterStep = (state: InAction, step: ActionStep): RicochetRound => {
  const steps = [...state.steps, step];
  return { ...state, phase: steps.length === state.order.length ? 'over' : 'acting', steps };
};

const CONTEST_LINES: readonly SettledLine['wager'][] = ['ante', 'play', 'ante-bonus', 'pot'];

const isSameWager = (left: SettledLine, right: SettledLine): boolean =>
  left.seat === right.seat && left.wager === right.wager && left.envies === right.envies;

const isContest = ({ wager }: SettledLine): boolean => CONTEST_LINES.includes(wager);

/** An ante bonus was paid long before; its line stands with the others of its seat. */
const inLineOrder = (lines: readonly SettledLine[]): readonly SettledLine[] =>
  lines.toSorted(
    (left, right) =>
      right.seat - left.seat ||
      CONTEST_LINES.indexOf(left.wager) - CONTEST_LINES.indexOf(right.wager),
  );
