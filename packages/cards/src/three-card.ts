import { assert, assertNever } from '@baize/result';
import { type Card, type Rank, SUITS, type Suit } from './card.js';
import { CardSet } from './card-set.js';
import { rankCount, topRank } from './rank-mask.js';
import { type AceRule, longestRun, runLength, runTop } from './rank-run.js';
import { rankPlural, rankWord } from './rank-words.js';
import { suitWord } from './suit-words.js';

/** What three cards can win (WA-RP-AppF): a pair or a flush alone is nothing. */
export type ThreeCardHand =
  | { readonly category: 'mini-royal'; readonly suit: Suit }
  | { readonly category: 'straight-flush'; readonly top: Rank }
  | { readonly category: 'three-of-a-kind'; readonly rank: Rank }
  | { readonly category: 'straight'; readonly top: Rank }
  | { readonly category: 'nothing' };

/** Whether A-2-3 is a straight is the ace rule's to say (AMB-04). */
export const threeCardHand = (cards: Iterable<Card>, rule: AceRule): ThreeCardHand => {
  const set = CardSet.of(cards);
  assert(set.size === 3, 'this hand is made of three cards');
  const [clubs, diamonds, hearts, spades] = set.suits;
  const ranks = clubs | diamonds | hearts | spades;
  if (rankCount(ranks) === 1) return { category: 'three-of-a-kind', rank: topRank(ranks) };

  const run = longestRun(ranks, rule);
  if (runLength(run) < 3) return { category: 'nothing' };
  const top = runTop(run);
  const suit = SUITS.find((one) => set.suit(one) === ranks);
  if (suit === undefined) return { category: 'straight', top };
  return top === 14 ? { category: 'mini-royal', suit } : { category: 'straight-flush', top };
};

/** `mini-royal in spades`, `three-card straight flush, nine high`. */
export const describeThreeCard = (hand: ThreeCardHand): string => {
  switch (hand.category) {
    case 'mini-royal':
      return `mini-royal in ${suitWord(hand.suit)}`;
    case 'straight-flush':
      return `three-card straight flush, ${rankWord(hand.top)} high`;
    case 'three-of-a-kind':
      return `three ${rankPlural(hand.rank)}`;
    case 'straight':
      return `three-card straight, ${rankWord(hand.top)} high`;
    case 'nothing':
      return 'nothing';
    default:
      return assertNever(hand);
  }
};
