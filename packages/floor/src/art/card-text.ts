import { SUIT_WORDS, SUITS, type Suit } from './suits.js';

/** A card that this viewer may see. */
export interface SeenCard {
  readonly rank: string;
  readonly suit: Suit;
}

const RANK_WORDS: Readonly<Record<string, string>> = {
  A: 'Ace',
  K: 'King',
  Q: 'Queen',
  J: 'Jack',
  T: 'Ten',
  9: 'Nine',
  8: 'Eight',
  7: 'Seven',
  6: 'Six',
  5: 'Five',
  4: 'Four',
  3: 'Three',
  2: 'Two',
};

/** `As` or `Td`; null for a card that is hidden from the viewer. */
export const seenCard = (text: string): SeenCard | null => {
  const rank = text.slice(0, -1);
  const suit = SUITS.find((one) => one === text.at(-1));
  return suit !== undefined && rank in RANK_WORDS ? { rank, suit } : null;
};

export const cardInWords = (text: string): string => {
  const card = seenCard(text);
  return card === null
    ? 'a card face down'
    : `${RANK_WORDS[card.rank] ?? card.rank} of ${SUIT_WORDS[card.suit]}`;
};

/** Several cards in words: those face down are only counted. */
export const cardsInWords = (texts: readonly string[]): string => {
  const seen = texts.filter((text) => seenCard(text) !== null).map(cardInWords);
  const hidden = texts.length - seen.length;
  const down = hidden === 0 ? [] : [`${hidden} face down`];
  return [...seen, ...down].join(', ');
};
