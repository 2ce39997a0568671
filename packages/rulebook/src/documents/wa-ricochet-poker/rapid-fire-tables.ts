import { read } from '../../schema/cited.js';
import { printedTables } from './printed-tables.js';

/** Appendix C: the player's first two cards against the dealer's five. */
// biome-ignore format: laid out as printed
export const RAPID_FIRE_TABLES = printedTables(
  {
    cite: 'WA-RP-AppC',
    judged: 'two-against-dealer',
    notes: [
      read('The elected table decides what a tie is worth.', 'WA-RP-RF#5', 'AMB-02b'),
      read(
        "High cards meet the dealer's two highest cards; pairs meet by rank alone.",
        'WA-RP-AppC-n3',
        'AMB-02',
      ),
    ],
  },
         ['PT-FLT-RF-01', 'PT-FLT-RF-02', 'PT-FLT-RF-03'],
  [
    ['win', 5,              5,              5],
    ['tie', 5,              'Push',         'Loss'],
  ],
);
