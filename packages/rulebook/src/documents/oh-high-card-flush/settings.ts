import type { Settings } from '../../schema/settings.js';

export const SETTINGS: Settings = {
  payoutLimit: {
    domain: { kind: 'cents', min: 1, max: 2_500_000 },
    default: 2_500_000,
    cite: 'OH-HCF-max',
    words: 'The most that is paid on one hand.',
  },
  aggregateScope: {
    domain: { kind: 'one-of', values: ['hand', 'table'] },
    default: 'hand',
    cite: 'OH-HCF-max',
    reading: 'AMB-20',
    words: "Whether the limit holds for each player's hand or for all hands of a round together.",
  },
  aggregateIncludes: {
    domain: { kind: 'some-of', values: ['ante', 'raise', 'flush', 'straight-flush'] },
    default: ['ante', 'raise', 'flush', 'straight-flush'],
    cite: 'OH-HCF-max',
    reading: 'AMB-20',
    words: 'The wagers whose winnings count towards the limit.',
  },
  settleBonusOnVoid: {
    domain: { kind: 'yes-no' },
    default: false,
    cite: 'OH-HCF-gap-irregularities',
    reading: 'AMB-38',
    words: 'Whether bonus wagers on rightly dealt hands are settled when a round is void.',
  },
};
