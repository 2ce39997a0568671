export {
  type Card,
  cardOf,
  DECK_SIZE,
  formatCard,
  formatRank,
  parseCard,
  RANKS,
  type Rank,
  rankOf,
  SUITS,
  type Suit,
  suitIndexOf,
  suitOf,
} from './card.js';
export { CardSet } from './card-set.js';
export {
  type DealtCard,
  formatDealtCard,
  isKnown,
  parseDealtCard,
  UNKNOWN_CARD,
  whenAllKnown,
} from './dealt-card.js';
export { deckWithout, FULL_DECK, shortDeck } from './deck.js';
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
export { holdEmRoyals, type Royal } from './hold-em-royals.js';
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
  type StraightFlushValue,
} from './longest-straight-flush.js';
export { cardCount, numberWord } from './number-words.js';
export { formatCards, parseCards, parseDealtCards } from './parse-cards.js';
export { describePocket, pocketOf } from './pocket.js';
export { fiveCardValue } from './poker-five.js';
export { bestFiveOf } from './poker-seven.js';
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
export { rankWord } from './rank-words.js';
export { suitWord } from './suit-words.js';
export { describeSuitedFive, suitedFive } from './suited-five.js';
export { describeThreeCard, threeCardHand } from './three-card.js';
export { rapidFire, rapidFireOfValues } from './two-against-five.js';
export { twoCardValue } from './two-card.js';
export { inOrderOfAction, placeInOrder, type TiedPairs } from './two-card-order.js';
