import { to1 } from '@baize/money';
import { type ClauseId, read } from '../../schema/cited.js';
import type { PayTable } from '../../schema/pay-table.js';
import { row, rowsOf, STRAIGHT_FLUSHES } from '../pay-rows.js';

const table = (id: string, cite: ClauseId, prices: readonly number[]): PayTable => ({
  id,
  cite,
  judged: 'straight-flush-of-seven',
  rows: rowsOf(STRAIGHT_FLUSHES, prices.map(to1), cite),
});

/** The only table with a row that is no straight flush: it stands above the last. */
const likeG = table('G', 'MD-HCF-12C(7)', [500, 200, 100, 50, 8]);
const tableG: PayTable = {
  ...likeG,
  rows: [
    ...likeG.rows.slice(0, -1),
    row('four-of-a-kind', to1(25), 'MD-HCF-12C(7)#2'),
    ...likeG.rows.slice(-1),
  ],
  notes: [
    read(
      'Four of a kind wins on this table alone, between the four-card and the three-card run.',
      'MD-HCF-12C(7)#1',
      'AMB-10',
    ),
  ],
};

/** Chapter 12 C. Columns: the odds to 1 for runs of seven, six, five, four and three cards. */
export const straightFlushTables: Readonly<Record<string, PayTable>> = {
  A: table('A', 'MD-HCF-12C(1)', [8000, 1000, 100, 60, 7]),
  B: table('B', 'MD-HCF-12C(2)', [500, 200, 100, 50, 9]),
  C: table('C', 'MD-HCF-12C(3)', [500, 200, 100, 75, 7]),
  D: table('D', 'MD-HCF-12C(4)', [1000, 500, 100, 75, 7]),
  E: table('E', 'MD-HCF-12C(5)', [500, 200, 100, 60, 8]),
  F: table('F', 'MD-HCF-12C(6)', [1000, 500, 100, 60, 8]),
  G: tableG,
};
