import {
  type Card,
  describeThreeCard,
  FULL_DECK,
  formatCards,
  rankOf,
  suitOf,
  threeCardHand,
} from '@baize/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ThreeCardHand } from '../src/three-card.js';
import {
  eachHand,
  hand,
  recoloured,
  shuffled,
  someCards,
  suitOrders,
  sum,
  tally,
} from './support/hands.js';

const ACE_LOW = { aceLow: true };
const ACE_HIGH_ONLY = { aceLow: false };

const words = (text: string, rule = ACE_LOW): string =>
  describeThreeCard(threeCardHand(hand(text), rule));

/** By listing the straights there are. */
const plainCategory = (cards: readonly Card[], aceLow: boolean): ThreeCardHand['category'] => {
  const ranks = cards.map(rankOf).sort((a, b) => b - a);
  const suited = new Set(cards.map(suitOf)).size === 1;
  const straights = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4].map(
    (top) => `${top},${top - 1},${top - 2}`,
  );
  const straight = [...straights, ...(aceLow ? ['14,3,2'] : [])].includes(ranks.join());
  if (straight && suited) return ranks.join() === '14,13,12' ? 'mini-royal' : 'straight-flush';
  if (new Set(ranks).size === 1) return 'three-of-a-kind';
  return straight ? 'straight' : 'nothing';
};

describe('three cards', () => {
  test.each([
    ['WA-RP-AppF-n4', 'suited ace, king, queen', 'Qs As Ks', 'mini-royal in spades'],
    ['WA-RP-AppF-n4', 'ace, king, queen of two suits', 'Qs As Kh', 'three-card straight, ace high'],
    ['WA-RP-AppF#1', 'straight flush', '9h 7h 8h', 'three-card straight flush, nine high'],
    [
      'WA-RP-AppF#1',
      'king, queen, jack of a suit',
      'Kh Qh Jh',
      'three-card straight flush, king high',
    ],
    ['WA-RP-AppF#1', 'three of a kind', 'Jh Js Jd', 'three jacks'],
    ['WA-RP-AppF#1', 'straight', '9h 7s 8h', 'three-card straight, nine high'],
    ['WA-RP-AppF#1', 'a flush alone', 'Ah Kh 9h', 'nothing'],
    ['WA-RP-AppF#1', 'a pair', 'Ah As Kh', 'nothing'],
    ['WA-RP-AppF#1', 'a high card', 'Ah Ks 9h', 'nothing'],
    ['WA-RP-AppF#1, AMB-04', 'ace, two, three', 'Ah 2s 3h', 'three-card straight, three high'],
    [
      'WA-RP-AppF#1, AMB-04',
      'suited ace, two, three',
      'Ah 2h 3h',
      'three-card straight flush, three high',
    ],
    ['WA-RP-AppF#1, AMB-04', 'king, ace, two', 'Kh Ah 2h', 'nothing'],
  ])('[%s] %s', (_, __, text, expected) => {
    expect(words(text)).toBe(expected);
  });

  test.each([
    ['ace, two, three', 'Ah 2s 3h', 'nothing'],
    ['suited ace, two, three', 'Ah 2h 3h', 'nothing'],
    ['suited ace, king, queen', 'Qs As Ks', 'mini-royal in spades'],
  ])('[AMB-04] where the ace is not low: %s', (_, text, expected) => {
    expect(words(text, ACE_HIGH_ONLY)).toBe(expected);
  });

  test.each(['c', 'd', 'h', 's'] as const)(
    '[WA-RP-AppF-n5#1] a mini-royal tells its suit: %s',
    (suit) => {
      expect(threeCardHand(hand(`A${suit} K${suit} Q${suit}`), ACE_LOW)).toEqual({
        category: 'mini-royal',
        suit,
      });
    },
  );

  test.each([
    ['ace low or high', ACE_LOW, { 'mini-royal': 4, 'straight-flush': 44, straight: 720 }],
    ['ace high only', ACE_HIGH_ONLY, { 'mini-royal': 4, 'straight-flush': 40, straight: 660 }],
  ])('[WA-RP-AppF#1, AMB-04] over all 22,100 hands, %s', (_, rule, expected) => {
    const counts = tally(FULL_DECK, 3, (cards) => threeCardHand(cards, rule).category);
    expect(sum(counts.values())).toBe(22_100);
    expect(Object.fromEntries(counts)).toEqual({
      ...expected,
      'three-of-a-kind': 52,
      nothing: 22_100 - 52 - sum(Object.values(expected)),
    });
  });

  test('[WA-RP-AppF#1] all 22,100 hands are what the list of straights says', () => {
    for (const rule of [ACE_LOW, ACE_HIGH_ONLY]) {
      eachHand(FULL_DECK, 3, (cards) => {
        const { category } = threeCardHand(cards, rule);
        if (category !== plainCategory(cards, rule.aceLow)) expect.fail(formatCards(cards));
      });
    }
  });

  test('the order of the cards never matters, and suits only name the mini-royal', () => {
    const cases = someCards(3).chain((cards) =>
      fc.tuple(fc.constant(cards), shuffled(cards), suitOrders),
    );
    fc.assert(
      fc.property(cases, ([cards, again, suits]) => {
        const found = threeCardHand(cards, ACE_LOW);
        expect(threeCardHand(again, ACE_LOW)).toEqual(found);
        expect(threeCardHand(recoloured(cards, suits), ACE_LOW).category).toBe(found.category);
      }),
    );
  });

  test('only three cards are a three-card hand', () => {
    expect(() => threeCardHand(hand('As Ks'), ACE_LOW)).toThrow('three cards');
    expect(() => threeCardHand(hand('As Ks Qs Js'), ACE_LOW)).toThrow('three cards');
  });
});
