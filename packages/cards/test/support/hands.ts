import {
  type Card,
  cardOf,
  FULL_DECK,
  parseCards,
  rankOf,
  SUITS,
  type Suit,
  suitIndexOf,
} from '@baize/cards';
import { unwrap } from '@baize/result';
import fc from 'fast-check';

/** The cards of a text that is known to be good. */
export const hand = (text: string): readonly Card[] => unwrap(parseCards(text));

/** Every hand of so many cards, once each. The array is reused from one visit to the next. */
export const eachHand = (
  deck: readonly Card[],
  size: number,
  visit: (cards: readonly Card[]) => void,
): void => {
  const cards: Card[] = [];
  const pick = (from: number): void => {
    if (cards.length === size) {
      visit(cards);
      return;
    }
    const last = deck.length - (size - cards.length);
    for (let at = from; at <= last; at++) {
      cards.push(deck[at] as Card);
      pick(at + 1);
      cards.pop();
    }
  };
  pick(0);
};

/** How many hands fall under each name. */
export const tally = <K>(
  deck: readonly Card[],
  size: number,
  name: (cards: readonly Card[]) => K,
): Map<K, number> => {
  const counts = new Map<K, number>();
  eachHand(deck, size, (cards) => {
    const key = name(cards);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  return counts;
};

export const sum = (counts: Iterable<number>): number => [...counts].reduce((a, b) => a + b, 0);

export const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
};

/** A few distinct cards in any order. */
export const someCards = (least: number, most = least): fc.Arbitrary<Card[]> =>
  fc.shuffledSubarray([...FULL_DECK], { minLength: least, maxLength: most });

/** The same hand in another order, and in other suits. */
export const shuffled = (cards: readonly Card[]): fc.Arbitrary<Card[]> =>
  fc.shuffledSubarray([...cards], { minLength: cards.length, maxLength: cards.length });

export const suitOrders: fc.Arbitrary<Suit[]> = fc.shuffledSubarray([...SUITS], {
  minLength: 4,
  maxLength: 4,
});

export const recoloured = (cards: readonly Card[], suits: readonly Suit[]): readonly Card[] =>
  cards.map((card) => cardOf(rankOf(card), suits[suitIndexOf(card)] as Suit));
