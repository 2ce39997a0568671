import {
  type Card,
  describeFlush,
  describePoker,
  fiveCardValue,
  longestFlush,
  parseDealtCard,
  whenAllKnown,
} from '@baize/cards';
import type { RulebookId } from '@baize/rulebook';

/** Cards that are all face up for the viewer; nothing where one of them is hidden. */
export const cardsSeen = (texts: readonly string[]): readonly Card[] | undefined => {
  const cards = texts.map(parseDealtCard);
  return cards.every((card) => card.ok) ? whenAllKnown(cards.map(({ value }) => value)) : undefined;
};

/** A whole hand in words, as its game looks at it; nothing where a card of it is hidden. */
export const handInWords = (rulebook: RulebookId, texts: readonly string[]): string | null => {
  const cards = cardsSeen(texts);
  if (cards === undefined) return null;
  if (rulebook.endsWith('/high-card-flush')) {
    return cards.length === 7 ? describeFlush(longestFlush(cards)) : null;
  }
  return cards.length === 5 ? describePoker(fiveCardValue(cards)) : null;
};
