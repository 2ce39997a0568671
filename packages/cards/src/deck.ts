import { assert } from '@baize/result';
import { type Card, cardOf, RANKS, type Rank, SUITS, type Suit } from './card.js';
import { CardSet } from './card-set.js';

/** Which cards a short deck keeps; all of them where nothing is said. */
export interface DeckCut {
  readonly ranks?: readonly Rank[];
  readonly suits?: readonly Suit[];
}

/** A smaller deck, small enough to try every deal of it. */
export const shortDeck = ({ ranks = RANKS, suits = SUITS }: DeckCut): readonly Card[] =>
  RANKS.filter((rank) => ranks.includes(rank)).flatMap((rank) =>
    SUITS.filter((suit) => suits.includes(suit)).map((suit) => cardOf(rank, suit)),
  );

/** All 52 cards in their fixed order: twos to aces, clubs to spades in each rank. */
export const FULL_DECK: readonly Card[] = shortDeck({});

/** What is left of a deck, in the deck's order, once these cards are out of it. */
export const deckWithout = (
  cards: Iterable<Card>,
  deck: readonly Card[] = FULL_DECK,
): readonly Card[] => {
  const gone = CardSet.of(cards);
  const left = deck.filter((card) => !gone.has(card));
  assert(left.length + gone.size === deck.length, 'a card that is not in the deck cannot leave it');
  return left;
};
