import { assert } from '@baize/result';
import type { Card } from './card.js';
import { fiveCardValue } from './poker-five.js';
import type { PokerValue } from './poker-value.js';

export interface BestFive {
  readonly value: PokerValue;
  readonly cards: readonly Card[];
}

/**
 * The best five of five, six or seven cards, in the order given; of fives worth the same, the one
 * whose cards were given first.
 */
export const bestFiveCards = (cards: readonly Card[]): BestFive => {
  assert(cards.length >= 5 && cards.length <= 7, `best five of 5 to 7 cards, not ${cards.length}`);
  assert(new Set(cards).size === cards.length, 'the cards are different cards');
  const hands = choose(cards, 5).map((five) => ({ value: fiveCardValue(five), cards: five }));
  return hands.reduce((best, hand) => (hand.value > best.value ? hand : best));
};

export const bestFiveOf = (cards: readonly Card[]): PokerValue => bestFiveCards(cards).value;

const choose = (cards: readonly Card[], count: number): readonly (readonly Card[])[] => {
  if (count === 0) return [[]];
  return cards
    .slice(0, cards.length - count + 1)
    .flatMap((card, place) =>
      choose(cards.slice(place + 1), count - 1).map((rest) => [card, ...rest]),
    );
};
