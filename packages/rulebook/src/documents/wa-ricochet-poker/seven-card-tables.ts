import { cited } from '../../schema/cited.js';
import { printedTables } from './printed-tables.js';

/** Appendix I: the best five of the player's two and the dealer's five cards. */
const about = {
  cite: 'WA-RP-AppI',
  judged: 'two-and-dealers-five-poker',
  printedForCents: cited(100, 'WA-RP-AppI-n6'),
  envy: cited('others-with-the-wager', 'WA-RP-AppI-n3'),
} as const;

// biome-ignore format: laid out as printed
export const SEVEN_CARD_TABLES = {
  ...printedTables(
    about,
    [
      'PT-BJS-7CL-01', 'PT-BJS-7CL-02', 'PT-BJS-7CL-03', 'PT-BJS-7CL-04', 'PT-BJS-7CL-05',
      'PT-BJS-7CL-06',
    ],
    [
      ['royal-flush',    '100%', '100%', '100%',  '100%', '100%', '100%'],
      ['straight-flush', '$500', '$250', '$1000', '$500', '$250', '$200'],
      ['four-of-a-kind', '$100', '$75',  '$50',   '$75',  '$125', '$100'],
      ['full-house',     '$5',   '$10',  '$5',    '$5',   '$7',   '$10'],
      ['flush',          '$2',   '$1',   '$1',    '$2',   '$2',   '$2'],
    ],
  ),
  ...printedTables(
    about,
    ['PT-BJS-7CL-E01', 'PT-BJS-7CL-E02', 'PT-BJS-7CL-E03', 'PT-BJS-7CL-E04'],
    [
      ['royal-flush',    ['100%', '$250'], ['100%', '$250'], ['100%', '$100'], ['100%', '$250']],
      ['straight-flush', ['$500', '-'],    ['$250', '-'],    ['$500', '-'],    ['$200', '-']],
      ['four-of-a-kind', ['$100', '-'],    ['$75',  '-'],    ['$75',  '-'],    ['$100', '-']],
      ['full-house',     ['$5',   '-'],    ['$10',  '-'],    ['$5',   '-'],    ['$10',  '-']],
      ['flush',          ['$2',   '-'],    ['$1',   '-'],    ['$2',   '-'],    ['$2',   '-']],
    ],
  ),
};
