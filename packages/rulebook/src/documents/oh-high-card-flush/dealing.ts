import type { Dealing } from '../../schema/cards-and-dealing.js';
import { silent } from '../../schema/cited.js';

export const DEALING: Dealing = {
  methods: [
    silent({ method: 'hand', needs: ['automated-shuffler'], packets: 'one-card' }, 'AMB-69'),
    silent({ method: 'manual-shoe', needs: [], packets: 'one-card' }, 'AMB-69'),
    silent({ method: 'automated-shoe', needs: [], packets: 'whole-hands' }, 'AMB-69'),
  ],
  // There is no progressive to lock or collect.
  before: [silent('announce-no-more-bets', 'AMB-69')],
  first: silent('dealers-left', 'AMB-69'),
  last: silent('dealer', 'AMB-69'),
  playerFaces: silent('down', 'AMB-69'),
  dealerFaces: silent('down', 'AMB-69'),
  stub: silent('to-the-rack-unexposed', 'AMB-69'),
  stubCountEvery: silent(5, 'AMB-69'),
};
