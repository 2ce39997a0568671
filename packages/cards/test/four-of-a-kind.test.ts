import {
  type Card,
  CardSet,
  deckWithout,
  describeFourOfAKind,
  FULL_DECK,
  formatCards,
  fourOfAKind,
  longestStraightFlush,
  RANKS,
  rankOf,
  runLength,
  shortDeck,
} from '@baize/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choose,
  eachHand,
  hand,
  recoloured,
  shuffled,
  someCards,
  suitOrders,
} from './support/hands.js';

const plainFour = (cards: readonly Card[]) =>
  RANKS.find((rank) => cards.filter((card) => rankOf(card) === rank).length === 4);

describe('four of a kind in seven cards', () => {
  test.each([
    ['four queens', 'Qc Qd Qh Qs 2c 3c 4c', 'four queens'],
    ['four sixes among higher cards', '6c Ah 6d Ad 6h As 6s', 'four sixes'],
    ['three queens', 'Qc Qd Qh Ks 2c 3c 4c', 'none'],
    ['three and three', 'Qc Qd Qh Ks Kc Kd 4c', 'none'],
    ['three and two and two', 'Qc Qd Qh Ks Kc Ad Ac', 'none'],
  ])('[MD-HCF-12C(7)#1] %s', (_, text, words) => {
    const rank = fourOfAKind(hand(text));
    expect(rank === undefined ? 'none' : describeFourOfAKind(rank)).toBe(words);
  });

  test('[MD-HCF-12C(7)#1, AMB-10] 224,848 hands hold it: 176 with a run of four, ace low or high', () => {
    let hands = 0;
    const runs = { aceLow: new Map<number, number>(), aceHigh: new Map<number, number>() };
    for (const rank of RANKS) {
      const four = shortDeck({ ranks: [rank] });
      eachHand(deckWithout(four), 3, (others) => {
        hands++;
        const cards = CardSet.of([...four, ...others]);
        if (fourOfAKind(cards) !== rank) expect.fail(formatCards(cards));
        const low = runLength(longestStraightFlush(cards, { aceLow: true }));
        const high = runLength(longestStraightFlush(cards, { aceLow: false }));
        runs.aceLow.set(low, (runs.aceLow.get(low) ?? 0) + 1);
        runs.aceHigh.set(high, (runs.aceHigh.get(high) ?? 0) + 1);
      });
    }
    expect(hands).toBe(13 * choose(48, 3));
    expect(hands).toBe(224_848);
    // A run of four takes all three other cards: eleven runs, any card of it the four of a kind,
    // four suits.
    expect(runs.aceLow.get(4)).toBe(11 * 4 * 4);
    expect(runs.aceHigh.get(4)).toBe(10 * 4 * 4);
    expect(Math.max(...runs.aceLow.keys())).toBe(4);
  });

  test('[MD-HCF-12C(7)#1] all 77,520 hands of a 20-card deck, by counting ranks', () => {
    let found = 0;
    eachHand(shortDeck({ ranks: [2, 3, 12, 13, 14] }), 7, (cards) => {
      const rank = fourOfAKind(cards);
      if (rank !== plainFour(cards)) expect.fail(formatCards(cards));
      if (rank !== undefined) found++;
    });
    expect(found).toBe(5 * choose(16, 3));
  });

  test('neither the order of the cards nor the names of the suits matter', () => {
    const cases = someCards(4, 12).chain((cards) =>
      fc.tuple(fc.constant(cards), shuffled(cards), suitOrders),
    );
    fc.assert(
      fc.property(cases, ([cards, again, suits]) => {
        expect(fourOfAKind(again)).toBe(fourOfAKind(cards));
        expect(fourOfAKind(recoloured(cards, suits))).toBe(fourOfAKind(cards));
      }),
    );
    expect(fourOfAKind(FULL_DECK)).toBe(14);
  });
});
