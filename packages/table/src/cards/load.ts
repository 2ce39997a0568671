import { ok } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import { stampOf } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import { loadClause } from './asked.js';
import {
  all,
  type CardsDecision,
  type Check,
  FINE,
  handlesCards,
  isOpened,
  knownDeck,
  noRound,
  notIdle,
} from './checks.js';
import type { OrderOf } from './commands.js';
import { isCut, isShuffled } from './cut.js';
import { devicesMarked, methodPossible } from './methods.js';
import {
  type CardsUnder,
  type Deck,
  deckInTurn,
  isByMachine,
  isLoaded,
  type TableCards,
  works,
} from './state.js';

type Load = OrderOf<'LoadDeck'>;

/** The shuffled stack goes where it is dealt from: a shoe, or the dealer's hand. */
export const loadDeck = (under: CardsUnder, state: TableCards, command: Load): CardsDecision => {
  const known = knownDeck(state, command.deck);
  if (!known.ok) return known;
  const deck = known.value;
  const { loader = 'dealer' } = command;
  const cite =
    loader === 'device'
      ? (under.rulebook.shuffling.shufflerLoadsShoe?.cite ?? loadClause(under, state))
      : loadClause(under, state);
  const checked = all(
    () => handlesCards(command),
    () => notIdle(under, state),
    () => noRound(state),
    () => devicesMarked(under, state, 'failed'),
    () => methodPossible(under, state, state.method),
    () => isOpened(under, deck),
    () => isShuffled(under, deck),
    () => isCut(under, state, deck),
    () => isItsTurn(under, state, deck),
    () => (loader === 'device' ? deviceMayLoad(under, state, deck) : FINE),
  );
  if (!checked.ok) return checked;
  const into = state.method === 'hand' ? 'hand' : 'shoe';
  return ok([{ ...stampOf(command), type: 'DeckLoaded', deck: deck.id, into, loader, cite }]);
};

const isItsTurn = (under: CardsUnder, state: TableCards, deck: Deck): Check => {
  if (isLoaded(deck))
    return refuse('already-loaded', `deck ${deck.id} is loaded already`, bySoftware('orders'));
  const { second } = under.rulebook.decks;
  if (second === null) return FINE;
  if (deck.id === state.last && deckInTurn(state) !== deck) {
    const message = `deck ${deck.id} was dealt in the last round: the other one is next`;
    return refuse('same-deck-twice', message, second.alternate.cite);
  }
  const other = state.decks.find((one) => one.id !== deck.id && isLoaded(one));
  return other === undefined
    ? FINE
    : refuse('other-deck-loaded', `deck ${other.id} is loaded already`, second.oneInPlay.cite);
};

/** A shuffler loads what it shuffled, into a shoe, where the document lets it. */
const deviceMayLoad = (under: CardsUnder, state: TableCards, deck: Deck): Check => {
  const { shufflerLoadsShoe } = under.rulebook.shuffling;
  const cite = shufflerLoadsShoe?.cite ?? byPolicy('cards');
  return shufflerLoadsShoe !== undefined &&
    isByMachine(deck) &&
    deck.place === 'shuffler' &&
    works(state, 'shuffler') &&
    state.method !== 'hand'
    ? FINE
    : refuse('device-may-not-load', 'the dealer loads these cards, no device does', cite);
};
