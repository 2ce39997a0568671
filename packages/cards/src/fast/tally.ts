import { assert } from '@baize/result';
import type { Card } from '../card.js';
import { cardKey, majorRanks, minorRanks, strengthOfSevenKey } from './strength.js';
import { STRENGTHS } from './tables.js';

/**
 * For each strength, how many seven-card hands have it, among those made of the known cards and as
 * many more of the deck as are missing.
 */
export const tallySeven = (known: readonly Card[], deck: readonly Card[]): Uint32Array => {
  const counts = new Uint32Array(1 + STRENGTHS);
  const cards = summed(deck.map((card) => [card]));
  const pairs = summed(deck.flatMap((card, place) => deck.slice(place + 1).map((other) => [card, other])));
  const [key, minors, majors] = [sumOf(known, cardKey), sumOf(known, minorRanks), sumOf(known, majorRanks)];
  draw(counts, cards, pairs, 7 - known.length, 0, key, minors, majors);
  return counts;
};

const sumOf = (cards: readonly Card[], of: (c: Card) => number) => cards.reduce((t, c) => (t + of(c)) | 0, 0);

interface Sums {
  readonly keys: Int32Array;
  readonly minors: Int32Array;
  readonly majors: Int32Array;
}
const summed = (groups: readonly (readonly Card[])[]): Sums => ({
  keys: Int32Array.from(groups, (g) => sumOf(g, cardKey)),
  minors: Int32Array.from(groups, (g) => sumOf(g, minorRanks)),
  majors: Int32Array.from(groups, (g) => sumOf(g, majorRanks)),
});

const draw = (counts: Uint32Array, cards: Sums, pairs: Sums, left: number, from: number, key: number, minors: number, majors: number): void => {
  if (left === 2) {
    const n = cards.keys.length - from;
    tallyPairs(counts, pairs, pairs.keys.length - n * (n - 1) / 2, key, minors, majors);
    return;
  }
  for (let i = from; i <= cards.keys.length - left; i++) {
    draw(counts, cards, pairs, left - 1, i + 1, (key + (cards.keys[i] as number)) | 0, minors + (cards.minors[i] as number), majors + (cards.majors[i] as number));
  }
};
const tallyPairs = (counts: Uint32Array, pairs: Sums, from: number, key: number, minors: number, majors: number): void => {
  const keys = pairs.keys, mi = pairs.minors, ma = pairs.majors;
  for (let i = from; i < keys.length; i++) {
    const strength = strengthOfSevenKey((key + (keys[i] as number)) | 0, minors + (mi[i] as number), majors + (ma[i] as number));
    counts[strength] = (counts[strength] as number) + 1;
  }
};
