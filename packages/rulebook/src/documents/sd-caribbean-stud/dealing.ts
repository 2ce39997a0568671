import type { Dealing } from '../../schema/cards-and-dealing.js';
import { cited } from '../../schema/cited.js';

export const DEALING: Dealing = {
  methods: [
    cited({ method: 'hand', needs: [], packets: 'one-card' }, 'SD-CSP-9#2'),
    cited(
      { method: 'automated-shoe', needs: ['automated-shuffler'], packets: 'whole-hands' },
      'SD-CSP-9#2',
    ),
  ],
  before: [cited('lock-progressive', 'SD-CSP-5')],
  first: cited('dealers-left', 'SD-CSP-9#2'),
  last: cited('dealer', 'SD-CSP-9#2'),
  playerFaces: cited('down', 'SD-CSP-9#2'),
  dealerFaces: cited('fifth-up', 'SD-CSP-9#3'),
  stub: cited('to-the-rack-unexposed', 'SD-CSP-9#4'),
  stubCountEvery: null,
};
