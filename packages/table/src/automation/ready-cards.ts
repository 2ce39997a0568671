import { deckCountClause } from '../cards/count.js';
import { type CardsOrder, type NextForCards, nextForCards } from '../cards/index.js';
import { DECK_SIZE } from '../cards/state.js';
import { deckToCount } from '../dealing/stub-due.js';
import { asksPlayer, isSomebodyHere } from '../people/first-player.js';
import { cardsAtHand, deckIsReady } from '../rounds/deck-at-hand.js';
import type { OpenWorld } from '../table/world.js';

/** What the dealer does with the cards before a round may begin: a count that is due comes first. */
export const adviceOnCards = (world: OpenWorld, at: string): NextForCards | null => {
  const { rules, table } = world;
  if (table.round !== null) return adviceOnDeck(world, at);
  const under = { rulebook: rules.inForce.rulebook, equipment: rules.house.equipment };
  const deck = deckToCount(under.rulebook, table);
  if (deck === null) return nextForCards(under, table.cards, at);
  return {
    command: { type: 'CountDeck', deck: deck.id, counted: DECK_SIZE },
    fill: ['counted'],
    message: `Count all cards of deck ${deck.id}, face down.`,
    cite: deckCountClause(under, table.cards),
  };
};

/** What is done with the deck of a round before its first card, where it was ordered shuffled or cut again. */
export const adviceOnDeck = (world: OpenWorld, at: string): NextForCards | null => {
  const { rules, table } = world;
  if (table.round === null || deckIsReady(world, at).ok) return null;
  const under = { rulebook: rules.inForce.rulebook, equipment: rules.house.equipment };
  return nextForCards(under, cardsAtHand(table), at);
};

/** The first player looks at the cards, and nobody is there yet. */
export const waitsForPlayer = (world: OpenWorld, command: CardsOrder): boolean =>
  asksPlayer(command) && !isSomebodyHere(world.table);
