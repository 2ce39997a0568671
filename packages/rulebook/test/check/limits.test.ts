import { describe, expect, it } from 'vitest';
import { CSP, errorsOf, OH, onlyError, SD, WA } from '../support/check.js';
import { changed } from '../support/examples.js';

describe('limits', () => {
  onlyError([
    [
      '[SD-HCF-2#6, SD-HCF-2#5] no limits for the ante',
      SD,
      (d) => delete d.limits.ante,
      'no-limits',
      'limits.ante',
      'SD-HCF-2#1',
    ],
    [
      'no limits for an offered bonus',
      SD,
      (d) => delete d.limits.flush,
      'no-limits',
      'limits.flush',
      'SD-HCF-2#2',
    ],
    [
      'a minimum above the maximum',
      OH,
      (d) => (d.limits.flush = { min: 500, max: 100 }),
      'limits-reversed',
      'limits.flush',
      'baize:house-rules',
    ],
    [
      'a minimum that is not in whole steps',
      SD,
      (d) => (d.limits.ante = { min: 600, max: 10_000, step: 500 }),
      'limits-off-step',
      'limits.ante.step',
      'baize:house-rules',
    ],
    [
      '[WA-RP-1] an ante that is a range',
      WA,
      (d) => (d.limits.ante = { min: 500, max: 1_000 }),
      'ante-not-one-amount',
      'limits.ante',
      'WA-RP-1',
    ],
    [
      '[WA-RP-DEF-prog#5] limits on a sensor',
      WA,
      (d) => (d.limits['mini-royal'] = { min: 100, max: 500 }),
      'limits-on-fixed-wager',
      'limits.mini-royal',
      'WA-RP-AppF-n8',
    ],
    [
      'limits for a wager of another game',
      SD,
      (d) => (d.limits.pocket = { min: 100, max: 500 }),
      'limits-without-wager',
      'limits.pocket',
      'baize:house-rules',
    ],
    [
      '[SD-HCF-7#1] raise limits below the highest ante',
      SD,
      (d) => (d.limits.raise = { min: 500, max: 9_999 }),
      'mandatory-wager-impossible',
      'limits.raise',
      'SD-HCF-7#1',
    ],
    [
      'raise limits above the lowest ante',
      SD,
      (d) => (d.limits.raise = { min: 501, max: 30_000 }),
      'mandatory-wager-impossible',
      'limits.raise',
      'SD-HCF-7#1',
    ],
    [
      '[SD-CSP-11b] bet limits below twice the highest ante',
      CSP,
      (d) => (d.limits.bet = { min: 1_000, max: 5_999 }),
      'mandatory-wager-impossible',
      'limits.bet',
      'SD-CSP-11b',
    ],
    [
      '[WA-RP-7b#1] play limits below the ante',
      WA,
      (d) => (d.limits.play = { min: 500, max: 999 }),
      'mandatory-wager-impossible',
      'limits.play',
      'WA-RP-7b#1',
    ],
    [
      '[SD-CSP-T2, AMB-21] an ante whose bet would pass $100',
      CSP,
      (d) => (d.limits.ante = { min: 500, max: 3_301 }),
      'mandatory-wager-impossible',
      'limits.ante.max',
      'SD-CSP-T2',
    ],
    [
      '[SD-CSP-T2] a bet limit above the document without the law it refers to',
      CSP,
      (d) => (d.settings.maxBetLimit = 100_000),
      'bet-limit-above-document',
      'settings.maxBetLimit',
      'SD-CSP-T2',
    ],
    [
      '[WA-RP-GD#3, AMB-43] the legal ceiling is not stated',
      WA,
      (d) => delete d.ceilings,
      'no-legal-ceiling',
      'ceilings.single-wager',
      'WA-RP-GD#3',
    ],
    [
      '[WA-RP-GD#3] a wager above the legal ceiling',
      WA,
      (d) => {
        d.ceilings['single-wager'] = 4_999;
        d.limits.hedge.max = 4_000;
        d.limits.pocket.max = 4_000;
      },
      'above-legal-ceiling',
      'limits.rapid-fire',
      'WA-RP-GD#3',
    ],
    [
      'a ceiling where the document cites no law',
      SD,
      (d) => (d.ceilings = { 'single-wager': 1_000 }),
      'ceiling-not-in-document',
      'ceilings.single-wager',
      'baize:house-rules',
    ],
  ]);

  it('raise limits that allow the mandatory raise stand', () => {
    expect(errorsOf(changed(SD, (d) => (d.limits.raise = { min: 500, max: 10_000 })))).toEqual([]);
  });

  it('[SD-CSP-T2, AMB-21] $33 with a dollar is the highest ante under the strict reading', () => {
    expect(errorsOf(changed(CSP, (d) => (d.limits.ante = { min: 500, max: 3_300 })))).toEqual([]);
    const lenient = (max: number) =>
      errorsOf(
        changed(CSP, (d) => {
          d.settings.maxBetScope = 'ante+progressive';
          d.limits.ante = { min: 500, max };
        }),
      );
    expect(lenient(9_900)).toEqual([]);
    expect(lenient(9_901)).toMatchObject([{ code: 'mandatory-wager-impossible' }]);
  });

  it('[AMB-61] a ceiling counts for the longest raise and the doubled bet too', () => {
    const found = errorsOf(changed(CSP, (d) => (d.ceilings = { 'single-wager': 5_999 })));
    expect(found).toMatchObject([{ code: 'above-legal-ceiling', path: 'limits.bet' }]);
    expect(errorsOf(changed(CSP, (d) => (d.ceilings = { 'single-wager': 6_000 })))).toEqual([]);
  });
});
