import { type Card, type DealtCard, parseDealtCard, whenAllKnown } from '@baize/cards';
import { unwrap } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import colors from 'picocolors';
import { beside } from '../render/text.js';
import { cardFaces, cardSpans, type PaintSuit } from './cards.js';

/** How a game's hands lie before their players, and what they are. */
export interface HandsOfGame {
  /** What counts in front, the rest apart. */
  readonly arranged: (cards: readonly Card[]) => readonly (readonly Card[])[];
  /** `four-card flush, ace high`; empty in the middle of a deal. */
  readonly words: (rules: RulesInForce, cards: readonly Card[]) => string;
}

export interface FeltOptions {
  readonly paint: PaintSuit;
  readonly columns: number;
}

/** The cards of a view, which writes them as text. */
export const dealtCards = (texts: readonly string[]): readonly DealtCard[] =>
  texts.map((text) => unwrap(parseDealtCard(text)));

/** A hand in its groups, and in words; as dealt and without words while a card is hidden. */
export const handOnFelt = (
  { arranged, words }: HandsOfGame,
  rules: RulesInForce,
  texts: readonly string[],
): { readonly groups: readonly (readonly DealtCard[])[]; readonly said: string } => {
  const dealt = dealtCards(texts);
  const cards = whenAllKnown(dealt);
  return cards === undefined || cards.length === 0
    ? { groups: [dealt], said: '' }
    : { groups: arranged(cards), said: words(rules, cards) };
};

/** A hand as card faces, with what it is in words below; the backs alone have no words. */
export const handFaces = (
  hands: HandsOfGame,
  rules: RulesInForce,
  texts: readonly string[],
  paint: PaintSuit,
  words: 'with-words' | 'faces-only' = 'with-words',
): readonly string[] => {
  const { groups, said } = handOnFelt(hands, rules, texts);
  const below = words === 'faces-only' || said === '' ? [] : [colors.bold(said)];
  return [...cardFaces(groups, paint), ...below];
};

const PLACE_COLUMNS = 'Seat 7'.length;

/** A place, the cards that lie there, and words on them with dots between. */
export const placeLines = (
  place: string,
  groups: readonly (readonly DealtCard[])[],
  words: readonly string[],
  { paint, columns }: FeltOptions,
): readonly string[] => {
  const cards = cardSpans(groups, paint);
  const said = words
    .filter((text) => text !== '')
    .map((text, index) => ({ text: index === 0 && cards.length === 0 ? text : `· ${text}` }));
  return beside({ text: place }, PLACE_COLUMNS, [...cards, ...said], columns);
};
