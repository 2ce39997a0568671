import {
  describePoker,
  FULL_DECK,
  fiveCardValue,
  type PokerValue,
  pokerCategoryOf,
  RANKS,
  ranksOf,
  shortDeck,
  twoCardValue,
} from '@baize/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  eachHand,
  hand,
  recoloured,
  shuffled,
  someCards,
  suitOrders,
  tally,
} from './support/hands.js';
import { inMixedSuits, rankPatterns } from './support/rank-patterns.js';

const two = (text: string): PokerValue => twoCardValue(hand(text));

describe('what two cards are worth', () => {
  test.each([
    ['a pair', '8d 8c', 'pair of eights'],
    ['a high card', '5c Th', 'ten-five high'],
    ['two of a suit are no flush', 'Ah 2h', 'ace-two high'],
    ['two in a row are no straight', 'Kd Qc', 'king-queen high'],
    ['two in a row of a suit are no straight flush', 'Ks Qs', 'king-queen high'],
  ])('[WA-RP-RF#1, WA-RP-AppC-n2] %s: %s is %s', (_, text, words) => {
    expect(describePoker(two(text))).toBe(words);
  });

  test('[WA-RP-RF#1] over all 1,326 hands: 78 pairs, 1,248 high cards, nothing else', () => {
    const counts = tally(FULL_DECK, 2, (cards) => pokerCategoryOf(twoCardValue(cards)));
    expect(Object.fromEntries(counts)).toEqual({ 'one-pair': 78, 'high-card': 1_248 });
  });

  test('[WA-RP-RF#1] 91 values: a pair beats a high card, then the higher card, then the other', () => {
    const weakestFirst = [...tally(FULL_DECK, 2, twoCardValue).keys()].sort((a, b) => a - b);
    const highCards = RANKS.flatMap((high) =>
      RANKS.filter((low) => low < high).map((low) => [high, low]),
    );
    const pairs = RANKS.map((rank) => [rank, rank]);
    expect(weakestFirst.map(ranksOf)).toEqual([...highCards, ...pairs]);
  });

  test('neither the order of the cards nor their suits matter', () => {
    const cases = someCards(2).chain((cards) =>
      fc.tuple(fc.constant(cards), shuffled(cards), suitOrders),
    );
    fc.assert(
      fc.property(cases, ([cards, again, suits]) => {
        expect(twoCardValue(again)).toBe(twoCardValue(cards));
        expect(twoCardValue(recoloured(cards, suits))).toBe(twoCardValue(cards));
      }),
    );
  });

  test.each([['As'], ['As Kd Qc'], ['']])('"%s" is not a two-card hand', (text) => {
    expect(() => two(text)).toThrow('two different cards');
  });
});

describe('five cards against two', () => {
  test.each([
    ['the same two ranks and any others', 'Ad Kc 4h 3s 2c', 'beats', 'Ah Ks'],
    ['the same pair and any others', '8d 8c 4h 3s 2c', 'beats', '8h 8s'],
    ['a lower second card', 'Ad Qc Jh Ts 9c', 'loses to', 'Ah Ks'],
    ['a lower high card', 'Kd Qc Jh Ts 8c', 'loses to', 'Ah 2s'],
    ['a high card against a pair', 'Ad Kc Qh Js 9c', 'loses to', '2h 2s'],
    ['a lower pair', 'Kd Kc Ah Qs Jc', 'loses to', 'Ah As'],
    ['a higher pair', '3d 3c 4h 5s 6c', 'beats', '2h 2s'],
    ['two pairs', '3d 3c 2h 2s 4c', 'beats', 'Ah As'],
    ['the lowest straight', 'Ad 2c 3h 4s 5c', 'beats', 'Kh Ks'],
  ])('[WA-RP-5#1, AMB-01] %s: %s %s %s', (_, five, verb, pair) => {
    const difference = fiveCardValue(hand(five)) - two(pair);
    expect(difference > 0 ? 'beats' : difference < 0 ? 'loses to' : 'ties').toBe(verb);
  });

  test('[WA-RP-5#1, AMB-01] they never tie, and a missing card ranks below any card', () => {
    const fives = rankPatterns(RANKS, 5).map((ranks) => fiveCardValue(inMixedSuits(ranks)));
    const twos = [...tally(FULL_DECK, 2, twoCardValue).keys()];
    expect(fives).toHaveLength(6_175);
    for (const five of fives) {
      for (const pair of twos) {
        const five5 = [pokerCategory(five), ...ranksOf(five)];
        const two5 = [pokerCategory(pair), ...ranksOf(pair), 0, 0, 0];
        const at = five5.findIndex((rank, index) => rank !== two5[index]);
        if (
          at < 0 ||
          Math.sign(five - pair) !== Math.sign((five5[at] as number) - (two5[at] as number))
        ) {
          expect.fail(`${describePoker(five)} against ${describePoker(pair)}`);
        }
      }
    }
  });

  test('[WA-RP-6a#2, AMB-03] suits order two-card hands only: five cards equal in rank stay tied', () => {
    const cases = fc.tuple(someCards(5), suitOrders);
    fc.assert(
      fc.property(cases, ([cards, suits]) => {
        expect(fiveCardValue(recoloured(cards, suits))).toBe(fiveCardValue(cards));
      }),
    );
    const values = new Set<PokerValue>();
    eachHand(shortDeck({ ranks: [6], suits: ['c', 'd', 'h', 's'] }), 2, (pair) => {
      const others = hand('Ah 9c 4d');
      values.add(fiveCardValue([...pair, ...others]));
    });
    expect(values.size).toBe(1);
  });
});

const pokerCategory = (value: PokerValue): number => value >> 20;
