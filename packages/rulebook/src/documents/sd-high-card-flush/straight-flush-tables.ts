import { to1 } from '@baize/money';
import { payTablesOf } from './printed-tables.js';

const odds = (...values: readonly number[]) => values.map(to1);

// No table 5 is printed (AMB-52).
// biome-ignore format: laid out as printed, hands down and tables across
export const STRAIGHT_FLUSH_TABLES = payTablesOf({
  judged: 'straight-flush-of-seven',
  cite: 'SD-HCF-11',
  citeOf: () => 'SD-HCF-11',
  ids:                       [ '1', '2', '3',  '4', '6'],
  rows: [
    ['straight-flush-7', odds(8000, 500, 500, 1000, 500)],
    ['straight-flush-6', odds(1000, 200, 200,  500, 200)],
    ['straight-flush-5', odds( 100, 100, 100,  100, 100)],
    ['straight-flush-4', odds(  60,  50,  75,   75,  60)],
    ['straight-flush-3', odds(   7,   9,   7,    7,   8)],
  ],
  notes: [],
});
