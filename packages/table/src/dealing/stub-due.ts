import type { Rulebook } from '@baize/rulebook';
import {
  type Deck,
  deckInTurn,
  deckOf,
  isByMachine,
  type TableCards,
  works,
} from '../cards/state.js';
import type { TableState } from '../table/state.js';
import { type StubCounts, stubCountDue } from './stub.js';

type Counting = Pick<TableState, 'cards' | 'stub'>;

const deckNow = (cards: TableCards): Deck | undefined =>
  cards.inPlay === null ? deckInTurn(cards) : deckOf(cards, cards.inPlay.deck);

/** The tally for the deck that is dealt now or next: a device has counted only what it shuffled. */
export const countsNow = ({ cards, stub }: Counting): StubCounts => {
  const deck = deckNow(cards);
  const deviceCounts = stub.deviceCounts && deck !== undefined && isByMachine(deck);
  return { ...stub, deviceCounts };
};

/** Whether the stub of the round in play is counted before it goes to the rack. */
export const roundCountDue = (rulebook: Rulebook, table: Counting): boolean => {
  const counts = countsNow(table);
  // Before the next round it would be too late: it is due one round early.
  return stubCountDue(rulebook, { ...counts, roundsSinceCount: counts.roundsSinceCount + 1 });
};

/** A shuffler that counts is at work: what it shuffles next it counts. */
export const deviceWillCount = ({ cards, stub }: Counting): boolean =>
  stub.deviceCounts && works(cards, 'shuffler');

/**
 * The deck that the dealer counts between rounds, where a count is due (AMB-78); null where none is, where
 * the shuffler is about to count, or while the cards are not at the dealer.
 */
export const deckToCount = (rulebook: Rulebook, table: Counting): Deck | null => {
  const { cards } = table;
  if (cards.idle !== null || !stubCountDue(rulebook, countsNow(table))) return null;
  const turn = deckInTurn(cards);
  if (deviceWillCount(table) && turn?.stack.is === 'unshuffled') return null;
  const last = cards.decks.find(({ id }) => id === cards.last);
  return [last, turn].find((deck) => deck !== undefined && deck.place !== 'shuffler') ?? null;
};
