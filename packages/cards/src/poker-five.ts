import { assert, present } from '@baize/result';
import { type Card, type Rank, rankOf, suitIndexOf } from './card.js';
import { LOW_ACE, type PokerCategory, type PokerValue, pokerValue } from './poker-value.js';

/** What five cards are worth, written to be read; the fast evaluator answers to it. */
export const fiveCardValue = (cards: readonly Card[]): PokerValue => {
  assert(cards.length === 5, `a poker hand is five cards, not ${cards.length}`);
  assert(new Set(cards).size === 5, 'a poker hand is five different cards');

  const ranks = ranksAsTheyDecide(cards);
  const flush = cards.every((card) => suitIndexOf(card) === suitIndexOf(at(cards, 0)));
  const wheel = ranks.join() === '14,5,4,3,2';
  if (wheel) return pokerValue(flush ? 'straight-flush' : 'straight', [5, 4, 3, 2, LOW_ACE]);

  const kinds = new Set(ranks).size;
  const straight = kinds === 5 && at(ranks, 0) - at(ranks, 4) === 4;
  if (straight && flush) {
    return pokerValue(at(ranks, 0) === 14 ? 'royal-flush' : 'straight-flush', ranks);
  }
  if (flush) return pokerValue('flush', ranks);
  if (straight) return pokerValue('straight', ranks);
  return pokerValue(categoryByKinds(ranks, kinds), ranks);
};

const categoryByKinds = (ranks: readonly Rank[], kinds: number): PokerCategory => {
  const mostOfAKind = timesIn(ranks, at(ranks, 0));
  if (mostOfAKind === 4) return 'four-of-a-kind';
  if (mostOfAKind === 3) return kinds === 2 ? 'full-house' : 'three-of-a-kind';
  if (mostOfAKind === 2) return kinds === 3 ? 'two-pair' : 'one-pair';
  return 'high-card';
};

/** More of a kind first, then higher first. */
const ranksAsTheyDecide = (cards: readonly Card[]): readonly Rank[] => {
  const ranks = cards.map(rankOf);
  return ranks.toSorted((a, b) => timesIn(ranks, b) - timesIn(ranks, a) || b - a);
};

const timesIn = (ranks: readonly Rank[], wanted: Rank): number =>
  ranks.filter((rank) => rank === wanted).length;

const at = <T extends Card | Rank>(items: readonly T[], place: number): T =>
  present(items[place], `card ${place + 1} of five`);
