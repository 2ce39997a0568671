import { cited } from '../../schema/cited.js';
import { jurisdictionOf } from '../../schema/games.js';
import type { SourceDocument } from '../../schema/rulebook.js';

export const SOURCE: SourceDocument = {
  prefix: 'NV-TSS',
  jurisdiction: jurisdictionOf('nv/two-street-stud'),
  title: 'Two-Street Stud',
  reference: 'Rules of play, one page',
  effective: cited('2026-01-01', 'NV-TSS-1'),
  history: [],
};
