/** The words that people, files and screens use for wagers and hands. */

export const WAGER_IDS = [
  'ante',
  'raise',
  'bet',
  'play',
  'flush',
  'straight-flush',
  'progressive',
  'rapid-fire',
  'hedge',
  'pocket',
  'mini-royal',
  'five-card',
  'seven-card',
  'heads-up-holdem',
] as const;
export type WagerId = (typeof WAGER_IDS)[number];

/** What `paytables` may elect: wagers, and the two tables that belong to no wager of their own. */
export type TableKey = WagerId | 'ante-bonus' | 'kickout';

/** What a settlement line may be called. */
export type LineKey = WagerId | 'ante-bonus' | 'pot';

export const HAND_KEYS = [
  'flush-7',
  'flush-6',
  'flush-5',
  'flush-4',
  'straight-flush-7',
  'straight-flush-6-ace-high',
  'straight-flush-6',
  'straight-flush-5',
  'straight-flush-4',
  'straight-flush-3',
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair-jacks-or-better',
  'pair-fives-or-better',
  'one-pair-or-less',
  'mini-royal-suit',
  'mini-royal-other',
  'flopped-royal-flush-suit',
  'flopped-royal-flush',
  'flopped-straight-flush',
  'dealers-royal-flush',
  'four-card-straight-flush',
  'four-card-flush',
  'pair-of-aces',
  'ace-face-suited',
  'ace-face-offsuit',
  'pair',
  'win',
  'tie',
] as const;
export type HandKey = (typeof HAND_KEYS)[number];
