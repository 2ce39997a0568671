import { cited } from '../../schema/cited.js';
import { jurisdictionOf } from '../../schema/games.js';
import type { SourceDocument } from '../../schema/rulebook.js';

export const SOURCE: SourceDocument = {
  prefix: 'WA-RP',
  jurisdiction: jurisdictionOf('wa/ricochet-poker'),
  title: 'Ricochet Poker',
  reference:
    'Washington State Gambling Commission, submission #3072: approval of 2022-03-15, rules of play submitted 2022-03-07',
  effective: cited('2022-03-15', 'WA-RP-LTR-1'),
  history: [],
};
