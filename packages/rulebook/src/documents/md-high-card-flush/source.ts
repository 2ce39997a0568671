import { cited } from '../../schema/cited.js';
import { jurisdictionOf } from '../../schema/games.js';
import type { SourceDocument } from '../../schema/rulebook.js';

export const source: SourceDocument = {
  prefix: 'MD-HCF',
  jurisdiction: jurisdictionOf('md/high-card-flush'),
  title: 'High Card Flush',
  reference: 'MLGCA Version 1.0',
  // The document carries a version and no date.
  effective: cited(null, 'ALL-effective'),
  history: [],
};
