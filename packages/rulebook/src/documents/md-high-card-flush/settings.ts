import type { Settings } from '../../schema/settings.js';

export const settings: Settings = {
  payoutLimit: {
    domain: { kind: 'cents', min: 1, max: null },
    default: 5_000_000,
    cite: 'MD-HCF-12D',
    reading: 'AMB-19',
    words: 'The most that one hand is paid on its Flush Bonus and Straight Flush Bonus together.',
  },
  maxAdjacentBoxes: {
    domain: { kind: 'count', min: 1, max: 6 },
    default: 1,
    cite: 'MD-HCF-7G',
    words: 'How many boxes next to each other one player may play in a round.',
  },
  aceLow: {
    domain: { kind: 'yes-no' },
    default: true,
    cite: 'MD-HCF-6E',
    reading: 'AMB-04',
    words: 'An ace may also be the lowest card of a straight flush.',
  },
  envyNineToAce: {
    domain: { kind: 'yes-no' },
    default: false,
    cite: 'MD-HCF-12E(5)(b)',
    reading: 'AMB-35',
    words: 'On progressive tables D and E a suited nine to ace also pays the envy bonus.',
  },
  settleBonusOnVoid: {
    domain: { kind: 'yes-no' },
    default: true,
    cite: 'MD-HCF-13F',
    reading: 'AMB-37',
    words:
      'When a round is void, bonus and progressive wagers of rightly dealt hands still settle.',
  },
  stubCountMisdeal: {
    domain: { kind: 'one-of', values: ['settle-bonuses', 'return-all'] },
    default: 'settle-bonuses',
    cite: 'MD-HCF-8J(1)',
    reading: 'AMB-37',
    words:
      'A misdeal that the stub count brings to light: settle the bonuses, or return every wager.',
  },
};
