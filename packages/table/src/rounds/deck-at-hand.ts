import type { Result } from '@baize/result';
import { type CardsOrder, deckForRound, type TableCards } from '../cards/index.js';
import { isLoaded } from '../cards/state.js';
import { FINE, type Refusal } from '../refusal.js';
import type { OpenTable, RoundAtTable } from '../table/state.js';
import type { OpenWorld } from '../table/world.js';
import { cardsOut } from './dealt.js';

/** Whether a round is open and none of its cards has moved. */
const isBeforeFirstCard = (round: RoundAtTable | null): round is RoundAtTable =>
  round !== null && round.voided === null && cardsOut(round) === 0;

/**
 * The cards as they are before the first one of a round moves: its deck is not in play yet, is next in turn,
 * and as old as it may be.
 */
export const cardsAtHand = ({ cards, round }: Pick<OpenTable, 'cards' | 'round'>): TableCards => {
  const { inPlay } = cards;
  if (inPlay === null || !isBeforeFirstCard(round)) return cards;
  const { deck } = inPlay;
  return {
    ...cards,
    inPlay: null,
    last: cards.decks.find(({ id }) => id !== deck)?.id ?? null,
    decks: cards.decks.map((one) => (one.id === deck ? { ...one, inPlaySince: null } : one)),
  };
};

/** What a floorperson may still order then, and what the dealer does about it. */
const STILL: readonly CardsOrder['type'][] = ['OrderShuffle', 'OrderRecut'];
const AGAIN: readonly CardsOrder['type'][] = ['Shuffle', 'Cut', 'LoadDeck', 'ChangeMethod'];

/** The cards as a gesture with them finds them. */
export const cardsFor = (world: OpenWorld, { type }: CardsOrder, at: string): TableCards => {
  const again = AGAIN.includes(type) && !deckIsReady(world, at).ok;
  return STILL.includes(type) || again ? cardsAtHand(world.table) : world.table.cards;
};

/** A deck that was ordered to be shuffled or cut again is ready once more before its first card moves. */
export const deckIsReady = ({ rules, table }: OpenWorld, at: string): Result<true, Refusal> => {
  const { cards, round } = table;
  if (!isBeforeFirstCard(round)) return FINE;
  const deck = cards.decks.find(({ id }) => id === round.deck);
  if (deck?.stack.is === 'shuffled' && isLoaded(deck)) return FINE;
  const under = { rulebook: rules.inForce.rulebook, equipment: rules.house.equipment };
  const ready = deckForRound(under, cardsAtHand(table), at);
  return ready.ok ? FINE : ready;
};
