import { ok, type Result } from '@baize/result';
import { bySoftware } from '@baize/rulebook';
import { type Refusal, refuse } from '../refusal.js';
import { isYoungEnough } from './age.js';
import { unloadedClause } from './asked.js';
import { all, type Check, FINE, isOpened, noRound, notIdle } from './checks.js';
import { isCut, isShuffled } from './cut.js';
import { devicesMarked, methodPossible } from './methods.js';
import {
  type CardsUnder,
  type Deck,
  deckInTurn,
  isLoaded,
  type TableCards,
  works,
} from './state.js';
import { LOAD_WORDS } from './words.js';

/** The deck that the next round is dealt from, or why none may be. `at` is when the round would begin. */
export const deckForRound = (
  under: CardsUnder,
  state: TableCards,
  at: string,
): Result<string, Refusal> => {
  const table = all(
    () => noRound(state),
    () => notIdle(under, state),
    () => devicesMarked(under, state, 'failed'),
    () => methodPossible(under, state, state.method),
    () => shufflerForTwo(under, state),
  );
  if (!table.ok) return table;
  const deck = deckInTurn(state);
  if (deck === undefined) {
    return refuse('no-deck', 'there is no deck at this table yet', bySoftware('steps'));
  }
  const ready = all(
    () => isYoungEnough(under, state, deck, at),
    () => isOpened(under, deck),
    () => isShuffled(under, deck),
    () => isCut(under, state, deck),
    () => isLoadedNow(under, state, deck),
    () => otherIsAway(under, state, deck),
  );
  return ready.ok ? ok(deck.id) : ready;
};

const shufflerForTwo = ({ rulebook }: CardsUnder, state: TableCards): Check => {
  const { second } = rulebook.decks;
  return state.decks.length < 2 || second === null || works(state, 'shuffler')
    ? FINE
    : refuse(
        'two-decks-without-shuffler',
        'without a shuffler only one deck is used: remove the other',
        second.needsShuffler.cite,
      );
};

const isLoadedNow = (under: CardsUnder, state: TableCards, deck: Deck): Check =>
  isLoaded(deck)
    ? FINE
    : refuse(
        'not-loaded',
        `deck ${deck.id} is not where it is dealt from: ${LOAD_WORDS[state.method]}`,
        unloadedClause(under, state, deck),
      );

/** With two decks, the other one is opened too, out of the rack, and in the shuffler. */
export const otherDeck = (state: TableCards, deck: Deck): Deck | undefined =>
  state.decks.find(({ id }) => id !== deck.id);

const otherIsAway = (under: CardsUnder, state: TableCards, deck: Deck): Check => {
  const { second } = under.rulebook.decks;
  const other = otherDeck(state, deck);
  if (second === null || other === undefined) return FINE;
  if (other.place === 'rack') {
    const message = `the rack still holds deck ${other.id}: cards of one deck only lie in it`;
    return refuse('rack-holds-other-deck', message, second.oneInDiscardRack.cite);
  }
  const opened = isOpened(under, other);
  if (!opened.ok) {
    const each = under.rulebook.shuffling.openingForEachDeck;
    return refuse(opened.error.code, opened.error.message, each?.cite ?? opened.error.cite);
  }
  if (other.place === 'shuffler') return FINE;
  const message = `deck ${other.id} waits in the shuffler while deck ${deck.id} is played`;
  return refuse('other-deck-not-in-shuffler', message, second.oneInPlay.cite);
};
