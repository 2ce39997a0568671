import { ok } from '@baize/result';
import { byPolicy, bySoftware, type Citation } from '@baize/rulebook';
import { dealingClause } from '../dealing/clauses.js';
import { stampOf } from '../people/stamp.js';
import { refuse } from '../refusal.js';
import {
  all,
  type CardsDecision,
  type Check,
  FINE,
  handlesCards,
  knownDeck,
  notIdle,
  notInPlay,
} from './checks.js';
import type { OrderOf } from './commands.js';
import { type CardsUnder, DECK_SIZE, type TableCards } from './state.js';

/** Between rounds every card of a deck is at the dealer, who may count them face down (AMB-78). */
export const countDeck = (
  under: CardsUnder,
  state: TableCards,
  command: OrderOf<'CountDeck'>,
): CardsDecision => {
  const known = knownDeck(state, command.deck);
  if (!known.ok) return known;
  const { id, place } = known.value;
  const { counted } = command;
  const cite = deckCountClause(under, state);
  const checked = all(
    () => handlesCards(command),
    () => notIdle(under, state),
    () => notInPlay(state, id),
    () =>
      place === 'shuffler'
        ? refuse(
            'in-the-shuffler',
            `deck ${id} is in the shuffler: take it out to count it`,
            bySoftware('steps'),
          )
        : FINE,
    () => isCount(counted),
  );
  if (!checked.ok) return checked;
  if (counted === DECK_SIZE) {
    return ok([{ ...stampOf(command), type: 'DeckCounted', deck: id, counted, cite }]);
  }
  const reason = `the dealer counted ${counted} cards`;
  const removed = { type: 'DeckRemoved', deck: id, reason, counted } as const;
  return ok([{ ...stampOf(command), ...removed, cite: faultyClause(under, state) }]);
};

/** The clause that asks for counts; elsewhere the house keeps whole decks. */
export const deckCountClause = ({ rulebook }: CardsUnder, { method }: TableCards): Citation =>
  dealingClause(
    rulebook,
    method,
    'stub-count',
    rulebook.dealing.stubCountEvery?.cite ?? byPolicy('cards'),
  );

const faultyClause = ({ rulebook }: CardsUnder, { method }: TableCards): Citation => {
  const kind = 'stub-count-defective-deck';
  return dealingClause(rulebook, method, kind, rulebook.irregularities[kind].cite);
};

const isCount = (counted: number): Check =>
  Number.isSafeInteger(counted) && counted >= 0
    ? FINE
    : refuse('not-a-count', 'cards are counted in whole numbers', bySoftware('forms'));
