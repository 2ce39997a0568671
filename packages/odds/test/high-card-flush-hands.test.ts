import {
  type Card,
  CardSet,
  deckWithout,
  FULL_DECK,
  longestFlush,
  parseCards,
  RANKS,
  type Rank,
  rankMaskOf,
  shortDeck,
} from '@baize/cards';
import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import type { FlushGame } from '../src/high-card-flush/game.js';
import { explainFlush, flushGame, flushHandValue } from '../src/index.js';
import { combinations } from './support/combinations.js';
import { changedRules, RULES } from './support/flush-twin.js';

const cardsOf = (text: string): readonly Card[] => unwrap(parseCards(text, { count: 7 }));

/** Every hand the dealer can have from a deck. */
const dealtAgainst = (game: FlushGame, deck: readonly Card[], cards: readonly Card[]) => {
  const hand = longestFlush(cards);
  const dealt = { 'not-qualified': 0, win: 0, push: 0, lose: 0 };
  for (const dealer of combinations(deckWithout(cards, deck), 7)) {
    const value = longestFlush(dealer);
    if (value < game.qualifier) dealt['not-qualified'] += 1;
    else if (value === hand) dealt.push += 1;
    else dealt[value < hand ? 'win' : 'lose'] += 1;
  }
  return dealt;
};

// Seven cards against C(17, 7) hands of six ranks; of all ranks every hand takes `npm run prove`.
describe('a hand of seven against every hand that six ranks leave the dealer', () => {
  test.each([
    ['Th 8h 5h Qs Ad Qd 9c', [5, 8, 9, 10, 12, 14]],
    ['Ah Qh Th 9h 8h 5h 5c', [5, 8, 9, 10, 12, 14]],
    ['Th 9h 8h Td 9d 8d 5c', [5, 8, 9, 10, 12, 14]],
    ['5h 8h 5s 8s 5d 8d 9c', [5, 8, 9, 10, 12, 14]],
    // The next higher flush is one rank away at the very bottom.
    ['Th 4h 2h Ad 9d 9c 3s', [2, 3, 4, 9, 10, 14]],
    ['Th 4h 3h Ad 9d 9c 2s', [2, 3, 4, 9, 10, 14]],
  ] as const)('%s', (text, ranks: readonly Rank[]) => {
    const cards = cardsOf(text);
    for (const rules of [RULES, changedRules({}, { flushLength: 3, topRank: 14 })]) {
      const game = flushGame(rules, rankMaskOf(ranks));
      const { counts, dealersHands } = flushHandValue(game, cards);
      expect(counts).toEqual(dealtAgainst(game, shortDeck({ ranks }), cards));
      expect(dealersHands).toBe(19_448);
    }
  });
});

describe('a single hand of the full deck', () => {
  const game = flushGame(RULES);

  test('suits have no names: any change of them leaves the value', () => {
    const cards = cardsOf('Th 8h 6h 9d 4d Jc 2s');
    const turned = CardSet.of(cards)
      .toCards()
      .map((card) => (card ^ 3) as Card);
    expect(flushHandValue(game, turned)).toEqual(flushHandValue(game, cards));
  });

  test('all dealer’s hands are counted, whatever the hand', () => {
    for (let start = 0; start < 52; start += 1) {
      const cards = Array.from({ length: 7 }, (_, at) => FULL_DECK[(start + at * 5) % 52] as Card);
      const { counts, dealersHands } = flushHandValue(game, cards);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(dealersHands);
      expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(0);
      expect(dealersHands).toBe(45_379_620);
    }
  });

  test('a hand of other cards stops it', () => {
    const cards = cardsOf('Th 8h 6h 9d 4d Jc 2s');
    expect(() => flushHandValue(game, cards.slice(1))).toThrow('7 cards, not 6');
    const short = flushGame(RULES, rankMaskOf(RANKS.slice(1)));
    expect(() => flushHandValue(short, cards)).toThrow('the deck');
  });
});

describe('why, in a sentence', () => {
  const explained = (text: string, game = flushGame(RULES)): string =>
    explainFlush(flushHandValue(game, cardsOf(text)));

  test.each([
    [
      'Th 8h 6h Js Ad Qd Jc',
      'Raise 1: the dealer fails to qualify in 26.7 % of deals and you win 13.1 % of the rest, so that a raise loses 0.812 antes on average, less than the ante that folding loses.',
    ],
    [
      'Th 8h 6h 7d 4d 2d 9c',
      'Fold: the dealer fails to qualify in 23.6 % of deals and you win 7.1 % of the rest, so that even the least raise would lose 1.070 antes on average, and folding loses 1 ante.',
    ],
    [
      'Ah Kh Qh Jh Th 9h 3d',
      'Raise 3, the most it allows: the dealer fails to qualify in 25.0 % of deals and you win more than 99.9 % of the rest, which brings 3.251 antes on average.',
    ],
    [
      'Ah Jh 9h 4h 2c 3c 4c',
      'Raise 1: the dealer fails to qualify in 23.6 % of deals and you win 91.0 % of the rest, which brings 1.488 antes on average.',
    ],
  ])('%s', (text, sentence) => {
    expect(explained(text)).toBe(sentence);
  });

  test('a hand that is behind is raised by no more than it must', () => {
    expect(explained('Th 8h 6h Js Ad Qd Jc', flushGame(changedRules({ 3: 2 })))).toBe(
      'Raise 1, no more: the dealer fails to qualify in 26.7 % of deals and you win 13.1 % of the rest, so that a raise loses 0.812 antes on average, less than the ante that folding loses.',
    );
  });

  test('a hand that may not be raised is folded', () => {
    expect(explained('Th 8h 6h Js Ad Qd Jc', flushGame(changedRules({ 4: 1 })))).toBe(
      'Fold: this hand may not be raised.',
    );
  });
});
