import { cited, read } from '../../schema/cited.js';
import { printedTables } from './printed-tables.js';

/** Appendix G: the longest straight flush of the player's two and the dealer's five cards. */
const about = {
  cite: 'WA-RP-AppG',
  judged: 'two-and-dealers-five-straight-flush',
  printedForCents: cited(100, 'WA-RP-AppG-n7'),
  envy: cited('others-with-the-wager', 'WA-RP-AppG-n4'),
} as const;

const twins = (id: string) => ({
  ids: [`${id}a`, `${id}b`],
  notes: [read('a and b are two ids with the same pays.', 'WA-RP-AppG', 'AMB-50')],
});

/** The first printed line names two hands, and stands here as two. */
const aceHigh = {
  ...about,
  labels: { 'straight-flush-6': 'Six-card straight flush, king or lower' },
  notes: [
    read(
      'Six cards to the ace pay as seven cards do; the next line is for king high or lower.',
      'WA-RP-AppG',
      'AMB-14',
    ),
  ],
};

// biome-ignore format: laid out as printed
export const STRAIGHT_FLUSH_TABLES = {
  ...printedTables(
    about,
    [
      'PT-BJS-HCF-SF-01', 'PT-BJS-HCF-SF-02', twins('PT-BJS-HCF-SF-03'), twins('PT-BJS-HCF-SF-06'),
      'PT-BJS-HCF-SF-07', twins('PT-BJS-HCF-SF-08'),
    ],
    [
      ['straight-flush-7', '100%', '100%', '100%', '100%', '100%', '100%'],
      ['straight-flush-6', '10%',  '10%',  '100%', '100%', '10%',  '100%'],
      ['straight-flush-5', '$250', '$900', '$200', '$250', '$250', '$250'],
      ['straight-flush-4', '$40',  '$50',  '$40',  '$40',  '$50',  '$50'],
      ['straight-flush-3', '$3',   '-',    '$3',   '$3',   '$3',   '$3'],
    ],
  ),
  ...printedTables(
    aceHigh,
    [
      'PT-BJS-HCF-SF-04', 'PT-BJS-HCF-SF-05',
      {
        ids: ['PT-BJS-HCF-SF-09'],
        notes: [
          ...aceHigh.notes,
          read('The bare 3 of the last line is three dollars.', 'WA-RP-AppG', 'AMB-51'),
        ],
      },
    ],
    [
      ['straight-flush-7',          '100%', '100%', '100%'],
      ['straight-flush-6-ace-high', '100%', '100%', '100%'],
      ['straight-flush-6',          '10%',  '10%',  '10%'],
      ['straight-flush-5',          '$250', '$800', '$250'],
      ['straight-flush-4',          '$40',  '$50',  '$50'],
      ['straight-flush-3',          '$3',   '-',    '$3'],
    ],
  ),
  ...printedTables(
    about,
    ['PT-BJS-HCF-SF-E01', 'PT-BJS-HCF-SF-E04'],
    [
      ['straight-flush-7', ['100%', '$200'], ['100%', '$200']],
      ['straight-flush-6', ['100%', '$200'], ['100%', '$200']],
      ['straight-flush-5', ['$200', '-'],    ['$250', '-']],
      ['straight-flush-4', ['$40',  '-'],    ['$40',  '-']],
      ['straight-flush-3', ['$3',   '-'],    ['$3',   '-']],
    ],
  ),
  ...printedTables(
    aceHigh,
    ['PT-BJS-HCF-SF-E02', 'PT-BJS-HCF-SF-E03', 'PT-BJS-HCF-SF-E05'],
    [
      ['straight-flush-7',          ['100%', '$250'], ['100%', '$250'], ['100%', '$250']],
      ['straight-flush-6-ace-high', ['100%', '$250'], ['100%', '$250'], ['100%', '$250']],
      ['straight-flush-6',          ['10%',  '-'],    ['10%',  '-'],    ['10%',  '-']],
      ['straight-flush-5',          ['$250', '-'],    ['$800', '-'],    ['$250', '-']],
      ['straight-flush-4',          ['$40',  '-'],    ['$50',  '-'],    ['$50',  '-']],
      ['straight-flush-3',          ['$3',   '-'],    ['-',    '-'],    ['$3',   '-']],
    ],
  ),
};
