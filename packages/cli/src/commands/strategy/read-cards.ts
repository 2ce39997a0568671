import { type Card, formatCard, parseCards } from '@baize/cards';
import { BadInput } from '../../bad-input.js';

/** Cards as people type them: apart, or one right after the other; the strict parser has the last word. */
export const readCards = (
  where: string,
  typed: string,
  count: number,
  /** Cards that lie elsewhere, and where. */
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

/** `AhKd` is two cards; a ten written 10 is left whole, so that the parser can say what is wrong. */
const inPairs = (word: string): readonly string[] =>
  word.length % 2 === 0 && !word.includes('10') ? (word.match(/../gsu) ?? [word]) : [word];
