import { cited, read } from '../../schema/cited.js';
import { printedTables } from './printed-tables.js';

/** Appendix J: the player's two and the dealer's five cards, and where a royal came from. */
const about = {
  cite: 'WA-RP-AppJ',
  judged: 'two-and-dealers-five-holdem',
  printedForCents: cited(100, 'WA-RP-AppJ-n7'),
  envy: cited('others-with-the-wager', 'WA-RP-AppJ-n4'),
  notes: [
    read(
      "Flopped: in the player's two and the dealer's first three. Dealer's: in the dealer's five.",
      'WA-RP-HUH',
      'AMB-30',
    ),
  ],
} as const;

const suited = (id: string) => ({
  ids: [id],
  needsSuit: cited(true, 'WA-RP-AppJ-n3'),
  notes: [
    ...about.notes,
    read('A flopped royal of another suit is a royal flush.', 'WA-RP-AppJ-n3', 'AMB-30'),
  ],
});

const flopped = {
  ids: ['PT-BJS-HUH-5CP-09'],
  notes: [
    ...about.notes,
    read(
      "A flopped royal is a flopped straight flush; a dealer's royal takes the royal flush row.",
      'WA-RP-AppJ',
      'AMB-30',
    ),
  ],
};

// biome-ignore format: laid out as printed
export const HEADS_UP_HOLDEM_TABLES = {
  ...printedTables(
    about,
    [
      suited('PT-BJS-HUH-5CP-01'), suited('PT-BJS-HUH-5CP-02'), suited('PT-BJS-HUH-5CP-03'),
      'PT-BJS-HUH-5CP-04',
    ],
    [
      ['flopped-royal-flush-suit', '100%', '100%',  '100%', '-'],
      ['flopped-royal-flush',      '-',    '-',     '-',    '100%'],
      ['royal-flush',              '10%',  '$1000', '10%',  '$1000'],
      ['dealers-royal-flush',      '10%',  '$1000', '10%',  '$1000'],
      ['straight-flush',           '$200', '$200',  '$500', '$500'],
      ['four-of-a-kind',           '$50',  '$50',   '$100', '$100'],
      ['full-house',               '$10',  '$10',   '$10',  '$10'],
      ['flush',                    '$5',   '$5',    'Loss', 'Loss'],
    ],
  ),
  ...printedTables(
    about,
    [
      'PT-BJS-HUH-5CP-05', 'PT-BJS-HUH-5CP-06', 'PT-BJS-HUH-5CP-07', 'PT-BJS-HUH-5CP-08',
      'PT-BJS-HUH-5CP-E01',
    ],
    [
      ['flopped-royal-flush-suit', '-',     '-',     '-',     '-',     ['-',     '-']],
      ['flopped-royal-flush',      '100%',  '100%',  '-',     '-',     ['-',     '-']],
      ['royal-flush',              '$3000', '5%',    '100%',  '100%',  ['100%',  '$100']],
      ['dealers-royal-flush',      '$3000', '$3000', '$1000', '$1000', ['$1000', '-']],
      ['straight-flush',           '$250',  '$250',  '$250',  '$300',  ['$250',  '-']],
      ['four-of-a-kind',           '$100',  '$100',  '$75',   '$100',  ['$75',   '-']],
      ['full-house',               '$10',   '$10',   '$11',   '$10',   ['$11',   '-']],
      ['flush',                    'Loss',  'Loss',  'Loss',  'Loss',  ['Loss',  '-']],
    ],
  ),
  ...printedTables(
    about,
    [flopped],
    [
      ['flopped-straight-flush', '100%'],
      ['royal-flush',            '$2000'],
      ['straight-flush',         '$250'],
      ['four-of-a-kind',         '$50'],
      ['full-house',             '$7'],
      ['flush',                  '$5'],
    ],
  ),
};
