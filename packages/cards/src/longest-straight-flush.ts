import { assert, present } from '@baize/result';
import { type Card, cardOf, SUITS } from './card.js';
import { CardSet } from './card-set.js';
import { numberWord } from './number-words.js';
import {
  type AceRule,
  longestRun,
  type RunValue,
  runLength,
  runRanks,
  runTop,
} from './rank-run.js';
import { rankWord } from './rank-words.js';

declare const straightFlushBrand: unique symbol;
/**
 * The longest run in one suit. Its length decides; the top rank only orders runs of one length, so
 * that six cards up to the ace stand above every other six (AMB-07, AMB-14).
 */
export type StraightFlushValue = RunValue & { readonly [straightFlushBrand]: true };

export const longestStraightFlush = (cards: Iterable<Card>, rule: AceRule): StraightFlushValue => {
  const [clubs, diamonds, hearts, spades] = CardSet.of(cards).suits;
  const best = Math.max(
    longestRun(clubs, rule),
    longestRun(diamonds, rule),
    longestRun(hearts, rule),
    longestRun(spades, rule),
  );
  assert(best > 0, 'no straight flush without cards');
  return best as StraightFlushValue;
};

/** The cards of it from the top down, as a player tucks them. */
export const longestStraightFlushCards = (
  cards: Iterable<Card>,
  rule: AceRule,
): readonly Card[] => {
  const set = CardSet.of(cards);
  const run = longestStraightFlush(set, rule);
  const suit = present(
    SUITS.find((one) => longestRun(set.suit(one), rule) === run),
    'the suit of the longest straight flush',
  );
  return runRanks(run).map((rank) => cardOf(rank, suit));
};

/** Nine to ace of one suit, which some tables pay like seven cards (AMB-14). */
export const isSixCardAceHigh = (value: StraightFlushValue): boolean =>
  runLength(value) === 6 && runTop(value) === 14;

/**
 * `five-card straight flush, nine high`. Below three cards no document pays one, and a dealer
 * calls none.
 */
export const describeStraightFlush = (value: StraightFlushValue): string => {
  const length = runLength(value);
  if (length < 3) return 'no straight flush';
  return `${numberWord(length)}-card straight flush, ${rankWord(runTop(value))} high`;
};
