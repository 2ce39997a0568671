import { err, type Result } from '@baize/result';
import { type Card, formatCard, parseCard } from './card.js';
import { type CardListError, parseCardList } from './card-list.js';
import { type DealtCard, formatDealtCard, parseDealtCard, UNKNOWN_CARD } from './dealt-card.js';

/** How many cards a line must hold; any number where nothing is said. */
export interface CardsExpected {
  readonly count?: number;
}

export const formatCards = (cards: Iterable<Card>): string =>
  Array.from(cards, formatCard).join(' ');

/** `As Kd 9h`: one space between cards, none twice, exactly as `formatCards` prints them. */
export const parseCards = (
  text: string,
  expected: CardsExpected = {},
): Result<readonly Card[], CardListError> => parseCardList(text, parseKnownCard, expected.count);

const parseKnownCard = (text: string): Result<Card, CardListError> =>
  text === UNKNOWN_CARD
    ? err({ code: 'card-unknown', message: '?? is a card nobody has seen, and must be known here' })
    : parseCard(text);

export const formatDealtCards = (cards: Iterable<DealtCard>): string =>
  Array.from(cards, formatDealtCard).join(' ');

/** `As ?? ??`: as `parseCards`, but a card may be unknown. */
export const parseDealtCards = (
  text: string,
  expected: CardsExpected = {},
): Result<readonly DealtCard[], CardListError> =>
  parseCardList(text, parseDealtCard, expected.count);
