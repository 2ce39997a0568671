import type { Place } from '@baize/games';
import { cardInWords } from '../../art/card-text.js';
import { placeWords } from '../felt/place-words.js';

/** An unseen card, as the house takes it. */
export const UNSEEN = '??';

export interface Typing {
  /** Where each card goes, in the order they come. */
  readonly places: readonly Place[];
  /** What lies there already, by card. */
  readonly lying: ReadonlyMap<string, Place>;
  /** Whether a card may be an unseen one. */
  readonly mayHide: boolean;
}

export interface Typed {
  readonly cards: readonly string[];
  /** The beginning of a card that is not whole yet. */
  readonly rest: string;
  readonly fault: string | null;
}

const BETWEEN = /^[\s,;.|/-]+/;
const HIDDEN = /^\?{1,2}/;
const WHOLE = /^(10|[2-9tjqka])([cdhs♣♦♥♠])/i;
const BEGINNING = /^(1|10|[2-9tjqka])$/i;
const SIGNS: Readonly<Record<string, string>> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };

/** Text, typed or pasted, after the cards that are there: as many whole cards as it has. */
export const typeCards = (before: readonly string[], text: string, typing: Typing): Typed => {
  let cards = before;
  let left = text;
  for (;;) {
    left = left.replace(BETWEEN, '');
    if (left === '' || BEGINNING.test(left)) return { cards, rest: left, fault: null };
    const [hidden] = HIDDEN.exec(left) ?? [];
    const whole = hidden === undefined ? WHOLE.exec(left) : null;
    const read = hidden ?? whole?.[0];
    if (read === undefined) return { cards, rest: '', fault: noCard(left) };
    const card = whole === null ? UNSEEN : cardOf(whole);
    const fault = faultOf(cards, card, typing);
    if (fault !== null) return { cards, rest: '', fault };
    cards = [...cards, card];
    left = left.slice(read.length);
  }
};

const cardOf = ([, rank = '', suit = '']: RegExpExecArray): string =>
  `${rank === '10' ? 'T' : rank.toUpperCase()}${SIGNS[suit] ?? suit.toLowerCase()}`;

const noCard = (text: string): string =>
  `“${text.slice(0, 3)}” is not a card: type rank and suit, such as Ah or td.`;

const faultOf = (
  cards: readonly string[],
  card: string,
  { places, lying, mayHide }: Typing,
): string | null => {
  if (cards.length >= places.length)
    return 'Every card is there; Backspace takes the last one back.';
  if (card === UNSEEN) return mayHide ? null : 'This card is turned: it has a face.';
  const typedAt = places[cards.indexOf(card)];
  const liesAt = (cards.includes(card) ? typedAt : undefined) ?? lying.get(card);
  return liesAt === undefined
    ? null
    : `The ${cardInWords(card)} lies at ${placeWords(liesAt)} already.`;
};
