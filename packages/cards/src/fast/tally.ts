import type { Card } from '../card.js';
import { cardKey, majorRanks, minorRanks, STRENGTHS, strengthOfSevenKey } from './strength.js';

export const tallySeven = (known: readonly Card[], deck: readonly Card[]): Uint32Array => {
  const counts = new Uint32Array(STRENGTHS + 1);
  const n = deck.length;
  const pairKeys = new Int32Array((n * (n - 1)) / 2);
  const pairMinors = new Int32Array((n * (n - 1)) / 2);
  const pairMajors = new Int32Array((n * (n - 1)) / 2);
  const start = new Int32Array(n + 1);
  let pairs = 0;
  const keys = Int32Array.from(deck, cardKey);
  const minors = Int32Array.from(deck, minorRanks);
  const majors = Int32Array.from(deck, majorRanks);
  for (let i = 0; i < n; i++) {
    start[i] = pairs;
    for (let j = i + 1; j < n; j++) {
      pairKeys[pairs] = keys[i]! + keys[j]!;
      pairMinors[pairs] = minors[i]! + minors[j]!;
      pairMajors[pairs] = majors[i]! + majors[j]!;
      pairs++;
    }
  }
  start[n] = pairs;
  const draw = (left: number, from: number, key: number, minor: number, major: number): void => {
    if (left === 2) {
      for (let pair = start[from]!; pair < pairs; pair++) {
        const s = strengthOfSevenKey((key + pairKeys[pair]!) | 0, minor + pairMinors[pair]!, major + pairMajors[pair]!);
        counts[s]!++;
      }
      return;
    }
    for (let i = from; i <= n - left; i++) {
      draw(left - 1, i + 1, (key + keys[i]!) | 0, minor + minors[i]!, major + majors[i]!);
    }
  };
  let k = 0, mi = 0, ma = 0;
  for (const c of known) { k = (k + cardKey(c)) | 0; mi += minorRanks(c); ma += majorRanks(c); }
  draw(7 - known.length, 0, k, mi, ma);
  return counts;
};
