import { FULL_DECK, formatCard } from '@baize/cards';
import { present } from '@baize/result';

/** A whole number from 0 up to but not including `below`: chance is handed in. */
export type Chance = (below: number) => number;

/** The 52 cards in an order that chance made. */
export const shuffled = (chance: Chance): readonly string[] => {
  const cards = FULL_DECK.map(formatCard);
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const place = chance(last + 1);
    const card = present(cards[last], 'a card');
    cards[last] = present(cards[place], 'a card');
    cards[place] = card;
  }
  return cards;
};
