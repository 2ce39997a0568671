import { read } from '../../schema/cited.js';
import { printedTables } from './printed-tables.js';

/** Appendix D: the dealer's five cards alone. The numbering skips 05 and 06. */
// biome-ignore format: laid out as printed
export const HEDGE_TABLES = printedTables(
  {
    cite: 'WA-RP-AppD',
    judged: 'dealer-five-card-poker',
    notes: [
      read('The lower pair row is for pairs of fives to tens.', 'WA-RP-AppD-n2', 'AMB-32'),
      read('No table is missing where the printed numbers skip.', 'WA-RP-AppD', 'AMB-52'),
    ],
  },
  ['PT-FLT-HB-01', 'PT-FLT-HB-02', 'PT-FLT-HB-03', 'PT-FLT-HB-04', 'PT-FLT-HB-07'],
  [
    ['royal-flush',          4000,  400, 2000,    275,    2500],
    ['straight-flush',       500,  125, 1000,    125,    1000],
    ['four-of-a-kind',       50,   50,  200,     75,     200],
    ['full-house',           10,    9,  100,     50,      75],
    ['flush',                6,    6,   50,     40,      50],
    ['straight',             4,    4,   25,     25,      25],
    ['three-of-a-kind',      3,    3,   10,     15,       5],
    ['two-pair',             2,    2,    5,      5,       3],
    ['pair-jacks-or-better', 1,    1, 'Loss', 'Loss',      1],
    ['pair-fives-or-better', 1,    1, 'Loss', 'Loss', 'Loss'],
  ],
);
