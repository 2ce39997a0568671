import { type Card, type DealtCard, parseDealtCard, whenAllKnown } from '@baize/cards';
import { unwrap } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import colors from 'picocolors';
import { beside } from '../render/text.js';
import { cardFaces, cardSpans, type PaintSuit } from './cards.js';

/** How a game arranges and names hands. */
export interface HandsOfGame {
  /** The cards that count, then the rest. */
  readonly arranged: (cards: readonly Card[]) => readonly (readonly Card[])[];
  /** `four-card flush, ace high`; empty in the middle of a deal. */
  readonly words: (rules: RulesInForce, cards: readonly Card[]) => string;
}

export interface FeltOptions {
  readonly paint: PaintSuit;
  readonly columns: number;
}

/** Parses the cards of a view. */
export const dealtCards = (texts: readonly string[]): readonly DealtCard[] =>
  texts.map((text) => unwrap(parseDealtCard(text)));

/** A hand in groups and in words; while a card is hidden, as dealt and without words. */
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

/** A hand as card faces, with its name below unless a card is hidden. */
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

/** `Seat 1  As Kd · pair · Ante $10`. */
export const placeLines = (
  place: string,
  groups: readonly (readonly DealtCard[])[],
  words: readonly string[],
  { paint, columns }: FeltOptions,
): readonly string[] => {
  const cards = cardSpans(groups, paint);
  const said = words
    .filter((text) => text !== '')
    .map((text, index) => (index === 0 && cards.length === 0 ? text : `· ${text}`));
  return beside(place, PLACE_COLUMNS, [...cards, ...said], columns);
};
