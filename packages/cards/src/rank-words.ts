import type { Rank } from './card.js';

const RANK_WORDS: Readonly<Record<Rank, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'jack',
  12: 'queen',
  13: 'king',
  14: 'ace',
};

/** `six`, `ace`. */
export const rankWord = (rank: Rank): string => RANK_WORDS[rank];

/** `sixes`, `aces`. */
export const rankPlural = (rank: Rank): string => (rank === 6 ? 'sixes' : `${RANK_WORDS[rank]}s`);
