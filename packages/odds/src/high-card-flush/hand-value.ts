import {
  ALL_RANKS,
  type Card,
  CardSet,
  type FlushValue,
  flushLength,
  flushOfSuit,
  type RankMask,
  rankCount,
} from '@baize/cards';
import { assert } from '@baize/result';
import { setsBelow } from '../counting/rank-sets.js';
import { bestOf, type Choice } from '../figures/choice.js';
import { dealerCoefficients, dealersOf } from './dealer-polynomial.js';
import type { FlushDecision } from './figures.js';
import { dealersHandsOf, type FlushGame } from './game.js';
import { type FlushOutcome, netAntes, OUTCOMES } from './outcomes.js';

/** What a hand is worth, with all that may be done with it. */
export interface FlushHandValue {
  readonly hand: FlushValue;
  /** All hands that the dealer can have. */
  readonly dealersHands: number;
  /** The same, by how a raise ends. */
  readonly counts: Readonly<Record<FlushOutcome, number>>;
  /** To fold, and each raise that the hand allows. */
  readonly choices: readonly Choice<FlushDecision>[];
  readonly best: Choice<FlushDecision>;
}

/** The exact value of any hand. */
export const flushHandValue = (game: FlushGame, cards: Iterable<Card>): FlushHandValue => {
  const set = CardSet.of(cards);
  assert(set.size === game.cardsEach, () => `a hand is ${game.cardsEach} cards, not ${set.size}`);
  assert(
    set.suits.every((suit) => (suit & ~game.ranks) === 0),
    'cards of the deck that is played with',
  );
  const hand = Math.max(...set.suits.map(flushOfSuit)) as FlushValue;
  const dealersHands = dealersHandsOf(game);
  const counts = countsAgainst(game, set.suits, hand);
  const most = game.mostRaise[flushLength(hand)] ?? 0;
  const choice = (decision: FlushDecision, numerator: number): Choice<FlushDecision> => ({
    decision,
    numerator,
    value: numerator / dealersHands,
  });
  const choices = [
    choice('fold', -dealersHands),
    ...Array.from({ length: most }, (_, index) =>
      choice(
        `raise-${index + 1}`,
        OUTCOMES.reduce((sum, one) => sum + counts[one] * netAntes(one, index + 1), 0),
      ),
    ),
  ];
  return { hand, dealersHands, counts, choices, best: bestOf(choices) };
};

/** The dealer's hands by how they stand to a hand that is raised. */
const countsAgainst = (
  game: FlushGame,
  suits: readonly RankMask[],
  hand: FlushValue,
): FlushHandValue['counts'] => {
  const all = dealersHandsOf(game);
  const nq = dealersBelow(game, suits, game.qualifier);
  if (hand < game.qualifier) return { 'not-qualified': nq, win: 0, push: 0, lose: all - nq };
  const below = dealersBelow(game, suits, hand);
  // Of as many cards the next higher set of ranks is the next higher number, or none is between.
  const upTo = dealersBelow(game, suits, (hand + 1) as FlushValue);
  return { 'not-qualified': nq, win: below - nq, push: upTo - below, lose: all - upTo };
};

/** How many dealer's hands are below a mark. */
const dealersBelow = (
  { ranks, cardsEach }: FlushGame,
  suits: readonly RankMask[],
  mark: FlushValue,
): number => {
  const left = suits.map((suit) => ranks & ~suit);
  const length = flushLength(mark);
  const coefficients = dealerCoefficients(left.map(rankCount), length, cardsEach);
  return dealersOf(
    coefficients,
    left.map((of) => setsBelow(of, mark & ALL_RANKS, length)),
  );
};
