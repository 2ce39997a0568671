import { cited } from '../../schema/cited.js';
import { jurisdictionOf } from '../../schema/games.js';
import type { Rulebook } from '../../schema/rulebook.js';

export const SOURCE: Rulebook['source'] = {
  prefix: 'NV-TSS',
  jurisdiction: jurisdictionOf('nv/two-street-stud'),
  title: 'Two-Street Stud',
  reference: 'Rules of play, one page',
  effective: cited('2026-01-01', 'NV-TSS-1'),
  history: [],
};
