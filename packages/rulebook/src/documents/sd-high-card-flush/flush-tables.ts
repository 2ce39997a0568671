import { to1 } from '@baize/money';
import { payTablesOf } from './printed-tables.js';

const odds = (...values: readonly number[]) => values.map(to1);

// biome-ignore format: laid out as printed, hands down and tables across
export const FLUSH_TABLES = payTablesOf({
  judged: 'flush-of-seven',
  cite: 'SD-HCF-10',
  citeOf: () => 'SD-HCF-10',
  ids:               ['1', '2', '3', '4', '5', '6', '7'],
  rows: [
    ['flush-7', odds( 300, 100, 200, 300, 200, 500, 400)],
    ['flush-6', odds( 100,  20,  20,  75,  60,  50,  60)],
    ['flush-5', odds(  10,  10,  10,   5,  12,  12,  12)],
    ['flush-4', odds(   1,   2,   2,   2,   1,   1,   1)],
  ],
  notes: [],
});
