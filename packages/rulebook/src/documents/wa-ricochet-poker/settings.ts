import { MULTI_HITS } from '../../schema/jackpots.js';
import type { Settings } from '../../schema/settings.js';

export const SETTINGS: Settings = {
  tiedPairs: {
    domain: { kind: 'one-of', values: ['spade-high', 'club-low'] },
    default: null,
    cite: 'WA-RP-6a#3',
    words:
      'Which of two equal pairs acts later: the one with the spade, or the one without the club. The operator must choose.',
  },
  chipUnit: {
    domain: { kind: 'cents', min: 1, max: null },
    default: 100,
    cite: 'WA-RP-9b',
    reading: 'AMB-25',
    words: 'The smallest chip a split pot is divided in.',
  },
  multiHit: {
    domain: { kind: 'one-of', values: MULTI_HITS },
    default: 'sequential',
    cite: 'AMB-13',
    reading: 'AMB-13',
    words:
      'Several awards from one meter in one round: one after the other, split, or all on the amount at the lock.',
  },
  handsPerPlayer: {
    domain: { kind: 'count', min: 1, max: 7 },
    default: 1,
    cite: 'AMB-70',
    reading: 'AMB-70',
    words: 'The most hands one player may play in a round.',
  },
  aceLow: {
    domain: { kind: 'yes-no' },
    default: true,
    cite: 'WA-RP-AppF#1',
    reading: 'AMB-04',
    words: 'An ace is also low in a three-card straight and in a suited four-card run.',
  },
  validateFrom: {
    domain: { kind: 'cents', min: 0, max: null },
    default: 60000,
    cite: 'WA-RP-DEF-ic',
    words: 'Fixed jackpot awards from this amount up wait for a floorperson.',
  },
  verificationHoldsAction: {
    domain: { kind: 'yes-no' },
    default: true,
    cite: 'WA-RP-3',
    reading: 'AMB-77',
    words: 'The action waits for a floorperson who has an award to verify.',
  },
};
