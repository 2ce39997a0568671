import { type Card, formatCard, parseCards } from '@baize/cards';
import { BadInput } from '../../bad-input.js';

/** Cards as people type them, with or without spaces. */
export const readCards = (
  where: string,
  typed: string,
  count: number,
  /** Cards that lie elsewhere, and the place. */
  taken: ReadonlyMap<Card, string> = new Map(),
): readonly Card[] => {
  const words = typed.split(/ +/).filter((word) => word !== '');
  const cards = parseCards(words.flatMap(inPairs).join(' '), { count });
  if (!cards.ok) throw new BadInput(`${where}: ${cards.error.message}`);
  for (const card of cards.value) {
    const elsewhere = taken.get(card);
    if (elsewhere !== undefined) {
      throw new BadInput(`${where}: ${formatCard(card)} is also in ${elsewhere}`);
    }
  }
  return cards.value;
};

/** `AhKd` is two cards; a ten written as 10 is left whole, for the parser to refuse. */
const inPairs = (word: string): readonly string[] =>
  word.length % 2 === 0 && !word.includes('10') ? (word.match(/../gsu) ?? [word]) : [word];
