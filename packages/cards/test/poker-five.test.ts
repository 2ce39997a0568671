import {
  type Card,
  describePoker,
  FULL_DECK,
  fiveCardValue,
  formatCards,
  POKER_CATEGORIES,
  type PokerValue,
  pokerCategoryOf,
  pokerValueOfStrength,
  STRONGEST,
  strengthOfFive,
} from '@baize/cards';
import { AssertionFailure } from '@baize/result';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  eachHand,
  hand,
  recoloured,
  shuffled,
  someCards,
  suitOrders,
  sum,
} from './support/hands.js';

const fast = (cards: readonly Card[]): number =>
  strengthOfFive(...(cards as [Card, Card, Card, Card, Card]));

describe('five cards', () => {
  test.each([
    ['a royal flush', 'Th Kh Jh Ah Qh', 'royal flush'],
    ['a straight flush', '5s 9s 7s 6s 8s', 'straight flush, nine high'],
    ['a straight flush from king to nine', 'Kd 9d Td Qd Jd', 'straight flush, king high'],
    ['four of a kind', '9c 9d Ah 9h 9s', 'four nines, ace kicker'],
    ['a full house', '4c Kd Kh 4s Kc', 'kings full of fours'],
    ['a flush', '2h Jh 9h Ah 4h', 'flush, ace-jack-nine-four-two'],
    ['a straight', '6c 7c 8d 9h Ts', 'straight, ten high'],
    ['a straight from ace to ten', 'Ac Kc Qc Jc Td', 'straight, ace high'],
    ['three of a kind', 'Qc 7d Qh Qs Ac', 'three queens, ace-seven kickers'],
    ['two pairs', '8c Ad 8h As Kc', 'aces and eights, king kicker'],
    ['one pair', '6c Ad 6h Ks 4c', 'pair of sixes, ace-king-four kickers'],
    ['a high card', '3c Ad 9h Ks 6c', 'ace-king-nine-six-three high'],
    ['four of a suit are no flush', 'Ah Kh 9h 6h 3c', 'ace-king-nine-six-three high'],
    ['four in a row are no straight', 'Tc 9d 8h 7s 5c', 'ten-nine-eight-seven-five high'],
  ])('[SD-CSP-12#1] %s: %s is %s', (_, text, words) => {
    expect(describePoker(fiveCardValue(hand(text)))).toBe(words);
  });

  test.each([
    ['A-2-3-4-5 is a straight, the ace its lowest card', 'Ac 2d 3h 4s 5c', 'straight, five high'],
    ['and a straight flush in one suit', 'Ad 2d 3d 4d 5d', 'straight flush, five high'],
    ['no straight goes past the ace', 'Qc Kd Ah 2s 3c', 'ace-king-queen-three-two high'],
    ['nor does it in one suit', 'Kc Ac 2c 3c 4c', 'flush, ace-king-four-three-two'],
  ])('[AMB-44] %s: %s is %s', (_, text, words) => {
    expect(describePoker(fiveCardValue(hand(text)))).toBe(words);
  });

  const weakestFirst = [
    ['the weakest hand there is', '7c 5d 4h 3s 2c'],
    ['high card: the fourth card decides', '9c 8d 6h 5s 3c'],
    ['high card: the third card decides', '9c 8d 7h 5s 3c'],
    ['high card: the second card decides', 'Ac Td 9h 8s 7c'],
    ['high card: the fifth card decides', 'Ac Kd Qh Js 8c'],
    ['the best high card', 'Ac Kd Qh Js 9c'],
    ['the lowest pair', '2c 2d 5h 4s 3c'],
    ['a pair: the first kicker decides', '2c 2d Ah 4s 3c'],
    ['a pair: the second kicker decides', '2c 2d Ah Ks 3c'],
    ['a pair: the third kicker decides', '2c 2d Ah Ks Qc'],
    ['a higher pair with lower kickers', '3c 3d 5h 4s 2c'],
    ['the best pair', 'Ac Ad Kh Qs Jc'],
    ['two pairs: the lowest', '3c 3d 2h 2s 4c'],
    ['two pairs: the kicker decides', '3c 3d 2h 2s Ac'],
    ['two pairs: the higher pair decides', '4c 4d 2h 2s 3c'],
    ['two pairs: the lower pair decides', 'Ac Ad 3h 3s 2c'],
    ['two pairs: the best', 'Ac Ad Kh Ks Qc'],
    ['three of a kind: the lowest', '2c 2d 2h 4s 3c'],
    ['three of a kind: the first kicker decides', '2c 2d 2h As 3c'],
    ['three of a kind: the second kicker decides', '2c 2d 2h As Kc'],
    ['three of a kind: the three decide first', '3c 3d 3h 4s 2c'],
    ['the lowest straight', 'Ac 2d 3h 4s 5c'],
    ['the next straight', '2c 3d 4h 5s 6c'],
    ['the best straight', 'Ac Kd Qh Js Tc'],
    ['the lowest flush', '7c 5c 4c 3c 2c'],
    ['a flush: the fifth card decides', 'Ac Kc Qc Jc 8c'],
    ['the best flush', 'Ac Kc Qc Jc 9c'],
    ['the lowest full house', '2c 2d 2h 3s 3c'],
    ['a full house: the pair decides', '2c 2d 2h As Ac'],
    ['a full house: the three decide first', '3c 3d 3h 2s 2c'],
    ['four of a kind: the lowest', '2c 2d 2h 2s 3c'],
    ['four of a kind: the kicker decides', '2c 2d 2h 2s Ac'],
    ['four of a kind: the four decide first', '3c 3d 3h 3s 2c'],
    ['the lowest straight flush', 'Ac 2c 3c 4c 5c'],
    ['the next straight flush', '2c 3c 4c 5c 6c'],
    ['the best straight flush short of a royal', 'Kc Qc Jc Tc 9c'],
    ['a royal flush', 'Ac Kc Qc Jc Tc'],
  ] as const;

  test.each(
    weakestFirst
      .slice(1)
      .map(([name, text], place) => [name, text, weakestFirst[place]?.[1] ?? '']),
  )('[SD-CSP-12#1, AMB-44] %s: %s beats %s', (_, stronger, weaker) => {
    expect(fiveCardValue(hand(stronger))).toBeGreaterThan(fiveCardValue(hand(weaker)));
    expect(fast(hand(stronger))).toBeGreaterThan(fast(hand(weaker)));
  });

  test.each([
    ['high cards', 'As Kd Qh Jc 9s', 'Ac Kh Qs Jd 9c'],
    ['pairs', '8s 8d Ah Kc 4s', '8c 8h As Kd 4c'],
    ['straights', '9s 8d 7h 6c 5s', '9c 8h 7s 6d 5c'],
    ['flushes', 'As Js 9s 4s 2s', 'Ac Jc 9c 4c 2c'],
    ['royal flushes', 'As Ks Qs Js Ts', 'Ac Kc Qc Jc Tc'],
  ])('[SD-CSP-12#1, AMB-44] suits never break a tie between %s: %s and %s', (_, one, other) => {
    expect(fiveCardValue(hand(one))).toBe(fiveCardValue(hand(other)));
    expect(fast(hand(one))).toBe(fast(hand(other)));
  });

  test('neither the order of the cards nor their suits matter', () => {
    const cases = someCards(5).chain((cards) =>
      fc.tuple(fc.constant(cards), shuffled(cards), suitOrders),
    );
    fc.assert(
      fc.property(cases, ([cards, again, suits]) => {
        const other = recoloured(again, suits);
        expect(fiveCardValue(other)).toBe(fiveCardValue(cards));
        expect(fast(other)).toBe(fast(cards));
      }),
    );
  });

  test.each([
    ['four cards', 'As Ks Qs Js', undefined],
    ['six cards', 'As Ks Qs Js Ts 9s', undefined],
    ['a card twice', 'As Ks Qs Js', 'As'],
  ])('%s are a bug of ours', (_, text, again) => {
    const cards = [...hand(text), ...(again === undefined ? [] : hand(again))];
    expect(() => fiveCardValue(cards)).toThrow(AssertionFailure);
  });
});

test('[SD-CSP-12#1] all 2,598,960 hands of five cards fall into ten categories, 7,462 values, and the fast evaluator agrees on each', () => {
  const counts = new Map<PokerValue, number>();
  const disagreements: string[] = [];
  eachHand(FULL_DECK, 5, (cards) => {
    const value = fiveCardValue(cards);
    counts.set(value, (counts.get(value) ?? 0) + 1);
    if (pokerValueOfStrength(fast(cards)) !== value) disagreements.push(formatCards(cards));
  });
  expect(disagreements).toEqual([]);
  expect(counts.size).toBe(STRONGEST);
  expect(sum(counts.values())).toBe(2_598_960);
  const byCategory = Object.fromEntries(POKER_CATEGORIES.map((category) => [category, 0]));
  for (const [value, count] of counts) byCategory[pokerCategoryOf(value)]! += count;
  expect(byCategory).toEqual({
    'royal-flush': 4,
    'straight-flush': 36,
    'four-of-a-kind': 624,
    'full-house': 3_744,
    flush: 5_108,
    straight: 10_200,
    'three-of-a-kind': 54_912,
    'two-pair': 123_552,
    'one-pair': 1_098_240,
    'high-card': 1_302_540,
  });
});
