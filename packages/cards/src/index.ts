export * from './card.js';
export { CardSet, type SuitMasks } from './card-set.js';
export {
  type DealtCard,
  formatDealtCard,
  isKnown,
  parseDealtCard,
  UNKNOWN_CARD,
  whenAllKnown,
} from './dealt-card.js';
export { type DeckCut, deckWithout, FULL_DECK, shortDeck } from './deck.js';
export {
  cardKey,
  majorsOf,
  minorsOf,
  pokerValueOfStrength,
  strengthOfFive,
  strengthOfFiveKey,
  strengthOfSeven,
  strengthOfSevenKey,
  strengthsOfSeven,
  strengthToReach,
} from './fast/strength.js';
export { STRONGEST } from './fast/tables.js';
export { tallySeven } from './fast/tally.js';
export { describeFourOfAKind, fourOfAKind } from './four-of-a-kind.js';
export { type HoldEmRoyals, holdEmRoyals, type Royal } from './hold-em-royals.js';
export {
  describeFlush,
  type FlushValue,
  flushLength,
  flushOfSuit,
  flushRanks,
  longestFlush,
  longestFlushCards,
  lowestFlush,
} from './longest-flush.js';
export {
  describeStraightFlush,
  isSixCardAceHigh,
  longestStraightFlush,
  longestStraightFlushCards,
  type StraightFlushValue,
} from './longest-straight-flush.js';
export { cardCount, numberWord } from './number-words.js';
export {
  type CardsExpected,
  formatCards,
  formatDealtCards,
  parseCards,
  parseDealtCards,
} from './parse-cards.js';
export { describePocket, POCKETS, type Pocket, pocketOf } from './pocket.js';
export { fiveCardValue } from './poker-five.js';
export { type BestFive, bestFiveCards, bestFiveOf } from './poker-seven.js';
export { parsePokerThreshold } from './poker-threshold.js';
export {
  describePoker,
  LOW_ACE,
  POKER_CATEGORIES,
  type PokerCategory,
  type PokerValue,
  pokerCategoryOf,
  pokerValue,
  ranksOf,
} from './poker-value.js';
export {
  ALL_RANKS,
  type RankMask,
  rankBit,
  rankCount,
  rankMaskOf,
  ranksDown,
  topRank,
} from './rank-mask.js';
export {
  type AceRule,
  longestRun,
  type RunValue,
  runLength,
  runRanks,
  runTop,
} from './rank-run.js';
export { rankPlural, rankWord } from './rank-words.js';
export { suitWord } from './suit-words.js';
export { describeSuitedFive, SUITED_FIVE, type SuitedFive, suitedFive } from './suited-five.js';
export { describeThreeCard, type ThreeCardHand, threeCardHand } from './three-card.js';
export { type RapidFire, rapidFire, rapidFireOfValues } from './two-against-five.js';
export { twoCardValue } from './two-card.js';
export { inOrderOfAction, placeInOrder, TIED_PAIRS, type TiedPairs } from './two-card-order.js';
