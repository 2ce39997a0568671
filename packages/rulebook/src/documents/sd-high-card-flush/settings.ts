import type { Settings } from '../../schema/settings.js';

export const SETTINGS: Settings = {
  multiHit: {
    domain: { kind: 'one-of', values: ['sequential', 'split', 'sameBasis'] },
    default: 'sequential',
    cite: 'SD-HCF-12d',
    reading: 'AMB-13',
    words: 'How several hands that are paid from the meter in one round share it.',
  },
  foldBonus: {
    domain: { kind: 'one-of', values: ['claim', 'straight-flush-only'] },
    default: 'claim',
    cite: 'SD-HCF-8#1',
    reading: 'AMB-16',
    words: 'Which bonus wagers a player who folds may keep alive by tucking the winning cards.',
  },
  tipsAllowedOn: {
    domain: { kind: 'some-of', values: ['ante', 'raise', 'flush', 'straight-flush'] },
    default: ['ante', 'raise', 'flush', 'straight-flush'],
    cite: 'SD-HCF-3#1',
    reading: 'AMB-11',
    words: 'The wagers on which a tip may be placed for the dealer.',
  },
  validateFrom: {
    domain: { kind: 'cents', min: 0, max: null },
    default: 60_000,
    cite: 'SD-HCF-12c',
    words: "The house's amount from which a fixed award waits for a floorperson; shares always do.",
  },
};
