import type { Settings } from '../../schema/settings.js';

export const SETTINGS: Settings = {
  maxBetLimit: {
    domain: { kind: 'cents', min: 1, max: null },
    default: 10_000,
    cite: 'SD-CSP-T2',
    reading: 'AMB-21',
    words: 'The maximum bet limit, which the wagers of one hand may not exceed together.',
  },
  maxBetScope: {
    domain: { kind: 'one-of', values: ['ante+bet+progressive', 'ante+progressive'] },
    default: 'ante+bet+progressive',
    cite: 'SD-CSP-T2',
    reading: 'AMB-21',
    words: 'Which wagers count towards the maximum bet limit.',
  },
  multiHit: {
    domain: { kind: 'one-of', values: ['sequential', 'split', 'sameBasis'] },
    default: 'sequential',
    cite: 'SD-CSP-20e',
    reading: 'AMB-13',
    words: 'How several hands that are paid from the meter in one round share it.',
  },
  validateFrom: {
    domain: { kind: 'cents', min: 0, max: null },
    default: 60_000,
    cite: 'SD-CSP-20d',
    words: "The house's amount from which a fixed award waits for a floorperson; shares always do.",
  },
};
