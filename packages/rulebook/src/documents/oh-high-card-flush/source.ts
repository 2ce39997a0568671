import { silent } from '../../schema/cited.js';
import { jurisdictionOf } from '../../schema/games.js';
import type { SourceDocument } from '../../schema/rulebook.js';

export const SOURCE: SourceDocument = {
  prefix: 'OH-HCF',
  jurisdiction: jurisdictionOf('oh/high-card-flush'),
  title: 'High Card Flush: how to play',
  reference: "A casino's brochure",
  effective: silent(null, 'AMB-69'),
  history: [],
};
