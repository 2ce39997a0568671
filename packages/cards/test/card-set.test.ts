import {
  type Card,
  CardSet,
  DECK_SIZE,
  deckWithout,
  FULL_DECK,
  formatCards,
  shortDeck,
} from '@baize/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hand, shuffled, someCards } from './support/hands.js';

const sets = someCards(0, DECK_SIZE).map((cards) => CardSet.of(cards));
const cards = fc.constantFrom(...FULL_DECK);
const plain = (set: CardSet): Set<Card> => new Set(set);

describe('a set of cards', () => {
  test('holds its cards and no others, whatever their order', () => {
    fc.assert(
      fc.property(
        someCards(0, 12).chain((some) => fc.tuple(fc.constant(some), shuffled(some))),
        ([some, again]) => {
          const set = CardSet.of(some);
          expect(set.size).toBe(some.length);
          expect(FULL_DECK.filter((card) => set.has(card))).toEqual(
            [...some].sort((a, b) => a - b),
          );
          expect(set.equals(CardSet.of(again))).toBe(true);
        },
      ),
    );
  });

  test('lists its cards suit by suit, high to low', () => {
    expect(formatCards(CardSet.of(hand('2s Th As Kd 2c 9h')))).toBe('2c Kd Th 9h As 2s');
  });

  test('union, intersection and minus are those of plain sets', () => {
    fc.assert(
      fc.property(sets, sets, (a, b) => {
        expect(plain(a.union(b))).toEqual(new Set([...a, ...b]));
        expect(plain(a.intersection(b))).toEqual(new Set([...a].filter((card) => b.has(card))));
        expect(plain(a.minus(b))).toEqual(new Set([...a].filter((card) => !b.has(card))));
        expect(a.isDisjointFrom(b)).toBe([...a].every((card) => !b.has(card)));
        expect(a.equals(b)).toBe(formatCards(a) === formatCards(b));
      }),
    );
  });

  test('the laws of sets hold', () => {
    fc.assert(
      fc.property(sets, sets, sets, (a, b, c) => {
        expect(a.union(b).equals(b.union(a))).toBe(true);
        expect(a.union(b.union(c)).equals(a.union(b).union(c))).toBe(true);
        expect(a.minus(b).union(a.intersection(b)).equals(a)).toBe(true);
        expect(CardSet.FULL.minus(a.union(b)).equals(CardSet.FULL.minus(a).minus(b))).toBe(true);
        expect(a.union(b).size).toBe(a.size + b.size - a.intersection(b).size);
        expect(a.union(CardSet.EMPTY).equals(a) && a.minus(a).equals(CardSet.EMPTY)).toBe(true);
      }),
    );
  });

  test('adding and removing a card answers with another set and leaves this one as it was', () => {
    fc.assert(
      fc.property(sets, cards, (set, card) => {
        const before = formatCards(set);
        expect(set.add(card).has(card)).toBe(true);
        expect(set.remove(card).has(card)).toBe(false);
        expect(set.add(card).remove(card).size).toBe(set.size - (set.has(card) ? 1 : 0));
        expect(formatCards(set)).toBe(before);
      }),
    );
  });

  test('the same card twice stops the round', () => {
    expect(() => CardSet.of([...hand('As Kd'), ...hand('As')])).toThrow('As twice');
  });
});

describe('a deck', () => {
  test('has 52 cards, each once, in a fixed order', () => {
    expect(FULL_DECK).toHaveLength(DECK_SIZE);
    expect(CardSet.of(FULL_DECK).equals(CardSet.FULL)).toBe(true);
    expect(formatCards(FULL_DECK.slice(0, 5))).toBe('2c 2d 2h 2s 3c');
    expect(formatCards(FULL_DECK.slice(-2))).toBe('Ah As');
  });

  test('without some cards keeps the others in order', () => {
    fc.assert(
      fc.property(someCards(0, 20), (gone) => {
        const left = deckWithout(gone);
        expect(left).toEqual([...left].sort((a, b) => a - b));
        expect(CardSet.of(left).equals(CardSet.FULL.minus(CardSet.of(gone)))).toBe(true);
      }),
    );
  });

  test('may be cut short to some ranks and suits', () => {
    expect(formatCards(shortDeck({ ranks: [14, 2], suits: ['s', 'c'] }))).toBe('2c 2s Ac As');
    expect(shortDeck({ ranks: [14] })).toHaveLength(4);
    expect(shortDeck({ suits: ['h'] })).toHaveLength(13);
  });

  test('does not give up a card it never had', () => {
    expect(() => deckWithout(hand('As'), shortDeck({ ranks: [2] }))).toThrow('not in the deck');
  });
});
