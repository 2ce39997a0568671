import { ok, type Result } from '@baize/result';
import { byPolicy, bySoftware, type Citation } from '@baize/rulebook';
import { isFloor, ROLE_WORDS } from '../people/roles.js';
import type { Stamp } from '../people/stamp.js';
import { FINE, type Refusal, refuse } from '../refusal.js';
import { nextOpeningStep } from './asked.js';
import type { CardsEvent } from './events.js';
import { millisecondsOf } from './instants.js';
import { type CardsUnder, type Deck, deckOf, type TableCards } from './state.js';
import { STEP_WORDS } from './words.js';

export type CardsDecision = Result<readonly CardsEvent[], Refusal>;

export type Check<T = true> = Result<T, Refusal>;

export { FINE };

/** The first check that fails, or fine. */
export const all = (...checks: readonly (() => Check)[]): Check => {
  for (const check of checks) {
    const checked = check();
    if (!checked.ok) return checked;
  }
  return FINE;
};

/** The dealer, those above, and the table's own automation touch cards; nobody else does. */
export const handlesCards = ({ as, by, at }: Stamp): Check => {
  if (by.trim() === '') return refuse('nobody', 'say who does this', bySoftware('orders'));
  if (millisecondsOf(at) === null)
    return refuse('no-instant', 'say when this is done', bySoftware('forms'));
  return as === 'dealer' || as === 'house' || isFloor(as)
    ? FINE
    : refuse(
        'not-your-cards',
        `${ROLE_WORDS[as]} does not handle the cards of a table`,
        byPolicy('roles'),
      );
};

export const isFloorperson = ({ as }: Stamp, what: string, cite: Citation): Check =>
  isFloor(as)
    ? FINE
    : refuse(
        'not-a-floorperson',
        `${what} takes a floorperson or above, not ${ROLE_WORDS[as]}`,
        cite,
      );

export const aReason = (reason: string): Check =>
  reason.trim() === ''
    ? refuse('no-reason', 'say why: it goes on record', byPolicy('reasons'))
    : FINE;

export const knownDeck = (state: TableCards, id: string): Check<Deck> => {
  const deck = deckOf(state, id);
  return deck === undefined
    ? refuse('unknown-deck', `there is no deck "${id}" at this table`, bySoftware('orders'))
    : ok(deck);
};

/** While cards are being dealt, this deck is not touched. */
export const notInPlay = ({ inPlay }: TableCards, id: string): Check =>
  inPlay?.deck === id
    ? refuse(
        'deck-in-play',
        `deck ${id} is being dealt: wait for the end of the round`,
        bySoftware('steps'),
      )
    : FINE;

export const noRound = ({ inPlay }: TableCards): Check =>
  inPlay === null
    ? FINE
    : refuse(
        'round-in-progress',
        'cards are being dealt: wait for the end of the round',
        bySoftware('steps'),
      );

/** The clause for what an idle table asks at this point. */
export const idleClause = (
  { rulebook: { shuffling } }: CardsUnder,
  part: 'remove-cards' | 'spread-face-down' | 'inspection-then-opening',
): Citation => shuffling.idle.find(({ value }) => value === part)?.cite ?? byPolicy('cards');

export const notIdle = (under: CardsUnder, { idle }: TableCards): Check =>
  idle === null
    ? FINE
    : refuse(
        'idle',
        'nobody plays here now: the first player to return may inspect the cards, then the opening is done again',
        idleClause(under, 'inspection-then-opening'),
      );

/** Every step before the shuffle, for this deck by itself. */
export const isOpened = (under: CardsUnder, deck: Deck): Check => {
  const next = nextOpeningStep(under, deck);
  return next === undefined
    ? FINE
    : refuse(
        'not-opened',
        `deck ${deck.id} is not opened yet: ${STEP_WORDS[next.step]} first`,
        next.cite,
      );
};
