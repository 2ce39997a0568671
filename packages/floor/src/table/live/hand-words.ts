import {
  type Card,
  describePoker,
  fiveCardValue,
  parseDealtCard,
  whenAllKnown,
} from '@baize/cards';
import type { RulebookId } from '@baize/rulebook';
import { gameOnPage } from '../../games.js';

/** Cards that are all face up for the viewer; nothing where one of them is hidden. */
export const cardsSeen = (texts: readonly string[]): readonly Card[] | undefined => {
  const cards = texts.map(parseDealtCard);
  return cards.every((card) => card.ok) ? whenAllKnown(cards.map(({ value }) => value)) : undefined;
};

/** A whole hand in words, as its game looks at it; nothing where a card of it is hidden. */
export const handInWords = (rulebook: RulebookId, texts: readonly string[]): string | null => {
  const cards = cardsSeen(texts);
  const { handInWords: inWords = fiveInWords } = gameOnPage(rulebook);
  return cards === undefined ? null : inWords(cards);
};

const fiveInWords = (cards: readonly Card[]): string | null =>
  cards.length === 5 ? describePoker(fiveCardValue(cards)) : null;
