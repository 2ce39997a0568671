import {
  type Card,
  type DealtCard,
  describeFlush,
  describePoker,
  describeStraightFlush,
  fiveCardValue,
  longestFlush,
  longestFlushCards,
  longestStraightFlush,
  parseDealtCard,
  rankOf,
  runLength,
  suitIndexOf,
  twoCardValue,
  whenAllKnown,
} from '@baize/cards';
import { assertNever, unwrap } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';

/** The cards of a view, which writes them as text. */
export const dealtCards = (texts: readonly string[]): readonly DealtCard[] =>
  texts.map((text) => unwrap(parseDealtCard(text)));

/** A hand as a player holds it: what counts in front, the rest apart. As dealt while a card is hidden. */
export const arranged = (
  rules: RulesInForce,
  dealt: readonly DealtCard[],
): readonly (readonly DealtCard[])[] => {
  const cards = whenAllKnown(dealt);
  if (cards === undefined || cards.length === 0) return [dealt];
  const { game } = rules.rulebook;
  switch (game) {
    case 'high-card-flush': {
      const flush = longestFlushCards(cards);
      return [flush, cards.filter((card) => !flush.includes(card)).toSorted(bySuit)];
    }
    case 'caribbean-stud':
      return [cards.toSorted(byRankIn(cards))];
    case 'ricochet-poker':
      // Two of their own, three drawn; the dealer's in the order of arrival, which jackpots ask for.
      return [cards];
    default:
      return assertNever(game);
  }
};

const bySuit = (left: Card, right: Card): number =>
  suitIndexOf(right) - suitIndexOf(left) || right - left;

/** Pairs and better together in front, then by rank. */
const byRankIn =
  (cards: readonly Card[]) =>
  (left: Card, right: Card): number => {
    const alike = (card: Card): number =>
      cards.filter((other) => rankOf(other) === rankOf(card)).length;
    return alike(right) - alike(left) || right - left;
  };

/** What the cards are, in words: `four-card flush, ace high`; nothing while one is hidden. */
export const handWords = (rules: RulesInForce, dealt: readonly DealtCard[]): string => {
  const cards = whenAllKnown(dealt);
  if (cards === undefined || cards.length === 0) return '';
  const { game } = rules.rulebook;
  switch (game) {
    case 'high-card-flush':
      return flushWords(rules, cards);
    case 'caribbean-stud':
    case 'ricochet-poker':
      return pokerWords(cards);
    default:
      return assertNever(game);
  }
};

/** Two cards or five; in the middle of a deal there is nothing to say. */
const pokerWords = (cards: readonly Card[]): string => {
  if (cards.length === 2) return describePoker(twoCardValue(cards));
  return cards.length === 5 ? describePoker(fiveCardValue(cards)) : '';
};

const SHORTEST_RUN = 3;

/** The run is named where a wager could be paid on it. */
const flushWords = ({ settings }: RulesInForce, cards: readonly Card[]): string => {
  const flush = describeFlush(longestFlush(cards));
  const run = longestStraightFlush(cards, { aceLow: settings.aceLow });
  return runLength(run) < SHORTEST_RUN ? flush : `${flush}; ${describeStraightFlush(run)}`;
};
