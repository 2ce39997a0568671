import { err, type InputError, ok, type Result } from '@baize/result';
import { type Card, formatCard } from './card.js';
import { type DealtCard, UNKNOWN_CARD } from './dealt-card.js';
import { cardCount, numberWord } from './number-words.js';

export type CardListError = InputError<
  'card-spacing' | 'not-a-card' | 'card-unknown' | 'card-twice' | 'card-count'
>;

type ParseOne<T> = (text: string) => Result<T, CardListError>;

/**
 * Words between single spaces, each read by `parseOne`. What is refused is refused for the first
 * thing wrong: the spacing, then a word that is no card, then a card twice, then the count.
 */
export const parseCardList = <T extends DealtCard>(
  text: string,
  parseOne: ParseOne<T>,
  count?: number,
): Result<readonly T[], CardListError> => {
  const words = text === '' ? [] : text.split(' ');
  const spacing = spacingFault(text, words);
  if (spacing !== undefined) return refuse('card-spacing', spacing);

  const cards: T[] = [];
  for (const [index, word] of words.entries()) {
    const card = parseOne(word);
    if (!card.ok) return refuse(card.error.code, `card ${index + 1}: ${card.error.message}`);
    cards.push(card.value);
  }

  const twice = repetition(cards);
  if (twice !== undefined) return refuse('card-twice', twice);
  if (count !== undefined && cards.length !== count) {
    return refuse('card-count', `${cardCount(count)} expected, ${given(cards.length)} given`);
  }
  return ok(cards);
};

const refuse = (code: CardListError['code'], message: string) => err({ code, message });

const given = (count: number): string => (count === 0 ? 'none' : numberWord(count));

const spacingFault = (text: string, words: readonly string[]): string | undefined => {
  const stranger = /[^\S ]|[,;]/.exec(text)?.[0];
  if (stranger !== undefined) {
    return `cards are separated by one space, not by ${JSON.stringify(stranger)}`;
  }
  if (text.startsWith(' ')) return 'there is a space before the first card';
  if (text.endsWith(' ')) return 'there is a space after the last card';
  const empty = words.indexOf('');
  if (empty >= 0) return `there is more than one space after card ${empty}`;
  const joined = words.findIndex((word) => SEVERAL_CARDS.test(word));
  return joined < 0 ? undefined : `there is no space after card ${joined + 1}`;
};

const SEVERAL_CARDS = /^(?:[2-9TJQKA][cdhs]){2,}$/;

const repetition = (cards: readonly DealtCard[]): string | undefined => {
  const places = new Map<Card, number>();
  for (const [index, card] of cards.entries()) {
    if (card === UNKNOWN_CARD) continue;
    const before = places.get(card);
    if (before !== undefined) {
      return `${formatCard(card)} is there twice: card ${before} and card ${index + 1}`;
    }
    places.set(card, index + 1);
  }
  return undefined;
};
