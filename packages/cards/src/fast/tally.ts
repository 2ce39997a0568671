import { assert } from '@baize/result';
import type { Card } from '../card.js';
import {
  cardKey,
  majorsOf,
  minorsOf,
  strengthOfSevenKey,
  strengthOfUnsuitedSevenKey,
} from './strength.js';
import { STRONGEST } from './tables.js';

const HAND = 7;

/** The sums of some groups of cards, in one order. */
interface Sums {
  readonly keys: Int32Array;
  readonly minors: Int32Array;
  readonly majors: Int32Array;
}

interface Tally {
  readonly counts: Uint32Array;
  readonly cards: Sums;
  /** In the order of their first cards, so that the pairs of the last cards come last. */
  readonly pairs: Sums;
}

/**
 * For each strength, how many seven-card hands have it, of those made of the known cards and as
 * many of the deck as are missing.
 */
export const tallySeven = (known: readonly Card[], deck: readonly Card[]): Uint32Array => {
  assert(known.length <= HAND, `at most ${HAND} cards are known, not ${known.length}`);
  assert(new Set([...known, ...deck]).size === known.length + deck.length, 'a card is there twice');
  const counts = new Uint32Array(1 + STRONGEST);
  const pairs = deck.flatMap((card, place) => deck.slice(place + 1).map((other) => [card, other]));
  const tally = { counts, cards: sumsOf(deck.map((card) => [card])), pairs: sumsOf(pairs) };
  const key = sumOf(known, cardKey);
  draw(tally, HAND - known.length, 0, key, sumOf(known, minorsOf), sumOf(known, majorsOf));
  return counts;
};

const draw = (
  tally: Tally,
  missing: number,
  from: number,
  key: number,
  minors: number,
  majors: number,
): void => {
  const { counts, cards } = tally;
  if (missing === 0) {
    const strength = strengthOfSevenKey(key, minors, majors);
    counts[strength] = (counts[strength] as number) + 1;
    return;
  }
  if (missing === 2) {
    countPairs(tally, from, key, minors, majors);
    return;
  }
  for (let place = from; place <= cards.keys.length - missing; place++) {
    draw(
      tally,
      missing - 1,
      place + 1,
      (key + (cards.keys[place] as number)) | 0,
      minors + (cards.minors[place] as number),
      majors + (cards.majors[place] as number),
    );
  }
};

const countPairs = (
  { counts, cards, pairs }: Tally,
  from: number,
  key: number,
  minors: number,
  majors: number,
): void => {
  const left = cards.keys.length - from;
  const start = pairs.keys.length - (left * (left - 1)) / 2;
  if (threeSuited(minors) || threeSuited(majors)) {
    countPairsOfAnySuit(counts, pairs, start, key, minors, majors);
  } else {
    countPairsShortOfAFlush(counts, pairs.keys, start, key);
  }
};

// Both loops take two hands at a time, so that a count need not wait for the one before it; and
// `| 0` tells the compiler of integers where it would fear fractions.

const countPairsShortOfAFlush = (
  counts: Uint32Array,
  keys: Int32Array,
  start: number,
  key: number,
): void => {
  let pair = start;
  for (; pair + 1 < keys.length; pair += 2) {
    const one = strengthOfUnsuitedSevenKey(((key | 0) + (keys[pair] as number)) | 0);
    const other = strengthOfUnsuitedSevenKey(((key | 0) + (keys[pair + 1] as number)) | 0);
    counts[one] = (counts[one] as number) + 1;
    counts[other] = (counts[other] as number) + 1;
  }
  if (pair < keys.length) {
    const last = strengthOfUnsuitedSevenKey(((key | 0) + (keys[pair] as number)) | 0);
    counts[last] = (counts[last] as number) + 1;
  }
};

const countPairsOfAnySuit = (
  counts: Uint32Array,
  pairs: Sums,
  start: number,
  key: number,
  minors: number,
  majors: number,
): void => {
  const end = pairs.keys.length;
  let pair = start;
  for (; pair + 1 < end; pair += 2) {
    const one = strengthWith(pairs, pair, key, minors, majors);
    const other = strengthWith(pairs, pair + 1, key, minors, majors);
    counts[one] = (counts[one] as number) + 1;
    counts[other] = (counts[other] as number) + 1;
  }
  if (pair < end) {
    const last = strengthWith(pairs, pair, key, minors, majors);
    counts[last] = (counts[last] as number) + 1;
  }
};

const strengthWith = (
  pairs: Sums,
  pair: number,
  key: number,
  minors: number,
  majors: number,
): number =>
  strengthOfSevenKey(
    ((key | 0) + (pairs.keys[pair] as number)) | 0,
    minors | (pairs.minors[pair] as number),
    majors | (pairs.majors[pair] as number),
  );

/** Of either of the two suits: short of it, two more cards make no flush. */
const threeSuited = (twoSuits: number): boolean =>
  threeBits(twoSuits & 0xffff) || threeBits(twoSuits >>> 16);

const threeBits = (bits: number): boolean => {
  const lessOne = bits & (bits - 1);
  return (lessOne & (lessOne - 1)) !== 0;
};

const sumOf = (cards: readonly Card[], numberOf: (card: Card) => number): number =>
  cards.reduce((sum, card) => (sum + numberOf(card)) | 0, 0);

const sumsOf = (groups: readonly (readonly Card[])[]): Sums => ({
  keys: Int32Array.from(groups, (cards) => sumOf(cards, cardKey)),
  minors: Int32Array.from(groups, (cards) => sumOf(cards, minorsOf)),
  majors: Int32Array.from(groups, (cards) => sumOf(cards, majorsOf)),
});
