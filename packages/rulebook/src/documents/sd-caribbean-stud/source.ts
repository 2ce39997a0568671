import { cited } from '../../schema/cited.js';
import { jurisdictionOf } from '../../schema/games.js';
import type { SourceDocument } from '../../schema/rulebook.js';

export const SOURCE: SourceDocument = {
  prefix: 'SD-CSP',
  jurisdiction: jurisdictionOf('sd/caribbean-stud'),
  title: 'The play: Caribbean stud poker',
  reference: 'ARSD 20:18:16:15.05',
  effective: cited('2015-05-13', 'SD-CSP-source'),
  history: [
    cited({ effective: '2001-08-28', reference: '28 SDR 24' }, 'SD-CSP-source'),
    cited({ effective: '2003-02-02', reference: '29 SDR 107' }, 'SD-CSP-source'),
    cited({ effective: '2006-01-30', reference: '32 SDR 128' }, 'SD-CSP-source'),
    cited({ effective: '2011-01-10', reference: '37 SDR 131' }, 'SD-CSP-source'),
    cited({ effective: '2015-05-13', reference: '41 SDR 187' }, 'SD-CSP-source'),
  ],
};
