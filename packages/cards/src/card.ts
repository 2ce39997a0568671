import { err, type InputError, ok, type Result } from '@baize/result';

/**
 * Suits in the one order any of the documents gives them: lowest first (WA-RP-6a). Elsewhere suits
 * are equal.
 */
export const SUITS = ['c', 'd', 'h', 's'] as const;
export type Suit = (typeof SUITS)[number];

/**
 * Ranks as numbers, stronger = greater; 14 is the ace. 0 is kept free for "no card", which ranks
 * below any card.
 */
export const RANKS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
export type Rank = (typeof RANKS)[number];

const RANK_LETTERS = '23456789TJQKA';
const SUIT_LETTERS = 'cdhs';

declare const cardBrand: unique symbol;
/** A card is its number 0–51: four times the rank above two, plus the suit. */
export type Card = number & { readonly [cardBrand]: true };

export const DECK_SIZE = 52;

export const cardOf = (rank: Rank, suit: Suit): Card =>
  ((rank - 2) * 4 + SUIT_LETTERS.indexOf(suit)) as Card;

export const rankOf = (card: Card): Rank => ((card >> 2) + 2) as Rank;

/** The suit as its place in SUITS. */
export const suitIndexOf = (card: Card): 0 | 1 | 2 | 3 => (card & 3) as 0 | 1 | 2 | 3;

export const suitOf = (card: Card): Suit => SUITS[suitIndexOf(card)];

export const formatRank = (rank: Rank): string => RANK_LETTERS.charAt(rank - 2);

/** The rank of one letter of 23456789TJQKA. */
export const parseRank = (letter: string): Rank | undefined =>
  RANKS.find((rank) => formatRank(rank) === letter);

/** How each card prints, in the order of their numbers. */
const TEXTS = RANKS.flatMap((rank) => SUITS.map((suit) => formatRank(rank) + suit));
const CARDS_BY_TEXT: ReadonlyMap<string, Card> = new Map(
  TEXTS.map((text, number) => [text, number as Card]),
);

export const formatCard = (card: Card): string => TEXTS[card] as string;

/** `As`, `Td`: one rank of 23456789TJQKA, one suit of cdhs, exactly as cards print. */
export const parseCard = (text: string): Result<Card, InputError<'not-a-card'>> => {
  const card = CARDS_BY_TEXT.get(text);
  return card === undefined
    ? err({ code: 'not-a-card', message: `"${text}" is not a card${hint(text)}` })
    : ok(card);
};

const hint = (text: string): string => {
  if (/^10[cdhs]$/i.test(text))
    return `: the ten is written T, as in "T${text.charAt(2).toLowerCase()}"`;
  if (/^[2-9tjqka][cdhs]$/i.test(text)) {
    return `: write it "${text.charAt(0).toUpperCase()}${text.charAt(1).toLowerCase()}"`;
  }
  return ': write a rank (2-9 T J Q K A) and a suit (c d h s), as in "As" or "Td"';
};
