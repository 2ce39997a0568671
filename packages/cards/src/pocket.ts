import { type Card, suitOf } from './card.js';
import { describePoker, pokerCategoryOf, ranksOf } from './poker-value.js';
import { rankWord } from './rank-words.js';
import { twoCardValue } from './two-card.js';

/** A player's first two cards, weakest first (WA-RP-AppE). */
export const POCKETS = [
  'nothing',
  'pair',
  'ace-face-offsuit',
  'ace-face-suited',
  'pair-of-aces',
] as const;
export type Pocket = (typeof POCKETS)[number];

/** A face is a king, queen or jack; a ten is none (AMB-33). */
export const pocketOf = (cards: readonly Card[]): Pocket => {
  const value = twoCardValue(cards);
  const [high, low] = ranksOf(value);
  if (pokerCategoryOf(value) === 'one-pair') return high === 14 ? 'pair-of-aces' : 'pair';
  if (high !== 14 || low === undefined || low < 11) return 'nothing';
  return new Set(cards.map(suitOf)).size === 1 ? 'ace-face-suited' : 'ace-face-offsuit';
};

/** `pair of aces`, `ace-king, suited`, `ten-four high`. */
export const describePocket = (cards: readonly Card[]): string => {
  const value = twoCardValue(cards);
  const pocket = pocketOf(cards);
  if (pocket !== 'ace-face-suited' && pocket !== 'ace-face-offsuit') return describePoker(value);
  const words = ranksOf(value).map(rankWord).join('-');
  return `${words}, ${pocket === 'ace-face-suited' ? 'suited' : 'off suit'}`;
};
