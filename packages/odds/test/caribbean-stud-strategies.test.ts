import {
  type Card,
  deckWithout,
  fiveCardValue,
  parseCard,
  parseCards,
  pokerValueOfStrength,
  strengthOfFive,
} from '@baize/cards';
import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { countStudGame } from '../src/caribbean-stud/count.js';
import { countStudDeals } from '../src/caribbean-stud/deals.js';
import type { StudGame } from '../src/caribbean-stud/game.js';
import { simplifiedStudStrategies } from '../src/caribbean-stud/simplified.js';
import { explainStud, studFigures, studGame, studHandValue } from '../src/index.js';
import { combinations } from './support/combinations.js';
import { endingOf, RULES } from './support/stud-twin.js';

const GAME = studGame(RULES);

describe('Caribbean Stud, every deal of a full deck', () => {
  const counted = countStudDeals(GAME);
  const perfect = studFigures(GAME, 'optimal', counted);

  test('the deals are as many as the closed form says', () => {
    expect(perfect.denominator).toBe(19_933_230_517_200n);
  });

  test('a full cycle of perfect play loses the published number of antes, to the last', () => {
    expect(perfect.numerator).toBe(-1_041_372_912_372n);
    expect((100 * perfect.edge).toFixed(3)).toBe('5.224');
    expect((100 * perfect.elementOfRisk).toFixed(3)).toBe('2.555');
    const { fold = Number.NaN, bet = Number.NaN } = perfect.decisions;
    expect(fold + bet).toBeCloseTo(1, 12);
    expect(perfect.averageWager).toBeCloseTo(1 + 2 * bet, 12);
  });

  // Wizard of Odds, "Caribbean Stud Poker": strategies with their losses over all deals, in antes.
  test.each([
    ['three-rules', 1_041_417_758_724n, '5.225', '2.554'],
    ['threshold', 1_059_715_400_580n, '5.316', '2.596'],
    ['matching-rank', 1_063_176_931_284n, '5.334', '2.616'],
    ['pair', 1_090_272_101_460n, '5.470', '2.738'],
    ['ace-king', 1_132_600_203_540n, '5.682', '2.672'],
    ['everything', 3_310_360_338_060n, '16.607', '5.536'],
  ])('%s loses what is published, to the last ante', (id, loss, edge, risk) => {
    const found = simplifiedStudStrategies(GAME, counted).find((one) => one.id === id);
    expect(found?.figures.numerator).toBe(-loss);
    expect((100 * (found?.figures.edge ?? 0)).toFixed(3)).toBe(edge);
    expect((100 * (found?.figures.elementOfRisk ?? 0)).toFixed(3)).toBe(risk);
    expect(found?.cost).toBeCloseTo(Number(loss - 1_041_372_912_372n) / 19_933_230_517_200, 15);
  });

  test('they stand in order of what they cost, and the hand to bet from is the published one', () => {
    const strategies = simplifiedStudStrategies(GAME, counted);
    expect(strategies.map(({ id }) => id)).toEqual([
      'three-rules',
      'threshold',
      'matching-rank',
      'pair',
      'ace-king',
      'everything',
    ]);
    expect(strategies[1]?.sentence).toBe('Bet A-K-J-8-3 or better.');
  });

  test('betting on everything never folds', () => {
    expect(countStudGame(GAME, 'everything', counted).folded).toBe(0);
  });
});

const HANDS = [
  ['Ah Kd Jc 8s 3d', '2c'],
  ['Ah Kd Qc 8s 3d', '7c'],
  ['As Ks 9s 4s 2d', 'Ad'],
  ['2h 2d 5c 8s 9d', 'Ac'],
  ['7h 6h 4h 3h 2d', '5h'],
  ['Ah 2d 3c 4s 5d', '5c'],
  ['Kd 9d 7d 3d 2d', 'Ad'],
  ['Tc Td Th 4s 4d', 'Ts'],
  ['9h 8h 7h 6h 5h', 'Th'],
] as const;

const read = (
  hand: string,
  up: string,
): { readonly cards: readonly Card[]; readonly up: Card } => ({
  cards: unwrap(parseCards(hand, { count: 5 })),
  up: unwrap(parseCard(up)),
});

/** Another qualifier and another bet: single hands follow the rules as they are. */
const LENIENT: StudGame = {
  ...GAME,
  qualifier: fiveCardValue(read('Qh 7d 5c 4s 2d', 'Ac').cards),
  betAntes: 3,
};

describe('a single hand against all 163,185 hands of the dealer', () => {
  test.each(HANDS)('%s, the dealer shows %s', (hand, upText) => {
    const { cards, up } = read(hand, upText);
    const value = fiveCardValue(cards);
    for (const game of [GAME, LENIENT]) {
      const dealt = { notQualified: 0, win: 0, push: 0, lose: 0 };
      for (const [a, b, c, d] of combinations(deckWithout([...cards, up]), 4)) {
        const strength = strengthOfFive(a as Card, b as Card, c as Card, d as Card, up);
        dealt[endingOf(game, value, pokerValueOfStrength(strength))] += 1;
      }
      const { counts, dealersHands } = studHandValue(game, cards, up);
      expect(counts).toEqual(dealt);
      expect(dealersHands).toBe(163_185);
    }
  });

  test('a card that is not there stops it', () => {
    const { cards, up } = read('Ah Kd Jc 8s 3d', '2c');
    expect(() => studHandValue(GAME, cards, cards[0] as Card)).toThrow('the dealer’s');
    expect(() => studHandValue(GAME, cards.slice(1), up)).toThrow('five cards, not 4');
    expect(() => studHandValue(studGame(RULES, 0x1ffe), cards, up)).toThrow('the deck');
  });
});

describe('why, in a sentence', () => {
  test.each([
    [
      'Ah Kd Jc 8s 3d',
      '2c',
      'Fold: the dealer fails to qualify in 45.7 % of deals and you win 4.6 % of the rest, so that a bet would lose 1.020 antes on average, and folding loses 1 ante.',
    ],
    [
      'Ah Kd Qc 8s 3d',
      '7c',
      'Bet: the dealer fails to qualify in 45.3 % of deals and you win 5.7 % of the rest, so that a bet loses 0.999 antes on average, less than the ante that folding loses.',
    ],
    [
      'Ah Kh Qh Jh Th',
      '2c',
      'Bet: the dealer fails to qualify in 45.6 % of deals and you win 100.0 % of the rest, which brings 109.896 antes on average.',
    ],
  ])('%s, the dealer shows %s', (hand, upText, sentence) => {
    const { cards, up } = read(hand, upText);
    expect(explainStud(studHandValue(GAME, cards, up))).toBe(sentence);
  });
});
