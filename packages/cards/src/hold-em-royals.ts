import { assert } from '@baize/result';
import { type Card, SUITS, type Suit } from './card.js';
import { CardSet } from './card-set.js';
import { longestStraightFlush } from './longest-straight-flush.js';
import { rankMaskOf } from './rank-mask.js';
import { runLength } from './rank-run.js';

/** Where the royal flush of a player's two and the dealer's five cards comes from (AMB-30). */
export interface Royal {
  /**
   * `flopped`: the player's two and the dealer's first three; `dealers`: the dealer's five;
   * `other`: any other.
   */
  readonly from: 'flopped' | 'dealers' | 'other';
  readonly suit: Suit;
}

export interface HoldEmRoyals {
  /** Seven cards have room for one royal flush. */
  readonly royal?: Royal;
  /** The player's two and the dealer's first three are a straight flush, a royal one included. */
  readonly floppedStraightFlush: boolean;
}

/** The dealer's cards in the order dealt: the first three are the flop. */
export const holdEmRoyals = (
  playersTwo: readonly Card[],
  dealersFive: readonly Card[],
): HoldEmRoyals => {
  assert(
    playersTwo.length === 2 && dealersFive.length === 5,
    'a player has two cards, the dealer five',
  );
  const flop = CardSet.of([...playersTwo, ...dealersFive.slice(0, 3)]);
  const floppedStraightFlush = runLength(longestStraightFlush(flop, { aceLow: true })) === 5;
  const suit = royalSuit(CardSet.of([...playersTwo, ...dealersFive]));
  if (suit === undefined) return { floppedStraightFlush };

  return { royal: { from: originOf(flop, CardSet.of(dealersFive)), suit }, floppedStraightFlush };
};

const originOf = (flop: CardSet, dealers: CardSet): Royal['from'] => {
  if (royalSuit(flop) !== undefined) return 'flopped';
  return royalSuit(dealers) === undefined ? 'other' : 'dealers';
};

const ROYAL_RANKS = rankMaskOf([14, 13, 12, 11, 10]);

const royalSuit = (cards: CardSet): Suit | undefined =>
  SUITS.find((suit) => (cards.suit(suit) & ROYAL_RANKS) === ROYAL_RANKS);
