import { cited } from '../../schema/cited.js';
import { jurisdictionOf } from '../../schema/games.js';
import type { SourceDocument } from '../../schema/rulebook.js';

export const SOURCE: SourceDocument = {
  prefix: 'SD-HCF',
  jurisdiction: jurisdictionOf('sd/high-card-flush'),
  title: 'The play: High Card Flush',
  reference: 'ARSD 20:18:16:15.21',
  effective: cited('2017-04-17', 'SD-HCF-source'),
  history: [cited({ effective: '2017-04-17', reference: '43 SDR 131' }, 'SD-HCF-source')],
};
