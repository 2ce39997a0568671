import { dollars, meterPercent, type Pays } from '@baize/money';
import { type Cited, type ClauseId, read, silent } from '../../schema/cited.js';
import type { HandKey } from '../../schema/names.js';
import type { PayRow, PayTable } from '../../schema/pay-table.js';
import { row } from '../pay-rows.js';

type Printed = readonly [hand: HandKey, pays: Pays, envyPerDollar?: number];

const rows = (cite: ClauseId, printed: readonly Printed[]): readonly PayRow[] =>
  printed.map(([hand, pays, envy]) =>
    row(
      hand,
      pays,
      cite,
      envy ?? null,
      hand === 'straight-flush-6-ace-high' ? 'Suited nine to ace' : undefined,
    ),
  );

const seed = (inDollars: number, cite: ClauseId): Cited<number> => ({
  value: inDollars * 100,
  cite,
});

/** No clause names the wager of the prizes; the envy of C, D and E is printed for one dollar. */
const forOneDollar = silent(100, 'AMB-47');

const nineToAceEnvy = silent(
  { setting: 'envyNineToAce', hand: 'straight-flush-6-ace-high', dollars: 250 },
  'AMB-35',
);

/** Chapter 12 E: the prizes of (1), with the smallest seeds of (2)(b) and the envy of (5). */
export const progressiveTables: Readonly<Record<string, PayTable>> = {
  A: {
    id: 'A',
    cite: 'MD-HCF-12E(1)(a)',
    judged: 'straight-flush-of-seven',
    rows: rows('MD-HCF-12E(1)(a)', [
      ['straight-flush-7', meterPercent(100)],
      ['straight-flush-6', meterPercent(10)],
      ['straight-flush-5', dollars(250)],
      ['straight-flush-4', dollars(40)],
      ['straight-flush-3', dollars(3)],
    ]),
    printedForCents: forOneDollar,
    minimumSeedCents: seed(30_000, 'MD-HCF-12E(2)(b)(i)'),
  },
  B: {
    id: 'B',
    cite: 'MD-HCF-12E(1)(b)',
    judged: 'straight-flush-of-seven',
    rows: rows('MD-HCF-12E(1)(b)', [
      ['straight-flush-7', meterPercent(100)],
      ['straight-flush-6', meterPercent(10)],
      ['straight-flush-5', dollars(900)],
      ['straight-flush-4', dollars(50)],
    ]),
    printedForCents: forOneDollar,
    minimumSeedCents: seed(30_000, 'MD-HCF-12E(2)(b)(i)'),
  },
  C: {
    id: 'C',
    cite: 'MD-HCF-12E(1)(c)',
    judged: 'straight-flush-of-seven',
    rows: rows('MD-HCF-12E(1)(c)', [
      ['straight-flush-7', meterPercent(100), 200],
      ['straight-flush-6', meterPercent(100), 200],
      ['straight-flush-5', dollars(200)],
      ['straight-flush-4', dollars(40)],
      ['straight-flush-3', dollars(3)],
    ]),
    printedForCents: read(100, 'MD-HCF-12E(5)(a)', 'AMB-47'),
    minimumSeedCents: seed(5_000, 'MD-HCF-12E(2)(b)(ii)'),
    notes: [
      read('Six and seven cards both take the whole meter.', 'MD-HCF-12E(1)(c)', 'AMB-67'),
      read('Envy as its own list prints it for one dollar.', 'MD-HCF-12E(5)(a)', 'AMB-35'),
    ],
  },
  D: {
    id: 'D',
    cite: 'MD-HCF-12E(1)(d)',
    judged: 'straight-flush-of-seven',
    rows: rows('MD-HCF-12E(1)(d)', [
      ['straight-flush-7', meterPercent(100), 250],
      ['straight-flush-6-ace-high', meterPercent(100)],
      ['straight-flush-6', meterPercent(10)],
      ['straight-flush-5', dollars(250)],
      ['straight-flush-4', dollars(40)],
      ['straight-flush-3', dollars(3)],
    ]),
    printedForCents: read(100, 'MD-HCF-12E(5)(b)', 'AMB-47'),
    minimumSeedCents: seed(30_000, 'MD-HCF-12E(2)(b)(i)'),
    envyBySetting: nineToAceEnvy,
    notes: [read('Envy on seven cards only, not on nine to ace.', 'MD-HCF-12E(5)(b)', 'AMB-35')],
  },
  E: {
    id: 'E',
    cite: 'MD-HCF-12E(1)(e)',
    judged: 'straight-flush-of-seven',
    rows: rows('MD-HCF-12E(1)(e)', [
      ['straight-flush-7', meterPercent(100), 250],
      ['straight-flush-6-ace-high', meterPercent(100)],
      ['straight-flush-6', meterPercent(10)],
      ['straight-flush-5', dollars(800)],
      ['straight-flush-4', dollars(50)],
    ]),
    printedForCents: read(100, 'MD-HCF-12E(5)(c)', 'AMB-47'),
    minimumSeedCents: seed(25_000, 'MD-HCF-12E(2)(b)(iii)'),
    envyBySetting: nineToAceEnvy,
    notes: [read('Envy on seven cards only, not on nine to ace.', 'MD-HCF-12E(5)(c)', 'AMB-35')],
  },
};
