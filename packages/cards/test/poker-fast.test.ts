import {
  bestFiveOf,
  type Card,
  cardKey,
  deckWithout,
  FULL_DECK,
  majorsOf,
  minorsOf,
  type PokerValue,
  pokerValue,
  pokerValueOfStrength,
  rankOf,
  STRONGEST,
  strengthOfFive,
  strengthOfFiveKey,
  strengthOfSeven,
  strengthOfSevenKey,
  strengthsOfSeven,
  strengthToReach,
  tallySeven,
} from '@baize/cards';
import { AssertionFailure } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { choose, eachHand, hand, sum } from './support/hands.js';
import { allValues, exampleOf, randomHands } from './support/poker-samples.js';

type Five = [Card, Card, Card, Card, Card];
type Seven = [...Five, Card, Card];

describe('a strength', () => {
  test('from 1 to 7,462 stands for a value, stronger for greater', () => {
    const values = allValues();
    expect(STRONGEST).toBe(7_462);
    expect(values).toHaveLength(STRONGEST);
    expect(values).toEqual([...new Set(values)].toSorted((a, b) => a - b));
    expect(values[0]).toBe(pokerValue('high-card', [7, 5, 4, 3, 2]));
    expect(values.at(-1)).toBe(pokerValue('royal-flush', [14, 13, 12, 11, 10]));
  });

  test('is given to the hands that have its value', () => {
    const strengths = allValues().map((value) => strengthOfFive(...(exampleOf(value) as Five)));
    expect(strengths).toEqual(strengths.map((_, place) => place + 1));
  });

  test.each([0, -1, 7_463, 1.5])('is not %d', (strength) => {
    expect(() => pokerValueOfStrength(strength)).toThrow(AssertionFailure);
  });

  test.each([
    ['an ace and a king', pokerValue('high-card', [14, 13]), 'Ac Kd 4h 3s 2c', 'Ac Qd Jh Ts 9c'],
    ['a pair', pokerValue('one-pair', []), '2c 2d 5h 4s 3c', 'Ac Kd Qh Js 9c'],
    ['a pair of fours', pokerValue('one-pair', [4, 4]), '4c 4d 5h 3s 2c', '3c 3d Ah Ks Qc'],
    ['a straight', pokerValue('straight', []), 'Ac 2d 3h 4s 5c', 'Ac Ad Ah Ks Qc'],
    ['a royal flush', pokerValue('royal-flush', []), 'Ac Kc Qc Jc Tc', 'Kc Qc Jc Tc 9c'],
  ])('to reach %s', (_, value, reaches, misses) => {
    const least = strengthToReach(value);
    expect(strengthOfFive(...(hand(reaches) as Five))).toBe(least);
    expect(strengthOfFive(...(hand(misses) as Five))).toBe(least - 1);
  });

  test('every hand reaches nothing in particular', () => {
    expect(strengthToReach(pokerValue('high-card', []))).toBe(1);
  });

  test('no strength reaches beyond the best hand', () => {
    const beyond = (pokerValueOfStrength(STRONGEST) + 1) as PokerValue;
    expect(() => strengthToReach(beyond)).toThrow(AssertionFailure);
  });
});

describe('partial sums', () => {
  const strengthBySums = (
    cards: readonly Card[],
    strengthOf: (key: number, minors: number, majors: number) => number,
  ): number => {
    let key = 0;
    let minors = 0;
    let majors = 0;
    for (const card of cards) {
      key = (key + cardKey(card)) | 0;
      minors += minorsOf(card);
      majors += majorsOf(card);
    }
    return strengthOf(key, minors, majors);
  };

  test('give the strength of five cards', () => {
    for (const cards of allValues().map(exampleOf)) {
      expect(strengthBySums(cards, strengthOfFiveKey)).toBe(strengthOfFive(...(cards as Five)));
    }
  });

  test('give the strength of seven cards', () => {
    for (const cards of randomHands(7, 20_000, 7)) {
      expect(strengthBySums(cards, strengthOfSevenKey)).toBe(strengthOfSeven(...(cards as Seven)));
    }
  });

  test('of seven cards, and of five, are the same for the same ranks only', () => {
    for (const [size, patterns] of [
      [5, 6_175],
      [7, 49_205],
    ] as const) {
      const sums = new Set<number>();
      let dealt = 0;
      const deal = (left: number, deck: readonly Card[], key: number): void => {
        if (left === 0) {
          dealt++;
          sums.add(key & 0xffffff);
          return;
        }
        deck.forEach((card, place) => {
          // Of the cards of a rank, clubs before diamonds before hearts: each pattern comes once.
          const before = deck[place - 1];
          if (before !== undefined && rankOf(before) === rankOf(card)) return;
          deal(left - 1, deck.slice(place + 1), key + cardKey(card));
        });
      };
      deal(size, FULL_DECK, 0);
      expect({ size, dealt, sums: sums.size }).toEqual({ size, dealt: patterns, sums: patterns });
    }
  });
});

test('a batch gives each hand its strength', () => {
  const hands = randomHands(3, 1_000, 7);
  const strengths = new Uint16Array(hands.length);
  strengthsOfSeven(Uint8Array.from(hands.flat()), strengths);
  expect([...strengths]).toEqual(hands.map((cards) => strengthOfSeven(...(cards as Seven))));
  expect(() => strengthsOfSeven(new Uint8Array(13), new Uint16Array(2))).toThrow(AssertionFailure);
});

describe('a tally of seven cards', () => {
  test.each([
    ['all known', 'Ac Kd 9h 8s 4c 4d 2h'],
    ['one card to come', 'Ac Kd 9h 8s 4c 4d'],
    ['two to come', 'Ac Ad 9h 8s 4c'],
    ['two to come, three of them suited', 'Ac Ad 9c 8s 4c'],
    ['three to come', 'Ts Js Qs Kd'],
  ])('%s after %s: counts what the plain evaluator counts', (_, text) => {
    const known = hand(text);
    // A short stub keeps the plain evaluator quick.
    const stub = deckWithout(known).filter((_card, place) => place % 3 === 0);
    const plain = new Map<PokerValue, number>();
    eachHand(stub, 7 - known.length, (drawn) => {
      const value = bestFiveOf([...known, ...drawn]);
      plain.set(value, (plain.get(value) ?? 0) + 1);
    });
    const tallied = [...tallySeven(known, stub).entries()]
      .filter(([, count]) => count > 0)
      .map(([strength, count]) => [pokerValueOfStrength(strength), count]);
    expect(tallied).toEqual([...plain].toSorted(([a], [b]) => a - b));
  });

  test('counts every way to fill the hand from the deck', () => {
    const known = hand('Ah Ad');
    expect(sum(tallySeven(known, deckWithout(known)))).toBe(choose(50, 5));
    expect(sum(tallySeven(hand('Ah Ad Kh Kd'), hand('2c 3c')))).toBe(0);
  });

  test('more than seven known cards, or a card twice, are a bug of ours', () => {
    const eight = hand('Ac Kd 9h 8s 4c 4d 2h 2s');
    expect(() => tallySeven(eight, [])).toThrow(AssertionFailure);
    expect(() => tallySeven(hand('Ac'), FULL_DECK)).toThrow(AssertionFailure);
  });
});
