import type { Dealing } from '../../schema/cards-and-dealing.js';
import { cited, read } from '../../schema/cited.js';

export const DEALING: Dealing = {
  methods: [
    // A table with a shuffling machine must deal in groups of seven.
    cited(
      { method: 'hand', needs: [], without: ['automated-shuffler'], packets: 'one-card' },
      'SD-HCF-4#4',
    ),
    cited(
      { method: 'automated-shoe', needs: ['automated-shuffler'], packets: 'whole-hands' },
      'SD-HCF-4#5',
    ),
  ],
  before: [
    read('lock-progressive', 'SD-HCF-4#3', 'AMB-12'),
    read('collect-progressive', 'SD-HCF-4#3', 'AMB-12'),
  ],
  first: cited('dealers-left', 'SD-HCF-4#4'),
  last: cited('dealer', 'SD-HCF-4#4'),
  playerFaces: cited('down', 'SD-HCF-4#4'),
  dealerFaces: cited('down', 'SD-HCF-4#4'),
  stub: null,
  stubCountEvery: null,
};
