import { type DealtCard, parseDealtCard } from '@baize/cards';
import { assertNever, unwrap } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { NOTHING_ASIDE } from '../kernel/felt.js';
import type { CardTo, Place } from '../kernel/round.js';
import { asideAfter } from '../kernel/set-aside.js';
import {
  isIn,
  openTwoStreet,
  placesDue,
  streetOf,
  type TwoStreetEvent,
  type TwoStreetHandInPlay,
  type TwoStreetRound,
  twoStreetPlay,
} from './round.js';

export const evolveTwoStreet = (
  rules: RulesInForce,
  state: TwoStreetRound,
  event: TwoStreetEvent,
): TwoStreetRound => {
  switch (event.type) {
    case 'RoundOpened':
      return openTwoStreet(event.round, event.rules, event.packets);
    case 'WagersPlaced': {
      const { seat, player, stakes, tips } = event;
      const others = state.hands.filter((hand) => hand.seat !== seat);
      const hand: TwoStreetHandInPlay = {
        seat,
        player,
        stakes,
        tips,
        cards: [],
        decision: null,
        turned: false,
        aside: NOTHING_ASIDE,
      };
      const hands = Object.keys(stakes).length === 0 ? others : [...others, hand];
      return { ...state, hands: hands.toSorted((one, two) => one.seat - two.seat) };
    }
    case 'BettingClosed':
      return { ...state, phase: 'dealing' };
    case 'CardsDealt':
      return afterDeal(rules, state, event.cards);
    case 'Decided': {
      const { decision } = event;
      const street = streetOf(state);
      return unlessOver(
        changeHand(state, event.seat, (hand) => ({
          ...hand,
          decision,
          stakes:
            decision.kind === 'fold' || street === undefined
              ? hand.stakes
              : { ...hand.stakes, [street]: decision.cents },
        })),
      );
    }
    case 'WagersSetAside':
      return unlessOver(
        changeHand(state, event.seat, (hand) => ({
          ...hand,
          aside: asideAfter(hand.aside, event),
        })),
      );
    case 'RoundSettled': {
      const { lines, tips, notices } = event;
      return { ...state, phase: 'settled', lines, tips, notices };
    }
    default:
      return assertNever(event);
  }
};

const changeHand = (
  state: TwoStreetRound,
  seat: number,
  change: (hand: TwoStreetHandInPlay) => TwoStreetHandInPlay,
): TwoStreetRound => ({
  ...state,
  hands: state.hands.map((hand) => (hand.seat === seat ? change(hand) : hand)),
});

/** With nobody left there is nothing to deal for. */
const unlessOver = (state: TwoStreetRound): TwoStreetRound =>
  state.phase === 'settled' || state.hands.some(isIn) ? state : { ...state, phase: 'over' };

const afterDeal = (
  rules: RulesInForce,
  state: TwoStreetRound,
  dealt: readonly CardTo[],
): TwoStreetRound => {
  const to = (place: Place): readonly DealtCard[] =>
    dealt.filter((one) => one.to === place).map(({ card }) => unwrap(parseDealtCard(card)));
  const hands = state.hands.map((hand) => ({
    ...hand,
    cards: [...hand.cards, ...to(hand.seat)],
  }));
  const after: TwoStreetRound = { ...state, hands, shared: [...state.shared, ...to('dealer')] };
  if (after.phase === 'settled') return after;
  if (after.shared.length === twoStreetPlay(rules).shared.value) return { ...after, phase: 'over' };
  return after.phase === 'dealing' && placesDue(rules, after).length === 0
    ? { ...after, phase: 'deciding' }
    : after;
};
