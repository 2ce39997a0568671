import type { Citation } from '@baize/rulebook';
import { refuse } from '../refusal.js';
import { type Check, FINE } from './checks.js';
import { hoursBetween } from './instants.js';
import type { CardsUnder, Deck, TableCards } from './state.js';

/** How long a deck may still be played, for screens. */
export interface DeckAge {
  readonly deck: string;
  readonly limitHours: number;
  readonly hoursLeft: number;
  /** The last half hour, and everything after it. */
  readonly warning: boolean;
  readonly cite: Citation;
}

const WARN_HOURS = 0.5;

const ageOf = (
  { rulebook }: CardsUnder,
  { method }: TableCards,
  deck: Deck,
  at: string,
): DeckAge | null => {
  const limit = rulebook.decks.changeAfterHours.find(({ value }) => value.methods.includes(method));
  if (limit === undefined || deck.inPlaySince === null) return null;
  const limitHours = limit.value.hours;
  // A deck whose age cannot be told is too old.
  const played = hoursBetween(deck.inPlaySince, at) ?? limitHours;
  const hoursLeft = Math.max(0, limitHours - played);
  const warning = hoursLeft <= WARN_HOURS;
  return { deck: deck.id, limitHours, hoursLeft, warning, cite: limit.cite };
};

/** The deck at the table that must be changed first; null while none has a limit that runs. */
export const deckAge = (under: CardsUnder, state: TableCards, at: string): DeckAge | null =>
  state.decks
    .flatMap((deck) => ageOf(under, state, deck, at) ?? [])
    .reduce<DeckAge | null>(
      (oldest, age) => (oldest === null || age.hoursLeft < oldest.hoursLeft ? age : oldest),
      null,
    );

/** A round may start while the deck's time is not up; it may then be played to its end. */
export const isYoungEnough = (
  under: CardsUnder,
  state: TableCards,
  deck: Deck,
  at: string,
): Check => {
  const age = ageOf(under, state, deck, at);
  return age === null || age.hoursLeft > 0
    ? FINE
    : refuse(
        'deck-too-old',
        `deck ${deck.id} has been in play for ${age.limitHours} hours: change it`,
        age.cite,
      );
};
