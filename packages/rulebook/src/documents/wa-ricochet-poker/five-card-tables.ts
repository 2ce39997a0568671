import { cited, read } from '../../schema/cited.js';
import { printedTables } from './printed-tables.js';

/** Appendix H: the player's two cards and the dealer's first three. There is no E02. */
const about = {
  cite: 'WA-RP-AppH',
  judged: 'two-and-dealers-three-poker',
  printedForCents: cited(100, 'WA-RP-AppH-n6'),
  envy: cited('others-with-the-wager', 'WA-RP-AppH-n3'),
} as const;

const twoPair = read(
  'The last line is printed "Three-of-a-Kind" a second time; it is two pair.',
  'WA-RP-AppH',
  'AMB-49',
);

// biome-ignore format: laid out as printed
export const FIVE_CARD_TABLES = {
  ...printedTables(
    { ...about, notes: [twoPair] },
    [
      'PT-BJS-5CL-01', 'PT-BJS-5CL-02', 'PT-BJS-5CL-03', 'PT-BJS-5CL-04', 'PT-BJS-5CL-05',
      'PT-BJS-5CL-09', 'PT-BJS-5CL-10',
    ],
    [
      ['royal-flush',     '100%',  '100%',  '100%',  '100%',  '100%', '100%',  '100%'],
      ['straight-flush',  '$1500', '$2500', '$1000', '$2000', '100%', '$1500', '100%'],
      ['four-of-a-kind',  '$250',  '$250',  '$200',  '$250',  '$250', '$250',  '$200'],
      ['full-house',      '$100',  '$100',  '$100',  '$75',   '$75',  '$75',   '$75'],
      ['flush',           '$50',   '$50',   '$75',   '$50',   '$50',  '$50',   '$50'],
      ['straight',        '$25',   '$25',   '$20',   '$20',   '$20',  '$20',   '$30'],
      ['three-of-a-kind', '$5',    '$5',    '$5',    '$5',    '$5',   '$10',   '$5'],
      ['two-pair',        'Loss',  'Loss',  'Loss',  'Loss',  '$3',   'Loss',  '$3'],
    ],
  ),
  ...printedTables(
    { ...about, judged: 'two-and-dealers-three-suited' },
    ['PT-BJS-5CL-06', 'PT-BJS-5CL-07', 'PT-BJS-5CL-08', 'PT-BJS-5CL-11'],
    [
      ['royal-flush',              '100%', '100%',  '100%',  '100%'],
      ['straight-flush',           '$500', '$1000', '$2500', '$500'],
      ['four-card-straight-flush', '$200', '$200',  '$150',  '$200'],
      ['flush',                    '$50',  '$50',   '$75',   '$75'],
      ['four-card-flush',          '$5',   '$5',    '$5',    '$5'],
    ],
  ),
  ...printedTables(
    about,
    ['PT-BJS-5CL-E01', 'PT-BJS-5CL-E03'],
    [
      ['royal-flush',     ['100%', '$1000'], ['100%', '$1000']],
      ['straight-flush',  ['10%',  '$300'],  ['10%',  '$250']],
      ['four-of-a-kind',  ['$300', '-'],     ['$250', '-']],
      ['full-house',      ['$50',  '-'],     ['$75',  '-']],
      ['flush',           ['$40',  '-'],     ['$50',  '-']],
      ['straight',        ['$30',  '-'],     ['$25',  '-']],
      ['three-of-a-kind', ['$9',   '-'],     ['$10',  '-']],
    ],
  ),
};
