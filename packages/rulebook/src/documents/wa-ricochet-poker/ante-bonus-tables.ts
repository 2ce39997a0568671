import { read } from '../../schema/cited.js';
import { printedTables } from './printed-tables.js';

/** Appendix B: paid by the house on the ante, win or lose. */
// biome-ignore format: laid out as printed
export const ANTE_BONUS_TABLES = printedTables(
  {
    cite: 'WA-RP-AppB',
    judged: 'five-card-poker',
    notes: [read('A-2-3-4-5 is the lowest straight.', 'WA-RP-AppB', 'AMB-44')],
  },
  ['PT-FLT-AB-01'],
  [
    ['royal-flush',    1000],
    ['straight-flush', 100],
    ['four-of-a-kind', 25],
    ['full-house',     10],
    ['flush',          5],
    ['straight',       2],
  ],
);
