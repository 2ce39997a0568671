import { for1, LOSE, meterPercent, type Pays } from '@baize/money';
import { type ClauseId, read } from '../../schema/cited.js';
import type { PayTable } from '../../schema/pay-table.js';
import { payTablesOf } from './printed-tables.js';

/** Shares come off the meter, other prizes out of the tray. */
const citeOf = (pays: Pays): ClauseId => {
  if (pays.kind === 'meter-percent') return 'SD-HCF-12a';
  return pays.kind === 'lose' ? 'SD-HCF-12#3' : 'SD-HCF-12b';
};

const MOST = meterPercent(100);
const TENTH = meterPercent(10);

const NOTES = [
  read(
    'Bare numbers are for 1: the stake is never part of what comes back.',
    'SD-HCF-12#4',
    'AMB-46',
  ),
  read(
    'The printed last line, a straight flush of one or two cards at 0, means that nothing is won.',
    'SD-HCF-12#3',
    'AMB-54',
  ),
];

// biome-ignore format: laid out as printed, hands down and tables across
const ONE_AND_TWO = payTablesOf({
  judged: 'straight-flush-of-seven',
  cite: 'SD-HCF-12#2',
  citeOf,
  ids:                   [      '1',       '2'],
  rows: [
    ['straight-flush-7', [     MOST,      MOST]],
    ['straight-flush-6', [    TENTH,     TENTH]],
    ['straight-flush-5', [for1(250), for1(900)]],
    ['straight-flush-4', [ for1(40),  for1(50)]],
    ['straight-flush-3', [  for1(3),      LOSE]],
  ],
  notes: NOTES,
});

// biome-ignore format: laid out as printed, hands down and tables across
const THREE_AND_FOUR = payTablesOf({
  judged: 'straight-flush-of-seven',
  cite: 'SD-HCF-12#2',
  citeOf,
  ids:                            [      '3',       '4'],
  rows: [
    ['straight-flush-7',          [     MOST,      MOST]],
    ['straight-flush-6-ace-high', [     MOST,      MOST]],
    ['straight-flush-6',          [    TENTH,     TENTH]],
    ['straight-flush-5',          [for1(250), for1(800)]],
    ['straight-flush-4',          [ for1(40),  for1(50)]],
    ['straight-flush-3',          [  for1(3),      LOSE]],
  ],
  labels: {
    'straight-flush-6-ace-high': 'Nine to ace, suited',
    'straight-flush-6': 'Six-card straight flush, other',
  },
  notes: [
    ...NOTES,
    read(
      'Six in a row up to the king take the tenth; nine-to-ace takes the whole meter.',
      'SD-HCF-12#1',
      'AMB-14',
    ),
  ],
});

export const PROGRESSIVE_TABLES: Readonly<Record<string, PayTable>> = {
  ...ONE_AND_TWO,
  ...THREE_AND_FOUR,
};
