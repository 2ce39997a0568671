import { type Card, formatCard, formatCards, strengthOfFive, strengthOfSeven } from '@baize/cards';
import phe from 'phe';
import pokersolver from 'pokersolver';
import { describe, expect, test } from 'vitest';
import { allValues, exampleOf, randomHands } from './support/poker-samples.js';

type Five = [Card, Card, Card, Card, Card];
type Seven = [...Five, Card, Card];

const ours = (cards: readonly Card[]): number =>
  cards.length === 5 ? strengthOfFive(...(cards as Five)) : strengthOfSeven(...(cards as Seven));

/** Which of two hands wins: 1, 0 for a tie, -1. */
type Judge = (one: readonly Card[], other: readonly Card[]) => number;

const letters = (cards: readonly Card[]): string[] => cards.map(formatCard);

const judges: readonly (readonly [string, Judge])[] = [
  [
    'phe',
    (one, other) =>
      Math.sign(phe.evaluateCardsFast(letters(other)) - phe.evaluateCardsFast(letters(one))),
  ],
  [
    'pokersolver',
    (one, other) =>
      -Math.sign(
        pokersolver.Hand.solve(letters(one)).compare(pokersolver.Hand.solve(letters(other))),
      ),
  ],
];

describe.each(judges)('%s agrees', (_, judge) => {
  const disagreements = (hands: readonly (readonly Card[])[]): readonly string[] =>
    hands.slice(1).flatMap((hand, place) => {
      const before = hands[place] ?? [];
      const verdict = Math.sign(ours(hand) - ours(before));
      return judge(hand, before) === verdict
        ? []
        : [`${formatCards(hand)} against ${formatCards(before)}`];
    });

  test('[SD-CSP-12#1] on the order of all 7,462 values', () => {
    expect(disagreements(allValues().map(exampleOf))).toEqual([]);
  });

  test.each([
    [5, 20_000],
    [7, 20_000],
  ])('[SD-CSP-12#1] on who wins between random hands of %d cards', (size, count) => {
    expect(disagreements(randomHands(size, count, size))).toEqual([]);
  });
});
