import { type InputError, ok, type Result } from '@baize/result';
import { type Card, formatCard, parseCard } from './card.js';

/** How a card prints that lies face down and is unknown. */
export const UNKNOWN_CARD = '??';

/** A card as it lies on a felt: known, or not yet. */
export type DealtCard = Card | typeof UNKNOWN_CARD;

export const isKnown = (card: DealtCard): card is Card => card !== UNKNOWN_CARD;

/**
 * The cards when all of them are known, else nothing: a hand is worth something only when it is
 * turned.
 */
export const whenAllKnown = (cards: readonly DealtCard[]): readonly Card[] | undefined =>
  cards.includes(UNKNOWN_CARD) ? undefined : (cards as readonly Card[]);

export const formatDealtCard = (card: DealtCard): string =>
  isKnown(card) ? formatCard(card) : UNKNOWN_CARD;

export const parseDealtCard = (text: string): Result<DealtCard, InputError<'not-a-card'>> =>
  text === UNKNOWN_CARD ? ok(UNKNOWN_CARD) : parseCard(text);
