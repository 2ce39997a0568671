import {
  type Card,
  describeSuitedFive,
  FULL_DECK,
  formatCards,
  rankOf,
  shortDeck,
  suitedFive,
  suitOf,
} from '@baize/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SUITED_FIVE, type SuitedFive } from '../src/suited-five.js';
import {
  choose,
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

/** Every four of the five, or all five, held against the list of runs. */
const plainSuitedFive = (cards: readonly Card[], aceLow: boolean): SuitedFive => {
  const suited = (some: readonly Card[]) => new Set(some.map(suitOf)).size === 1;
  const inARow = (some: readonly Card[], low: boolean) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].some((bottom) =>
      some.every((_, step) => {
        const rank = bottom + step;
        if (rank === 1 && !low) return false;
        return some.some((card) => rankOf(card) === (rank === 1 ? 14 : rank));
      }),
    );
  const fours = cards.map((left) => cards.filter((card) => card !== left)).filter(suited);
  if (suited(cards) && inARow(cards, true)) {
    return [14, 13].every((rank) => cards.some((card) => rankOf(card) === rank))
      ? 'royal-flush'
      : 'straight-flush';
  }
  if (fours.some((four) => inARow(four, aceLow))) return 'four-card-straight-flush';
  if (suited(cards)) return 'flush';
  return fours.length > 0 ? 'four-card-flush' : 'nothing';
};

describe('five cards by suit', () => {
  test.each([
    ['WA-RP-AppH#1', 'royal flush', 'Th Ah Kh Qh Jh', 'royal flush'],
    ['WA-RP-AppH#1', 'straight flush', 'Th 9h Kh Qh Jh', 'straight flush'],
    ['WA-RP-AppH#1, AMB-44', 'straight flush, ace to five', 'Ah 2h 3h 4h 5h', 'straight flush'],
    [
      'WA-RP-AppH#1',
      'four in a row of a suit, and another',
      'Th Kh Qh Jh 2c',
      'four-card straight flush',
    ],
    [
      'WA-RP-AppH#1',
      'four in a row before five of a suit',
      'Th Kh Qh Jh 2h',
      'four-card straight flush',
    ],
    [
      'WA-RP-AppH#1',
      'four in a row, the fifth of another suit',
      'Th Kh Qh Jh Ac',
      'four-card straight flush',
    ],
    ['WA-RP-AppH#1, AMB-04', 'ace to four of a suit', 'Ah 2h 3h 4h 9c', 'four-card straight flush'],
    ['WA-RP-AppH#1, AMB-04', 'no run round the corner', 'Kh Ah 2h 3h 9c', 'four-card flush'],
    ['WA-RP-AppH#1', 'five of a suit', 'Th Kh Qh 4h 2h', 'five-card flush'],
    ['WA-RP-AppH#1', 'four of a suit', 'Th Kh Qh 4h 2c', 'four-card flush'],
    ['WA-RP-AppH#1', 'four aces', 'Ah As Ac Ad Kh', 'nothing'],
    ['WA-RP-AppH#1', 'a straight of two suits', 'Ah Ks Qh Js Th', 'nothing'],
  ])('[%s] %s', (_, __, text, words) => {
    expect(describeSuitedFive(suitedFive(hand(text), ACE_LOW))).toBe(words);
  });

  test('[WA-RP-AppH#1] weakest first', () => {
    const best = [
      'Ah As Ac Ad Kh',
      'Th Kh Qh 4h 2c',
      'Th Kh Qh 4h 2h',
      'Th Kh Qh Jh 2c',
      'Th 9h Kh Qh Jh',
      'Th Ah Kh Qh Jh',
    ];
    expect(best.map((text) => suitedFive(hand(text), ACE_LOW))).toEqual(SUITED_FIVE);
  });

  test.each([
    ['ace to four', 'Ah 2h 3h 4h 9c', 'four-card-flush'],
    ['ace to five is a poker hand', 'Ah 2h 3h 4h 5h', 'straight-flush'],
    ['jack to ace', 'Ah Kh Qh Jh 9c', 'four-card-straight-flush'],
  ])('[AMB-04, AMB-44] where the ace is not low: %s', (_, text, expected) => {
    expect(suitedFive(hand(text), ACE_HIGH_ONLY)).toBe(expected);
  });

  test('[WA-RP-AppH#1, AMB-04] over all 2,598,960 hands', () => {
    // Eleven runs of four in a suit; a fifth card that makes five in a row is another hand.
    const withAFifth = 4 * (2 * 47 + 9 * 46);
    const withAFifthOfTheSuit = 4 * (2 * 8 + 9 * 7);
    const counts = tally(FULL_DECK, 5, (cards) => suitedFive(cards, ACE_LOW));
    expect(sum(counts.values())).toBe(2_598_960);
    expect(Object.fromEntries(counts)).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      'four-card-straight-flush': withAFifth,
      flush: 4 * choose(13, 5) - 40 - withAFifthOfTheSuit,
      'four-card-flush': 4 * choose(13, 4) * 39 - 4 * 11 * 39,
      nothing: choose(52, 5) - 4 * choose(13, 5) - 4 * choose(13, 4) * 39,
    });
  });

  test('[WA-RP-AppH#1, AMB-04] all 42,504 hands of a 24-card deck are what the list of runs says', () => {
    let hands = 0;
    for (const rule of [ACE_LOW, ACE_HIGH_ONLY]) {
      eachHand(shortDeck({ ranks: [14, 2, 3, 4, 5, 13] }), 5, (cards) => {
        hands++;
        if (suitedFive(cards, rule) !== plainSuitedFive(cards, rule.aceLow)) {
          expect.fail(formatCards(cards));
        }
      });
    }
    expect(hands).toBe(2 * choose(24, 5));
  });

  test('neither the order of the cards nor the names of the suits matter', () => {
    const cases = someCards(5).chain((cards) =>
      fc.tuple(fc.constant(cards), shuffled(cards), suitOrders),
    );
    fc.assert(
      fc.property(cases, ([cards, again, suits]) => {
        expect(suitedFive(again, ACE_LOW)).toBe(suitedFive(cards, ACE_LOW));
        expect(suitedFive(recoloured(cards, suits), ACE_LOW)).toBe(suitedFive(cards, ACE_LOW));
      }),
    );
  });

  test('only five cards are such a hand', () => {
    expect(() => suitedFive(hand('As Ks Qs Js'), ACE_LOW)).toThrow('five cards');
  });
});
