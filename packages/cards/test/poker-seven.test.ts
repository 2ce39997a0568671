import {
  bestFiveOf,
  type Card,
  describePoker,
  FULL_DECK,
  fiveCardValue,
  formatCards,
  POKER_CATEGORIES,
  pokerCategoryOf,
  pokerValueOfStrength,
  strengthOfSeven,
  tallySeven,
} from '@baize/cards';
import { AssertionFailure } from '@baize/result';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestFiveCards } from '../src/poker-seven.js';
import { hand, recoloured, shuffled, someCards, suitOrders, sum } from './support/hands.js';
import { randomHands } from './support/poker-samples.js';

const fast = (cards: readonly Card[]): number =>
  strengthOfSeven(...(cards as [Card, Card, Card, Card, Card, Card, Card]));

describe('the best five of seven cards', () => {
  test.each([
    ['two kickers of five are left out', 'Ac Kd Qh 9s 8c 3d 2h', 'ace-king-queen-nine-eight high'],
    [
      'of three pairs the lowest is left out',
      'Ac Ad 9h 9s 4c 4d Kh',
      'aces and nines, king kicker',
    ],
    ['a pair is the kicker of two pairs', 'Ac Ad 9h 9s 8c 8d 4h', 'aces and nines, eight kicker'],
    ['two threes are a full house', '9c 9d 9h 4s 4c 4d Kh', 'nines full of fours'],
    ['of two pairs the higher fills', '9c 9d 9h 4s 4c Kd Kh', 'nines full of kings'],
    ['four of a kind with the best kicker', '4c 4d 4h 4s 9c 9d 9h', 'four fours, nine kicker'],
    ['the higher end of a long straight', '3c 4d 5h 6s 7c 8d 9h', 'straight, nine high'],
    ['a straight above three of a kind', '5c 6d 7h 8s 9c 9d 9h', 'straight, nine high'],
    ['a wheel with two more cards', 'Ac 2d 3h 4s 5c Kd Kh', 'straight, five high'],
    ['a six makes the wheel higher', 'Ac 2d 3h 4s 5c 6d Kh', 'straight, six high'],
    ['the best five of seven suited', 'Ac Qc 9c 8c 6c 4c 2c', 'flush, ace-queen-nine-eight-six'],
    ['a flush above a straight', '5c 6c 7c 8d 9c Kc 2h', 'flush, king-nine-seven-six-five'],
    ['a flush above two pairs', 'Ac 9c 7c 4c 2c Ad 9d', 'flush, ace-nine-seven-four-two'],
    ['a straight flush above a higher flush', 'Ah 9h 8h 7h 6h 5h 2c', 'straight flush, nine high'],
    [
      'a straight flush above a higher straight',
      '5h 6h 7h 8h 9h Tc Jd',
      'straight flush, nine high',
    ],
    ['a suited wheel', 'Ah 2h 3h 4h 5h 6c 7d', 'straight flush, five high'],
    [
      'a straight and a flush apart are no straight flush',
      '4h 5h 6h 7h 8c Kh 2d',
      'flush, king-seven-six-five-four',
    ],
    ['a royal flush', 'Ah Kh Qh Jh Th 9h 8h', 'royal flush'],
  ])('[SD-CSP-12#1, AMB-44] %s: %s is %s', (_, text, words) => {
    const cards = hand(text);
    expect(describePoker(bestFiveOf(cards))).toBe(words);
    expect(pokerValueOfStrength(fast(cards))).toBe(bestFiveOf(cards));
  });

  test('names the five cards, in the order given', () => {
    expect(formatCards(bestFiveCards(hand('2c Kd 9h 9s Kc 4d Kh')).cards)).toBe('Kd 9h 9s Kc Kh');
    expect(formatCards(bestFiveCards(hand('2c 3d 4h 5s 6c 6d 6h')).cards)).toBe('2c 3d 4h 5s 6c');
  });

  test('five and six cards have a best five too', () => {
    const six = hand('Ac Ad 9h 9s 4c 4d');
    expect(describePoker(bestFiveOf(six))).toBe('aces and nines, four kicker');
    expect(bestFiveOf(six.slice(0, 5))).toBe(fiveCardValue(six.slice(0, 5)));
  });

  test.each(['As Ks Qs Js', 'As Ks Qs Js Ts 9s 8s 7s'])('not in %s', (text) => {
    expect(() => bestFiveOf(hand(text))).toThrow(AssertionFailure);
  });

  test('is worth the value of the five it names, and neither order nor suits matter', () => {
    const cases = someCards(7).chain((cards) =>
      fc.tuple(fc.constant(cards), shuffled(cards), suitOrders),
    );
    fc.assert(
      fc.property(cases, ([cards, again, suits]) => {
        const other = recoloured(again, suits);
        const best = bestFiveCards(cards);
        expect(fiveCardValue(best.cards)).toBe(best.value);
        expect(bestFiveOf(other)).toBe(best.value);
        expect(fast(other)).toBe(fast(cards));
        expect(pokerValueOfStrength(fast(cards))).toBe(best.value);
      }),
    );
  });

  test('the fast evaluator gives it for 20,000 hands', () => {
    const wrong = randomHands(20, 20_000, 7).filter(
      (cards) => pokerValueOfStrength(fast(cards)) !== bestFiveOf(cards),
    );
    expect(wrong.map(formatCards)).toEqual([]);
  });
});

test('[SD-CSP-12#1] all 133,784,560 hands of seven cards fall into ten categories', () => {
  const counts = tallySeven([], FULL_DECK);
  const byCategory = Object.fromEntries(POKER_CATEGORIES.map((category) => [category, 0]));
  for (const [strength, count] of counts.entries()) {
    if (count > 0) byCategory[pokerCategoryOf(pokerValueOfStrength(strength))]! += count;
  }
  expect(byCategory).toEqual({
    'royal-flush': 4_324,
    'straight-flush': 37_260,
    'four-of-a-kind': 224_848,
    'full-house': 3_473_184,
    flush: 4_047_644,
    straight: 6_180_020,
    'three-of-a-kind': 6_461_620,
    'two-pair': 31_433_400,
    'one-pair': 58_627_800,
    'high-card': 23_294_460,
  });
  expect(sum(counts)).toBe(133_784_560);
  // Seven cards are never as weak as the weakest five: 4,824 of the 7,462 strengths occur.
  expect(counts.filter((count) => count > 0)).toHaveLength(4_824);
});
