import type { PokerValue } from '@baize/cards';
import { choose } from '../counting/binomials.js';
import type { Pattern } from '../counting/patterns.js';

const SUITS = 4;
const HAND = 5;

/** A dealer's hand by its ranks. */
export interface DealersHand {
  readonly pattern: Pattern;
  readonly value: PokerValue;
  /** The places of its ranks. */
  readonly places: readonly number[];
  /** The same hand by which of its places are of a suit of which it may have any. */
  readonly bySuit: readonly OfSuit[];
}

/** Hands that are no flush. */
interface OfSuit {
  /** The places in the suit, a bit each. */
  readonly taken: number;
  readonly hands: number;
}

export const dealersHand = (pattern: Pattern, value: PokerValue): DealersHand => {
  const places = [...pattern.keys()].filter((place) => (pattern[place] ?? 0) > 0);
  return { pattern, value, places, bySuit: bySuitOf(pattern, places) };
};

/** Hands of these ranks that are no flush, beside a player whose two cards are of two suits. */
export const unsuitedDealers = ({ pattern, places }: DealersHand, two: Pattern): number => {
  let hands = 1;
  let blocked = 0;
  for (const place of places) {
    const held = two[place] ?? 0;
    hands *= choose(SUITS - held, pattern[place] ?? 0);
    blocked += held;
  }
  return places.length === HAND ? hands - (SUITS - blocked) : hands;
};

const bySuitOf = (pattern: Pattern, places: readonly number[]): readonly OfSuit[] => {
  let found: OfSuit[] = [{ taken: 0, hands: 1 }];
  for (const place of places) {
    const count = pattern[place] ?? 0;
    const [without, within] = [choose(SUITS - 1, count), choose(SUITS - 1, count - 1)];
    found = found.flatMap(({ taken, hands }) => [
      { taken, hands: hands * without },
      { taken: taken | (1 << place), hands: hands * within },
    ]);
  }
  const some = found.filter(({ hands }) => hands > 0);
  if (places.length < HAND) return some;
  const all = places.reduce((bits, place) => bits | (1 << place), 0);
  // Five of the suit are a flush, and so are three of the hands without a card of it.
  return some
    .filter(({ taken }) => taken !== all)
    .map((one) => (one.taken === 0 ? { ...one, hands: one.hands - (SUITS - 1) } : one));
};
