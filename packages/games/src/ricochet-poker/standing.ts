import { assertNever, present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { dealOrder } from '../kernel/dealing.js';
import type { Place } from '../kernel/round.js';
import {
  type Action,
  dealersHand,
  excuseInTurn,
  foldInTurn,
  openAction,
  playInTurn,
} from './action.js';
import { contendersOf, ricochetPlay } from './felt.js';
import { cardsOnFelt, feltOf, handAt, type InAction, type RicochetRound } from './round.js';

/** The action as far as it has been played. */
export const actionOf = (rules: RulesInForce, state: InAction): Action =>
  state.steps.reduce(
    (action, { seat, did }) => {
      const { draw } = present(handAt(state, seat), `the hand of seat ${seat}`);
      switch (did) {
        case 'fold':
          return foldInTurn(rules, action);
        case 'play':
          return playInTurn(rules, action, draw);
        case 'not-asked':
          return excuseInTurn(action, draw.length === 0 ? null : draw);
        default:
          return assertNever(did);
      }
    },
    asOpened(rules, state),
  );

/** The order and the dealer's fold stay as they were when the action opened, also when a card is put right later (AMB-72). */
const asOpened = (rules: RulesInForce, state: InAction): Action => {
  const contenders = contendersOf(feltOf(state));
  const action = openAction(rules, state.dealer, contenders);
  if (state.order.length === 0) return action;
  const { order, dealerFold } = state;
  return {
    ...action,
    order: order.map((seat) =>
      present(
        contenders.find((one) => one.seat === seat),
        `the hand of seat ${seat}`,
      ),
    ),
    dealerFold,
    alive: dealerFold === null ? [dealersHand(state.dealer)] : [],
  };
};

/** The seat whose turn it is; null once everybody has acted. */
export const inTurn = ({ order, steps }: InAction): number | null => order[steps.length] ?? null;

/** Where the next cards go, one entry a card; none while no card is due. */
export const placesToDeal = (rules: RulesInForce, state: RicochetRound): readonly Place[] => {
  const { cardsToPlayer, cardsToDealer, draw } = ricochetPlay(rules);
  if (state.phase === 'dealing') {
    const seats = state.hands.map(({ seat }) => seat);
    return dealOrder({
      seats,
      toSeat: cardsToPlayer.value,
      toDealer: cardsToDealer.value,
      packets: state.packets,
    }).slice(cardsOnFelt(state).length);
  }
  if (state.phase !== 'acting') return [];
  const seat = inTurn(state);
  const hand = seat === null ? undefined : handAt(state, seat);
  if (hand === undefined) return [];
  const draws = hand.decision === 'play' || state.excused === hand.seat;
  return draws ? Array<Place>(draw.value - hand.draw.length).fill(hand.seat) : [];
};
