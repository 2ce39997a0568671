import { describe, expect, it } from 'vitest';
import { check, errorsOf, MD, OH, onlyError, SD, WA } from '../support/check.js';
import { changed } from '../support/examples.js';

describe('settings', () => {
  onlyError([
    [
      '[WA-RP-6a#3] no option chosen for tied pairs',
      WA,
      (d) => delete d.settings.tiedPairs,
      'setting-not-chosen',
      'settings.tiedPairs',
      'WA-RP-6a#3',
    ],
    [
      '[WA-RP-6a#3] a third option for tied pairs',
      WA,
      (d) => (d.settings.tiedPairs = 'heart-high'),
      'setting-not-allowed',
      'settings.tiedPairs',
      'WA-RP-6a#3',
    ],
    [
      '[OH-HCF-max] a payout limit above $25,000',
      OH,
      (d) => (d.settings.payoutLimit = 2_500_001),
      'setting-not-allowed',
      'settings.payoutLimit',
      'OH-HCF-max',
    ],
    [
      '[MD-HCF-12D] a payout limit above both $50,000 and the most won at the minimum',
      MD,
      (d) => (d.settings.payoutLimit = 5_000_001),
      'payout-limit-too-high',
      'settings.payoutLimit',
      'MD-HCF-12D',
    ],
    [
      '[MD-HCF-7G] more adjacent boxes than positions',
      MD,
      (d) => (d.settings.maxAdjacentBoxes = 7),
      'setting-not-allowed',
      'settings.maxAdjacentBoxes',
      'MD-HCF-7G',
    ],
    [
      'a setting of another document',
      SD,
      (d) => (d.settings.tiedPairs = 'club-low'),
      'setting-not-open',
      'settings.tiedPairs',
      'baize:house-rules',
    ],
    [
      'a yes where a number belongs',
      OH,
      (d) => (d.settings.payoutLimit = true),
      'setting-not-allowed',
      'settings.payoutLimit',
      'OH-HCF-max',
    ],
    [
      'a tip wager named twice',
      SD,
      (d) => (d.settings.tipsAllowedOn = ['ante', 'ante']),
      'setting-not-allowed',
      'settings.tipsAllowedOn',
      'SD-HCF-3#1',
    ],
    [
      'a tip on the progressive',
      SD,
      (d) => (d.settings.tipsAllowedOn = ['progressive']),
      'setting-not-allowed',
      'settings.tipsAllowedOn',
      'SD-HCF-3#1',
    ],
  ]);

  it('[MD-HCF-12D] the limit may follow the most won at the minimum wagers', () => {
    // Table A pays 8,000 to 1 on the straight flush and 300 to 1 on the flush of the same seven cards.
    const dear = (payoutLimit: number) =>
      changed(MD, (d) => {
        d.paytables.flush = 'A';
        d.paytables['straight-flush'] = 'A';
        d.limits.flush = { min: 1_000, max: 5_000 };
        d.limits['straight-flush'] = { min: 1_000, max: 5_000 };
        d.settings.payoutLimit = payoutLimit;
      });
    expect(errorsOf(dear(8_300_000))).toEqual([]);
    expect(errorsOf(dear(8_300_001)).map(({ code }) => code)).toEqual(['payout-limit-too-high']);
    expect(check(dear(8_299_999)).map(({ code }) => code)).toContain(
      'payout-limit-below-top-award',
    );
  });
});
