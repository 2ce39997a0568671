import { type DealtCard, formatDealtCard, parseDealtCard } from '@baize/cards';
import { assert, type Result, unwrap } from '@baize/result';
import { checkCards } from '../kernel/correct-cards.js';
import type { Place, Refusal } from '../kernel/round.js';
import { withCards, withDealer, withHands } from './next-state.js';
import { type ContestHandInPlay, type ContestRound, handAt } from './round.js';

/** Whether a hand may be corrected to these cards, and what was typed before. */
export const checkContestCards = (
  state: ContestRound,
  place: Place,
  cards: readonly string[],
): Result<readonly string[], Refusal> => {
  const dealers = state.phase === 'betting' ? [] : state.dealer.cards;
  const lying = place === 'dealer' ? dealers : (handAt(state, place)?.cards ?? []);
  const elsewhere = [
    ...(place === 'dealer' ? [] : dealers),
    ...state.hands.filter(({ seat }) => seat !== place).flatMap((hand) => hand.cards),
  ];
  return checkCards(lying, elsewhere, cards);
};

/** The round with a hand put right; whether it lies face up stays as it was. */
export const withContestCards = (
  state: ContestRound,
  place: Place,
  texts: readonly string[],
): ContestRound => {
  assert(state.phase !== 'betting', 'cards are corrected when they are out');
  const cards = texts.map((text) => unwrap(parseDealtCard(text)));
  return place === 'dealer'
    ? withDealer(state, { cards, turned: state.dealer.turned })
    : withHands(
        state,
        state.hands.map((hand) =>
          hand.seat === place ? withCards(tuckedAnew(hand, cards), cards, hand.turned) : hand,
        ),
      );
};

/** A tucked card that was typed wrong lies under its wager as what it is. */
const tuckedAnew = (hand: ContestHandInPlay, cards: readonly DealtCard[]): ContestHandInPlay => {
  const { decision } = hand;
  if (decision?.kind !== 'fold' || decision.tucked === undefined) return hand;
  const after = new Map(
    hand.cards.map((card, at) => [formatDealtCard(card), formatDealtCard(cards[at] ?? card)]),
  );
  const tucked = Object.fromEntries(
    Object.entries(decision.tucked).map(([wager, texts]) => [
      wager,
      texts.map((text) => after.get(text) ?? text),
    ]),
  );
  return { ...hand, decision: { ...decision, tucked } };
};
