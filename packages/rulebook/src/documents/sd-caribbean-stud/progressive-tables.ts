import { dollars, for1, meterPercent, type Pays } from '@baize/money';
import { cited, read, silent } from '../../schema/cited.js';
import type { PayTable } from '../../schema/pay-table.js';
import { row } from '../pay-rows.js';

/** Schedule 21(a) to (e), printed once with two prices for the straight flush. */
const schedule21 = (id: string, straightFlush: Pays): PayTable => ({
  id,
  cite: 'SD-CSP-21b',
  judged: 'five-card-poker',
  rows: [
    row('royal-flush', meterPercent(100), 'SD-CSP-21a'),
    row('straight-flush', straightFlush, 'SD-CSP-21b'),
    row('four-of-a-kind', dollars(500), 'SD-CSP-21c'),
    row('full-house', dollars(100), 'SD-CSP-21d'),
    row('flush', dollars(50), 'SD-CSP-21e'),
  ],
  printedForCents: silent(100, 'AMB-47'),
  notes: [
    read(
      'One of two prices for the straight flush, chosen when the game is put into play.',
      'SD-CSP-21b#2',
      'AMB-64',
    ),
  ],
});

/** The schedule of 21(f): the same prices at $1 and at $5, envy five times as large. */
const pmg = (
  id: string,
  wagerCents: number,
  envyRoyal: number,
  envyStraight: number,
): PayTable => ({
  id,
  cite: 'SD-CSP-21f#1',
  judged: 'five-card-poker',
  rows: [
    row('royal-flush', meterPercent(100), 'SD-CSP-21f#1', envyRoyal),
    row('straight-flush', meterPercent(10), 'SD-CSP-21f#1', envyStraight),
    row('four-of-a-kind', for1(300), 'SD-CSP-21f#1'),
    row('full-house', for1(50), 'SD-CSP-21f#1'),
    row('flush', for1(40), 'SD-CSP-21f#1'),
    row('straight', for1(30), 'SD-CSP-21f#1'),
    row('three-of-a-kind', for1(9), 'SD-CSP-21f#1'),
  ],
  printedForCents: cited(wagerCents, 'SD-CSP-21f#1'),
  notes: [
    read(
      'Stands in place of 21(a) to (e), and lets a straight and three of a kind win too.',
      'SD-CSP-21f#1',
      'AMB-15',
    ),
  ],
});

export const PROGRESSIVE_TABLES: Readonly<Record<string, PayTable>> = {
  '21-10-percent': schedule21('21-10-percent', meterPercent(10)),
  '21-5000-dollars': schedule21('21-5000-dollars', dollars(5000)),
  'PMG-01': pmg('PMG-01', 100, 1000, 300),
  'PMG-02': pmg('PMG-02', 500, 5000, 1500),
};
