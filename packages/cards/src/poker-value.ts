import { assert, assertNever, present } from '@baize/result';
import type { Rank } from './card.js';
import { rankPlural, rankWord } from './rank-words.js';

/** Lowest first. */
export const POKER_CATEGORIES = [
  'high-card',
  'one-pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const;
export type PokerCategory = (typeof POKER_CATEGORIES)[number];

declare const pokerValueBrand: unique symbol;
/**
 * What a hand is worth: the place of its category, then the ranks of five cards, four bits each,
 * the one that decides first in front. A missing card is 0, below any card, so a hand of two cards
 * compares with a hand of five.
 */
export type PokerValue = number & { readonly [pokerValueBrand]: true };

/** The ace as the lowest card of A-2-3-4-5, which makes that straight the lowest (AMB-44). */
export const LOW_ACE = 1;

const CARDS = 5;
const CATEGORY_SHIFT = 4 * CARDS;

/** The ranks grouped as they decide: more of a kind first, then higher first. */
export const pokerValue = (
  category: PokerCategory,
  ranks: readonly (Rank | typeof LOW_ACE)[],
): PokerValue => {
  assert(ranks.length <= CARDS, 'a poker hand has at most five cards');
  let value = POKER_CATEGORIES.indexOf(category) << CATEGORY_SHIFT;
  ranks.forEach((rank, place) => {
    value |= rank << (4 * (CARDS - 1 - place));
  });
  return value as PokerValue;
};

export const pokerCategoryOf = (value: PokerValue): PokerCategory =>
  present(POKER_CATEGORIES[value >> CATEGORY_SHIFT], `the category of poker value ${value}`);

/** The ranks of the cards that are there, the one that decides first in front. */
export const ranksOf = (value: PokerValue): readonly Rank[] => {
  const ranks: Rank[] = [];
  for (let shift = CATEGORY_SHIFT - 4; shift >= 0; shift -= 4) {
    const rank = (value >> shift) & 15;
    if (rank !== 0) ranks.push((rank === LOW_ACE ? 14 : rank) as Rank);
  }
  return ranks;
};

/** In words, and no two values in the same words: `kings full of fours`, `pair of eights, ace kicker`. */
export const describePoker = (value: PokerValue): string => {
  const category = pokerCategoryOf(value);
  const ranks = ranksOf(value);
  const word = (place: number): string => rankWord(rankAt(ranks, place));
  const plural = (place: number): string => rankPlural(rankAt(ranks, place));
  switch (category) {
    case 'royal-flush':
      return 'royal flush';
    case 'straight-flush':
      return `straight flush, ${word(0)} high`;
    case 'four-of-a-kind':
      return `four ${plural(0)}${kickers(ranks.slice(4))}`;
    case 'full-house':
      return `${plural(0)} full of ${plural(3)}`;
    case 'flush':
      return `flush, ${ranks.map(rankWord).join('-')}`;
    case 'straight':
      return `straight, ${word(0)} high`;
    case 'three-of-a-kind':
      return `three ${plural(0)}${kickers(ranks.slice(3))}`;
    case 'two-pair':
      return `${plural(0)} and ${plural(2)}${kickers(ranks.slice(4))}`;
    case 'one-pair':
      return `pair of ${plural(0)}${kickers(ranks.slice(2))}`;
    case 'high-card':
      return `${ranks.map(rankWord).join('-')} high`;
    default:
      return assertNever(category);
  }
};

const rankAt = (ranks: readonly Rank[], place: number): Rank =>
  present(ranks[place], `card ${place + 1} of a poker value`);

const kickers = (ranks: readonly Rank[]): string => {
  if (ranks.length === 0) return '';
  return `, ${ranks.map(rankWord).join('-')} ${ranks.length === 1 ? 'kicker' : 'kickers'}`;
};
