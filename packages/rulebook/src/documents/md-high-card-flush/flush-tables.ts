import { to1 } from '@baize/money';
import { type Cited, type ClauseId, read } from '../../schema/cited.js';
import type { PayTable } from '../../schema/pay-table.js';
import { FLUSHES, rowsOf } from '../pay-rows.js';

const table = (
  id: string,
  cite: ClauseId,
  prices: readonly number[],
  notes?: readonly Cited<string>[],
): PayTable => ({
  id,
  cite,
  judged: 'flush-of-seven',
  rows: rowsOf(FLUSHES, prices.map(to1), cite),
  ...(notes === undefined ? {} : { notes }),
});

/** Chapter 12 B. Columns: the odds to 1 for seven, six, five and four cards. */
export const flushTables: Readonly<Record<string, PayTable>> = {
  A: table('A', 'MD-HCF-12B(1)', [300, 100, 10, 1]),
  B: table('B', 'MD-HCF-12B(2)', [100, 20, 10, 2]),
  C: table('C', 'MD-HCF-12B(3)', [200, 20, 10, 2]),
  D: table('D', 'MD-HCF-12B(4)', [300, 75, 5, 2]),
  E: table('E', 'MD-HCF-12B(5)', [200, 60, 12, 1]),
  F: table('F', 'MD-HCF-12B(6)', [500, 50, 12, 1]),
  G: table('G', 'MD-HCF-12B(7)', [400, 60, 12, 1]),
  H: table('H', 'MD-HCF-12B(8)', [1000, 50, 10, 1]),
  I: table('I', 'MD-HCF-12B(9)', [150, 20, 10, 2]),
  J: table('J', 'MD-HCF-12B(10)', [150, 25, 10, 2]),
  K: table('K', 'MD-HCF-12B(11)', [400, 100, 10, 1]),
  L: table('L', 'MD-HCF-12B(12)', [300, 80, 11, 1]),
  M: table('M', 'MD-HCF-12B(13)', [500, 80, 11, 1]),
  N: table('N', 'MD-HCF-12B(14)', [500, 100, 10, 1]),
  O: table(
    'O',
    'MD-HCF-12B(8)#2',
    [250, 100, 10, 1],
    [read('Printed as a second (8) after (14); the fifteenth table.', 'MD-HCF-12B(8)#2', 'AMB-52')],
  ),
};
