import { parseCard } from '@baize/cards';
import { assert, type Result, unwrap } from '@baize/result';
import { checkCards } from '../kernel/correct-cards.js';
import { knownCards, type Place, type Refusal } from '../kernel/round.js';
import { handAt, type RicochetHandInPlay, type RicochetRound } from './round.js';

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

export const withRicochetCards = (
  state: RicochetRound,
  place: Place,
  texts: readonly string[],
): RicochetRound => {
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
