import { read } from '../../schema/cited.js';
import { printedTables } from './printed-tables.js';

/** Appendix E: the player's first two cards. */
// biome-ignore format: laid out as printed
export const POCKET_TABLES = printedTables(
  {
    cite: 'WA-RP-AppE',
    judged: 'pocket-two',
    notes: [read('A face is a king, queen or jack.', 'WA-RP-AppE-n2', 'AMB-33')],
  },
                        ['PT-FLT-PB-01', 'PT-FLT-PB-02', 'PT-FLT-PB-03'],
  [
    ['pair-of-aces',     25,             30,             30],
    ['ace-face-suited',  20,             20,             20],
    ['ace-face-offsuit', 10,             10,             10],
    ['pair',             5,              5,              4],
  ],
);
