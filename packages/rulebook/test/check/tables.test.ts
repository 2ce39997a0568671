import { describe, expect, it } from 'vitest';
import { checkElections } from '../../src/check/index.js';
import { rulebookById } from '../../src/index.js';
import { CSP, errorsOf, MD, OH, onlyError, SD, WA } from '../support/check.js';
import { changed } from '../support/examples.js';

describe('tables', () => {
  onlyError([
    [
      '[SD-HCF-10#7] a flush table that is not printed',
      SD,
      (d) => (d.paytables.flush = '8'),
      'table-not-in-document',
      'paytables.flush',
      'SD-HCF-2#2',
    ],
    [
      '[SD-HCF-11#7] a straight flush table that is not printed: there is no 5',
      SD,
      (d) => (d.paytables['straight-flush'] = '5'),
      'table-not-in-document',
      'paytables.straight-flush',
      'SD-HCF-2#2',
    ],
    [
      '[MD-HCF-12B] a Flush Bonus table beyond O',
      MD,
      (d) => (d.paytables.flush = 'P'),
      'table-not-in-document',
      'paytables.flush',
      'MD-HCF-7F(2)',
    ],
    [
      '[MD-HCF-12C] a Straight Flush Bonus table beyond G',
      MD,
      (d) => (d.paytables['straight-flush'] = 'H'),
      'table-not-in-document',
      'paytables.straight-flush',
      'MD-HCF-7F(3)',
    ],
    [
      'a table for a wager with one price',
      SD,
      (d) => (d.paytables.ante = '1'),
      'table-not-in-document',
      'paytables.ante',
      'SD-HCF-2#1',
    ],
    [
      'a wager of another game',
      OH,
      (d) => (d.paytables.pocket = 'PT-FLT-PB-01'),
      'wager-not-in-document',
      'paytables.pocket',
      'baize:house-rules',
    ],
    [
      'the name of something every object has',
      SD,
      (d) => (d.paytables.flush = 'constructor'),
      'table-not-in-document',
      'paytables.flush',
      'SD-HCF-2#2',
    ],
    [
      '[WA-RP-AppA] no kickout table',
      WA,
      (d) => delete d.paytables.kickout,
      'no-kickout-table',
      'paytables.kickout',
      'WA-RP-4',
    ],
    [
      '[WA-RP-AppB] no ante bonus, which is part of the game',
      WA,
      (d) => delete d.paytables['ante-bonus'],
      'table-not-chosen',
      'paytables.ante-bonus',
      'WA-RP-7b-i',
    ],
  ]);

  it('[SD-HCF-12#7] a progressive table that is not printed', () => {
    const found = errorsOf(changed(SD, (d) => (d.paytables.progressive = '5')));
    expect(found[0]).toMatchObject({
      code: 'table-not-in-document',
      path: 'paytables.progressive',
    });
  });

  it('[MD-HCF-12E(1)] a progressive table beyond E', () => {
    const found = errorsOf(changed(MD, (d) => (d.paytables.progressive = 'F')));
    expect(found[0]).toMatchObject({
      code: 'table-not-in-document',
      message: 'Progressive Jackpot has no table "F"; the document lists A, B, C, D, E',
    });
  });

  it('Caribbean Stud without its progressive cannot open, and can be settled', () => {
    const house = changed(CSP, (d) => {
      delete d.paytables.progressive;
      delete d.jackpots;
      delete d.equipment.sensors;
    });
    expect(errorsOf(house).map(({ path }) => path)).toEqual(['paytables.progressive']);
    expect(checkElections(rulebookById(CSP), house)).toEqual([]);
  });

  it('a round asks for a kickout table, and not for the ante bonus', () => {
    const elections = { settings: { tiedPairs: 'club-low' } };
    const found = checkElections(rulebookById(WA), elections);
    expect(found.map(({ code }) => code)).toEqual(['no-kickout-table']);
  });
});
