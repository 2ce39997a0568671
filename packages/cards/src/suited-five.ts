import { assert } from '@baize/result';
import type { Card } from './card.js';
import { CardSet } from './card-set.js';
import { rankCount } from './rank-mask.js';
import { type AceRule, longestRun, runLength, runTop } from './rank-run.js';

/**
 * Five cards by suit alone, weakest first (WA-RP-AppH): pairs and mixed straights are nothing
 * here.
 */
export const SUITED_FIVE = [
  'nothing',
  'four-card-flush',
  'flush',
  'four-card-straight-flush',
  'straight-flush',
  'royal-flush',
] as const;
export type SuitedFive = (typeof SUITED_FIVE)[number];

/** The ace rule is for the run of four, on which the document is silent (AMB-04). */
export const suitedFive = (cards: Iterable<Card>, rule: AceRule): SuitedFive => {
  const set = CardSet.of(cards);
  assert(set.size === 5, 'this hand is made of five cards');
  const ranks = set.suits.find((suit) => rankCount(suit) >= 4);
  if (ranks === undefined) return 'nothing';

  // Five cards are a poker hand, and in poker A-2-3-4-5 is a straight whatever the rule for
  // shorter runs (AMB-44).
  const poker = longestRun(ranks, { aceLow: true });
  if (runLength(poker) === 5) {
    return runTop(poker) === 14 ? 'royal-flush' : 'straight-flush';
  }
  if (runLength(longestRun(ranks, rule)) === 4) return 'four-card-straight-flush';
  return rankCount(ranks) === 5 ? 'flush' : 'four-card-flush';
};

/** `four-card straight flush`, `five-card flush`. */
export const describeSuitedFive = (hand: SuitedFive): string => WORDS[hand];

const WORDS: Readonly<Record<SuitedFive, string>> = {
  nothing: 'nothing',
  'four-card-flush': 'four-card flush',
  flush: 'five-card flush',
  'four-card-straight-flush': 'four-card straight flush',
  'straight-flush': 'straight flush',
  'royal-flush': 'royal flush',
};
