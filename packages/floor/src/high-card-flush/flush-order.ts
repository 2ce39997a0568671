import { seenCard } from '../art/card-text.js';
import type { Laid } from '../game-on-page.js';

const RANKS = '23456789TJQKA';

/** Cards laid suit by suit, the longest and highest flush first, so that it is seen at once. */
export const inSuits = (cards: readonly string[]): Laid => {
  const suits = new Map<string, string[]>();
  for (const card of cards) {
    const suit = seenCard(card)?.suit;
    // A hand with a card face down lies as it was dealt.
    if (suit === undefined) return { cards, made: 0 };
    suits.set(suit, [...(suits.get(suit) ?? []), card]);
  }
  const rank = (card: string | undefined): number => RANKS.indexOf(card?.[0] ?? '');
  const groups = [...suits.values()]
    .map((group) => group.toSorted((left, right) => rank(right) - rank(left)))
    .toSorted((left, right) => {
      const differs = left.findIndex((card, at) => rank(card) !== rank(right[at]));
      return right.length - left.length || rank(right[differs]) - rank(left[differs]);
    });
  return { cards: groups.flat(), made: groups[0]?.length ?? 0 };
};
