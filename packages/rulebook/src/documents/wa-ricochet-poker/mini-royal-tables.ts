import { cited } from '../../schema/cited.js';
import { printedTables } from './printed-tables.js';

/** Appendix F: the player's first two cards and the dealer's first. */
// biome-ignore format: laid out as printed
export const MINI_ROYAL_TABLES = printedTables(
  {
    cite: 'WA-RP-AppF',
    judged: 'two-and-dealers-first',
    printedForCents: cited(100, 'WA-RP-AppF-n8'),
    envy: cited('others-with-the-wager', 'WA-RP-AppF-n3'),
    needsSuit: cited(true, 'WA-RP-AppF-n5#2'),
  },
  ['PT-BJS-TCPR-MR-01', 'PT-BJS-TCPR-MR-E01', 'PT-BJS-TCPR-MR-E02'],
  [
    ['mini-royal-suit',  '100%', ['100%', '$100'], ['100%', '$100']],
    ['mini-royal-other', '$500', ['$500', '$25'],  ['$500', '$25']],
    ['straight-flush',   '$75',  ['$100', '-'],    ['$70',  '-']],
    ['three-of-a-kind',  '$50',  ['$90',  '-'],    ['$60',  '-']],
    ['straight',         '$5',   ['-',    '-'],    ['$6',   '-']],
  ],
);
