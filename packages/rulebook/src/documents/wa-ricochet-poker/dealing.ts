import type { Dealing } from '../../schema/cards-and-dealing.js';
import { cited, read, silent } from '../../schema/cited.js';

export const DEALING: Dealing = {
  methods: [
    silent({ method: 'hand', needs: [], packets: 'one-card' }, 'AMB-34'),
    silent({ method: 'manual-shoe', needs: [], packets: 'one-card' }, 'AMB-34'),
    read(
      { method: 'automated-shoe', needs: ['automated-shuffler'], packets: 'whole-hands' },
      'WA-RP-EQ#2',
      'AMB-34',
    ),
  ],
  before: [silent('announce-no-more-bets', 'AMB-58'), silent('lock-progressive', 'AMB-58')],
  first: silent('dealers-left', 'AMB-34'),
  last: silent('dealer', 'AMB-34'),
  playerFaces: cited('up', 'WA-RP-2'),
  dealerFaces: cited('up', 'WA-RP-2'),
  // The stub is still needed: players who stay draw from it.
  stub: null,
  stubCountEvery: null,
};
