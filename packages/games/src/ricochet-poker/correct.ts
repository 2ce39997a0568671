import { parseCard } from '@baize/cards';
import { assert, type Result, unwrap } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { checkCards } from '../kernel/correct-cards.js';
import { knownCards, type Place, type Refusal } from '../kernel/round.js';
import { openAction, turnOf } from './action.js';
import { hasAnteBonus } from './ante-bonus.js';
import { contendersOf } from './felt.js';
import { feltOf, handAt, type RicochetHandInPlay, type RicochetRound } from './round.js';

const handCards = ({ cards, draw }: RicochetHandInPlay) => [...knownCards(cards), ...draw];

/** Whether a hand may be corrected to these cards, first two and draw together. */
export const checkRicochetCards = (
  state: RicochetRound,
  place: Place,
  cards: readonly string[],
): Result<readonly string[], Refusal> => {
  const dealers = state.phase === 'betting' ? [] : state.dealer;
  const hand = place === 'dealer' ? undefined : handAt(state, place);
  const lying = place === 'dealer' ? dealers : hand === undefined ? [] : handCards(hand);
  const elsewhere = [
    ...(place === 'dealer' ? [] : dealers),
    ...state.hands.filter(({ seat }) => seat !== place).flatMap(handCards),
  ];
  return checkCards(lying, elsewhere, cards);
};

/** The round with its cards put right; where nobody has acted on them yet, the action opens anew. */
export const withRicochetCards = (
  rules: RulesInForce,
  state: RicochetRound,
  place: Place,
  texts: readonly string[],
): RicochetRound => reopened(rules, withCards(state, place, texts));

/** The kickout test and the order of action by the true cards (WA-RP-4, 5, 6), before the first player acts. */
const reopened = (rules: RulesInForce, state: RicochetRound): RicochetRound => {
  if (state.phase !== 'acting' || state.order.length === 0 || state.steps.length > 0) return state;
  if (state.hands.some(({ decision, draw }) => decision !== null || draw.length > 0)) return state;
  const action = openAction(rules, state.dealer, contendersOf(feltOf(state)));
  const { dealerFold, order } = action;
  const turn = turnOf(action);
  const excused = turn.kind === 'not-asked' && hasAnteBonus(rules) ? turn.seat : null;
  return { ...state, dealerFold, order: order.map(({ seat }) => seat), excused };
};

const withCards = (state: RicochetRound, place: Place, texts: readonly string[]): RicochetRound => {
  assert(state.phase !== 'betting', 'cards are corrected when they are out');
  const cards = texts.map((text) => unwrap(parseCard(text)));
  if (place === 'dealer') return { ...state, dealer: cards };
  return {
    ...state,
    hands: state.hands.map((hand) =>
      hand.seat === place
        ? {
            ...hand,
            cards: cards.slice(0, hand.cards.length),
            draw: cards.slice(hand.cards.length),
          }
        : hand,
    ),
  };
};
