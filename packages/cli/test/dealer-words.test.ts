import type { DealerAnswer } from '@baize/table';
import { expect, it } from 'vitest';
import { dealerWords } from '../src/felt/dealer.js';

const CASES: readonly (readonly [DealerAnswer | null, string])[] = [
  [null, 'The dealer has no hand.'],
  [
    { hand: 'ace-king-nine-five-two high', qualifies: true },
    'The dealer qualifies: ace-king-nine-five-two high.',
  ],
  [
    { hand: 'three-card flush, eight high', qualifies: false },
    'The dealer does not qualify: three-card flush, eight high.',
  ],
  [{ hand: 'pair of nines', folded: null }, 'The dealer stays: pair of nines.'],
  [
    { hand: 'aces and kings', folded: 'kickout' },
    'The dealer folds to the kickout hand: aces and kings.',
  ],
  [
    { hand: 'king-ten high', folded: 'two-card' },
    'The dealer folds to a player’s two cards: king-ten high.',
  ],
];

it.each(CASES)('says of the dealer %o: %s', (dealer, words) => {
  expect(dealerWords(dealer)).toBe(words);
});
